"""Turns a view into the bytes of an array of numbers, place by place as its shape says.

Each shape has an encoder, made once. Small numbers and known words are turned into bytes
beforehand, and what was made of a structure is remembered: an observation is mostly put together
from pieces that are there already.
"""

from array import array
from typing import Any, Final

from petteia.research.shapes import Many, Number, Parts, Shape, Word

PLACE: Final = 4
"""Bytes of a place: a 32-bit float."""
SMALL: Final = 256
"""Numbers from 0 on whose bytes are made beforehand."""
WORTH: Final = 8
"""Structures and lists of them with fewer places are written sooner than remembered."""
REMEMBERED: Final = 4
"""So many times those of one view are remembered, for the views of all seats and some moves. What
is held for longer is work for the collector of cycles."""


def floats(numbers: list[int]) -> bytes:
    """Return numbers as 32-bit floats."""
    return array("f", numbers).tobytes()


def one_hot(place: int, places: int) -> bytes:
    """Return a 1 at one place and 0 at the others."""
    return floats([int(place == each) for each in range(places)])


class Encoder:
    """Encodes values of a shape that never held one."""

    def encode(self, value: Any) -> bytes:
        """Return a value as 32-bit floats."""
        pieces: list[bytes] = []
        self.add(value, pieces)
        return b"".join(pieces)

    def add(self, value: Any, pieces: list[bytes]) -> None:
        """Add a value's bytes to others.

        What a shape has no room for is left out: the tail of a longer list, an absent value.
        """


def encoder(shape: Shape) -> Encoder:
    """Return the encoder of a shape."""
    if isinstance(shape, Number):
        return OneNumber(shape)
    if isinstance(shape, Word):
        return OneWord(shape)
    if isinstance(shape, Parts):
        return Structure(shape)
    if isinstance(shape, Many):
        if shape.words is not None:
            return Counts(shape, shape.words)
        numbers = isinstance(shape.item, Number) and not shape.item.absent
        return Numbers(shape) if numbers else Items(shape)
    return Encoder()


def part_encoder(shape: Shape, times: int = 1) -> Encoder:
    """Return the encoder of a part that a view has so many times.

    It remembers structures and lists of them.
    """
    kind = shape.item if isinstance(shape, Many) else shape
    if isinstance(kind, Parts) and shape.width >= WORTH:
        return Remembering(shape, times * REMEMBERED)
    return encoder(shape)


class OneNumber(Encoder):
    """Encodes a number."""

    def __init__(self, shape: Number) -> None:
        self.head = [1] if shape.absent else []
        self.made: dict[Any, bytes] = {n: floats([*self.head, n]) for n in range(SMALL)}
        self.made[None] = bytes(shape.width * PLACE)

    def add(self, value: Any, pieces: list[bytes]) -> None:
        """Add a number's bytes."""
        made = self.made.get(value)
        pieces.append(floats([*self.head, value]) if made is None else made)


class OneWord(Encoder):
    """Encodes a word."""

    def __init__(self, shape: Word) -> None:
        width = shape.width
        self.made: dict[Any, bytes] = {
            word: one_hot(place, width) if shape.one_hot else floats([place + 1])
            for place, word in enumerate(shape.known)
        }
        self.made[None] = bytes(width * PLACE)
        self.other = one_hot(width - 1, width) if shape.one_hot else floats([-1])

    def add(self, value: Any, pieces: list[bytes]) -> None:
        """Add a word's bytes."""
        made = self.made.get(value)
        pieces.append(self.other if made is None else made)


class Listed(Encoder):
    """Encodes a list: whether it is there, how long it is, its items and the room left."""

    def __init__(self, shape: Many) -> None:
        self.blank = bytes(shape.width * PLACE)
        self.absent = shape.absent
        self.there = floats([1])
        self.changes = shape.changes
        self.longest = shape.longest
        self.item_size = shape.item.width * PLACE
        self.small = [floats([number]) for number in range(SMALL)]

    def add(self, value: Any, pieces: list[bytes]) -> None:
        """Add a list's bytes."""
        if value is None:
            pieces.append(self.blank)
            return
        if self.absent:
            pieces.append(self.there)
        items: list[Any] = value if isinstance(value, list) else list(value)
        length = len(items)
        if self.changes:
            pieces.append(self.small[length] if length < SMALL else floats([length]))
        if length > self.longest:
            items = items[: self.longest]
        self.add_items(items, pieces)
        if length < self.longest:
            pieces.append(bytes((self.longest - length) * self.item_size))

    def add_items(self, items: list[Any], pieces: list[bytes]) -> None:
        """Add the bytes of the items."""


class Numbers(Listed):
    """Encodes a list of numbers."""

    def add_items(self, items: list[Any], pieces: list[bytes]) -> None:
        """Add the bytes of the numbers."""
        numbers: list[int] = items
        for number in numbers:
            pieces.append(self.small[number] if 0 <= number < SMALL else floats([number]))


class Items(Listed):
    """Encodes a list of anything."""

    def __init__(self, shape: Many) -> None:
        super().__init__(shape)
        self.item = part_encoder(shape.item, shape.longest)

    def add_items(self, items: list[Any], pieces: list[bytes]) -> None:
        """Add the bytes of the items."""
        for item in items:
            self.item.add(item, pieces)


class Counts(Encoder):
    """Encodes a list of words as how often each is in it."""

    def __init__(self, shape: Many, words: list[str]) -> None:
        self.blank = bytes(shape.width * PLACE)
        self.head = floats([1] * shape.absent)
        self.places = {word: place for place, word in enumerate(words)}
        self.small = [floats([number]) for number in range(SMALL)]

    def add(self, value: Any, pieces: list[bytes]) -> None:
        """Add the bytes of the counts."""
        if value is None:
            pieces.append(self.blank)
            return
        others = len(self.places)
        counts = [0] * (others + 1)
        for word in value:
            counts[self.places.get(word, others)] += 1
        pieces.append(self.head)
        for count in counts:
            pieces.append(self.small[count] if count < SMALL else floats([count]))


class Structure(Encoder):
    """Encodes a structure."""

    def __init__(self, shape: Parts) -> None:
        self.blank = bytes(shape.width * PLACE)
        self.absent = shape.absent
        self.there = floats([1])
        parts = [(name, part) for name, part in shape.parts.items() if part.width]
        self.names = [name for name, _ in parts]
        self.encoders = [part_encoder(part) for _, part in parts]

    def add(self, value: Any, pieces: list[bytes]) -> None:
        """Add the bytes of the fields."""
        if value is None:
            pieces.append(self.blank)
            return
        if self.absent:
            pieces.append(self.there)
        for index in range(len(self.names)):
            self.encoders[index].add(getattr(value, self.names[index]), pieces)


class Remembering(Encoder):
    """Remembers what was made of structures and lists of them.

    Games give the very same value again while a part of the table stays as it is.
    """

    def __init__(self, shape: Shape, most: int) -> None:
        self.encoder = encoder(shape)
        self.most = most
        # By the value's id; the value is held too, so that its id stays its own.
        self.lately: dict[int, tuple[Any, bytes]] = {}
        self.before: dict[int, tuple[Any, bytes]] = {}

    def add(self, value: Any, pieces: list[bytes]) -> None:
        """Add what was made of this very value, or make it."""
        key = id(value)
        found = self.lately.get(key)
        if found is None:
            found = self.before.get(key)
            if found is None:
                found = (value, self.encoder.encode(value))
            if len(self.lately) >= self.most:
                self.before = self.lately
                self.lately = {}
            self.lately[key] = found
        pieces.append(found[1])
