"""What a seat knows as a row of whole numbers, written straight from the position.

A game that has an observer writes nothing there that the seat's view does not show: two positions
that look the same to a seat give it the same row.
"""

from abc import ABC, abstractmethod
from array import array
from typing import cast

from mypy_extensions import i32, i64, mypyc_attr

from petteia.core.compilation import compiled
from petteia.core.layout import Layout
from petteia.core.state import State
from petteia.core.vectors import vec


def row_of(numbers: list[int]) -> "vec[i32]":
    """Return numbers side by side in memory, where numpy can read them."""
    if compiled():
        return vec[i32](numbers)
    return cast("vec[i32]", array("i", numbers))


def write_seats(out: "vec[i32]", at: i64, state: State, seat: i64) -> None:
    """Write the two fields that every row begins with: the viewer and the actor."""
    actor = state.actor
    players = state.players
    out[at + seat] = 1
    out[at + players + (actor if actor >= 0 else players - 1 - actor)] = 1  # CHANCE, then NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC):
    """Writes what seats know of the positions of one kind of match."""

    def __init__(self, layout: Layout) -> None:
        self.names = layout.names
        """What each place of a row holds."""
        self.printed = layout.printed
        """A row in which nothing is written yet: what stays the same in a match."""
        self.size: i64 = len(layout.names)
        """How many places a row has."""
        self.blank = row_of(layout.printed)

    def row(self, state: State, seat: i64) -> "vec[i32]":
        """Return what a seat knows as a row of its own."""
        row = self.blank[:]
        self.write(state, seat, row, 0)
        return row

    @abstractmethod
    def write(self, state: State, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write what a seat knows into the row that begins at `at` and holds what is printed."""
