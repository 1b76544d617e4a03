"""No space for a report or a picture: the line says which file is missing."""

from pathlib import Path

import pytest

from .conftest import Run

pytestmark = pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="no device that is always full"
)
TOLD = "petteia: cannot write /dev/full: No space left on device\n"


def test_a_report_of_the_arena(run: Run, tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    some = ("--bots", "random,greedy", "--games", "2", "--processes", "1", "--out", str(records))
    result = run("arena", "agora_lieske", *some, "--report", "/dev/full")
    assert result.exit_code == 1
    assert result.stderr.endswith(TOLD)
    assert "2 of 2 games played" in result.stdout, "the table needs no file"
    assert len(records.read_text().splitlines()) == 2


def test_the_pages_of_an_analysis(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text('{"petteia": 1, "game": "athens", "players": 2, "options": {}, "moves": []}')
    result = run("analyse", str(record), "--report", "/dev/full")
    assert result.exit_code == 1
    assert result.stderr.endswith(TOLD)


def test_a_picture(run: Run) -> None:
    run("simulate", "agora_ernest", "--games", "1", "--out", "one.json")
    result = run("show", "one.json", "--svg", "/dev/full")
    assert result.exit_code == 1
    assert result.stderr.endswith(TOLD)
