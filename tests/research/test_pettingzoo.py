"""The environments pass PettingZoo's own tests."""

import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from petteia.research.episode import Episode
from petteia.research.pettingzoo import aec

from .tables import NAMES, OURS, SHORT, TABLES

KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably")
"""What PettingZoo warns of in all environments with masks but the ones it lists by name."""


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_pettingzoo_finds_no_fault(game: Any, players: int) -> None:
    cycles = SHORT.get(game.name, 120)
    with warnings.catch_warnings():
        for message in KNOWN:
            warnings.filterwarnings("ignore", message)
        api_test(aec.env(game.name, players), num_cycles=cycles)
        seed_test(lambda: aec.env(game.name, players), num_cycles=cycles)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_game_of_ours_has_its_module(game: Any) -> None:
    name = f"{game.name}_v{aec.VERSIONS.get(game.name, 0)}"
    module = import_module(f"petteia.research.pettingzoo.{name}")
    env = module.env(players=game.seats[-1], seed=1)
    env.reset()
    assert str(env.unwrapped) == name
    assert len(env.agents) == game.seats[-1]


def play(env: Any, seed: int | None) -> tuple[list[str], dict[str, float]]:
    """Play a game with always the first legal action; return its moves and its rewards."""
    env.reset(seed=seed)
    moves, rewards = [], {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        action = None
        if over:
            rewards[agent] = reward
        else:
            action = int(np.flatnonzero(observation["action_mask"])[-1])
            moves.append(env.unwrapped.text(action))
        env.step(action)
    return moves, rewards


def test_a_game_ends_with_rewards_that_sum_to_nothing() -> None:
    env = aec.env("offrandes", 4, seed=3)
    moves, rewards = play(env, None)
    assert len(rewards) == 4
    assert sum(rewards.values()) == pytest.approx(0)
    assert all(move.split()[0] in "0123" for move in moves)


def test_seeds_decide_and_no_seed_goes_on() -> None:
    env = aec.env("agora_lieske", 2, seed=5)
    first, second = play(env, None), play(env, None)
    assert first != second
    assert play(env, 5) == first
    assert play(aec.env("agora_lieske", 2), 5) == first
    assert play(aec.env("agora_lieske", 2, seed=5), None) == first


def test_options_reach_the_game() -> None:
    env = aec.env("agora_lieske", 3, {"open_hands": True})
    env.reset(seed=1)
    view = env.view("player_2")
    assert (view.seat, view.open_hands) == (2, True)


def test_a_position_is_rendered_in_words() -> None:
    env = aec.env("offrandes", render_mode="ansi")
    env.reset(seed=1)
    assert "Zeus" in env.render()
    env.close()


def test_an_illegal_action_loses() -> None:
    env = aec.env("agora_lieske")
    env.reset(seed=1)
    loser = env.agent_selection
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": 0, "player_1": 0} | {loser: -1}


def test_episodes_are_not_shared() -> None:
    one, other = aec.env("offrandes"), aec.env("offrandes")
    assert isinstance(one.episode, Episode)
    assert one.episode is not other.episode
