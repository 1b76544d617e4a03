"""The shape of a view: what its numbers, words, lists and parts need at most, learned by looking.

A shape is plain data, so it can be stored in a file: equal files, equal observations.
"""

from collections.abc import Iterator
from functools import cached_property
from math import ceil
from typing import Any, TypeAlias

from msgspec import Struct, field
from msgspec.structs import fields, replace

MANY_WORDS = 24
"""So many different words or fewer take a place each; more are one number, to keep arrays small."""
MOST_COUNTED = 64
"""So many different words or fewer are counted one by one in a list of changing length."""
TO_SPARE = 1.25
"""Room in a list of changing length, against the longest that was seen."""


class Number(Struct, tag=True, dict=True):
    """A whole number or a yes or no: one place; one more if it may be absent."""

    absent: bool = False

    @cached_property
    def width(self) -> int:
        """How many places of the array it takes."""
        return 1 + self.absent


class Word(Struct, tag=True, dict=True):
    """One of some words: a place for each, and one for any other word; all are 0 if absent."""

    known: list[str] = field(default_factory=list)

    @cached_property
    def width(self) -> int:
        """How many places of the array it takes."""
        return len(self.known) + 1 if self.one_hot else 1

    @property
    def one_hot(self) -> bool:
        """Whether each word has its place."""
        return len(self.known) <= MANY_WORDS


class Many(Struct, tag=True, dict=True):
    """A list: how long it is (where that changes) and a place for each of its items."""

    item: "Shape"
    shortest: int
    longest: int
    absent: bool = False

    @property
    def changes(self) -> bool:
        """Whether it is not always of one length."""
        return self.shortest < self.longest

    @property
    def words(self) -> list[str] | None:
        """The words that are counted one by one, if they are."""
        few = self.changes and isinstance(self.item, Word) and len(self.item.known) <= MOST_COUNTED
        return self.item.known if few and isinstance(self.item, Word) else None

    @cached_property
    def width(self) -> int:
        """How many places of the array it takes."""
        if self.words is not None:
            return self.absent + len(self.words) + 1
        return self.absent + self.changes + self.longest * self.item.width


class Parts(Struct, tag=True, dict=True):
    """A structure: its fields, one after the other."""

    parts: dict[str, "Shape"]
    absent: bool = False

    @cached_property
    def width(self) -> int:
        """How many places of the array it takes."""
        return self.absent + sum(part.width for part in self.parts.values())


class Nothing(Struct, tag=True, dict=True):
    """Never seen with a value: no place at all."""

    absent: bool = False
    """Whether it was seen without one; else it was never seen."""

    @cached_property
    def width(self) -> int:
        """How many places of the array it takes."""
        return 0


Shape: TypeAlias = Number | Word | Many | Parts | Nothing


def shape_of(value: Any) -> Shape:
    """Return the shape of one value."""
    if isinstance(value, str):
        return Word([value])
    if isinstance(value, int):
        return Number()
    if isinstance(value, Struct):
        return Parts({f.name: shape_of(getattr(value, f.name)) for f in fields(value)})
    if isinstance(value, list | tuple):
        item: Shape = Nothing()
        for each in value:
            item = joined(item, shape_of(each))
        return Many(item, len(value), len(value))
    return Nothing(absent=True)


def joined(one: Shape, other: Shape) -> Shape:
    """Return a shape with room for both."""
    if isinstance(other, Nothing):
        one, other = other, one
    if isinstance(one, Nothing):
        if isinstance(other, Word) or not one.absent:  # a word that is not there is all zeros
            return other
        return replace(other, absent=True)
    if isinstance(one, Number) and isinstance(other, Number):
        return Number(one.absent or other.absent)
    if isinstance(one, Word) and isinstance(other, Word):
        return Word(sorted({*one.known, *other.known}))
    if isinstance(one, Many) and isinstance(other, Many):
        return Many(
            joined(one.item, other.item),
            min(one.shortest, other.shortest),
            max(one.longest, other.longest),
            one.absent or other.absent,
        )
    if isinstance(one, Parts) and isinstance(other, Parts) and [*one.parts] == [*other.parts]:
        parts = {name: joined(one.parts[name], other.parts[name]) for name in one.parts}
        return Parts(parts, one.absent or other.absent)
    raise TypeError(f"a view's field is sometimes {one} and sometimes {other}")


def roomy(shape: Parts) -> Parts:
    """Return a shape with some room to spare: what was seen is seldom all there is.

    Fields that draw on one large stock of words, like the names of cards, all know all of it.
    """
    stocks: list[set[str]] = []
    for word in _words(shape):
        if not word.one_hot:
            stock = set(word.known)
            apart = [other for other in stocks if not other & stock]
            stocks = [*apart, stock.union(*[other for other in stocks if other & stock])]
    found = _roomy(shape, stocks)
    assert isinstance(found, Parts)
    return found


def _words(shape: Shape) -> Iterator[Word]:
    if isinstance(shape, Word):
        yield shape
    elif isinstance(shape, Many):
        yield from _words(shape.item)
    elif isinstance(shape, Parts):
        for part in shape.parts.values():
            yield from _words(part)


def _roomy(shape: Shape, stocks: list[set[str]]) -> Shape:
    if isinstance(shape, Word):
        found = [stock for stock in stocks if stock >= set(shape.known)]
        return Word(sorted(found[0])) if found else shape
    if isinstance(shape, Many):
        longest = ceil(shape.longest * TO_SPARE) if shape.changes else shape.longest
        return replace(shape, item=_roomy(shape.item, stocks), longest=longest)
    if isinstance(shape, Parts):
        parts = {name: _roomy(part, stocks) for name, part in shape.parts.items()}
        return replace(shape, parts=parts)
    return shape


def names(shape: Shape, name: str) -> Iterator[str]:
    """Say what each place of the array holds, in order."""
    if isinstance(shape, Word):
        if shape.one_hot:
            yield from (f"{name}={word}" for word in shape.known)
            yield f"{name}=other"
        else:
            yield f"{name}: number of the word"
        return
    if not isinstance(shape, Nothing) and shape.absent:
        yield f"{name} is there"
    if isinstance(shape, Number):
        yield name
    elif isinstance(shape, Many) and shape.words is not None:
        yield from (f"{name}: how many {word}" for word in [*shape.words, "others"])
    elif isinstance(shape, Many):
        if shape.changes:
            yield f"{name}: how many"
        for index in range(shape.longest):
            yield from names(shape.item, f"{name}[{index}]")
    elif isinstance(shape, Parts):
        for part, inner in shape.parts.items():
            yield from names(inner, f"{name}.{part}")
