"""The printed numbers of a game: its data file with marks, and a player's own on top."""

import tomllib
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

from petteia.core.errors import DataError

MARKS = ("printed", "published", "deduced", "reconstructed", "ours")
"""How well a value is known: printed in the rulebook or on the pieces, published elsewhere,
deduced from those, reconstructed because the printed value is not known; or ours: no rulebook
has it, we added it."""

UNLIMITED = "unlimited"
"""Stands in a data file for a number without a limit."""

LARGEST = 100_000
"""No printed number of any game is near this; larger ones are a slip of the pen."""

Translation: TypeAlias = Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]]
"""From a player's own values in an older form, and the shipped ones: the form of today."""


class Data:
    """A game's numbers with their marks; `marks` names a key or a table, the longest path wins."""

    def __init__(
        self, numbers: dict[str, Any], marks: dict[str, str], modern: Translation | None = None
    ) -> None:
        self.numbers = numbers
        self.marks = marks
        self.modern = modern

    def mark(self, path: str) -> str | None:
        """Return how well the value at this dotted path is known."""
        while path:
            if path in self.marks:
                return self.marks[path]
            path = path.rpartition(".")[0]
        return None

    def paths(self) -> list[str]:
        """Return the dotted paths of all values."""
        return _paths(self.numbers, "")

    def overlaid(self, own: Mapping[str, Any]) -> dict[str, Any]:
        """Return the numbers with a player's own on top, or refuse with every reason."""
        reasons: list[str] = []
        if self.modern is not None:
            own = self.modern(own, self.numbers)
        numbers = _overlay(self.numbers, own, "", reasons)
        if reasons:
            raise DataError(reasons)
        return numbers


def shipped(package: str, modern: Translation | None = None) -> Data:
    """Read the `data.toml` that lies in a game's package."""
    text = (files(package) / "data.toml").read_text(encoding="utf-8")
    numbers = tomllib.loads(text)
    marks = numbers.pop("marks")
    return Data(numbers, marks, modern)


def own_file(path: Path) -> dict[str, Any]:
    """Read a player's data file; its values are validated when a match is created."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError([f"{path}: {error.strerror or error}"]) from error
    except (ValueError, RecursionError) as error:  # not text, not TOML, a number too long
        raise DataError([f"{path}: {error}"]) from error


def _paths(numbers: Mapping[str, Any], above: str) -> list[str]:
    found = []
    for key, value in numbers.items():
        found += _paths(value, f"{above}{key}.") if isinstance(value, dict) else [above + key]
    return found


def _overlay(
    default: dict[str, Any], own: Mapping[str, Any], above: str, reasons: list[str]
) -> dict[str, Any]:
    result = dict(default)
    for key, value in own.items():
        path = above + key
        if key not in default:
            reasons.append(f"{path}: no such value; there are {', '.join(default)}")
        elif isinstance(default[key], dict):
            if isinstance(value, Mapping):
                result[key] = _overlay(default[key], value, path + ".", reasons)
            else:
                reasons.append(f"{path}: a table is needed, not {value!r}")
        else:
            fault = _fault(default[key], value)
            if fault:
                reasons.append(f"{path}: {fault}")
            result[key] = value
    return result


def _fault(default: Any, value: Any) -> str:
    """Return what is wrong with a value; empty if nothing is."""
    if isinstance(default, list):
        if not isinstance(value, list):
            return f"a list is needed, not {value!r}"
        return next((fault for item in value if (fault := _fault(default[0], item))), "")
    if default == UNLIMITED:
        return "" if value == UNLIMITED else _fault(0, value)
    if isinstance(default, str):
        return "" if isinstance(value, str) else f"a word is needed, not {value!r}"
    if isinstance(default, bool):
        return "" if isinstance(value, bool) else f"true or false is needed, not {value!r}"
    if isinstance(value, bool) or not isinstance(value, int):
        return f"a whole number is needed, not {value!r}"
    if value < min(0, default) or value > LARGEST:
        return f"{value} is out of range"
    return ""
