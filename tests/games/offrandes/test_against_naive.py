"""The engine and the naive game written from the rules offer the same moves and results."""

from pathlib import Path
from typing import Any

import pytest

from petteia.core.match import Match
from petteia.core.record import loads
from petteia.core.rng import Rng
from petteia.core.state import NOBODY
from petteia.testing.promises import some_move

from .naive import ANIMALS, Naive
from .scenes import GAME

RECORDS = Path(__file__).parents[2] / "records"
SOME = 4
MANY = 60
STABLES = {"full": {}, "poor": dict.fromkeys(ANIMALS, 3), "no oxen": {"ox": 0, "sheep": 1}}


def offered(match: Match) -> set[str]:
    return {str(match.game.move(match.state, number)) for number in match.state.legal()}


def same(match: Match, naive: Naive) -> None:
    standing = match.standing()
    assert standing.over == naive.over
    assert standing.rounds == naive.round
    assert standing.points == [naive.points(city) for city in naive.cities]
    if naive.over:
        assert standing.places == naive.places()


def compare(players: int, floor: int, stable: str, seeds: range) -> None:
    """Play random games on both and compare every move offered and every score."""
    options: dict[str, Any] = {"corruption_floor": floor, "data": {"stable": STABLES[stable]}}
    for seed in seeds:
        rng = Rng(floor << 32 | seed)
        match, naive = Match(GAME, players, options), Naive(players, floor, STABLES[stable])
        while match.state.actor != NOBODY:
            assert offered(match) == naive.choices, match.record().dumps()
            move = str(GAME.move(match.state, some_move(match.state, rng)))
            match.submit(move)
            naive.make(move)
            same(match, naive)
        assert naive.over


@pytest.mark.parametrize("stable", STABLES)
@pytest.mark.parametrize("floor", [1, 2])
@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_offer_the_same_moves_and_results(
    players: int, floor: int, stable: str
) -> None:
    compare(players, floor, stable, range(SOME))


@pytest.mark.long
@pytest.mark.parametrize("stable", STABLES)
@pytest.mark.parametrize("floor", [1, 2])
@pytest.mark.parametrize("players", GAME.seats)
def test_many_random_games_offer_the_same_moves_and_results(
    players: int, floor: int, stable: str
) -> None:
    compare(players, floor, stable, range(SOME, SOME + MANY))


@pytest.mark.parametrize("players", GAME.seats)
def test_golden_records_replay_in_the_naive_game(players: int) -> None:
    for line in (RECORDS / f"offrandes-{players}.jsonl").read_text().splitlines():
        record = loads(line)
        naive = Naive(players, record.options.get("corruption_floor", 1))
        for move in record.moves:
            naive.make(move)
        same(Match.of(record), naive)
