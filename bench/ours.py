"""Our games as they are measured: inside the engine, stepped from Python, through adapters."""

import random
from collections.abc import Callable
from functools import partial
from time import process_time

import numpy as np
from bench.engine import middle, step_through
from bench.measure import Case, Work
from bench.peers import zoo_work
from bench.previews import previews

from petteia.core.game import Game
from petteia.core.playout import NO_LIMIT, playout, playouts
from petteia.core.registry import games
from petteia.core.rng import Rng
from petteia.research.batch import BatchedEnv
from petteia.research.pettingzoo import aec

BATCH = 256
COPIES = 100
SLOW = ("agora_ernest",)
"""Games that are measured with fewer rows, for a game takes a good part of a second."""


def inside(game: Game, players: int) -> Work:
    """Whole random games inside the engine."""
    first = game.new(players)
    return lambda seed: (playout(first.copy(), Rng(seed), NO_LIMIT), 1)


def stepped(game: Game, players: int) -> Work:
    """Random games stepped from Python: legal moves, choice, move."""
    first = game.new(players)
    choose = random.Random(0)
    return lambda seed: (step_through(first.copy(), choose), 1)


def copies(game: Game, players: int) -> Work:
    """Copies of positions in the middle of games; called from Python."""
    states = middle(game.name, players)

    def work(seed: int) -> tuple[int, int]:
        for state in states:
            state.copy()
        return len(states), 0

    return work


def copies_inside(game: Game, players: int) -> Work:
    """The same copies, made by compiled code: playouts without a move."""
    states = middle(game.name, players)
    rng = Rng(0)

    def work(seed: int) -> tuple[int, int]:
        for state in states:
            playouts(state, rng, COPIES, 0)
        return len(states) * COPIES, 0

    return work


def legals(game: Game, players: int) -> Work:
    """Legal moves of positions in the middle of games; called from Python."""
    states = middle(game.name, players)

    def work(seed: int) -> tuple[int, int]:
        for state in states:
            state.legal()
        return len(states), 0

    return work


def zoo(game: Game, players: int) -> Work:
    """Random games through the PettingZoo environment, observations included."""
    return zoo_work(lambda: aec.env(game.name, players))


def batched(game: Game, players: int) -> Work:
    """Many games at once, observations included; the random choice too."""
    env = BatchedEnv(game.name, 16 if game.name in SLOW else BATCH, players, seed=1)
    rng = np.random.default_rng(1)
    env.reset()

    def work(seed: int) -> tuple[int, int]:
        now = env.step(env.sample(rng))
        return env.size, int(now.dones.sum())

    return work


HOW: dict[str, Callable[[Game, int], Work]] = {
    "inside": inside,
    "stepped": stepped,
    "copy": copies,
    "copy inside": copies_inside,
    "legal": legals,
    "pettingzoo": zoo,
    "batched": batched,
}


def cases() -> list[Case]:
    """Return every way to drive every game at every number of players."""
    return [
        Case("petteia", game.name, players, how, partial(made, game, players))
        for game in games().values()
        for players in game.seats
        for how, made in [*HOW.items(), *([("preview", previews)] if game.wording.preview else [])]
    ]


def quarters(game: Game, players: int, number: int) -> list[float]:
    """Return microseconds for a decision in each quarter of random games, inside the engine."""
    first = game.new(players)
    spent, made = [0.0] * 4, [0] * 4
    for seed in range(number):
        length = playout(first.copy(), Rng(seed), NO_LIMIT)
        state, rng = first.copy(), Rng(seed)
        for quarter in range(4):
            limit = length // 4 if quarter < 3 else NO_LIMIT
            start = process_time()
            made[quarter] += playout(state, rng, limit)
            spent[quarter] += process_time() - start
    return [1e6 * s / m for s, m in zip(spent, made, strict=True)]
