"""Playouts: random play to the end or for a number of decisions, the same however it is run."""

import json
import os
import subprocess
import sys

import pytest

from petteia.core.compilation import compiled
from petteia.core.game import Game
from petteia.core.playout import counted, playout, random_move
from petteia.core.registry import games
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY
from petteia.testing.digests import digests

TABLES = [(game, players) for game in games().values() for players in game.seats]
all_tables = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.name}-{players}" for game, players in TABLES]
)


@all_tables
def test_a_playout_plays_what_stepping_with_the_same_seed_plays(game: Game, players: int) -> None:
    stepped, rng = game.new(players), Rng(5)
    decisions = moves = 0
    while stepped.actor != NOBODY:
        move = random_move(stepped, rng)
        assert move in stepped.legal()
        decisions += stepped.actor != CHANCE
        moves += 1
        stepped.play(move)
    state = game.new(players)
    assert counted(state, Rng(5)) == (decisions, moves)
    assert game.snapshot(state) == game.snapshot(stepped)


@all_tables
def test_a_playout_can_stop_and_go_on(game: Game, players: int) -> None:
    whole, parts, rng = game.new(players), game.new(players), Rng(6)
    decisions = playout(whole, Rng(6))
    assert playout(parts, rng, 0) == 0
    assert playout(parts, rng, 7) == 7
    assert playout(parts, rng) == decisions - 7
    assert playout(parts, rng) == 0
    assert game.snapshot(parts) == game.snapshot(whole)


@pytest.mark.skipif(not compiled(), reason="compares a compiled engine with the interpreted one")
def test_equal_seeds_give_equal_results_compiled_and_interpreted() -> None:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    command = [sys.executable, "-m", "petteia.testing.digests"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    interpreted = json.loads(done.stdout)
    assert not interpreted["compiled"]
    assert digests() == interpreted["digests"]
