"""A set of move numbers: a hash table with open addressing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import vec

FIRST_SIZE: Final[i64] = 2048
EMPTY: Final = 0
"""No placement has this number."""


class MoveSet:
    """The numbers of placements that have been seen."""

    table: vec[i64]
    size: i64
    count: i64

    def __init__(self) -> None:
        self.size = FIRST_SIZE  # a power of two
        self.table = vec[i64]([EMPTY] * FIRST_SIZE)
        self.count = 0

    def slot(self, move: i64) -> i64:
        """Return where a move is, or where it would go."""
        last = self.size - 1
        table = self.table
        at = (move >> 32) * 40503 + (move >> 16 & 65535) * 30011 + (move & 65535) * 7919 & last
        while table[at] != EMPTY and table[at] != move:
            at = at + 1 & last
        return at

    def add(self, move: i64) -> bool:
        """Add a move; say whether it is new."""
        at = self.slot(move)
        if self.table[at] == move:
            return False
        self.table[at] = move
        self.count += 1
        if 2 * self.count > self.size:
            self.grow()
        return True

    def grow(self) -> None:
        """Make room for twice as many moves."""
        moves = self.table
        self.size *= 2
        self.table = vec[i64]([EMPTY] * self.size)
        for move in moves:
            if move != EMPTY:
                self.table[self.slot(move)] = move
