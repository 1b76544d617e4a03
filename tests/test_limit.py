"""The C kernel of the benchmark plays the engine's games, so that their speeds can be compared."""

import pytest
from bench.limit import Kernel, compiler

from petteia.core.playout import playout
from petteia.core.registry import game
from petteia.core.rng import Rng
from petteia.games.offrandes.model import Position

if compiler() is None:
    pytest.skip("a C compiler is not installed", allow_module_level=True)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_equal_seeds_give_equal_games(players: int) -> None:
    kernel = Kernel(players)
    decisions = 0
    for seed in range(40):
        state = game("offrandes").new(players)
        assert isinstance(state, Position)
        made = playout(state, Rng(seed))
        points = list(zip(state.prayed, state.sacrificed, strict=True))
        assert kernel.result(seed) == (made, state.ending, state.round, points)
        decisions += made
    assert kernel.playouts(0, 40) == decisions
