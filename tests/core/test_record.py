"""Records: read and written exactly; what is broken is refused with its place."""

import json
from pathlib import Path

import pytest

from petteia.core.errors import RecordError
from petteia.core.match import IllegalMove, Match
from petteia.core.record import Record, loads, read

GOOD = '{"petteia": 1, "game": "agora_lieske", "players": 2, "options": {}, "moves": ["* start 1"]}'


def test_a_record_reads_as_it_was_written() -> None:
    record = loads(GOOD)
    assert record.dumps() == GOOD
    assert loads(record.dumps()) == record


def test_unknown_keys_are_ignored_and_known_ones_kept() -> None:
    raw = json.loads(GOOD) | {"club": "Delphi", "meta": {"names": ["Ada"]}, "chance": {"seed": 1}}
    record = loads(json.dumps(raw))
    assert record.meta == {"names": ["Ada"]}
    assert record.chance == {"seed": 1}
    assert "Delphi" not in record.dumps()


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "line 1, column 1: not JSON"),
        ('{"petteia": 1,\n "game" 3}', "line 2, column 9: not JSON"),
        ("[]", "^this is JSON, but not a Petteia record$"),
        ("42", "^this is JSON, but not a Petteia record$"),
        ('{"name": "petteia"}', "^this is JSON, but not a Petteia record$"),
        ('{"petteia": 1, "game": "athens"}', r"\$: Object missing required field `players`"),
        (GOOD.replace('"* start 1"', '"* start 1", 7'), r"\$\.moves\[1\]: Expected `str`"),
        (GOOD.replace('"players": 2', '"players": "two"'), r"\$\.players: Expected `int`"),
        (GOOD.replace('"petteia": 1', '"petteia": 2'), r"\$\.petteia: this reads format 1"),
        ("[" * 100_000, "nested too deeply|not JSON"),
    ],
)
def test_a_broken_record_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(RecordError, match=place):
        loads(text)


def test_many_records_one_a_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(GOOD + "\n\n{\n" + GOOD + "\n", encoding="utf-8")
    first, broken, last = read(path)
    assert isinstance(first, Record)
    assert isinstance(last, Record)
    assert isinstance(broken, RecordError)
    assert "games.jsonl:3: line 1, column 2" in str(broken)


def test_one_record_over_many_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(json.loads(GOOD), indent=1), encoding="utf-8")
    [record] = read(path)
    assert record == loads(GOOD)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="No such file"):
        list(read(tmp_path / "missing.json"))
    garbage = tmp_path / "garbage.json"
    garbage.write_bytes(b"\xff\xfe\x00")
    [broken] = read(garbage)
    assert isinstance(broken, RecordError)
    assert "garbage.json: not text in UTF-8" in str(broken)


def test_writing_replaces_a_file_in_one_step(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    loads(GOOD).write(path)
    loads(GOOD).write(path)
    assert loads(path.read_text(encoding="utf-8")) == loads(GOOD)
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_an_illegal_move_has_its_index_and_rule() -> None:
    record = loads(GOOD)
    record.moves += ["* demand wood", "* demand gold"]
    with pytest.raises(IllegalMove) as caught:
        Match.of(record)
    assert caught.value.index == 2
    assert caught.value.refusal.rule == "notation"
