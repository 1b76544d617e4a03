"""Words: turns messages (refusals, prompts, choices, events) into sentences."""

import json
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from petteia.core.message import Arg, Message, Prompt

CORE = "petteia.core"
LANGUAGE_NAMES: dict[str, str] = json.loads(
    (files(CORE) / "languages.json").read_text(encoding="utf-8")
)
"""The name of each language in that language, by its code: the one list of languages."""
LANGUAGES = tuple(LANGUAGE_NAMES)
VERBATIM = ("text", "reason", "step", "ending")
"""Arguments that are quoted or selected by as they are; all others are translated word by word."""

QUOTED = 200
"""Longer quotations are cut; Fluent refuses more than a thousand letters."""

Filled = dict[str, str | int]


class Words:
    """The sentences of one game in one language; `names` are the players' names, by seat."""

    def __init__(self, package: str, language: str = "en", names: Sequence[str] = ()) -> None:
        self.bundle, self.forms = _bundle(package, language)
        self.names = names

    def say(self, line: Message) -> str:
        """Return a message as a sentence; a prompt names the player it is for."""
        if isinstance(line, Prompt) and "you" in self._attributes(line.key):
            wanted = self.text(line.key, line.args, "you")
            return self.text("turn-of", {"seat": line.args["seat"], "text": wanted})
        return self.text(line.key, line.args)

    def text(self, key: str, args: Mapping[str, Arg] | None = None, attribute: str = "") -> str:
        """Return a message, or one of its attributes, with the arguments filled in."""
        filled: Filled = {}
        for name, value in (args or {}).items():
            filled[name] = self._filled(name, value)
            for form in self._forms(name, value):
                filled[f"{name}_{form}"] = self._filled(name, value, form)
        return self._format(key, filled, attribute)

    def name(self, seat: int, form: str = "") -> str:
        """Return the name of the player on a seat, or a form of it (`of`: whose)."""
        known = seat < len(self.names)
        name = self.names[seat] if known else self.text("seat", {"number": seat})
        if form not in self._attributes("name"):
            return name
        return self._format("name", {"name": name, "vowel": _starts_with_vowel(name)}, form)

    def word(self, word: str, count: int | None = None, form: str = "") -> str:
        """Return a word of the notation (wood, ox, upper) in this language; `@2` is a seat."""
        if _is_seat(word):
            return self.name(int(word[1:]), form)
        key = f"word-{word}"
        attributes = self._attributes(key)
        amount: Filled = {"count": 1 if count is None else count}
        if form in attributes:
            return self._format(key, amount, form)
        if count is not None:
            return self._format(key, amount, "count")
        return self.text(key) if self.bundle.has_message(key) else word

    def _format(self, key: str, filled: Filled, attribute: str = "") -> str:
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(pattern, filled)
        if errors:
            raise errors[0]
        return str(text)

    def _attributes(self, key: str) -> Mapping[str, object]:
        return self.bundle.get_message(key).attributes if self.bundle.has_message(key) else {}

    def _forms(self, name: str, value: Arg) -> list[str]:
        """Return the forms that the words of an argument have."""
        if isinstance(value, int):
            return list(self._attributes("name")) if _names_seat(name) else []
        if name in VERBATIM:
            return []
        items = value if isinstance(value, list) else [value]
        if not items:
            return self.forms
        tokens = {token for item in items for token in str(item).split(" ")}
        keys = {"name" if _is_seat(token) else f"word-{token}" for token in tokens}
        return sorted({form for key in keys for form in self._attributes(key)})

    def _filled(self, name: str, value: Arg, form: str = "") -> str | int:
        if isinstance(value, list):
            if not value:
                return self.text("none")
            items = [str(self._filled(name, item, form)) for item in self._counted(value)]
            if len(items) == 1:
                return items[0]
            return self._format("list", {"items": ", ".join(items[:-1]), "last": items[-1]})
        if isinstance(value, int):
            return self.name(value, form) if _names_seat(name) else value
        if name in VERBATIM:
            return value if len(value) <= QUOTED else value[:QUOTED] + "…"
        return self._translated(value, form)

    def _counted(self, items: Sequence[int | str]) -> list[int | str]:
        """Return a list with repeated words counted: `red red` is `2 red`."""
        times: dict[int | str, int] = {}
        counted: list[int | str] = []
        for item in items:
            if "count" not in self._attributes(f"word-{item}"):
                counted.append(item)
                continue
            if item not in times:
                counted.append(item)
            times[item] = times.get(item, 0) + 1
        return [f"{times[item]} {item}" if times.get(item, 1) > 1 else item for item in counted]

    def _translated(self, text: str, form: str) -> str:
        """Return a text word by word; a number before a word that can be counted belongs to it."""
        said: list[str] = []
        count: int | None = None
        tokens = text.split(" ")
        for token, following in zip(tokens, [*tokens[1:], ""], strict=True):
            if token.isdecimal() and "count" in self._attributes(f"word-{following}"):
                count = int(token)
            else:
                said.append(self.word(token, count, form))
                count = None
        return " ".join(said)


def _names_seat(argument: str) -> bool:
    return argument == "seat" or argument.endswith("_seat")


def _is_seat(word: str) -> bool:
    return word.startswith("@") and word[1:].isdigit()


def _starts_with_vowel(name: str) -> str:
    """Return `yes` or `no`: some languages write "of Ada" and "of Bion" differently."""
    return (
        "yes" if unicodedata.normalize("NFD", name[:1]).lower()[:1] in tuple("aeiouyhœæ") else "no"
    )


def fluent_text(package: str, language: str) -> str:
    """Return a package's Fluent file; the English one if the language is missing."""
    own = files(package) / f"words.{language}.ftl"
    found = own if own.is_file() else files(package) / "words.en.ftl"
    return found.read_text(encoding="utf-8")


def preferred_language(wishes: Sequence[str]) -> str:
    """Return the first known language of a list of tags such as `de-AT`; English if none is."""
    known = (wish.strip().lower().partition("-")[0] for wish in wishes)
    return next((code for code in known if code in LANGUAGES), "en")


@cache
def _bundle(package: str, language: str) -> tuple[FluentBundle, list[str]]:
    """Return the messages of a package, and every form that one of its words has."""
    bundle = FluentBundle([language], use_isolating=False)
    forms: set[str] = set()
    for place in (CORE, package):
        resource = FluentResource(fluent_text(place, language))
        bundle.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("word-"):
                forms |= {attribute.id.name for attribute in entry.attributes}
    return bundle, sorted(forms)
