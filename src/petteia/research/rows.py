"""Many games side by side, one row each: actions in, numbers out."""

from typing import Final, cast

from mypy_extensions import i32, i64, u8

from petteia.core.compilation import compiled
from petteia.core.observer import Observer, row_of
from petteia.core.playout import random_move
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY, State
from petteia.core.urn import Urn
from petteia.core.vectors import vec

OFFERED: Final = 400
"""The most moves a game offers whose moves no catalogue can list (Agora of Ernest)."""


def flags(count: int) -> "vec[u8]":
    """Return so many zeros side by side in memory, where numpy can read them."""
    if compiled():
        return vec[u8]([0] * count)
    return cast("vec[u8]", bytearray(count))


class Rows:
    """The games, and what the seats that decide may do and know.

    An action is a move's place in the catalogue, from the move `listed` on; where seats have moves
    that no catalogue lists (`listed` is negative), it is a place in the list of legal moves.
    """

    def __init__(
        self, first: State, rngs: list[Rng], observer: Observer, listed: int, actions: int
    ) -> None:
        self.first = first
        self.rngs = rngs
        self.observer = observer
        self.listed: i64 = listed
        self.actions: i64 = actions
        self.size: i64 = len(rngs)
        self.states: list[State] = [first] * len(rngs)
        self.marked = [Urn() for _ in rngs]
        """The legal moves, as they are marked in the masks."""
        self.masks = flags(len(rngs) * actions)
        self.seats = row_of([NOBODY] * len(rngs))
        self.blank = row_of(observer.printed * len(rngs))
        for row in range(self.size):
            self.begin(row)

    def begin(self, row: i64) -> None:
        """Begin a game."""
        state = self.first.copy()
        self.draw(state, row)
        self.states[row] = state

    def draw(self, state: State, row: i64) -> None:
        """Let chance decide until a seat must."""
        while state.actor == CHANCE:
            state.play(random_move(state, self.rngs[row]))

    def illegal(self, chosen: list[int]) -> i64:
        """Return the first game that is going on and whose action is not legal, or -1."""
        row: i64 = 0
        for action in chosen:
            number: i64 = action
            good = 0 <= number < self.actions and self.masks[row * self.actions + number] != 0
            if not good and self.states[row].actor != NOBODY:
                return row
            row += 1
        return -1

    def play(self, chosen: list[int]) -> list[int]:
        """Play a legal action in every game that is going on; return those that ended."""
        ended: list[int] = []
        row: i64 = 0
        for action in chosen:
            state = self.states[row]
            if state.actor != NOBODY:
                number: i64 = action
                state.play(
                    number + self.listed if self.listed >= 0 else self.marked[row].moves[number]
                )
                if state.actor == CHANCE:
                    self.draw(state, row)
                if state.actor == NOBODY:
                    ended.append(row)
            row += 1
        return ended

    def mark(self) -> None:
        """Write for every game the seat that decides and its legal actions."""
        row: i64 = 0
        for state in self.states:
            actor: int = state.actor
            self.seats[row] = actor
            found = self.marked[row]
            self.write_mask(row, found, 0)
            found.empty()
            state.find(found)
            self.write_mask(row, found, 1)
            row += 1

    def write_mask(self, row: i64, found: Urn, flag: u8) -> None:
        """Write a flag for each of some moves into the mask of a game."""
        masks = self.masks
        at = row * self.actions
        if self.listed < 0:
            for place in range(min(found.count, self.actions)):
                masks[at + place] = flag
        else:
            at -= self.listed
            for place in range(found.count):
                masks[at + found.moves[place]] = flag

    def observe(self) -> "vec[i32]":
        """Return what the seats that decide know, row after row; of a finished game nothing."""
        out = self.blank[:]
        at: i64 = 0
        for state in self.states:
            if state.actor != NOBODY:
                self.observer.write(state, state.actor, out, at)
            at += self.observer.size
        return out
