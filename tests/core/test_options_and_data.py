"""Options, data files and the registry: what is wrong is said in one clear line."""

import dataclasses
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from petteia.core import registry
from petteia.core.data import own_file
from petteia.core.errors import DataError, OptionError, UnknownGame
from petteia.core.options import Option, complete, differing, read
from petteia.core.registry import game

OPTIONS = (
    Option("open_hands", (False, True), "L1"),
    Option("floor", (1, 2), "L2"),
    Option("row", ("plain", "even"), "L3"),
)


def test_defaults_are_filled_in_and_left_out_again() -> None:
    assert complete(OPTIONS, {"floor": 2}) == {"open_hands": False, "floor": 2, "row": "plain"}
    assert differing(OPTIONS, {"row": "plain", "floor": 2}) == {"floor": 2}
    assert differing(OPTIONS, {"data": {"stock": 1}}) == {"data": {"stock": 1}}
    assert differing(OPTIONS, {"data": {}}) == {}


def test_options_are_read_from_a_command_line() -> None:
    assert read(OPTIONS, ["open_hands=true", "floor=2", "row=even"]) == {
        "open_hands": True,
        "floor": 2,
        "row": "even",
    }


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        ("floor", "written KEY=VALUE"),
        ("roof=1", "there is no option 'roof', only open_hands, floor, row, data"),
        ("floor=3", "option floor is one of 1, 2, not 3"),
        ("open_hands=yes", "option open_hands is one of false, true, not yes"),
    ],
)
def test_wrong_options_are_refused(pair: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        read(OPTIONS, [pair])


def test_a_number_is_no_truth_value() -> None:
    with pytest.raises(OptionError):
        complete(OPTIONS, {"open_hands": 1})
    with pytest.raises(OptionError):
        complete(OPTIONS, {"floor": True})


def test_wrong_players_and_games() -> None:
    with pytest.raises(OptionError, match="2–4 players, not 5"):
        game("agora_lieske").new(5)
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are"):
        game("chess")


@pytest.mark.parametrize(
    ("seats", "told"), [((2,), "2"), ((2, 3, 4), "2–4"), ((3, 4, 5), "3–5"), ((2, 4), "2, 4")]
)
def test_numbers_of_players_are_told_without_those_between(
    seats: tuple[int, ...], told: str
) -> None:
    asked = dataclasses.replace(game("agora_lieske"), seats=seats)
    assert asked.how_many_play() == told
    with pytest.raises(OptionError, match=f"is for {told} players, not 7"):
        asked.new(7)


def test_a_players_own_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("[stock]\n2 = 9\n", encoding="utf-8")
    assert own_file(path) == {"stock": {"2": 9}}
    path.write_text("[stock\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"own\.toml"):
        own_file(path)
    with pytest.raises(DataError, match="No such file"):
        own_file(tmp_path / "missing.toml")


def test_settings_that_strangers_send_are_not_kept_for_ever() -> None:
    agora = game("agora_lieske")
    for start in range(70):
        agora.new(2, {"data": {"score": {"start": start}}})
    assert len(agora.beginnings) <= 64


def test_a_broken_game_leaves_the_others_playable(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        EntryPoint("broken", "no.such.module:GAME", "petteia.games"),
        EntryPoint("agora_lieske", "petteia.games.agora_lieske:GAME", "petteia.games"),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: entries)
    registry.games.cache_clear()
    with pytest.warns(UserWarning, match="the game broken cannot be loaded: ModuleNotFoundError"):
        assert list(registry.games()) == ["agora_lieske"]
    registry.games.cache_clear()
