"""Lists what a translation lacks: messages, attributes, rules documents and their rules."""

import sys
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from petteia.core.words import LANGUAGES
from petteia.testing.rules import anchors
from petteia.testing.word_checks import FORMED

PLACES = ("src", "frontend/src", "examples")
RULES = Path("docs") / "rules"


def missing(root: Path, language: str) -> list[str]:
    """Return one line for everything that English has and a language does not."""
    faults = [] if language in LANGUAGES else [f"core/languages.json: no {language}"]
    for place in PLACES:
        for english in sorted((root / place).rglob("*.en.ftl")):
            if "node_modules" not in english.parts:
                translated = english.with_name(english.name.replace(".en.", f".{language}."))
                faults += _missing_messages(english, translated, root)
    for english in sorted((root / RULES).glob("*.md")):
        if "." not in english.stem and language != "en":
            faults += _missing_rules(english, english.with_suffix(f".{language}.md"), root)
    return faults


def _missing_messages(english: Path, translated: Path, root: Path) -> list[str]:
    name = translated.relative_to(root).as_posix()
    if not translated.is_file():
        return [f"{name}: no such file"]
    said, broken = _keys(translated)
    lacking = [key for key in _keys(english)[0] if key not in said]
    return [f"{name}: cannot read {text!r}" for text in broken] + [
        f"{name}: no {key}" for key in lacking
    ]


def _keys(path: Path) -> tuple[list[str], list[str]]:
    """Return the messages of a file with their attributes, and what cannot be read."""
    keys, broken = [], []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Junk):
            broken.append((entry.content or "")[:60])
        elif isinstance(entry, Message):
            name = entry.id.name
            keys.append(name)
            if not name.startswith(FORMED):  # grammatical forms differ between languages
                keys += [f"{name}.{attribute.id.name}" for attribute in entry.attributes]
    return keys, broken


def _missing_rules(english: Path, translated: Path, root: Path) -> list[str]:
    name = translated.relative_to(root).as_posix()
    if not translated.is_file():
        return [f"{name}: no such file"]
    found = anchors(translated.read_text(encoding="utf-8"))
    wanted = anchors(english.read_text(encoding="utf-8"))
    return [f"{name}: no rule {rule}" for rule in wanted if rule not in found]


def main(language: str) -> int:
    """Print what a language lacks; 1 if anything does."""
    faults = missing(Path.cwd(), language)
    print("\n".join(faults) or f"{language} is complete")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
