"""One game being played for research: actions in, arrays out, chance drawn inside."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from petteia.core.game import Game
from petteia.core.playout import random_move
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY, State
from petteia.research.actions import Actions, actions
from petteia.research.observers import observer
from petteia.research.rewards import rewards

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


class Episode:
    """A game from its first decision to its end, and then the next one."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Any] | None, rng: Rng
    ) -> None:
        self.game = game
        self.rng = rng
        self.first: State = game.new(players, options)
        self.observer = observer(game, players, options)
        self.actions: Actions = actions(game, self.first)
        self.begin()

    def begin(self) -> None:
        """Begin a game."""
        self.state = self.first.copy()
        self._draw()

    @property
    def seat(self) -> int:
        """Whose decision it is; NOBODY at the end."""
        return self.state.actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == NOBODY

    def play(self, action: int) -> None:
        """Make the move of a legal action, and draw until the next decision."""
        state = self.state
        state.play(self.actions.move(state, action))
        if state.actor == CHANCE:
            self._draw()

    def _draw(self) -> None:
        state, rng = self.state, self.rng
        while state.actor == CHANCE:
            state.play(random_move(state, rng))

    def view(self, seat: int) -> Any:
        """Return what a seat knows, as people are shown it."""
        return self.game.rules.view(self.state, seat)

    def observe(self, seat: int) -> Observation:
        """Return what a seat knows as an array."""
        return np.asarray(memoryview(self.observer.row(self.state, seat))).astype(np.float32)

    def legal(self) -> list[int]:
        """Return the legal actions of the seat whose decision it is."""
        return [] if self.over else self.actions.legal(self.state)

    def allows(self, action: int) -> bool:
        """Return whether an action is legal for the seat whose decision it is."""
        return not self.over and self.actions.allows(self.state, action)

    def mask(self, seat: int) -> Mask:
        """Return 1 for each legal action of a seat, 0 for the others."""
        mask = bytearray(self.actions.size)
        if seat == self.state.actor:
            self.actions.mark(self.state, mask)
        return np.frombuffer(mask, np.int8)

    def text(self, action: int) -> str:
        """Return a legal action as it is written in a record."""
        return str(self.game.move(self.state, self.actions.move(self.state, action)))

    def rewards(self) -> list[float]:
        """Return what the game was worth to each seat; 0 while it goes on."""
        return rewards(self.state) if self.over else [0.0] * self.state.players
