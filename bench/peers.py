"""Games of other projects as they are measured; chance is played and not counted."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from bench.measure import Case, Work

OPENSPIEL = ("gin_rummy", "crazy_eights(players=4)", "backgammon", "hanabi")
OPENSPIEL_PYTHON = ("python_kuhn_poker", "python_block_dominoes", "python_liars_poker")
PETTINGZOO = ("texas_holdem_v4", "hanabi_v5", "leduc_holdem_v4", "connect_four_v3")
RLCARD = ("limit-holdem", "leduc-holdem", "gin-rummy", "uno", "doudizhu")
PGX = ("backgammon", "leduc_holdem", "kuhn_poker", "connect_four")
SAMPLE = 64
PGX_ROWS, PGX_STEPS = 512, 32


def openspiel_stepped(name: str) -> Work:
    """A random game stepped from Python."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401 - registers the games in Python

    game = pyspiel.load_game(name)
    choose = random.Random(0)

    def work(seed: int) -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                moves = [move for move, _ in outcomes]
                move = choose.choices(moves, [chance for _, chance in outcomes])[0]
            else:
                legal = state.legal_actions()
                move = legal[int(choose.random() * len(legal))]
                decisions += 1
            state.apply_action(move)
        return decisions, 1

    return work


def openspiel_middle(name: str) -> list[Any]:
    """Positions from the middle of random games, a seat to move."""
    import pyspiel

    game = pyspiel.load_game(name)
    choose = random.Random(0)
    found: list[Any] = []
    while len(found) < SAMPLE:
        state = game.new_initial_state()
        passed = []
        while not state.is_terminal():
            if not state.is_chance_node():
                passed.append(state.clone())
            state.apply_action(choose.choice(state.legal_actions()))
        found.append(passed[len(passed) // 4 + len(passed) * len(found) // (2 * SAMPLE)])
    return found


def openspiel_copies(name: str) -> Work:
    """Copies of positions in the middle of games; called from Python."""
    states = openspiel_middle(name)

    def work(seed: int) -> tuple[int, int]:
        for state in states:
            state.clone()
        return len(states), 0

    return work


def openspiel_legals(name: str) -> Work:
    """Legal moves of positions in the middle of games; called from Python."""
    states = openspiel_middle(name)

    def work(seed: int) -> tuple[int, int]:
        for state in states:
            state.legal_actions()
        return len(states), 0

    return work


def openspiel_inside(name: str) -> Work:
    """A random game wholly in C++, between its own random bots.

    Decisions are counted in some games beforehand: counting in each would be measured too.
    """
    import pyspiel

    game = pyspiel.load_game(name)

    def bots(seed: int) -> list[Any]:
        return [pyspiel.make_uniform_random_bot(p, seed + p) for p in range(game.num_players())]

    counted, sample = 0, 200
    for seed in range(sample):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots(seed), seed)
        counted += sum(action.player >= 0 for action in state.full_history())
    players = bots(0)

    def work(seed: int) -> tuple[int, int]:
        for turn in range(sample):
            pyspiel.evaluate_bots(game.new_initial_state(), players, seed * sample + turn)
        return counted, sample

    return work


def zoo_work(make: Callable[[], Any]) -> Work:
    """A random game in a PettingZoo environment, as its documentation drives one."""
    import numpy as np

    env = make()
    choose = random.Random(0)

    def work(seed: int) -> tuple[int, int]:
        env.reset(seed=seed)
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            masked = isinstance(observation, dict) and "action_mask" in observation
            mask = observation["action_mask"] if masked else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(choose.random() * len(legal))]))
            decisions += 1
        return decisions, 1

    return work


def pettingzoo(name: str) -> Work:
    """A random game in one of PettingZoo's classic environments."""
    from importlib import import_module

    module = import_module(f"pettingzoo.classic.{name}")
    return zoo_work(module.env)


def rlcard(name: str) -> Work:
    """A random game in an RLCard environment."""
    import rlcard as library

    env = library.make(name, config={"seed": 1})
    choose = random.Random(0)

    def work(seed: int) -> tuple[int, int]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(choose.random() * len(legal))])
            decisions += 1
        return decisions, 1

    return work


def pgx(name: str) -> Work:
    """Many random games at once in pgx, with its own automatic reset."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        choose, draw = jax.random.split(key)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choose, logits, axis=1)
        after = step(state, actions, jax.random.split(draw, PGX_ROWS))
        return after, after.terminated.sum()

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, PGX_STEPS)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), PGX_ROWS))

    def work(seed: int) -> tuple[int, int]:
        nonlocal state
        state, ended = many(state, jax.random.PRNGKey(seed))
        return PGX_ROWS * PGX_STEPS, int(ended.sum())

    return work


def cases() -> list[Case]:
    """Return all peers."""
    made: list[tuple[str, str, str, Callable[[str], Work]]] = [
        *[("OpenSpiel", name, "stepped", openspiel_stepped) for name in OPENSPIEL],
        *[("OpenSpiel", name, "inside", openspiel_inside) for name in OPENSPIEL],
        *[("OpenSpiel", name, "copy", openspiel_copies) for name in OPENSPIEL],
        *[("OpenSpiel", name, "legal", openspiel_legals) for name in OPENSPIEL],
        *[("OpenSpiel", name, "stepped", openspiel_stepped) for name in OPENSPIEL_PYTHON],
        *[("PettingZoo", name, "pettingzoo", pettingzoo) for name in PETTINGZOO],
        *[("RLCard", name, "stepped", rlcard) for name in RLCARD],
        *[("pgx", name, "batched", pgx) for name in PGX],
    ]
    return [Case(project, name, 0, how, partial(work, name)) for project, name, how, work in made]
