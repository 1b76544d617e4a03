"""What one build can do, measured by itself: `python bench/probes.py PROBE SECONDS`.

It runs with whatever build PYTHONPATH names, also with version 1.0, and prints a number for every
table as JSON. More is always better.
"""

import json
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from time import process_time
from typing import Any

from petteia.core.playout import playout
from petteia.core.registry import games
from petteia.core.rng import Rng
from petteia.core.state import State

STATES = 500
SEARCHED = 300
"""Simulations of the search whose memory is measured."""
TABLES = 20
"""Tables at the server."""
BATCH = 64
DEAR = "agora_ernest"
"""A decision of it takes a thousand times as long as one of the others."""

Found = dict[str, float]


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Return how much work was done in a second of the core's own time."""
    work(0)  # what is made once is not measured
    done = number = 0
    start = process_time()
    while not done or process_time() - start < seconds:
        number += 1
        done += work(number)
    return done / (process_time() - start)


def play(seconds: float) -> Found:
    """Decisions a second in random games inside the engine."""
    found = {}
    for game in games().values():
        for players in game.seats:
            found[f"{game.name} {players}"] = rate(partial(one_game, game.new(players)), seconds)
    return found


def one_game(first: State, seed: int) -> int:
    """Play at random to the end; return how many decisions that took."""
    return playout(first.copy(), Rng(seed))


def search(seconds: float) -> Found:
    """Simulations a second of the searching bot, in the middle of a game."""
    found = {}
    for game in games().values():
        for players in game.seats:
            times = 10 if game.name == DEAR else 100
            found[f"{game.name} {players}"] = rate(searcher(game, players, times), seconds)
    return found


def searcher(game: Any, players: int, times: int) -> Callable[[int], int]:
    """Return what searches the same position again and again."""
    (entry,) = entry_points(group="petteia.heuristics", name=game.name)
    bot = import_module("petteia.bots.bot").Searcher("bench", game, entry.load()(), times)
    state = game.new(players)
    rng = Rng(3)
    playout(state, rng, 12)
    while state.actor < 0:
        playout(state, rng, 1)
    view = getattr(game, "rules", game).view(state, state.actor)
    return lambda seed: int(bot.searched(view, Rng(seed)).iterations)


def batched(seconds: float) -> Found:
    """Steps a second of many games at once, with observations, masks and rewards."""
    import numpy as np

    env_of = import_module("petteia.research.batch").BatchedEnv
    found = {}
    for game in games().values():
        players = game.seats[-1]
        env = env_of(game.name, 4 if game.name == DEAR else BATCH, players, seed=1)
        choices = np.random.default_rng(1)
        env.reset()

        def step(seed: int, env: Any = env, choices: Any = choices) -> int:
            env.step(env.sample(choices))
            return int(env.size)

        found[f"{game.name} {players}"] = rate(step, seconds)
    return found


def memory(seconds: float) -> Found:
    """Positions, and searches, that fit into a gigabyte."""
    found = {}
    for game in games().values():
        players = game.seats[-1]
        state = game.new(players)
        playout(state, Rng(5), 20)
        held = traced(partial(copies, state))
        found[f"{game.name} {players}, position"] = 1e9 * STATES / held
        bot = searcher(game, players, SEARCHED // (10 if game.name == DEAR else 1))
        bot(1)
        found[f"{game.name} {players}, search"] = 1e9 / traced(partial(bot, 2))
    return found


def copies(state: State) -> list[State]:
    """Return many copies of a position."""
    return [state.copy() for _ in range(STATES)]


def traced(work: Callable[[], Any]) -> int:
    """Return the most memory that some work held, in bytes."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def server(seconds: float) -> Found:
    """Moves at tables of four for each second of the server's processor time."""
    try:
        process = import_module("bench.server.process")
    except ModuleNotFoundError:
        process = import_module("bench.server.running")  # its name in 1.0
    crowd, ours = import_module("bench.server.crowd"), import_module("bench.server.ours")
    with process.our_nodes(1, "") as nodes:
        measured = crowd.run(ours.OurCrowd(nodes, 0, "agora_lieske"), TABLES, 10 * seconds)
    return {"agora_lieske 4": 1000 / measured.cpu_ms_per_move}


PROBES = {probe.__name__: probe for probe in (play, search, batched, memory, server)}

if __name__ == "__main__":
    print(json.dumps(PROBES[sys.argv[1]](float(sys.argv[2]))))
