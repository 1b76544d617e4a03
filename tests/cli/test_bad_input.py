"""Files that are no records: one clear line, exit code 2, and nothing is lost."""

import json
from pathlib import Path

import pytest

from .conftest import SET_UP, Run, Write


def record(**changed: object) -> bytes:
    whole = {"petteia": 1, "game": "agora_lieske", "players": 2, "options": {}, "moves": SET_UP}
    return json.dumps({**whole, **changed}).encode()


BROKEN = {
    "empty": b"",
    "blank": b" \n",
    "binary": bytes(range(256)),
    "not JSON": b'{"petteia": 1',
    "not text": b'{"petteia": 1, "game": "\xff\xfe"}',
    "no record": b"[1, 2, 3]",
    "nothing": b"null",
    "no moves": b'{"petteia": 1, "game": "agora_lieske", "players": 2, "options": {}}',
    "endless number": b'{"petteia": ' + b"1" * 5000 + b"}",
    "endless depth": b"[" * 100_000,
    "deep options": record(options={"data": "x"})[:-100].replace(b'"x"', b'{"a":' * 900)
    + b"1" + b"}" * 901,
    "format": record(petteia=2),
    "game": record(game="chess"),
    "game type": record(game=3),
    "half a letter": record(game="\ud800"),
    "half a letter in a key": record(options={"\ud800": 1}),
    "players": record(players=7),
    "no players": record(players=-1),
    "half a player": record(players=2.5),
    "option": record(options={"shut_hands": True}),
    "option value": record(options={"open_hands": "yes"}),
    "option list": record(options={"open_hands": [True]}),
    "options": record(options=[]),
    "data": record(options={"data": 7}),
    "data key": record(options={"data": {"price": {"wood": 1}}}),
    "data value": record(options={"data": {"score": {"start": "many"}}}),
    "moves": record(moves=[1, 2]),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_record_is_told_in_one_line(run: Run, name: str) -> None:
    Path("game.json").write_bytes(BROKEN[name])
    for args in (["replay"], ["legal"], ["show"], ["play", "--resume"]):
        result = run(*args, "game.json")
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.startswith("petteia: game.json: ")
        assert result.stderr.count("\n") == 1
    for args in (["replay"], ["legal"]):
        result = run(*args, "game.json", "--json")
        assert result.exit_code == 2
        assert result.stderr == ""
        told = json.loads(result.stdout)["error"]
        assert (told["index"], told["rule"]) == (None, None)
        assert told["reason"]
    assert [path.name for path in Path().iterdir()] == ["game.json"]
    assert Path("game.json").read_bytes() == BROKEN[name]


@pytest.mark.parametrize("text", ["[1, 2, 3]", "42", "null", '"a"', '{"name": "page"}'])
def test_json_that_is_no_record_is_named_so(run: Run, text: str) -> None:
    Path("game.json").write_text(text)
    for args in (["replay"], ["legal"], ["show"], ["play", "--resume"], ["analyse"], ["verify"]):
        told = run(*args, "game.json").stderr
        assert told == "petteia: game.json: this is JSON, but not a Petteia record\n"


def test_among_many_the_others_are_still_read(run: Run, write: Write) -> None:
    write("many.jsonl")
    lines = [text.replace(b"\n", b" ") for name, text in BROKEN.items() if text.strip()]
    with Path("many.jsonl").open("ab") as file:
        file.write(b"\n".join(lines) + b"\n")
    write("many.jsonl", players=3)
    result = run("replay", "many.jsonl", "--json")
    assert result.exit_code == 2
    told = [json.loads(line) for line in result.stdout.splitlines()]
    assert len(told) == len(lines) + 2
    assert ["error" in line for line in told] == [False, *[True] * len(lines), False]
    write("many.jsonl", "0 fly")
    assert run("replay", "many.jsonl").exit_code == 1


@pytest.mark.parametrize("text", [b"", b"\n\n"])
@pytest.mark.parametrize("command", ["replay", "legal", "show", "verify"])
def test_a_file_without_records_is_told(run: Run, command: str, text: bytes) -> None:
    Path("many.jsonl").write_bytes(text)
    result = run(command, "many.jsonl")
    assert result.exit_code == 2
    assert result.stderr == "petteia: many.jsonl: there is no record in it\n"


WRONG_DATA = {
    "not TOML": b"[score\n",
    "binary": bytes(range(256)),
    "endless number": b"x = " + b"1" * 5000,
    "deep": b"x = " + b"[" * 5000,
    "date": b"[score]\nstart = 1979-05-27\n",
    "fraction": b"[score]\nstart = 1.5\n",
    "not a number": b"[score]\nstart = nan\n",
    "negative": b"[score]\nstart = -1\n",
    "unknown": b"[price]\nwood = 1\n",
    "no table": b"score = 3\n",
    "impossible": b"[court]\nspaces = { 2 = 0 }\n[market]\nspaces = { 2 = 0 }\n"
    b"[stoa]\nspaces = { 2 = 0 }\n",
}


@pytest.mark.parametrize("name", WRONG_DATA)
def test_numbers_that_cannot_work_are_told_in_one_line(run: Run, write: Write, name: str) -> None:
    Path("mine.toml").write_bytes(WRONG_DATA[name])
    file = write("game.json")
    for args in (["simulate", "agora_lieske"], ["play", "agora_lieske"], ["replay", file]):
        result = run(*args, "--data", "mine.toml")
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
    assert sorted(path.name for path in Path().iterdir()) == ["game.json", "mine.toml"]


@pytest.mark.parametrize(
    "address", ["http://", "http://a b/c", "http://[::1", "http://127.0.0.1:1/"]
)
def test_an_address_that_leads_nowhere_is_told_in_one_line(run: Run, address: str) -> None:
    for args in (["verify", address], ["bot", "--server", address]):
        result = run(*args)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"petteia: {address}: ")
        assert result.stderr.count("\n") == 1
