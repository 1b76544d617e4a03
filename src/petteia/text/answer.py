"""Parses free text into a move.

Only the last non-empty line counts; everything before it is reasoning. If the line has parts in
square brackets, only these count, and they must agree. The line is tried, in this order, as

1. a move in notation, with or without its seat: an illegal one is refused by the rules;
2. the number of a listed choice;
3. the words of a listed choice, or its whole line.

Words are compared without case and spacing, and without quotation marks, asterisks, brackets and a
full stop around them. Anything else is refused; nothing is guessed.
"""

import re
from collections.abc import Callable, Sequence

from msgspec import Struct

from petteia.core.errors import NotationError
from petteia.core.message import Message, Refusal
from petteia.core.move import parse
from petteia.text.offer import AROUND, Offer, folded

LONGEST = 300
"""Longer lines are refused unread."""
NUMBER = re.compile(r"#?(\d{1,6})[.)]?")
UNKNOWN = ("refused-not-a-move", "refused-unknown-move")
"""Refusals of a text that is not a move of the game at all."""


class Answer(Struct, frozen=True):
    """The parsed answer: a legal move, or the reason why there is none."""

    move: str = ""
    """In notation, with its seat."""
    refusal: Refusal | None = None
    """The move is known but not legal now."""
    unread: Message | None = None
    """The text is not a move; its words are in this package."""


def read(
    text: str, seat: int, offered: Sequence[Offer], refuse: Callable[[str], Refusal | None]
) -> Answer:
    """Parse a seat's answer; `refuse` returns why a move in notation is not legal now."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines:
        return _unread("unread-empty")
    said = _bracketed(lines[-1])
    if len(said) > 1:
        return _unread("unread-several", said[0], said[1])
    line = " ".join(said[0].strip(AROUND).split())
    if len(line) > LONGEST or not line:
        return _unread("unread-long" if line else "unread-empty")
    return (
        _by_notation(line, seat, refuse)
        or _by_number(line, offered)
        or _by_words(line, offered)
        or _unread("unread-foreign", line)
    )


def _bracketed(line: str) -> list[str]:
    """Return the different parts in square brackets, or else the whole line."""
    return list(dict.fromkeys(re.findall(r"\[([^\[\]]+)\]", line))) or [line]


def _by_notation(line: str, seat: int, refuse: Callable[[str], Refusal | None]) -> Answer | None:
    for text in (line, f"{seat} {line}", line.rstrip("."), f"{seat} {line.rstrip('.')}"):
        try:
            parse(text)
        except NotationError:
            continue
        refusal = refuse(text)
        if refusal is None:
            return Answer(text)
        if refusal.key not in UNKNOWN:
            return Answer(refusal=refusal)
    return None


def _by_number(line: str, offered: Sequence[Offer]) -> Answer | None:
    found = NUMBER.fullmatch(line)
    if found is None:
        return None
    number = int(found[1])
    if 1 <= number <= len(offered):
        return Answer(offered[number - 1].move)
    return _unread("unread-number", str(number), str(len(offered)))


def _by_words(line: str, offered: Sequence[Offer]) -> Answer | None:
    wanted = folded(line)
    found = {o.move for o in offered if wanted in (folded(o.words), folded(o.line))}
    if len(found) > 1:
        return _unread("unread-several", *sorted(found)[:2])
    return Answer(found.pop()) if found else None


def _unread(key: str, text: str = "", reason: str = "") -> Answer:
    return Answer(unread=Message("notation", key, {"text": text, "reason": reason}))
