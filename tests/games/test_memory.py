"""What is thrown away is freed, also what typed vectors hold."""

import gc
import tracemalloc
from collections.abc import Callable

import pytest

from petteia.core.game import Game
from petteia.core.playout import playout
from petteia.core.registry import games
from petteia.core.rng import Rng

TIMES = 40
LITTLE = 200
"""Bytes for each time that caches may still take; the smallest vector of a position has more."""

OURS = [game for game in games().values() if game.package.startswith("petteia.")]
all_games = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


def left_behind(work: Callable[[], object]) -> float:
    """Return how many bytes stay each time that something is done."""
    for _ in range(3):
        work()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(TIMES):
            work()
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / TIMES
    finally:
        tracemalloc.stop()


@all_games
def test_restored_and_imagined_positions_are_freed(game: Game) -> None:
    players = game.seats[-1]
    state = game.new(players)
    playout(state, Rng(1), 6)
    snapshot, view, rng = game.snapshot(state), game.rules.view(state, None), Rng(2)
    assert left_behind(lambda: game.restore(players, {}, snapshot)) < LITTLE
    assert left_behind(lambda: game.imagine(view, rng)) < LITTLE


@all_games
def test_settings_are_freed(game: Game) -> None:
    def begin() -> None:
        game.new(game.seats[0])
        game.beginnings.clear()

    assert left_behind(begin) < LITTLE
