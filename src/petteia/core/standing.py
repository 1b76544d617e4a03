"""The standing of a position, and as much of it as one seat may know."""

from petteia.core.game import Game
from petteia.core.standing_types import Standing
from petteia.core.state import NOBODY, State


def standing(game: Game, state: State) -> Standing:
    """Return the standing of a position."""
    return _standing(game, state, [game.sources] * state.players)


def seen_standing(game: Game, state: State, viewer: int | None) -> Standing:
    """Return the standing as a seat (None: a spectator) may know it."""
    open_to_all = tuple(source for source in game.sources if source not in game.secret_sources)
    if state.actor == NOBODY:
        open_to_all = game.sources
    known = [game.sources if seat == viewer else open_to_all for seat in range(state.players)]
    return _standing(game, state, known)


def _standing(game: Game, state: State, known: list[tuple[str, ...]]) -> Standing:
    over = state.actor == NOBODY
    points = []
    scores = []
    for seat in range(len(known)):
        by_source = dict(zip(game.sources, state.points(seat), strict=True))
        if known[seat] is not game.sources:
            by_source = {source: by_source[source] for source in known[seat]}
        points.append(by_source)
        scores.append(sum(by_source.values()))
    places = state.standing() if over else None
    return Standing(over, scores, places, state.round, points)
