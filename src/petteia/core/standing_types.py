"""The result of a match: over or not, scores, places, points by source."""

from msgspec import Struct


class Standing(Struct, frozen=True, gc=False):
    """The result of a match so far; of an unfinished one as if it ended now."""

    over: bool
    scores: list[int]
    places: list[int] | None
    """Like 1, 1, 3; nothing while the game goes on."""
    rounds: int
    """Rounds begun."""
    points: list[dict[str, int]]
    """Points by source, per seat; they sum to the score. A source that the reader may not know
    is left out."""
