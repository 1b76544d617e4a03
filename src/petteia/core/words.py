"""Words: the one place where lines (refusals, prompts, choices, events) become sentences."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from petteia.core.message import Arg, Message

LANGUAGES = ("en", "fr")
CORE = "petteia.core"
VERBATIM = ("text", "reason", "step", "ending")
"""Arguments that are quoted, or chosen by, as they are; all others are read word by word."""

QUOTED = 200
"""Longer quotations are cut; Fluent refuses more than a thousand letters."""


class Words:
    """The sentences of one game in one language; `names` are the players' own, by seat."""

    def __init__(self, package: str, language: str = "en", names: Sequence[str] = ()) -> None:
        self.bundle = _bundle(package, language)
        self.names = names

    def say(self, line: Message) -> str:
        """Return a line as a sentence."""
        return self.text(line.key, line.args)

    def text(self, key: str, args: Mapping[str, Arg] | None = None) -> str:
        """Return the message of a key with its arguments filled in."""
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        filled = {name: self._filled(name, value) for name, value in (args or {}).items()}
        text, errors = self.bundle.format_pattern(message.value, filled)
        if errors:
            raise errors[0]
        return str(text)

    def name(self, seat: int) -> str:
        """Return what the player on a seat is called."""
        if seat < len(self.names):
            return self.names[seat]
        return self.text("seat", {"number": seat})

    def word(self, word: str) -> str:
        """Return a word of the notation (wood, ox, upper) in this language; `@2` is a seat."""
        if word.startswith("@") and word[1:].isdigit():
            return self.name(int(word[1:]))
        return self.text(f"word-{word}") if self.bundle.has_message(f"word-{word}") else word

    def _filled(self, name: str, value: Arg) -> str | int:
        if isinstance(value, list):
            if not value:
                return self.text("none")
            return ", ".join(str(self._filled(name, item)) for item in value)
        if isinstance(value, int):
            return self.name(value) if name == "seat" or name.endswith("_seat") else value
        if name in VERBATIM:
            return value if len(value) <= QUOTED else value[:QUOTED] + "…"
        return " ".join(self.word(word) for word in value.split(" "))


def fluent_text(package: str, language: str) -> str:
    """Return a package's Fluent file; in English if it has none in the language."""
    own = files(package) / f"words.{language}.ftl"
    found = own if own.is_file() else files(package) / "words.en.ftl"
    return found.read_text(encoding="utf-8")


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for place in (CORE, package):
        resource = FluentResource(fluent_text(place, language))
        bundle.add_resource(resource, allow_overrides=True)
    return bundle
