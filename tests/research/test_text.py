"""The games in TextArena, through its own registry, wrappers and loop."""

import pytest
import textarena as ta

from petteia.core.game import Game
from petteia.research import text

from .tables import NAMES, OURS, SHORT, TABLES


@pytest.fixture(autouse=True)
def registered() -> None:
    text.register()


def answer(number: int) -> str:
    """Answer well, in several ways, and sometimes not."""
    return ("1", "My move:\n[2]", "**1**", "nonsense")[number % 4]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_textarena_plays(game: Game, players: int) -> None:
    env = ta.make(f"petteia_{game.name}-v0")
    env.reset(num_players=players, seed=1)
    done, turns = False, 0
    seen: set[int] = set()
    while not done and turns < 40 * SHORT.get(game.name, 200):
        seat, observation = env.get_observation()
        assert isinstance(observation, str)
        seen.add(seat)
        done, info = env.step(answer(turns))
        assert info["seat"] == seat
        turns += 1
        if game.name in SHORT and turns > SHORT[game.name]:
            return
    rewards, infos = env.close()
    assert done
    assert seen == set(range(players))
    assert sum(rewards.values()) == pytest.approx(0)
    assert sorted(info["place"] for info in infos.values())[0] == 1
    assert sum(info["unread"] for info in infos.values()) > 0
    assert sum(info["turn_count"] for info in infos.values()) < turns


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_messages_have_textarena_s_kinds(game: Game) -> None:
    env = ta.make(f"petteia_{game.name}-v0-raw")
    env.reset(num_players=game.seats[0], seed=2)
    kind = ta.ObservationType
    seat, messages = env.get_observation()
    assert [each[2] for each in messages] == [kind.PROMPT, kind.GAME_MESSAGE, kind.GAME_BOARD]
    done, info = env.step("no")
    assert (done, info["move"]) == (False, "")
    again, messages = env.get_observation()
    assert again == seat
    assert [each[2] for each in messages] == [kind.GAME_ADMIN, kind.GAME_BOARD]
    assert info["refusal"] in messages[0][1]


def test_equal_seeds_give_equal_games() -> None:
    records = []
    for seed in (7, 7, 8):
        env = ta.make("petteia_athens-v0-train")
        env.reset(num_players=2, seed=seed)
        done = False
        while not done:
            env.get_observation()
            done, _ = env.step("1")
        records.append(env.table.match.record())
    assert records[0] == records[1] != records[2]


def test_registering_twice_is_the_same() -> None:
    assert text.register() == text.register()
    assert {f"petteia_{game.name}-v0" for game in OURS} <= set(text.register())


def test_the_board_is_a_spectator_s() -> None:
    env = ta.make("petteia_agora_lieske-v0-raw")
    env.reset(num_players=2, seed=1)
    env.step("1")
    assert "Dealer 1 sells" in env.get_board_str()
    assert ": Blue ?." in env.get_board_str() or ": Green ?." in env.get_board_str()
