"""The rows of an event card as a data file writes them: `orange 5, green 6, white 4`."""

import re
from collections.abc import Mapping
from typing import Any, Final

SQUARE: Final = re.compile(r"([a-z]+) ([0-9]{1,5})")
OLD_KEYS: Final = ("colours", "upper", "lower")
"""How data files of version 1 wrote a card: a colour per column, then the points of two rows."""


def squares(row: str) -> list[tuple[str, int]]:
    """Return the colour and the points of every square; a square written otherwise has none."""
    found = [SQUARE.fullmatch(square) for square in row.split(", ")]
    return [(match[1], int(match[2])) if match else ("", 0) for match in found]


def modern(own: Mapping[str, Any], printed: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a player's own values with events of version 1 in the form of today."""
    events = own.get("events")
    if not isinstance(events, Mapping):
        return own
    steps = events.get("rows")
    changed: dict[str, Any] = {key: value for key, value in events.items() if key != "rows"}
    for name, card in printed["events"].items():
        mine = changed.get(name, {})
        if not isinstance(mine, Mapping):
            continue
        rest = {key: value for key, value in mine.items() if key not in OLD_KEYS}
        old = {key: mine[key] for key in OLD_KEYS if key in mine}
        if old:
            rest["rows"] = _rows(old, card["rows"])
        if steps is not None:
            rest.setdefault("steps", steps)
        if rest:
            changed[name] = rest
    return {**own, "events": changed}


def _rows(old: Mapping[str, Any], printed: list[str]) -> list[str]:
    upper, lower = (squares(row) for row in printed)
    colours = old.get("colours", [colour for colour, _ in upper])
    points = [
        old.get("upper", [points for _, points in upper]),
        old.get("lower", [points for _, points in lower]),
    ]
    return [_row(colours, row) for row in points]


def _row(colours: Any, points: Any) -> str:
    if not isinstance(colours, list) or not isinstance(points, list):
        return f"{colours} {points}"
    if len(colours) != len(points):
        return f"{len(colours)} colours, {len(points)} points"
    return ", ".join(f"{colour} {value}" for colour, value in zip(colours, points, strict=True))
