"""Records from a file, each replayed: what `replay`, `legal` and `show` begin with."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from msgspec.structs import replace

from petteia.cli.console import Progress
from petteia.cli.errors import ILLEGAL, WRONG, complain
from petteia.cli.parameters import OptionSource
from petteia.core import record, registry
from petteia.core.errors import PetteiaError, RecordError
from petteia.core.match import IllegalMove, Match
from petteia.core.record import Record
from petteia.core.words import Words


@dataclass
class Reading:
    """One record of a file: its match, or why there is none."""

    place: str
    """The file, and which of its records this is."""
    record: Record | None = None
    match: Match | None = None
    illegal: IllegalMove | None = None
    reason: str = ""
    """In words, for both kinds of error."""

    def error(self) -> dict[str, Any]:
        """Return the error as `--json` prints it."""
        if self.illegal is None:
            return {"error": {"index": None, "rule": None, "reason": self.reason}}
        refusal = self.illegal.refusal
        told = {"index": self.illegal.index, "rule": refusal.rule, "reason": self.reason}
        return {"error": told}

    def complaint(self) -> str:
        """Return the error as a line for people."""
        if self.illegal is None:
            return self.reason if self.reason.startswith(self.place) else self._placed(self.reason)
        move, rule = self.illegal.move, self.illegal.refusal.rule
        index = self.illegal.index
        return self._placed(f"move {index} “{move}” is not legal ({rule}): {self.reason}")

    def _placed(self, text: str) -> str:
        return f"{self.place}: {text}"


def replayed(found: Record, setting: OptionSource) -> Match:
    """Replay a record with the given options on top of its own."""
    game = registry.game(found.game)
    try:
        return Match.of(replace(found, options=setting.over(game, found.options)))
    except RecursionError as error:
        raise RecordError("not a record: nested too deeply") from error


class Readings:
    """All records of a file in order, and the exit code they come to."""

    def __init__(self, file: Path, setting: OptionSource, lang: str) -> None:
        self.file = file
        self.setting = setting
        self.lang = lang
        self.many = file.suffix == ".jsonl"
        self.code = 0
        """1 if a move was not legal, else 2 if a record could not be read."""

    def __iter__(self) -> Iterator[Reading]:
        number = 0
        with Progress(str(self.file), "records", quiet=sys.stdout.isatty()) as progress:
            for number, found in enumerate(record.read(self.file), 1):
                yield self._reading(number, found)
                progress.step()
        if not number:
            raise RecordError(f"{self.file}: there is no record in it")

    def _reading(self, number: int, found: Record | RecordError) -> Reading:
        reading = Reading(f"{self.file}, record {number}" if self.many else str(self.file))
        if isinstance(found, RecordError):
            return self._unread(reading, str(found))
        reading.record = found
        try:
            reading.match = replayed(found, self.setting)
        except IllegalMove as error:
            words = Words(registry.game(found.game).package, self.lang)
            reading.illegal, reading.reason = error, words.say(error.refusal)
            self.code = ILLEGAL
        except PetteiaError as error:
            return self._unread(reading, str(error))
        return reading

    def _unread(self, reading: Reading, reason: str) -> Reading:
        reading.reason = reason
        self.code = self.code or WRONG
        return reading

    def words(self, match: Match) -> Words:
        """Return the words of a match's game."""
        return Words(match.game.package, self.lang)


def print_json(value: object) -> None:
    """Print a value as one line of JSON."""
    click.echo(json.dumps(value, ensure_ascii=False))


def fail(reading: Reading) -> None:
    """Tell on stderr why there is no match."""
    complain(reading.complaint())
