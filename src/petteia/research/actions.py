"""Moves as actions: whole numbers from 0, the same number of them at every decision."""

from typing import Protocol

from petteia.core.game import Game
from petteia.core.state import State
from petteia.research.rows import OFFERED


class Actions(Protocol):
    """How moves become actions and back."""

    size: int
    """How many actions there are."""
    first: int
    """The move that action 0 is; -1 where that depends on the position."""

    def legal(self, state: State) -> list[int]:
        """Return the actor's legal actions, in rising order."""

    def mark(self, state: State, mask: bytearray) -> None:
        """Put a 1 into a mask of zeros for each of the actor's legal actions."""

    def allows(self, state: State, action: int) -> bool:
        """Return whether an action is legal for the actor."""

    def move(self, state: State, action: int) -> int:
        """Return the number of the move that a legal action is."""


class Catalogued:
    """An action is a move's place among the catalogue's moves of seats."""

    def __init__(self, moves: range) -> None:
        self.size = len(moves)
        self.first = moves.start

    def legal(self, state: State) -> list[int]:
        """Return the actor's legal actions, in rising order."""
        first = self.first
        return sorted([move - first for move in state.legal()])

    def mark(self, state: State, mask: bytearray) -> None:
        """Put a 1 into a mask of zeros for each of the actor's legal actions."""
        first = self.first
        for move in state.legal():
            mask[move - first] = 1

    def allows(self, state: State, action: int) -> bool:
        """Return whether an action is legal for the actor."""
        return 0 <= action < self.size and state.refuse(action + self.first) == 0

    def move(self, state: State, action: int) -> int:
        """Return the number of the move that a legal action is."""
        return action + self.first


class Offered:
    """An action is a place in the list of legal moves."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.first = -1

    def legal(self, state: State) -> list[int]:
        """Return the actor's legal actions, in rising order."""
        return list(range(min(len(state.legal()), self.size)))

    def mark(self, state: State, mask: bytearray) -> None:
        """Put a 1 into a mask of zeros for each of the actor's legal actions."""
        for action in self.legal(state):
            mask[action] = 1

    def allows(self, state: State, action: int) -> bool:
        """Return whether an action is legal for the actor."""
        return 0 <= action < min(len(state.legal()), self.size)

    def move(self, state: State, action: int) -> int:
        """Return the number of the move that a legal action is."""
        return state.legal()[action]


def actions(game: Game, first: State) -> Actions:
    """Return the actions of a match that begins at a position."""
    if game.rules.unlisted:
        return Offered(OFFERED)
    return Catalogued(first.catalogue().moves(chance=False))
