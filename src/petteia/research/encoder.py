"""Writes a view into an array of numbers, place by place as its shape says.

The writing function is composed as Python text once per shape, as dataclasses does with its
methods: walking the shape again for every view took three times as long.
"""

from collections.abc import Callable, MutableSequence
from typing import Any, NamedTuple, TypeAlias

from petteia.research.shapes import Many, Nothing, Number, Parts, Shape, Word

Out: TypeAlias = MutableSequence[float]
Writer: TypeAlias = Callable[[Out, Any], None]
"""Writes a value into an array of zeros."""


def writer(shape: Parts, start: int) -> Writer:
    """Return the function that writes values of a shape from a place of the array on.

    What a shape has no room for is left out: the tail of a longer list, an absent value.
    """
    text = Text()
    text.write(shape, "v", At("", start), 1)
    head = ", ".join(["out", "v", *[f"{name}={name}" for name in text.names]])
    found: dict[str, Any] = dict(text.names)
    exec("\n".join([f"def write({head}):", *text.lines, "    return"]), found)
    write: Writer = found["write"]
    return write


class At(NamedTuple):
    """A place in the array: a variable, or none, and a number."""

    variable: str
    number: int

    def __str__(self) -> str:
        return f"{self.variable} + {self.number}" if self.variable else str(self.number)

    def plus(self, number: int) -> "At":
        """Return the place so many further."""
        return At(self.variable, self.number + number)


class Text:
    """The text of a writing function as it grows."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.used = 0
        self.names: dict[str, Callable[..., int]] = {}
        """What the text calls: the places of each field's words."""

    def fresh(self) -> str:
        """Return a name that was not used before."""
        self.used += 1
        return f"x{self.used}"

    def line(self, depth: int, text: str) -> None:
        """Add a line."""
        self.lines.append("    " * depth + text)

    def write(self, shape: Shape, value: str, at: At, depth: int) -> None:
        """Add the lines that write a value, an expression, at a place, another one."""
        if isinstance(shape, Nothing):
            return
        if isinstance(shape, Word):
            self.word(shape, value, at, depth)
            return
        if isinstance(shape, Number) and not shape.absent:
            self.line(depth, f"if x := {value}: out[{at}] = x")
            return
        name = self.fresh()
        self.line(depth, f"{name} = {value}")
        self.line(depth, f"if {name} is not None:")
        depth += 1
        if shape.absent:
            self.line(depth, f"out[{at}] = 1")
            at = at.plus(1)
        if isinstance(shape, Number):
            self.line(depth, f"out[{at}] = {name}")
        elif isinstance(shape, Many):
            self.many(shape, name, at, depth)
        else:
            self.parts(shape, name, at, depth)

    def word(self, shape: Word, value: str, at: At, depth: int) -> None:
        """Add the lines that write a word."""
        places = {word: place for place, word in enumerate(shape.known)}
        look_up = self.look_up(places)
        self.line(depth, f"if (x := {value}) is not None:")
        if shape.one_hot:
            self.line(depth + 1, f"out[{at} + {look_up}(x, {len(places)})] = 1")
        else:
            self.line(depth + 1, f"out[{at}] = {look_up}(x, -2) + 1")

    def look_up(self, places: dict[str, int]) -> str:
        """Return a name for the function that finds a word's place."""
        name = f"place{len(self.names)}"
        self.names[name] = places.get
        return name

    def many(self, shape: Many, value: str, at: At, depth: int) -> None:
        """Add the loop that writes a list."""
        if shape.words is not None:
            places = {word: place for place, word in enumerate(shape.words)}
            self.line(depth, f"for x in {value}:")
            self.line(depth + 1, f"out[{at} + {self.look_up(places)}(x, {len(places)})] += 1")
            return
        if shape.changes:
            self.line(depth, f"out[{at}] = len({value})")
            at = at.plus(1)
        place, item = self.fresh(), self.fresh()
        self.line(depth, f"{place} = {at}")
        self.line(depth, f"for {item} in {value}[:{shape.longest}]:")
        self.write(shape.item, item, At(place, 0), depth + 1)
        self.line(depth + 1, f"{place} += {shape.item.width}")

    def parts(self, shape: Parts, value: str, at: At, depth: int) -> None:
        """Add the lines that write a structure, field by field."""
        self.line(depth, "pass")  # it may have no field with a place
        offset = 0
        for name, part in shape.parts.items():
            self.write(part, f"{value}.{name}", at.plus(offset), depth)
            offset += part.width
