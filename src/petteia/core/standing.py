"""The result of a match: over or not, scores, places, points by source."""

from typing import TYPE_CHECKING

from msgspec import Struct

from petteia.core.state import NOBODY, State

if TYPE_CHECKING:
    from petteia.core.game import Game


class Standing(Struct, frozen=True):
    """The result of a match so far; of an unfinished one as if it ended now."""

    over: bool
    scores: list[int]
    places: list[int] | None
    """Like 1, 1, 3; nothing while the game goes on."""
    rounds: int
    """Rounds begun."""
    points: list[dict[str, int]]
    """Points by source, per seat; they sum to the score."""


def standing(game: "Game", state: State) -> Standing:
    """Return the standing of a position."""
    over = state.actor == NOBODY
    points = [state.points(seat) for seat in range(state.players)]
    return Standing(
        over=over,
        scores=[sum(by_source) for by_source in points],
        places=state.standing() if over else None,
        rounds=state.round,
        points=[dict(zip(game.sources, by_source, strict=True)) for by_source in points],
    )
