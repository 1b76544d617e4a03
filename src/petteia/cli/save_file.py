"""The save file of a terminal game: never overwrites another, saved after every move."""

from itertools import count
from pathlib import Path
from typing import Any

from petteia.cli.errors import Failure, reason
from petteia.core.match import Match
from petteia.core.record import Record


class Saved:
    """A record on disk, following a match."""

    def __init__(
        self, path: Path, chance: dict[str, Any] | None = None, meta: dict[str, Any] | None = None
    ) -> None:
        self.path = path
        self.chance = chance
        self.meta = meta
        """What else stood in the record; it is kept."""
        self.trouble = ""
        """Why the last attempt failed, if it did."""

    def text(self, match: Match) -> str:
        """Return the record as one line."""
        return self._record(match).dumps()

    def save(self, match: Match) -> bool:
        """Write the whole record; return whether that worked."""
        try:
            self._record(match).write(self.path)
            self.trouble = ""
        except OSError as error:
            self.trouble = reason(error)
        return not self.trouble

    def _record(self, match: Match) -> Record:
        record = match.record()
        record.chance = self.chance
        record.meta = self.meta
        return record


def named_file(path: Path) -> Path:
    """Make a new file of this name."""
    try:
        path.open("x").close()
    except FileExistsError:
        told = f"{path} is there already: choose another name, or go on with --resume {path}"
        raise Failure(told) from None
    except OSError as error:
        raise Failure(f"cannot write {path}: {reason(error)}") from error
    return path


def numbered_file(name: str) -> Path:
    """Make a new file in the current folder, with the first number that is free."""
    for number in count(1):
        path = Path(f"{name}-{number}.json")
        try:
            path.open("x").close()
        except FileExistsError:
            continue
        except OSError as error:
            raise Failure(f"cannot write {path}: {reason(error)}") from error
        return path
    raise AssertionError("numbers do not end")
