"""Options: the readings and variants a match may be played with."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from petteia.core import bounds
from petteia.core.errors import OptionError


class Option(Struct, frozen=True):
    """A choice made before the game; its words are the message `option-<name>`."""

    name: str
    values: tuple[bool | int | str, ...]
    """What it may be; the first is the default."""
    rule: str
    """The rule it changes."""

    @property
    def default(self) -> bool | int | str:
        """What is played when nothing is said."""
        return self.values[0]


def complete(options: Sequence[Option], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return every option with its value; an unknown name or value is refused."""
    bounds.check(chosen)
    known = {option.name: option for option in options}
    result: dict[str, Any] = {option.name: option.default for option in options}
    for name, value in chosen.items():
        if name == "data":
            continue
        if name not in known:
            names = ", ".join([*known, "data"])
            raise OptionError(f"there is no option {name!r}, only {names}")
        if not any(value == v and type(value) is type(v) for v in known[name].values):
            allowed = ", ".join(written(v) for v in known[name].values)
            raise OptionError(f"option {name} is one of {allowed}, not {written(value)}")
        result[name] = value
    return result


def differing(options: Sequence[Option], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return only what differs from the defaults, in the order of the options: a record's form."""
    filled = complete(options, chosen)
    result = {o.name: filled[o.name] for o in options if filled[o.name] != o.default}
    if chosen.get("data"):
        result["data"] = chosen["data"]
    return result


def read(options: Sequence[Option], pairs: Sequence[str]) -> dict[str, Any]:
    """Read `KEY=VALUE` pairs as typed on a command line."""
    known = {option.name: option for option in options}
    result: dict[str, Any] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise OptionError(f"an option is written KEY=VALUE, not {pair!r}")
        values = known[name].values if name in known else ()
        result[name] = next((value for value in values if written(value) == text), text)
    complete(options, result)
    return result


def written(value: object) -> str:
    """Return how an option's value is written on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
