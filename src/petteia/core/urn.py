"""An urn for moves: they are put in, listed or drawn from, and the room for them stays."""

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import extend, vec

ROOM: Final = vec[i64]([0] * 32)
"""What an urn grows by; few positions offer more moves."""


class Urn:
    """Moves in the order in which they were put in. Used again, it needs no memory to be made."""

    def __init__(self) -> None:
        self.moves: vec[i64] = vec[i64]()
        """The first `count` of these numbers are the moves."""
        self.count: i64 = 0

    def empty(self) -> None:
        """Take all moves out."""
        self.count = 0

    def put(self, move: i64) -> None:
        """Put a move in."""
        if self.count == len(self.moves):
            self.moves = extend(self.moves, ROOM)
        self.moves[self.count] = move
        self.count += 1

    def listed(self) -> list[int]:
        """Return all moves."""
        return [self.moves[at] for at in range(self.count)]
