"""Bots of other packages that do not keep to the rules: one line tells it, and nothing hangs."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from petteia.bots.bot import Random
from petteia.core.state import State

from .conftest import Run, command

COMMANDS = {
    "simulate": ["simulate", "agora_lieske", "--games", "2", "--bots", "random,greedy"],
    "arena": ["arena", "agora_lieske", "--bots", "random,greedy", "--processes", "1"],
    "play": ["play", "agora_lieske", "--bots", "random"],
}


def unlisted(state: State, legal: list[int]) -> int:
    return 10**6


def nothing(state: State, legal: list[int]) -> None:
    """A `return` that was forgotten."""


def of_chance(state: State, legal: list[int]) -> int:
    return state.catalogue().moves(True)[0]


def not_legal(state: State, legal: list[int]) -> int:
    return next(move for move in state.catalogue().moves(False) if move not in legal)


@pytest.mark.parametrize(
    ("pick", "told"),
    [
        (unlisted, "the bot random made an illegal move: agora_lieske has no move with the number"),
        (nothing, "the bot random picked None, not the number of a move"),
        (of_chance, "the bot random made an illegal move: "),
        (not_legal, "the bot random made an illegal move: "),
    ],
)
@pytest.mark.parametrize("work", COMMANDS)
def test_an_illegal_move_is_told_in_one_line(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    work: str,
    pick: Callable[[State, list[int]], int | None],
    told: str,
) -> None:
    monkeypatch.setattr(Random, "pick", lambda _, view, state, legal, rng: pick(state, legal))
    result = run(*COMMANDS[work], stdin="1\n" * 20)
    assert result.exit_code in (1, 2)
    assert result.stderr.startswith(f"petteia: {told}")
    assert result.stderr.count("\n") == 1


def test_a_bot_that_cannot_be_loaded_is_told_in_one_line(tmp_path: Path) -> None:
    brought = tmp_path / "broken-1.dist-info"
    brought.mkdir()
    (brought / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (brought / "entry_points.txt").write_text("[petteia.bots]\nbroken = no.such.module:bot\n")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        command("simulate", "agora_lieske", "--games", "1", "--bots", "broken"),
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    first, second = done.stderr.splitlines()
    assert first.startswith("petteia: the bot broken cannot be loaded: ModuleNotFoundError")
    assert second.startswith("petteia: ")
