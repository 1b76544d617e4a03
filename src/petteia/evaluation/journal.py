"""The journal of an evaluation: every answer of a model, stored as it arrives.

A line holds an answer with its game, move and try. An interrupted game is replayed from its start
with the stored answers; only missing ones are requested, so nothing is paid for twice.
"""

import os
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec
from msgspec import Struct

from petteia.arena.schedule import ArenaError
from petteia.evaluation.endpoint import Reply


class Asked(Struct, frozen=True):
    """Identifies the request that an answer belongs to."""

    game: int
    moves: int
    """How many moves were made before."""
    attempt: int
    """Counted from 0: how many answers to the same decision were refused."""
    digest: str
    """Of the chat: where a bot with a time limit leads a replayed game elsewhere, stored answers do
    not apply."""


def digest(chat: Sequence[Mapping[str, str]]) -> str:
    """Return a short hash of a chat."""
    return sha256(msgspec.json.encode(chat)).hexdigest()[:16]


class Line(Struct, frozen=True):
    """One answer."""

    asked: Asked
    reply: Reply


class Heading(Struct, frozen=True):
    """The first line: what the answers belong to."""

    evaluation: dict[str, Any]


class Journal:
    """The answers that came so far, in memory and in a file."""

    def __init__(self, path: Path, evaluation: Mapping[str, Any]) -> None:
        self.path = path
        self.replies: dict[Asked, Reply] = {}
        self.lock = Lock()
        """Games may be played by several threads."""
        whole = self._read(dict(evaluation)) if path.exists() else 0
        self.file = path.open("ab")
        self.file.truncate(whole)  # half a line, where a run was cut off
        if not whole:
            self._write(Heading(dict(evaluation)))

    def _read(self, evaluation: dict[str, Any]) -> int:
        """Load a file; return how many bytes of it are whole lines."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        try:
            for number, line in enumerate(data[:whole].splitlines()):
                if number:
                    found = msgspec.json.decode(line, type=Line)
                    self.replies[found.asked] = found.reply
                elif msgspec.json.decode(line, type=Heading).evaluation != evaluation:
                    differs = "another player, game, ladder, seed or setting"
                    raise ArenaError(f"{self.path} holds another evaluation: {differs}")
        except msgspec.MsgspecError as error:
            raise ArenaError(f"{self.path}: not the journal of an evaluation: {error}") from error
        return whole

    def find(self, asked: Asked) -> Reply | None:
        """Return the answer to a question, if it came before."""
        return self.replies.get(asked)

    def add(self, asked: Asked, reply: Reply) -> None:
        """Store an answer; it is on disk when this returns."""
        with self.lock:
            self._write(Line(asked, reply))
            self.replies[asked] = reply

    def _write(self, line: Struct) -> None:
        self.file.write(msgspec.json.encode(line) + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        """Close the file; answers still in flight are dropped."""
        with self.lock:
            self.file.close()
