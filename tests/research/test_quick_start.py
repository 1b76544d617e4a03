"""The examples of the research page run as they stand there, and the trained agent beats random."""

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
PLAY, TRAIN, BEAT, LEARN, SEARCH, READ = EXAMPLES


def run(*examples: str) -> dict[str, Any]:
    """Run examples one after the other, as somebody who types them in."""
    names: dict[str, Any] = {}
    for example in examples:
        exec(compile(example, str(PAGE), "exec"), names)
    return names


def test_ten_lines_play(capsys: Any) -> None:
    assert len(PLAY.splitlines()) <= 10
    run(PLAY)
    rewards = [float(line.split()[1]) for line in capsys.readouterr().out.splitlines()]
    assert len(rewards) == 3
    assert abs(sum(rewards)) < 1e-6


def test_a_few_lines_train_an_agent_that_beats_random() -> None:
    env = run(TRAIN, BEAT)
    assert env["earned"] / env["env"].size > 0.4


def test_a_policy_learns_from_observations() -> None:
    start = "\n".join(line for line in TRAIN.splitlines() if "import" in line)
    beat = BEAT.replace("values", "now.observations @ weights").replace(", observe=False", "")
    env = run(start, LEARN, beat)
    assert env["earned"] / env["env"].size > 0.4


def test_the_search_example_finds_a_move(capsys: Any) -> None:
    run(SEARCH)
    assert capsys.readouterr().out.startswith("place ")


def test_ten_lines_play_in_words(capsys: Any) -> None:
    assert len(READ.splitlines()) <= 10
    run(READ)
    rewards = ast.literal_eval(capsys.readouterr().out)
    assert sorted(rewards) == [0, 1, 2]


@pytest.mark.parametrize(
    ("example", "library", "extra"),
    [
        (PLAY, "pettingzoo", "pettingzoo"),
        (PLAY, "numpy", "pettingzoo"),
        (TRAIN, "numpy", "research"),
        (SEARCH, "numpy", "openspiel"),
        (SEARCH, "pyspiel", "openspiel"),
        (READ, "textarena", "textarena"),
    ],
)
def test_an_example_names_the_extra_that_it_needs(example: str, library: str, extra: str) -> None:
    without = f"import sys\nsys.modules[{library!r}] = None\n"
    done = subprocess.run(
        [sys.executable, "-c", without + example], capture_output=True, text=True, check=False
    )
    last = done.stderr.splitlines()[-1]
    assert f"ExtraMissing: {library} is not installed: pip install " in last
    assert f"'petteia[{extra}]'" in last
