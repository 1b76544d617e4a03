"""What commands promise for every installed game."""

import json
from pathlib import Path

import pytest

from petteia.core.match import Match
from petteia.core.move import parse
from petteia.core.record import loads
from petteia.core.registry import games
from petteia.core.state import CHANCE
from petteia.core.words import LANGUAGES

from .conftest import Run

TABLES = [(name, players) for name, game in games().items() for players in game.seats]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest, run: Run) -> tuple[str, int]:
    """A game and a number of players; two games of them are in many.jsonl."""
    name, players = request.param
    args = ["--players", players, "--games", 2, "--seed", 3, "--out", "many.jsonl"]
    result = run("simulate", name, *args)
    assert result.exit_code == 0
    assert "decisions per second" in result.stdout
    return name, players


def cut(share: float) -> Path:
    """Write the first of the games up to a share of its moves."""
    record = loads(Path("many.jsonl").read_text().splitlines()[0])
    del record.moves[int(len(record.moves) * share) :]
    record.write(Path("part.json"))
    return Path("part.json")


def test_replay_gives_the_result(table: tuple[str, int], run: Run) -> None:
    name, players = table
    lines = run("replay", "many.jsonl", "--json").stdout.splitlines()
    assert len(lines) == 2
    for told in map(json.loads, lines):
        assert told["over"]
        assert len(told["scores"]) == len(told["places"]) == players
        assert told["scores"] == [sum(by_source.values()) for by_source in told["points"]]
        assert all(list(p) == list(games()[name].sources) for p in told["points"])
    for lang in LANGUAGES:
        assert run("replay", "many.jsonl", "--lang", lang).exit_code == 0


@pytest.mark.parametrize("share", [0, 0.01, 0.3, 0.7, 0.98, 1])
def test_legal_and_show_tell_any_position(table: tuple[str, int], run: Run, share: float) -> None:
    file = cut(share)
    match = Match.of(loads(file.read_text()))
    result = run("legal", file, "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert told["legal"] == sorted(told["legal"])
    assert ("weights" in told) == (told["actor"] == "*") == (match.state.actor == CHANCE)
    assert (told["actor"] is None) == (share == 1) == (told["legal"] == [])
    for text in told["legal"]:
        assert parse(text).actor == match.state.actor
        assert match.refuse(text) is None
    for lang in LANGUAGES:
        result = run("legal", file, "--lang", lang)
        assert len(result.stdout.splitlines()) == len(told["legal"]) + 1
        for seat in ([], *(["--seat", seat] for seat in range(table[1]))):
            result = run("show", file, "--lang", lang, *seat)
            assert result.exit_code == 0
            assert "The log" in result.stdout


def test_play_from_the_first_to_the_last_move(table: tuple[str, int], run: Run) -> None:
    name, players = table
    seat = players - 1
    args = ["--players", players, "--seat", seat, "--seed", 9, "--bots", "random"]
    args += ["--save", "mine.json"]
    assert run("play", name, *args, stdin="1\n?\n? 1\nu\n").exit_code == 130
    result = run("play", "--resume", "mine.json", stdin="1\n" * 5000)
    assert result.exit_code == 0
    told = json.loads(run("replay", "mine.json", "--json").stdout)
    assert told["over"]
    assert json.loads(Path("mine.json").read_text())["meta"] == {
        "seat": seat,
        "seed": 9,
        "bots": "random",
    }


def test_every_option_may_be_given(table: tuple[str, int], run: Run) -> None:
    name, players = table
    for option in games()[name].options:
        for value in option.values:
            pair = f"{option.name}={str(value).lower() if isinstance(value, bool) else value}"
            args = ["--players", players, "--games", 1, "--option", pair, "--out", "one.json"]
            assert run("simulate", name, *args).exit_code == 0
            assert run("replay", "one.json").exit_code == 0
