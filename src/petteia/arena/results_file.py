"""The results file of a tournament: one record a line, resumable after an interruption."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec

from petteia.arena.play_game import Outcome
from petteia.arena.schedule import ArenaError, Pairing
from petteia.core.errors import RecordError
from petteia.core.record import Record, loads

Due = TypeVar("Due", bound=Pairing)

BEGINNING = '{"petteia"'
"""How a record's line begins."""


def finished(path: Path) -> dict[int, Record]:
    """Return the games that a file of results holds, by number; half a line is left out."""
    found = {}
    for number, line in enumerate(path.read_text("utf-8", "replace").split("\n"), 1):
        try:
            record = loads(line)
        except RecordError:
            if not line.startswith(BEGINNING[: len(line)]):
                raise _foreign(path, number) from None
            continue  # cut short by Ctrl-C or a full disk
        try:
            outcome = msgspec.convert(record.meta, Outcome)
        except msgspec.ValidationError:
            raise _foreign(path, number) from None
        by_seat = (outcome.bots, outcome.places, outcome.points, outcome.decisions, outcome.seconds)
        if any(len(told) != record.players for told in by_seat):
            raise _foreign(path, number)
        found[outcome.number] = record
    return found


def _foreign(path: Path, line: int) -> ArenaError:
    return ArenaError(f"{path}, line {line}: not a result of a tournament")


def reopened(path: Path) -> BinaryIO:
    """Open a file of results to add to it; half a line at its end is cut off first.

    What is added would else be one line with it, and lost.
    """
    held = path.read_bytes() if path.exists() else b""
    last = held[held.rfind(b"\n") + 1 :]
    file = path.open("ab")
    if last and _whole(last):
        file.write(b"\n")
    elif last:
        file.truncate(len(held) - len(last))
    return file


def _whole(line: bytes) -> bool:
    """Return whether a line without its end is a record all the same."""
    try:
        loads(line.decode("utf-8", "replace"))
    except RecordError:
        return False
    return True


def keep(file: BinaryIO, record: Record) -> None:
    """Add a record to a file of results."""
    file.write((record.dumps() + "\n").encode())
    file.flush()


def to_play(
    game: str, options: dict[str, Any], seed: int, games: Sequence[Due], done: dict[int, Record]
) -> list[Due]:
    """Return what is not finished yet; results of another tournament are refused."""
    if set(done) - {pairing.number for pairing in games}:
        told = "more games than are asked for, or another tournament"
        raise ArenaError(f"the file holds {told}")
    left = []
    for pairing in games:
        record = done.get(pairing.number)
        if record is None:
            left.append(pairing)
            continue
        meta = record.meta or {}
        held = (record.game, record.options, tuple(meta.get("bots", ())), meta.get("seed"))
        if held != (game, options, pairing.bots, seed):
            told = "another game, or other options, bots or seed"
            raise ArenaError(f"the file holds another tournament: {told}")
    return left
