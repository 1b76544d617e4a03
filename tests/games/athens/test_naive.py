"""The engine and a second, naive implementation agree on every move of random games."""

import pytest

from petteia.core.match import Match
from petteia.core.registry import game
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY

from .naive import Naive

GAME = game("athens")
TEMPERS: tuple[dict[str, int], ...] = (
    {},
    # a merchant, who keeps his cubes and trades, prays and fills squares
    {"pass": 30, "trade": 90, "oracle": 9, "wheat": 90, "pray": 60, "square": 9, "make": 30,
     "kiln": 9, "vineyard": 9, "olive": 9, "flip": 2, "drop lower": 4},
    # a general, who does the same with armies
    {"pass": 30, "trade": 90, "oracle": 9, "wheat": 90, "pray": 60, "square": 9, "make": 30,
     "barley": 9, "smithy": 9, "shipyard": 4, "flip": 2, "drop lower": 4},
    # an architect, who builds monuments and puts every cube on events
    {"quarry": 30, "workshop": 5, "parthenon": 60, "erechtheion": 60, "stadium": 60, "theater": 60,
     "nike": 60, "propylaia": 60, "stoa": 60, "hephaestus": 60, "put": 30, "make": 9,
     "drop lower": 3, "kiln": 3, "vineyard": 3},
    # a speaker, who buys cards of his own and uses them
    {"ecclesia": 9, "agora": 9, "village": 9, "reroll": 9, "swap": 9, "put": 9, "make": 9},
)  # fmt: skip
"""Words that make a move likelier, for players who do not just play anything."""


def some_text(match: Match, rng: Rng, tempers: list[int]) -> str:
    """Return a random legal move, as the seat's temper has it."""
    state = match.state
    legal = [str(GAME.move(state, number)) for number in state.legal()]
    if state.actor == CHANCE:
        return legal[rng.weighted(state.weights())]
    temper = TEMPERS[tempers[state.actor]]
    weights = []
    for text in legal:
        liked = [weight for word, weight in temper.items() if f" {word}" in text]
        weights.append(max([1, *liked]))
    return legal[rng.weighted(weights)]


def compare(players: int, seed: int) -> Match:
    """Play one random game in both; return the match."""
    rng = Rng(seed)
    tempers = [int(rng.below(len(TEMPERS))) for _ in range(players)]
    match, naive = Match(GAME, players), Naive(players)
    while match.state.actor != NOBODY:
        state = match.state
        texts = [str(GAME.move(state, number)) for number in state.legal()]
        weights = state.weights() if state.actor == CHANCE else [1] * len(texts)
        assert dict(zip(texts, weights, strict=True)) == naive.legal, match.moves
        for seat in range(players):
            assert state.points(seat) == naive.players[seat].points()
        text = some_text(match, rng, tempers)
        match.submit(text)
        naive.play(text)
    assert naive.over
    assert match.standing().rounds == naive.round
    assert match.standing().places == naive.places()
    for seat in range(players):
        assert match.state.points(seat) == naive.players[seat].points()
    return match


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", GAME.seats)
def test_both_implementations_agree(players: int, seed: int) -> None:
    assert len(compare(players, seed).moves) > 100


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 200))
@pytest.mark.parametrize("players", GAME.seats)
def test_both_implementations_agree_in_many_games(players: int, seed: int) -> None:
    assert len(compare(players, seed).moves) > 100
