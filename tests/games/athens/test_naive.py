"""The engine and a second, naive implementation agree on every move of random games."""

import pytest

from petteia.core.match import Match
from petteia.core.registry import game
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY

from .naive import Naive
from .tempers import players_of

GAME = game("athens")


def compare(players: int, seed: int) -> Match:
    """Play one random game in both; return the match."""
    rng = Rng(seed)
    pick = players_of(rng, players)
    match, naive = Match(GAME, players), Naive(players)
    while match.state.actor != NOBODY:
        state = match.state
        texts = [str(GAME.move(state, number)) for number in state.legal()]
        weights = state.weights() if state.actor == CHANCE else [1] * len(texts)
        assert dict(zip(texts, weights, strict=True)) == naive.legal, match.moves
        for seat in range(players):
            assert state.points(seat) == naive.players[seat].points()
        text = str(GAME.move(state, pick(state, rng)))
        match.submit(text)
        naive.play(text)
    assert naive.over
    assert match.standing().rounds == naive.round
    assert match.standing().places == naive.places()
    for seat in range(players):
        assert match.state.points(seat) == naive.players[seat].points()
    return match


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", GAME.seats)
def test_both_implementations_agree(players: int, seed: int) -> None:
    assert len(compare(players, seed).moves) > 100


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 200))
@pytest.mark.parametrize("players", GAME.seats)
def test_both_implementations_agree_in_many_games(players: int, seed: int) -> None:
    assert len(compare(players, seed).moves) > 100
