"""The game record: the move list, complete without a random generator, as JSON."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from petteia.core.errors import RecordError

FORMAT = 1
"""The number behind `petteia` in a record."""


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A match written down; a record may stop anywhere."""

    petteia: int
    game: str
    players: int
    options: dict[str, Any]
    moves: list[str]
    chance: dict[str, Any] | None = None
    """How each chance result of a hosted game was derived, for verification."""
    meta: dict[str, Any] | None = None
    """Names and dates."""

    def dumps(self) -> str:
        """Return the record as one line of JSON."""
        return json.dumps(msgspec.to_builtins(self), ensure_ascii=False)

    def write(self, path: Path) -> None:
        """Write the record so that an interrupted write leaves the old file whole."""
        beside = path.with_name(path.name + ".part")
        try:
            beside.write_text(self.dumps() + "\n", encoding="utf-8", errors="backslashreplace")
            beside.replace(path)
        except OSError:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise


def loads(text: str) -> Record:
    """Read a record from JSON; what is broken is refused with its place and the reason."""
    try:
        raw = json.loads(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"{place}: not JSON: {error.msg}") from error
    except ValueError as error:  # a number too long to read
        raise RecordError(f"not a record: {error}") from error
    except RecursionError as error:
        raise RecordError("not a record: nested too deeply") from error
    if not isinstance(raw, dict) or "petteia" not in raw:
        raise RecordError("this is JSON, but not a Petteia record")
    try:
        record = msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        raise RecordError(f"{place.strip('`') or '$'}: {reason}") from error
    if record.petteia != FORMAT:
        raise RecordError(f"$.petteia: this reads format {FORMAT}, not {record.petteia}")
    return record


def read(path: Path) -> Iterator[Record | RecordError]:
    """Read one record from a `.json` file, or one a line from a `.jsonl` file.

    A line that cannot be read comes as its error, so that the others are still read.
    """
    try:
        with path.open("rb") as file:
            if path.suffix != ".jsonl":
                yield _attempt(file.read(), str(path))
                return
            for number, line in enumerate(file, 1):
                if line.strip():
                    yield _attempt(line.rstrip(b"\r\n"), f"{path}:{number}")
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror or error}") from error


def _attempt(raw: bytes, place: str) -> Record | RecordError:
    if not raw.strip():
        return RecordError(f"{place}: it is empty")
    try:
        return loads(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        return RecordError(f"{place}: not text in UTF-8: {error.reason} at byte {error.start}")
    except RecordError as error:
        return RecordError(f"{place}: {error}")
