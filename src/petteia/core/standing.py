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
    """Points by source, per seat; they sum to the score. A source that the reader may not know
    is left out."""


def standing(game: "Game", state: State) -> Standing:
    """Return the standing of a position."""
    return _standing(game, state, [game.sources] * state.players)


def seen_standing(game: "Game", state: State, viewer: int | None) -> Standing:
    """Return the standing as a seat (None: a spectator) may know it."""
    open_to_all = tuple(source for source in game.sources if source not in game.secret_sources)
    if state.actor == NOBODY:
        open_to_all = game.sources
    known = [game.sources if seat == viewer else open_to_all for seat in range(state.players)]
    return _standing(game, state, known)


def _standing(game: "Game", state: State, known: list[tuple[str, ...]]) -> Standing:
    over = state.actor == NOBODY
    points = []
    for seat, sources in enumerate(known):
        by_source = dict(zip(game.sources, state.points(seat), strict=True))
        if sources is not game.sources:
            by_source = {source: by_source[source] for source in sources}
        points.append(by_source)
    return Standing(
        over=over,
        scores=[sum(by_source.values()) for by_source in points],
        places=state.standing() if over else None,
        rounds=state.round,
        points=points,
    )
