"""`petteia evaluate` with endpoints that answer well, badly, slowly, with errors and not at all."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from click.testing import CliRunner, Result

from petteia.cli import main
from petteia.core.match import Match
from petteia.core.record import loads
from petteia.evaluation import endpoint as asking
from petteia.evaluation.journal import Asked, Journal

from .endpoint import (
    BROKEN,
    FOREIGN,
    LIMITED,
    NEVER,
    NONSENSE,
    TOKENS_IN,
    TOKENS_OUT,
    UNREADABLE,
    WELL,
    Behaviour,
    Said,
    TestEndpoint,
    completion,
    endpoint,
)

GAME = ["athens", "model-x", "--model", "--against", "random", "--openings", "1"]
DICE = ["astragaloi", *GAME[1:], "--plies", "0"]
"""The same with a short game."""
GAMES = 2
"""One opening, one bot, two seats."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "PAUSE", 0.0)


def evaluate(
    found: TestEndpoint | str, out: Path, *more: str, game: Sequence[str] = DICE
) -> Result:
    url = found if isinstance(found, str) else found.url
    environment = {"OPENAI_BASE_URL": url, "OPENAI_API_KEY": "a-secret-key"}
    command = ["evaluate", *game, "--json", "--out", str(out), *more]
    return CliRunner().invoke(main, command, env=environment)


def complaints(result: Result) -> list[str]:
    return [line for line in result.stderr.splitlines() if line.startswith("petteia: ")]


def moves(out: Path) -> list[list[str]]:
    """Return the moves of all games, each checked by the rules."""
    records = [loads(line) for line in out.read_text().splitlines()]
    for record in records:
        assert Match.of(record).standing().over
    by_number = sorted(records, key=lambda record: (record.meta or {})["number"])
    return [record.moves for record in by_number]


