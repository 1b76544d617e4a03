"""Writes a view into an array of numbers, place by place as its shape says.

The writing function is composed as Python text once per shape, as dataclasses does with its
methods: walking the shape again for every view took three times as long.
"""

from collections.abc import Callable, MutableSequence
from struct import Struct as StructOfBytes
from typing import Any, NamedTuple, TypeAlias

from petteia.research.shapes import Many, Nothing, Number, Parts, Shape, Word

Out: TypeAlias = MutableSequence[float]
"""The places of an array of 32-bit floats, one after the other in memory."""
Writer: TypeAlias = Callable[..., None]
"""Writes a value into an array of zeros; may be given another value and the array it made: what
is the very same in both is copied from there."""
WORTH = 8
"""Parts with fewer places are written sooner than compared and copied."""


class Blank:
    """A value that has nothing in common with any other."""

    def __getattr__(self, name: str) -> tuple[()]:
        return ()


BLANK = Blank()


def writer(shape: Parts, start: int) -> Writer:
    """Return the function that writes values of a shape from a place of the array on.

    What a shape has no room for is left out: the tail of a longer list, an absent value.
    """
    text = Text()
    text.whole(shape, At("", start))
    head = ", ".join(["out", "v", "was=BLANK, kept=()", *[f"{name}={name}" for name in text.names]])
    found: dict[str, Any] = {"BLANK": BLANK, **text.names}
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
        self.names: dict[str, Callable[..., Any]] = {}
        """What the text calls: what finds the places of words, and what writes rows of numbers."""

    def fresh(self) -> str:
        """Return a name that was not used before."""
        self.used += 1
        return f"x{self.used}"

    def line(self, depth: int, text: str) -> None:
        """Add a line."""
        self.lines.append("    " * depth + text)

    def whole(self, shape: Parts, at: At) -> None:
        """Add the lines that write the whole value; the same lists and structures are copied."""
        for name, part in shape.parts.items():
            if isinstance(part, Many | Parts) and part.width >= WORTH:
                self.line(1, f"if v.{name} is was.{name}:")
                self.copied(At("", at.number), part.width, 2)
                self.line(1, "else:")
                self.write(part, f"v.{name}", at, 2, f"was.{name}")
            else:
                self.write(part, f"v.{name}", at, 1)
            at = at.plus(part.width)

    def copied(self, at: At, width: int, depth: int) -> None:
        """Add the line that copies places from the other array."""
        self.line(depth, f"out[{at}:{at.plus(width)}] = kept[{at}:{at.plus(width)}]")

    def write(self, shape: Shape, value: str, at: At, depth: int, other: str = "") -> None:
        """Add the lines that write a value, an expression, at a place, another one.

        The items of a list are compared with those of the other list, if there is one.
        """
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
            self.many(shape, name, at, depth, other)
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
        return self.named("place", places.get)

    def named(self, what: str, function: Callable[..., Any]) -> str:
        """Return a name by which the text calls a function."""
        name = f"{what}{len(self.names)}"
        self.names[name] = function
        return name

    def many(self, shape: Many, value: str, at: At, depth: int, other: str) -> None:
        """Add the loop that writes a list."""
        if shape.words is not None:
            places = {word: place for place, word in enumerate(shape.words)}
            self.line(depth, f"for x in {value}:")
            self.line(depth + 1, f"out[{at} + {self.look_up(places)}(x, {len(places)})] += 1")
            return
        if shape.changes:
            self.line(depth, f"out[{at}] = len({value})")
            at = at.plus(1)
        if isinstance(shape.item, Number) and not shape.item.absent and not shape.changes:
            pack = self.named("pack", StructOfBytes(f"{shape.longest}f").pack_into)
            self.line(depth, f"if len({value}) == {shape.longest}:")
            self.line(depth + 1, f"{pack}(out, ({at}) * 4, *{value})")  # four bytes a place
            self.line(depth, "else:")
            depth += 1
        place, item = self.fresh(), self.fresh()
        self.line(depth, f"{place} = {at}")
        if not other or shape.item.width < WORTH or not isinstance(shape.item, Parts):
            self.line(depth, f"for {item} in {value}[:{shape.longest}]:")
            self.write(shape.item, item, At(place, 0), depth + 1)
        else:
            others = self.fresh()
            self.line(depth, f"{others} = iter({other} or ())")
            self.line(depth, f"for {item} in {value}[:{shape.longest}]:")
            self.line(depth + 1, f"if {item} is next({others}, None):")
            self.copied(At(place, 0), shape.item.width, depth + 2)
            self.line(depth + 1, "else:")
            self.write(shape.item, item, At(place, 0), depth + 2)
        self.line(depth + 1, f"{place} += {shape.item.width}")

    def parts(self, shape: Parts, value: str, at: At, depth: int) -> None:
        """Add the lines that write a structure, field by field."""
        self.line(depth, "pass")  # it may have no field with a place
        offset = 0
        for name, part in shape.parts.items():
            self.write(part, f"{value}.{name}", at.plus(offset), depth)
            offset += part.width
