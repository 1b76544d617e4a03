"""The catalogue of moves: every move a match can know, as a number inside and a text outside."""

from typing import Protocol


class Catalogue(Protocol):
    """Numbers to texts and back; a text is a verb and its arguments, without the actor."""

    def text(self, move: int) -> str:
        """Return the text of a numbered move."""

    def number(self, text: str, chance: bool) -> int:
        """Return the number of a text, or -1 if the catalogue has no such move."""

    def moves(self, chance: bool) -> range:
        """Return the numbers of all chance moves, or of all moves of seats."""


class ListCatalogue:
    """A catalogue that is a list: first the moves of chance, then those of the seats."""

    def __init__(self, chance: list[str], seats: list[str]) -> None:
        self.texts = chance + seats
        self.first = len(chance)
        """The number of the first move of a seat."""
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        if len(self.numbers) != len(self.texts):
            raise ValueError("two moves have the same text")

    def text(self, move: int) -> str:
        """Return the text of a numbered move."""
        return self.texts[move]

    def number(self, text: str, chance: bool) -> int:
        """Return the number of a text, or -1 if there is no such move for chance (or for seats)."""
        number = self.numbers.get(text, -1)
        return number if (number < self.first) == chance else -1

    def moves(self, chance: bool) -> range:
        """Return the numbers of all chance moves, or of all moves of seats."""
        return range(self.first) if chance else range(self.first, len(self.texts))