def test_a_model_that_answers_well_is_rated(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    with endpoint() as found:
        result = evaluate(found, out, "--parameter", "temperature=0.5", game=GAME)
    assert (result.exit_code, complaints(result)) == (0, [])
    told = json.loads(result.stdout)
    assert {rated["name"] for rated in told["ratings"]} == {"model-x", "random"}
    assert all(rated["low"] < rated["rating"] < rated["high"] for rated in told["ratings"])
    asked = len(found.requests)
    counts = {"answers": asked, "decisions": asked, "illegal": 0, "unread": 0, "defaults": 0}
    assert told["counts"] == counts
    assert told["spent"]["prompt_tokens"] == asked * TOKENS_IN
    assert told["spent"]["completion_tokens"] == asked * TOKENS_OUT
    assert len(moves(out)) == GAMES == told["games"]
    assert set(found.keys) == {"Bearer a-secret-key"}
    request = found.requests[0]
    assert (request["path"], request["model"]) == ("/v1/chat/completions", "model-x")
    assert request["temperature"] == 0.5
    assert [message["role"] for message in request["messages"]] == ["system", "user"]
    assert request["messages"][0]["content"].startswith("# Athens")
    assert "\n1. " in request["messages"][1]["content"]


def test_the_key_is_written_nowhere(tmp_path: Path) -> None:
    with endpoint() as found:
        result = evaluate(found, tmp_path / "run.jsonl")
    written = result.output + "".join(path.read_text() for path in tmp_path.iterdir())
    assert "a-secret-key" not in written


def test_nonsense_is_counted_and_replaced_by_random_moves(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    with endpoint(lambda number, body: NONSENSE) as found:
        result = evaluate(found, out)
    told = json.loads(result.stdout)
    decisions = told["counts"]["decisions"]
    assert result.exit_code == 0
    assert told["counts"] == {
        "answers": 2 * decisions,
        "decisions": decisions,
        "illegal": 0,
        "unread": 2 * decisions,
        "defaults": decisions,
    }
    assert len(found.requests) == 2 * decisions
    again = found.requests[1]["messages"]
    assert [message["role"] for message in again] == ["system", "user", "assistant", "user"]
    assert "is neither a move nor the number or the words of a choice" in again[3]["content"]
    assert len(moves(out)) == GAMES


def test_illegal_moves_are_counted_apart_from_nonsense(tmp_path: Path) -> None:
    def sometimes(number: int, body: dict[str, Any]) -> Said:
        refused = body["messages"][-1]["content"].startswith("Not legal")
        return WELL if refused or number % 2 else Said(completion("drop upper"))

    with endpoint(sometimes) as found:
        told = json.loads(evaluate(found, tmp_path / "run.jsonl", game=GAME).stdout)
    counts = told["counts"]
    assert counts["illegal"] > 10
    assert counts["answers"] == counts["decisions"] + counts["illegal"] == len(found.requests)
    assert (counts["unread"], counts["defaults"]) == (0, 0)


def test_passing_errors_change_nothing_but_their_count(tmp_path: Path) -> None:
    faulty = (BROKEN, LIMITED, UNREADABLE, FOREIGN)
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"

    def moody(number: int, body: dict[str, Any]) -> Said:
        return faulty[number // 2 % 4] if number % 2 else WELL

    with endpoint() as found:
        evaluate(found, good)
    with endpoint(moody) as found:
        result = evaluate(found, bad)
    told = json.loads(result.stdout)
    assert result.exit_code == 0
    assert moves(good) == moves(bad)
    assert told["spent"]["faults"] == len(found.requests) // 2
    assert told["spent"]["answers"] == told["counts"]["answers"]
    assert any("429 Too Many Requests (slow down)" in line for line in complaints(result))


@pytest.mark.parametrize(
    ("dead", "attempts", "reason"),
    [
        (Said(status=401, body=b'{"error": {"message": "wrong key"}}'), 1, "401 Unauthorized"),
        (Said(status=404), 1, "404 Not Found"),
        (Said(status=302, headers={"Location": "/elsewhere"}), 1, "302 Found"),
        (BROKEN, 5, "500 Internal Server Error (5 attempts)"),
        (LIMITED, 5, "429 Too Many Requests (slow down) (5 attempts)"),
        (UNREADABLE, 5, "an answer that is not a chat completion (5 attempts)"),
        (NEVER, 2, "no answer within 3 s (2 attempts)"),
    ],
)
def test_an_endpoint_that_dies_loses_nothing(
    tmp_path: Path, dead: Said, attempts: int, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if dead is NEVER:
        monkeypatch.setattr(asking, "ATTEMPTS", attempts)
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    with endpoint() as found:
        evaluate(found, whole)
        asked = len(found.requests)
    good = asked * 3 // 4
    with endpoint(lambda number, body: WELL if number < good else dead) as found:
        result = evaluate(found, cut, "--timeout", "3" if dead is NEVER else "120")
        assert len(found.requests) == good + attempts
    assert result.exit_code == 1
    last = complaints(result)[-1]
    assert reason in last
    assert f"1 of {GAMES} games are in {cut}, nothing is lost; --resume continues" in last
    assert json.loads(result.stdout)["spent"]["answers"] == good
    with endpoint() as found:
        result = evaluate(found, cut, "--resume")
        assert len(found.requests) == asked - good
    assert result.exit_code == 0
    assert moves(cut) == moves(whole)
    assert json.loads(result.stdout)["spent"]["prompt_tokens"] == asked * TOKENS_IN


def test_an_endpoint_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    with endpoint() as found:
        gone = found.url
    result = evaluate(gone.replace("//", "//me:password@"), tmp_path / "run.jsonl")
    assert "password" not in result.stderr
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "Connection refused (5 attempts); 0 of 2 games" in complaints(result)[-1]
    with endpoint() as found:
        assert evaluate(found, tmp_path / "run.jsonl", "--resume").exit_code == 0


def test_ctrl_c_stops_without_harm(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    with endpoint() as found:
        evaluate(found, whole)
        asked = len(found.requests)
    started: list[subprocess.Popen[str]] = []

    def stop(number: int, body: dict[str, Any]) -> Said:
        if number == 5:
            os.kill(started[0].pid, signal.SIGINT)
            return NEVER
        return WELL

    with endpoint(stop) as found:
        command = [sys.executable, "-m", "petteia.cli", "evaluate", *DICE, "--out", str(cut)]
        started.append(
            subprocess.Popen(
                command,
                env={**os.environ, "OPENAI_BASE_URL": found.url},
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        )
        _, told = started[0].communicate(timeout=120)
    assert started[0].returncode == 130
    assert told.splitlines()[-1].startswith("petteia: stopped; 0 of 2 games are in ")
    with endpoint() as found:
        assert evaluate(found, cut, "--resume").exit_code == 0
        assert len(found.requests) == asked - 5
    assert moves(cut) == moves(whole)


def test_answers_to_another_position_are_not_used(tmp_path: Path) -> None:
    out, notes = tmp_path / "run.jsonl", tmp_path / "run.answers.jsonl"
    with endpoint() as found:
        evaluate(found, out)
        asked = len(found.requests)
    before = moves(out)
    out.unlink()
    notes.write_text(re.sub(r'"digest":"\w+"', '"digest":"0"', notes.read_text()))
    with endpoint() as found:
        result = evaluate(found, out, "--resume")
        assert len(found.requests) == asked
    assert moves(out) == before
    assert json.loads(result.stdout)["spent"]["answers"] == 2 * asked  # all were paid for


def test_games_that_ask_at_the_same_time_are_the_same_games(tmp_path: Path) -> None:
    one, many = tmp_path / "one.jsonl", tmp_path / "many.jsonl"
    met = Barrier(4, timeout=60)

    def together(number: int, body: dict[str, Any]) -> Said:
        if number < 4:
            met.wait()  # passes only if four games ask at the same time
        return WELL

    with endpoint() as found:
        evaluate(found, one, "--openings", "3")
        asked = len(found.requests)
    with endpoint(together) as found:
        result = evaluate(found, many, "--openings", "3", "--parallel", "4")
        assert len(found.requests) == asked
    assert result.exit_code == 0
    assert moves(one) == moves(many)
    assert json.loads(result.stdout)["spent"]["answers"] == asked


def test_an_endpoint_that_dies_at_several_games_loses_nothing(tmp_path: Path) -> None:
    one, many = tmp_path / "one.jsonl", tmp_path / "many.jsonl"
    with endpoint() as found:
        evaluate(found, one, "--openings", "3")
        asked = len(found.requests)
    dead = Said(status=401)
    with endpoint(lambda number, body: WELL if number < asked // 2 else dead) as found:
        result = evaluate(found, many, "--openings", "3", "--parallel", "4")
    assert result.exit_code == 1
    assert "401 Unauthorized" in complaints(result)[-1]
    assert len(complaints(result)) == 1
    with endpoint() as found:
        result = evaluate(found, many, "--openings", "3", "--parallel", "2", "--resume")
        assert len(found.requests) <= asked - asked // 2 + 4  # at most one a game was under way
    assert result.exit_code == 0
    assert moves(one) == moves(many)


def test_half_a_line_is_asked_again(tmp_path: Path) -> None:
    out, notes = tmp_path / "run.jsonl", tmp_path / "run.answers.jsonl"
    with endpoint() as found:
        evaluate(found, out)
    before = moves(out)
    out.write_text(out.read_text().splitlines(keepends=True)[0])
    notes.write_bytes(notes.read_bytes()[:-20])
    with endpoint() as found:
        assert evaluate(found, out, "--resume").exit_code == 0
        assert len(found.requests) == 1
    assert moves(out) == before


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ((), "exists already: continue it with --resume"),
        (("--resume", "--seed", "1"), "another tournament"),
        (("--resume", "--tries", "3"), "holds another evaluation"),
        (("--resume", "--parameter", "temperature=1"), "holds another evaluation"),
    ],
)
def test_other_evaluations_are_not_mixed(tmp_path: Path, more: tuple[str, ...], told: str) -> None:
    out = tmp_path / "run.jsonl"
    with endpoint() as found:
        evaluate(found, out)
        asked = len(found.requests)
        before = out.read_bytes()
        result = evaluate(found, out, *more)
        assert len(found.requests) == asked
    assert result.exit_code == 2
    assert told in complaints(result)[0]
    assert out.read_bytes() == before


def test_more_openings_go_on_with_the_same_file(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    with endpoint() as found:
        evaluate(found, out)
        first = moves(out)
        result = evaluate(found, out, "--resume", "--openings", "2")
    assert result.exit_code == 0
    assert moves(out)[: len(first)] == first
    assert len(moves(out)) == 2 * GAMES


def test_tokens_that_are_not_reported_are_not_invented(tmp_path: Path) -> None:
    with endpoint(lambda number, body: Said(completion("1", usage=False))) as found:
        told = json.loads(evaluate(found, tmp_path / "run.jsonl").stdout)
    assert told["spent"]["answers"] == len(found.requests)
    assert (told["spent"]["prompt_tokens"], told["spent"]["completion_tokens"]) == (0, 0)


def test_the_table_tells_rating_answers_and_cost(tmp_path: Path) -> None:
    command = ["evaluate", *GAME, "--out", str(tmp_path / "run.jsonl"), "--prices", "10", "100"]
    with endpoint() as found:
        result = CliRunner().invoke(main, command, env={"OPENAI_BASE_URL": found.url})
        asked = len(found.requests)
    cost = asked * (TOKENS_IN * 10 + TOKENS_OUT * 100) / 1e6
    assert f"{asked} decisions, {asked} answers (1.00 each), 0 illegal" in result.stdout
    assert f"cost {cost:.4f}" in result.stdout
    assert "2 of 2 games played, 1 opening\n" in result.stdout
    assert "petteia analyse one.json" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["athens", "gpt", "--model"], "OPENAI_BASE_URL"),
        (["athens", "nobody"], "there is no bot 'nobody'"),
        (["athens", "gpt", "--model", "--direct"], "--direct is for bots"),
        (["athens", "greedy", "--against", "random,random"], "every player is named once"),
        (["astragaloi", "greedy", "--plies", "500"], "over after an opening of 500 moves"),
        (["athens", "x", "--model", "--parameter", "model=y"], "--parameter model=y"),
    ],
)
def test_what_cannot_be_evaluated_is_told_in_one_line(
    tmp_path: Path, arguments: list[str], told: str
) -> None:
    command = ["evaluate", *arguments, "--out", str(tmp_path / "run.jsonl")]
    result = CliRunner().invoke(main, command, env={"OPENAI_BASE_URL": ""})
    assert result.exit_code in (1, 2)
    assert len(complaints(result)) == 1
    assert told in complaints(result)[0]


@pytest.mark.parametrize(
    ("header", "pause"),
    [
        (None, None),
        ("3", 3.0),
        ("-1", 0.0),
        ("100000", asking.LONGEST_PAUSE),
        ("Wed, 21 Oct 2015 07:28:00 GMT", 0.0),
        ("Wed, 21 Oct 2099 07:28:00 GMT", asking.LONGEST_PAUSE),
        ("soon", None),
    ],
)
def test_pauses_are_as_long_as_the_endpoint_asks(header: str | None, pause: float | None) -> None:
    assert asking._pause(header) == pause


def test_an_endpoint_is_asked_again_after_the_pause_it_wants(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(asking, "PAUSE", 8.0)
    pauses: list[float] = []
    monkeypatch.setattr(asking, "sleep", pauses.append)
    said = [Said(status=429, headers={"Retry-After": "3"}), BROKEN, BROKEN, WELL]
    behaviour: Behaviour = lambda number, body: said[number]  # noqa: E731
    with endpoint(behaviour) as found:
        reply = asking.ModelEndpoint(found.url, None, "x").ask([{"role": "user", "content": "?"}])
    assert (reply.text, reply.faults, pauses) == ("Let me think.\n1", 3, [3.0, 16.0, 32.0])
    assert found.keys == [None] * 4


def test_the_journal_survives_being_opened_again(tmp_path: Path) -> None:
    path, about = tmp_path / "j.jsonl", {"player": "x"}
    journal = Journal(path, about)
    journal.add(Asked(1, 2, 0, "d"), asking.Reply("a", 0.5, 1, 2, 0))
    journal.close()
    again = Journal(path, about)
    assert again.find(Asked(1, 2, 0, "d")) == asking.Reply("a", 0.5, 1, 2, 0)
    assert again.find(Asked(1, 2, 1, "d")) is None
    again.close()
