"""The places of an observation: what each one holds, and what is printed and never changes.

An observation is a row of whole numbers. A game adds its fields in order and keeps their places:

* a number takes one place;
* a word takes a place for each word that can stand there and one for any other; where there are
  very many, one place with the number of the word;
* a list begins with its length where that changes, then come its items;
* what may be absent begins with a place that is 1 when it is there.

All else is 0. Numbers are not scaled.
"""

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import i32, vec

MANY_WORDS: Final = 24
"""So many different words or fewer take a place each; more are one number, to keep rows short."""


def put(out: "vec[i32]", place: i64, number: i64) -> None:
    """Write a number."""
    out[place] = i32(number)


def put_numbers(out: "vec[i32]", place: i64, numbers: "vec[i64]", first: i64, count: i64) -> None:
    """Write so many numbers of a vector, from the first on."""
    for index in range(count):
        out[place + index] = i32(numbers[first + index])


def put_maybe(out: "vec[i32]", place: i64, number: i64) -> None:
    """Write a number that is negative when absent."""
    if number >= 0:
        out[place] = 1
        put(out, place + 1, number)


class WordPlaces:
    """Where each of some words is written, and the number that stands for it there."""

    def __init__(self, places: list[int], numbers: list[int]) -> None:
        self.places = vec[i64](places)
        self.numbers = vec[i32](numbers)

    def put(self, out: "vec[i32]", at: i64, word: i64) -> None:
        """Write one of the words, by its number, into the row that begins at `at`."""
        out[at + self.places[word]] = self.numbers[word]


class Layout:
    """The places in order. Adding a field returns its place in the row, or its first one."""

    def __init__(self, players: int) -> None:
        self.names: list[str] = []
        """What each place holds."""
        self.printed: list[int] = []
        """What stands there before anything is written."""
        seats = [str(seat) for seat in range(players)]
        for seat in seats:
            self.number(f"seat={seat}")
        for actor in [*seats, "*", "nobody"]:
            self.number(f"actor={actor}")

    def number(self, name: str, printed: int = 0) -> int:
        """Add a number."""
        self.names.append(name)
        self.printed.append(printed)
        return len(self.names) - 1

    def maybe(self, name: str) -> int:
        """Add a number that may be absent: whether it is there, and the number."""
        place = self.number(f"{name} is there")
        self.number(name)
        return place

    def numbers(self, name: str, count: int) -> int:
        """Add a list of numbers of a fixed length."""
        return self.print_numbers(name, [0] * count)

    def print_numbers(self, name: str, printed: list[int]) -> int:
        """Add a list of numbers that stay as they are."""
        first = len(self.names)
        for index, number in enumerate(printed):
            self.number(f"{name}[{index}]", number)
        return first

    def table(self, name: str, rows: int, columns: int) -> int:
        """Add a list of lists of numbers, all of one length."""
        first = len(self.names)
        for row in range(rows):
            self.numbers(f"{name}[{row}]", columns)
        return first

    def some_numbers(self, name: str, most: int) -> int:
        """Add a list of numbers of variable length: its length, then space for the longest."""
        first = self.number(f"{name}: how many")
        self.numbers(name, most)
        return first

    def word(self, name: str, words: list[str]) -> WordPlaces:
        """Add one of some words; an empty one stands for none and is not written."""
        known = sorted({word for word in words if word})
        ranks = [known.index(word) if word else 0 for word in words]
        there = [1 if word else 0 for word in words]
        if len(known) > MANY_WORDS:
            numbers = [(rank + 1) * there[index] for index, rank in enumerate(ranks)]
            return WordPlaces([self.word_number(name)] * len(words), numbers)
        first = len(self.names)
        for word in [*known, "other"]:
            self.number(f"{name}={word}")
        return WordPlaces([first + rank for rank in ranks], there)

    def word_number(self, name: str) -> int:
        """Add one of very many words as its number, from 1."""
        return self.number(f"{name}: number of the word")

    def print_word(self, name: str, words: list[str], printed: str) -> None:
        """Add one of some words that stays as it is."""
        places = self.word(name, words)
        index = words.index(printed)
        self.printed[places.places[index]] = places.numbers[index]

    def counts(self, name: str, words: list[str]) -> WordPlaces:
        """Add a list of words of variable length, as the count of each word."""
        known = sorted(words)
        first = len(self.names)
        for word in [*known, "others"]:
            self.number(f"{name}: how many {word}")
        return WordPlaces([first + known.index(word) for word in words], [1] * len(words))
