"""Words: every language says the same messages, and none of them is broken."""

from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from petteia.core.game import Game
from petteia.core.words import CORE, LANGUAGES

FORMED = ("word-", "name")
"""Messages whose attributes are grammatical forms: each language has its own."""


def messages(package: str, language: str) -> tuple[set[str], list[str]]:
    """Return the ids of a words file with their attributes, and what is broken in it."""
    text = (files(package) / f"words.{language}.ftl").read_text(encoding="utf-8")
    found, broken = set(), []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            if entry.id.name in found:
                broken.append(f"{package} {language}: {entry.id.name} is said twice")
            found.add(entry.id.name)
            if not entry.id.name.startswith(FORMED):
                found |= {f"{entry.id.name}.{other.id.name}" for other in entry.attributes}
        elif isinstance(entry, Junk):
            broken.append(f"{package} {language}: cannot read {(entry.content or '')[:60]!r}")
    return found, broken


def languages(package: str) -> list[str]:
    """Return the languages that a package has words in; in others it falls back to English."""
    return [code for code in LANGUAGES if (files(package) / f"words.{code}.ftl").is_file()]


def unsaid(game: Game) -> list[str]:
    """List what a game's words lack: broken entries, and messages missing in a language."""
    faults = []
    for package in (CORE, game.package):
        said = {}
        for language in languages(package):
            said[language], broken = messages(package, language)
            faults += broken
        everything = set().union(*said.values())
        for language in said:
            faults += [f"{package} {language}: no {key}" for key in everything - said[language]]
    own, _ = messages(game.package, LANGUAGES[0])
    needed = {"title", "about"}
    needed |= {f"source-{source}" for source in game.sources}
    needed |= {f"option-{option.name}" for option in game.options}
    faults += [f"{game.package}: no {key}" for key in sorted(needed - own)]
    return sorted(faults)
