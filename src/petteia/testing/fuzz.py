"""Fuzzed games: random games in which every promise is checked on the way.

A failure is raised as `Broken`, whose text ends with the record that reproduces it.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.message import Refusal
from petteia.core.rng import Rng
from petteia.core.state import NOBODY, State
from petteia.testing import promises
from petteia.testing.twins import Twin

LONGEST = 20_000
"""More moves than any game needs: a longer one counts as endless."""
NOW_AND_THEN = 16
"""Views and copies are checked at one position of so many."""
RARELY = 256
"""Whole records, words and moves of others are checked at one position of so many."""

Pick: TypeAlias = Callable[[State, Rng], int]
"""Chooses a legal move."""


class Broken(AssertionError):  # noqa: N818 - reads as what happened
    """A promise that does not hold, with the record that shows it."""

    def __init__(self, match: Match, error: AssertionError) -> None:
        super().__init__(f"{error}\nafter {len(match.moves)} moves of\n{match.record().dumps()}")


def fuzz(
    game: Game,
    players: int,
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    longest: int = LONGEST,
    pick: Pick = promises.some_move,
) -> None:
    """Play random games and check every promise; equal seeds play equal games.

    `pick` chooses the moves, for games whose rarer rules are seldom met in plain random play.
    """
    for index in range(games):
        one_game(game, players, Rng(seed << 32 | index), options or {}, longest, pick)
        if progress:
            progress(index + 1)


def one_game(
    game: Game,
    players: int,
    rng: Rng,
    options: dict[str, Any],
    longest: int = LONGEST,
    pick: Pick = promises.some_move,
) -> Match:
    """Play one random game to its end, checking on the way."""
    match = Match(game, players, options)
    try:
        _play(match, rng, longest, pick)
    except AssertionError as error:
        raise Broken(match, error) from error
    return match


def _play(match: Match, rng: Rng, longest: int, pick: Pick) -> None:
    game = match.game
    whole = game.probes.components(match.state)
    twin: Twin | None = None
    while match.state.actor != NOBODY:
        assert len(match.moves) < longest, "the game does not end"
        state = match.state
        _check(match, rng)
        if twin is None and rng.below(NOW_AND_THEN) == 0:
            viewer = int(rng.below(state.players + 1))
            twin = Twin(match, viewer if viewer < state.players else None, rng)
        move = game.move(state, pick(state, rng))
        lookalikes = twin.lookalikes(move, match) if twin else []
        events = match.submit(move)
        assert not isinstance(events, Refusal), f"{move} is legal and refused"
        if twin and not twin.follow(match, lookalikes):
            twin = None
        assert game.probes.components(match.state) == whole, f"{move} creates or loses something"
    _check(match, rng)
    promises.replays_equal(match)
    promises.all_is_said(match, rng)
    assert game.rules.ending(match.state), "a finished game does not say why it ended"


def _check(match: Match, rng: Rng) -> None:
    game, state = match.game, match.state
    promises.legal_is_what_is_not_refused(game, state)
    promises.chance_has_weights(game, state)
    promises.hints_are_true(game, state)
    if rng.below(NOW_AND_THEN) == 0:
        promises.texts_go_both_ways(game, state)
        promises.json_goes_both_ways(game, state, match.options, rng)
        promises.shorter_ways_agree(game, state)
        promises.copies_are_independent(game, state, rng)
        promises.places_follow_points(game, state)
        promises.imagined_looks_the_same(game, state, rng)
    if rng.below(RARELY) == 0:
        promises.others_are_refused(match)
        promises.all_is_said(match, rng)
        promises.replays_equal(match)
        promises.undo_is_to_the_edge(match)
