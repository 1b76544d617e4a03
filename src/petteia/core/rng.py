"""A small fast generator for playouts and imagined positions: equal seeds, equal numbers.

Thirty-two bit words, masked after every step, so that compiled and interpreted runs agree
(native integers wrap, Python's do not). The algorithm is sfc32 by Chris Doty-Humphrey.
"""

from typing import Final

from mypy_extensions import i64

from petteia.core.urn import Urn
from petteia.core.vectors import vec

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12  # rounds after seeding that mix the seed into all words


class Rng:
    """A reproducible stream of random numbers."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = (seed >> 64) & MASK
        self.counter: i64 = 1
        self.urn = Urn()
        """Where a game puts the moves that it draws from (see `State.draw`)."""
        while self.counter <= WARM_UP:
            self.word()

    def word(self) -> i64:
        """Return the next 32 random bits."""
        result: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & MASK
        return result

    def below(self, bound: i64) -> i64:
        """Return a whole number from 0 to bound - 1 (bound at most 2**31)."""
        return (self.word() * bound) >> 32

    def weighted(self, weights: list[i64]) -> i64:
        """Return an index, each as likely as its weight says."""
        total: i64 = 0
        for weight in weights:
            total += weight
        rest: i64 = self.below(total)
        index: i64 = 0
        for weight in weights:
            rest -= weight
            if rest < 0:
                return index
            index += 1
        raise ValueError("weights must be positive")

    def at_odds(self, weights: vec[i64], first: i64, count: i64) -> i64:
        """Return an index below `count`, as likely as the weight so far after the first says."""
        total: i64 = 0
        for at in range(first, first + count):
            total += weights[at]
        rest: i64 = self.below(total)
        for at in range(first, first + count):
            rest -= weights[at]
            if rest < 0:
                return at - first
        raise ValueError("weights must be positive")

    def one_of(self, urn: Urn) -> i64:
        """Return one of the moves in an urn, each as likely as the next."""
        return urn.moves[self.below(urn.count)]

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order."""
        for i in range(len(items) - 1, 0, -1):
            j: int = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
