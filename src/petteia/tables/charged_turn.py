"""A turn on the clock: what the moves that a seat made in a row have cost."""

import msgspec


class ChargedTurn(msgspec.Struct, frozen=True, array_like=True):
    """The moves a seat makes in a row, from `first` on, until the turn passes to another seat."""

    seat: int
    first: int
    """The index of its first move in the match."""
    used: list[int]
    """Milliseconds thought about each of its moves; an undo forgets none of them."""
    taken: int = 0
    """Milliseconds taken from the bank."""
    earned: int = 0
    """The increment, paid when the turn passed on."""


def earning(turn: ChargedTurn, earned: int) -> ChargedTurn:
    """Return a turn with another increment."""
    return ChargedTurn(turn.seat, turn.first, turn.used, turn.taken, earned)
