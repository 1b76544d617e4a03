"""Texts that people show each other: names and chat without invisible or misleading characters."""

import re
import unicodedata

JOINER, NON_JOINER = "\u200d", "\u200c"
BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0]")
"""Letters and marks that show nothing."""
DIRECTION = re.compile("[\u061c\u202a-\u202e\u2066-\u2069]")
"""Characters that turn the direction of what follows: a text must not reorder its surroundings."""
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
MOST_MARKS = 3
"""Marks on one letter: more are stacked so high that they cover the lines around them."""
HIDDEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Categories of characters that have no shape of their own."""
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""JSON in which a text holds the one character that PostgreSQL does not store."""


def has_nul(data: bytes | bytearray) -> bool:
    """Return whether a text in this JSON holds a NUL."""
    return b"u0000" in data and NUL.search(data) is not None


def clean_name(text: str) -> str:
    """Return a name in its normal form, without what cannot be seen; perhaps nothing is left."""
    text = unicodedata.normalize("NFC", text)
    text = "".join(
        " " if letter.isspace() else letter
        for at, letter in enumerate(text)
        if letter.isspace() or _shows(text, at)
    )
    text = _without_towers(BLANK.sub("", text))
    return unicodedata.normalize("NFC", " ".join(text.split()))


def is_clean_name(text: str) -> bool:
    """Return whether a name holds nothing that cannot be seen; spaces and forms do not matter."""
    normal = " ".join(unicodedata.normalize("NFC", text).split())
    return bool(normal) and clean_name(text) == normal


def clean_chat(text: str) -> str:
    """Return chat without direction overrides and control characters; lines and tabs stay.

    Terminals obey control characters, and operators read reported chat in one.
    """
    return CONTROL.sub("", DIRECTION.sub("", text))


def _without_towers(text: str) -> str:
    """Return a text without the marks that stand on too many others, of whatever script."""
    shown, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            shown.append(letter)
    return "".join(shown)


def _shows(text: str, at: int) -> bool:
    letter = text[at]
    if letter in (JOINER, NON_JOINER):
        return 0 < at < len(text) - 1 and _joins(text[:at], letter, text[at + 1])
    return unicodedata.category(letter) not in HIDDEN


def _joins(before: str, joiner: str, after: str) -> bool:
    """Whether a joiner does its work: in an emoji of several, or between Arabic letters."""
    if joiner == JOINER:
        base = before.rstrip("\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")[-1:]
        return bool(base) and {unicodedata.category(base), unicodedata.category(after)} == {"So"}
    return unicodedata.bidirectional(before[-1]) == unicodedata.bidirectional(after) == "AL"
