"""Games of players with a temper keep all promises too: they trade, pray and look at oracles."""

import pytest

from petteia.core.rng import Rng
from petteia.testing import fuzz

from .scenes import GAME
from .tempers import PRIESTS, WHEAT, players_of


@pytest.mark.many
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", GAME.seats)
def test_games_with_a_temper_keep_all_promises(players: int, seed: int) -> None:
    fuzz(GAME, players, 1, seed, pick=players_of(Rng(seed), players))


@pytest.mark.many
@pytest.mark.parametrize("players", GAME.seats)
def test_games_with_much_wheat_keep_all_promises(players: int) -> None:
    pick = players_of(Rng(1), players, PRIESTS)
    fuzz(GAME, players, 1, seed=1, options={"data": WHEAT}, pick=pick)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 140))
@pytest.mark.parametrize("players", GAME.seats)
def test_many_games_with_a_temper_keep_all_promises(players: int, seed: int) -> None:
    fuzz(GAME, players, 10, seed, pick=players_of(Rng(seed), players))
