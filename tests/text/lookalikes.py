"""Games beside twins that differ only in what a seat cannot know, for whatever tells that seat."""

from collections.abc import Iterator

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.rng import Rng
from petteia.core.state import NOBODY
from petteia.testing.promises import some_move
from petteia.testing.twins import Twin


def lookalikes(
    value: Game, players: int, rng: Rng, longest: int = 20_000
) -> Iterator[tuple[Match, Match, int]]:
    """Play a random game; yield it and its twin, with the viewer, wherever they differ in secret.

    The same pair comes again and again until something is told that parts them.
    """
    match = Match(value, players)
    twin, viewer = None, 0
    while match.state.actor != NOBODY and len(match.moves) < longest:
        if twin is None:
            viewer = int(rng.below(players))
            twin = Twin(match, viewer, rng)
        move = value.move(match.state, some_move(match.state, rng))
        alike = twin.lookalikes(move, match)
        match.submit(move)
        if not twin.follow(match, alike):
            twin = None
        elif twin.hidden:
            yield match, twin.match, viewer
