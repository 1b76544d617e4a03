import os
import subprocess
from pathlib import Path

import pytest
from click import Group

from petteia import __version__
from petteia.cli import main
from petteia.core import compilation

from .conftest import Run, Write, command

COMMANDS = [
    "games",
    "play",
    "simulate",
    "arena",
    "evaluate",
    "analyse",
    "replay",
    "legal",
    "show",
    "serve",
    "verify",
    "bot",
    "mcp",
    "admin",
]


def test_version_says_whether_the_engine_is_compiled(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilation, "__file__", "petteia/core/compilation.py")
    assert run("--version").stdout == f"petteia {__version__} (interpreted)\n"
    monkeypatch.setattr(compilation, "__file__", "compilation.cpython-311-x86_64-linux-gnu.so")
    assert run("--version").stdout == f"petteia {__version__} (compiled)\n"


def test_commands_are_listed_with_what_they_do(run: Run) -> None:
    assert isinstance(main, Group)
    assert list(main.commands) == COMMANDS
    for args in [(), ("--help",), ("-h",)]:
        result = run(*args)
        assert result.exit_code == 0
        assert all(f"\n  {name} " in result.stdout for name in COMMANDS)
        assert "..." not in result.stdout.split("Commands:")[1]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_teaches_with_an_example(run: Run, name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert f"    petteia {name}" in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


WRONG = [
    ["nothing"],
    ["--nothing"],
    ["games", "chess"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "agora_lieske", "--players", "9"],
    ["simulate", "agora_lieske", "--players", "0"],
    ["simulate", "agora_lieske", "--players", "two"],
    ["simulate", "agora_lieske", "--games", "0"],
    ["simulate", "agora_lieske", "--seed", "-1"],
    ["simulate", "agora_lieske", "--option", "open_hands"],
    ["simulate", "agora_lieske", "--option", "open_hands=maybe"],
    ["simulate", "agora_lieske", "--option", "shut_hands=true"],
    ["simulate", "agora_lieske", "--option", "data=5"],
    ["simulate", "agora_lieske", "--data", "missing.toml"],
    ["simulate", "agora_lieske", "--data", "."],
    ["simulate", "agora_lieske", "--lang", "la"],
    ["simulate", "agora_lieske", "--out", "missing/many.jsonl"],
    ["simulate", "agora_lieske", "--out", "."],
    ["simulate", "agora_lieske", "--games", "2", "--out", "one.json"],
    ["simulate", "agora_lieske", "extra"],
    ["replay"],
    ["replay", "missing.json"],
    ["replay", "."],
    ["replay", "good.json", "--data", "missing.toml"],
    ["replay", "good.json", "--option", "shut_hands=true"],
    ["legal", "missing.jsonl"],
    ["legal", "good.json", "--jsno"],
    ["show", "good.json", "--seat", "2"],
    ["show", "good.json", "--seat", "-1"],
    ["show", "good.json", "--seat", "blue"],
    ["play"],
    ["play", "chess"],
    ["play", "agora_lieske", "--players", "5"],
    ["play", "agora_lieske", "--players", "0"],
    ["play", "agora_lieske", "--players", "2", "--seat", "2"],
    ["play", "agora_lieske", "--save", "good.json"],
    ["play", "agora_lieske", "--save", "missing/game.json"],
    ["play", "agora_lieske", "--save", "."],
    ["play", "--resume", "missing.json"],
    ["play", "--resume", "good.json", "--players", "3"],
    ["analyse", "good.json", "--json", "good.json"],
    ["analyse", "good.json", "--json", "one.txt", "--report", "one.txt"],
    ["analyse", "good.json", "--report", "missing/one.html"],
    ["arena", "agora_lieske", "--bots", "random,greedy", "--out", "one.html"],
    ["arena", "agora_lieske", "--bots", "random,greedy", "--out", "."],
    ["arena", "agora_lieske", "--bots", "random,greedy", "--report", "missing/one.html"],
    ["serve", "--port", "70000"],
]


@pytest.mark.parametrize("args", WRONG, ids=" ".join)
def test_wrong_arguments_get_one_clear_line(
    run: Run, write: Write, here: Path, args: list[str]
) -> None:
    good = write("good.json")
    before = good.read_bytes()
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("petteia: ")
    assert result.stderr.count("\n") == 1
    assert good.read_bytes() == before
    assert list(here.iterdir()) == [good]


def test_unknown_things_are_told_with_what_there_is(run: Run) -> None:
    assert "agora_lieske" in run("simulate", "chess").stderr
    told = run("simulate", "agora_lieske", "--option", "stoa_row=odd").stderr
    assert "stoa_row is one of plain, even, not odd" in told
    told = run("simulate", "agora_lieske", "--option", "row=odd").stderr
    assert "open_hands, stoa_row" in told


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_language_comes_from_the_environment(
    run: Run, write: Write, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    file = write("game.json")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name)
    assert "Blue is the start player." in run("show", file).stdout
    monkeypatch.setenv(variable, "fr_FR.UTF-8")
    assert "Bleu est premier joueur." in run("show", file).stdout
    assert "Blue is the start player." in run("show", file, "--lang", "en").stdout
    monkeypatch.setenv(variable, "el_GR.UTF-8")
    assert "Blue is the start player." in run("show", file).stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("args", [["games"], ["--version"], ["show", "game.json"]])
def test_output_that_cannot_be_written_is_told(write: Write, args: list[str]) -> None:
    write("game.json")
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command(*args), stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.stderr == "petteia: cannot write: No space left on device\n"
    assert done.returncode == 1


def test_a_reader_that_leaves_early_is_no_trouble(write: Write) -> None:
    for _ in range(20):
        write("many.jsonl")
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        done = subprocess.run(
            command("show", "many.jsonl"), stdout=closed, stderr=subprocess.PIPE, check=False
        )
    assert done.stderr == b""
