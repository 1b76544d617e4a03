"""A loss against another revision counts only when it was measured twice."""

from pathlib import Path

import pytest
from bench import regression
from bench.regression import lost

OTHER = Path("other")


def test_a_twentieth_is_a_loss_and_less_is_not() -> None:
    assert lost("play", {"a": 100, "b": 100, "gone": 1}, {"a": 96, "b": 94, "new": 1}) == {"b"}


def test_memory_may_grow_by_half() -> None:
    assert lost("memory", {"a": 150, "b": 150}, {"a": 101, "b": 99}) == {"b"}


def run(monkeypatch: pytest.MonkeyPatch, rounds: list[float]) -> int:
    """Compare with a build that reaches 100, this one what each round says; count the rounds."""
    left = iter(rounds)
    asked = []

    def probed(engine: Path, probe: str, seconds: float) -> dict[str, float]:
        asked.append(engine)
        return {"table": 100.0 if engine.name == OTHER.name else next(left)}

    monkeypatch.setattr(regression, "probed", probed)
    arguments = ["regression", "1.0", "--reference", str(OTHER), "--rounds", "1", "--only", "play"]
    monkeypatch.setattr("sys.argv", arguments)
    regression.main()
    return len(asked)


def test_nothing_lost_is_measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, [99]) == 2


def test_a_loss_that_does_not_come_again_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, [90, 91, 97, 92]) == 8


def test_a_loss_that_comes_again_ends_with_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match=r"less than 1.0: play \(table\)"):
        run(monkeypatch, [90, 91, 92, 93])
