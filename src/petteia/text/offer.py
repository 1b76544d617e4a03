"""Choices as a seat reads them: number, notation and words."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from petteia.core.message import Choice
from petteia.core.words import Words

MOST = 60
"""How many choices are listed; any other legal move can be written in notation. Only Agora (Ernest)
has more: up to 400 candidate placements."""
AROUND = " \t*_`\"'“”„«»‘’[]"
"""Characters around a line that carry no meaning."""


def folded(text: str) -> str:
    """Normalise words for comparison."""
    return " ".join(text.strip(AROUND + ".").casefold().split())


class Offer(Struct, frozen=True):
    """One listed choice."""

    number: int
    """From 1."""
    move: str
    """The whole move in notation."""
    words: str
    """Unique among the listed choices, also after normalisation."""

    @property
    def notation(self) -> str:
        """The move without its seat, which need not be written."""
        return self.move.partition(" ")[2]

    @property
    def line(self) -> str:
        """The choice as it is listed."""
        return f"{self.number}. {self.notation} – {self.words}"


def offers(choices: Sequence[Choice], words: Words, most: int = MOST) -> list[Offer]:
    """List the first choices; where two have equal words, the notation distinguishes them."""
    said = [" ".join(words.say(choice).split()) for choice in choices[:most]]
    times = Counter(map(folded, said))
    return [
        Offer(number, choice.text, f"{text} ({choice.text})" if times[folded(text)] > 1 else text)
        for number, (choice, text) in enumerate(zip(choices[:most], said, strict=True), 1)
    ]
