"""The rules documents as text: an overview, and single rules by id."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import petteia
from petteia.core.errors import PetteiaError
from petteia.core.game import Game
from petteia.core.words import Words

RULE = re.compile(r'^<a id="([A-Z]{1,2}\d[\w.]*)"></a>', re.MULTILINE)
ANCHOR = re.compile(r'<a id="[^"]*"></a>')
PICTURE = re.compile(r"^!\[[^\]]*\]\([^)]*\)\n*", re.MULTILINE)
HEADING = re.compile(r"^#{2,} ", re.MULTILINE)


class UnknownRule(PetteiaError):  # noqa: N818 - reads as what happened
    """No rule of the game has this id."""


def brief(game: Game, lang: str = "en") -> str:
    """Return the rules in brief: the introduction and the first section."""
    text = page(game.name, lang)
    if not text:  # a game of another package
        words = Words(game.package, lang)
        return f"{words.text('title')}. {words.text('about')}"
    sections = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    return _plain("".join(sections[:2]))


def rule(game: Game, rule_id: str, lang: str = "en") -> str:
    """Return the text of a rule."""
    try:
        return rules(game.name, lang)[rule_id]
    except KeyError:
        known = ", ".join(rules(game.name, lang)) or "none"
        message = f"{game.name} has no rule {rule_id!r}; its rules are {known}"
        raise UnknownRule(message) from None


@cache
def rules(name: str, lang: str = "en") -> dict[str, str]:
    """Return the texts of all rules of a game by their ids, in the order of the document."""
    text = page(name, lang)
    found = list(RULE.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)] * bool(found)
    return {
        match[1]: _plain(HEADING.split(text[match.end() : end])[0])
        for match, end in zip(found, ends, strict=True)
    }


@cache
def page(name: str, lang: str = "en") -> str:
    """Return a rules document; in English if it has none in the language, else nothing."""
    for file in (f"{name}.{lang}.md", f"{name}.md"):
        found = _folder() / file
        if found.is_file():
            return found.read_text(encoding="utf-8")
    return ""


def _folder() -> Traversable:
    """Return the folder of the documents: inside a wheel, or docs/rules of the source tree."""
    brought = files("petteia") / "rulebook"
    return brought if brought.is_dir() else Path(petteia.__file__).parents[2] / "docs" / "rules"


def _plain(text: str) -> str:
    return PICTURE.sub("", ANCHOR.sub("", text)).strip()
