"""Many games at once are the same games as one by one, and reproducible."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from petteia.core.compilation import compiled
from petteia.core.errors import OptionError
from petteia.core.game import Game
from petteia.core.registry import games
from petteia.core.rng import Rng
from petteia.core.state import NOBODY
from petteia.research.batch import STREAM, BatchedEnv
from petteia.research.episode import Episode

from .digests import digest
from .tables import NAMES, SHORT, TABLES

ROOT = Path(__file__).parents[2]
ARRAYS_OF_1_0: dict[str, str] = json.loads(
    Path(__file__).with_name("arrays_of_1_0.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_rows_are_the_games_one_by_one(game: Game, players: int) -> None:
    size = 3
    env = BatchedEnv(game.name, size, players, seed=4)
    alone = [Episode(game, players, None, Rng(4 << STREAM | index)) for index in range(size)]
    now = env.reset()
    for episode in alone:
        episode.begin()
    choose = np.random.default_rng(1)
    for _ in range(SHORT.get(game.name, 60)):
        for row, episode in enumerate(alone):
            assert now.seats[row] == episode.seat
            assert np.array_equal(now.masks[row], episode.mask(episode.seat))
            assert np.array_equal(now.observations[row], episode.observe(episode.seat))
        actions = env.sample(choose)
        assert now.masks[np.arange(size), actions].all()
        now = env.step(actions)
        for row, episode in enumerate(alone):
            episode.play(int(actions[row]))
            assert now.dones[row] == episode.over
            assert np.allclose(now.rewards[row], episode.rewards())
            if episode.over:
                episode.begin()


@pytest.mark.parametrize("table", ARRAYS_OF_1_0)
def test_equal_seeds_and_actions_give_the_arrays_of_1_0(table: str) -> None:
    game, players = table.split("-")
    assert digest(game, int(players)) == ARRAYS_OF_1_0[table]


@pytest.mark.skipif(compiled(), reason="compiled code needs librt")
def test_without_librt_the_arrays_are_the_same() -> None:
    hidden = "import sys; sys.modules['librt'] = sys.modules['librt.vecs'] = None"
    asked = f"{hidden}; from tests.research.digests import digest; print(digest('athens', 2))"
    done = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ARRAYS_OF_1_0["athens-2"]


def run(seed: int) -> list[bytes]:
    env = BatchedEnv("offrandes", 50, 5, seed=seed)
    choose = np.random.default_rng(1)
    env.reset()
    found = []
    for _ in range(30):
        found += [array.tobytes() for array in env.step(env.sample(choose))]
    return found


def test_equal_seeds_give_equal_arrays() -> None:
    assert run(1) == run(1)
    assert run(1) != run(2)


def test_without_auto_reset_finished_games_wait() -> None:
    env = BatchedEnv("astragaloi", 20, seed=1, auto_reset=False)
    choose = np.random.default_rng(1)
    now = env.reset()
    total = np.zeros(env.players)
    while not now.dones.all():
        before = now.dones.copy()
        now = env.step(env.sample(choose))
        total += now.rewards.sum(axis=0)
        assert (now.dones >= before).all()
        assert not now.rewards[before].any()
        assert (now.seats[now.dones] == NOBODY).all()
        assert not now.masks[now.dones].any()
        assert not now.observations[now.dones].any()
    assert total.sum() == pytest.approx(0)
    assert not env.reset().dones.any()


def test_without_observing_the_rest_is_the_same() -> None:
    seeing = BatchedEnv("agora_lieske", 5, seed=1)
    blind = BatchedEnv("agora_lieske", 5, seed=1, observe=False)
    one, other = seeing.reset(), blind.reset()
    for _ in range(20):
        assert np.array_equal(one.masks, other.masks)
        assert np.array_equal(one.seats, other.seats)
        assert not other.observations.any()
        actions = np.argmax(one.masks, axis=1)
        one, other = seeing.step(actions), blind.step(actions)


def test_the_smallest_table_is_the_default() -> None:
    assert BatchedEnv("offrandes", 1).players == games()["offrandes"].seats[0]


@pytest.mark.parametrize("wrong", [-1, 10**6, 0])
def test_an_illegal_action_is_refused_and_nothing_is_played(wrong: int) -> None:
    env, choose = BatchedEnv("offrandes", 4, seed=1), np.random.default_rng(1)
    now = env.reset()
    while now.masks[2, 0]:  # so that the first action of all is illegal too
        now = env.step(env.sample(choose))
    actions, before = env.sample(choose), now.observations.copy()
    good = int(actions[2])
    actions[2] = wrong
    with pytest.raises(ValueError, match=f"game 2: action {wrong} is not legal"):
        env.step(actions)
    assert np.array_equal(now.observations, before)
    actions[2] = good
    env.step(actions.tolist())  # a list will do


def test_tables_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        BatchedEnv("offrandes", 0)
    with pytest.raises(OptionError, match="offrandes is for 3–5 players, not 0"):
        BatchedEnv("offrandes", 1, players=0)
    with pytest.raises(ValueError, match="2 games need as many actions"):
        BatchedEnv("offrandes", 2).step(np.zeros(3, np.int64))
