"""What a match remembers of a move."""

from msgspec import Struct

from petteia.core.message import Event


class PlayedMove(Struct, frozen=True, array_like=True):
    """A move that was made, with all that a match remembers of it."""

    text: str
    number: int
    round: int
    events: list[Event]
