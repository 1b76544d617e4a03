"""Upper bounds on the numbers a player may set in options."""

from collections.abc import Mapping
from typing import Any

from petteia.core.errors import OptionError

WHOLE = 16_384
"""Characters of all options together; the largest printed game, written out whole, has 4,000."""
LONGEST_LIST = 200
"""Items of a list; the longest printed one has 10."""
LONGEST_TEXT = 200
"""Characters of a text; the longest printed one has 24."""
DEEPEST = 8
"""Tables and lists inside each other; printed games have 4."""
LARGEST_NUMBER = 10**100
"""Larger whole numbers are refused before any message writes them out."""


def check(options: Mapping[str, Any]) -> None:
    """Refuse options that are too large; stops at the first excess, so its work is bounded."""
    _size(options, "options", 0, WHOLE)


def _size(value: Any, path: str, depth: int, left: int) -> int:
    """Return how many of the `left` characters remain after a value."""
    left -= 1
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise OptionError(f"{path}: at most {LONGEST_TEXT} characters")
        left -= len(value)
    elif isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise OptionError(f"{path}: a number out of range")
    elif isinstance(value, Mapping | list | tuple):
        if depth == DEEPEST:
            raise OptionError(f"{path}: nested too deeply")
        if not isinstance(value, Mapping):
            if len(value) > LONGEST_LIST:
                raise OptionError(f"{path}: at most {LONGEST_LIST} items")
            for item in value:
                left = _size(item, path, depth + 1, left)
        else:
            for key, item in value.items():
                left = _size(key, path, depth + 1, left)
                left = _size(item, f"{path}.{key}", depth + 1, left)
    if left < 0:
        raise OptionError(f"options: at most {WHOLE} characters in all")
    return left
