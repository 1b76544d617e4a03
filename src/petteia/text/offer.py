"""The choices of a seat as it is offered them: numbered, in notation and in words."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from petteia.core.message import Choice
from petteia.core.words import Words

MOST = 60
"""Choices that are listed; the others are open to whoever writes them in notation. Only Agora
(Ernest) has more, up to 400 proposals out of all the places of its table."""
AROUND = " \t*_`\"'“”„«»‘’[]"
"""What may stand around a line without a meaning of its own."""


def folded(text: str) -> str:
    """Return words without what does not matter in them."""
    return " ".join(text.strip(AROUND + ".").casefold().split())


class Offer(Struct, frozen=True):
    """One choice as it is offered."""

    number: int
    """From 1."""
    move: str
    """The whole move in notation."""
    words: str
    """Different from those of every other choice, also when folded."""

    @property
    def notation(self) -> str:
        """The move without its seat, which need not be written."""
        return self.move.partition(" ")[2]

    @property
    def line(self) -> str:
        """The choice as it is listed."""
        return f"{self.number}. {self.notation} – {self.words}"


def offers(choices: Sequence[Choice], words: Words, most: int = MOST) -> list[Offer]:
    """Return the first choices as they are offered; equal words are told apart by the notation."""
    said = [" ".join(words.say(choice).split()) for choice in choices[:most]]
    times = Counter(map(folded, said))
    return [
        Offer(number, choice.text, f"{text} ({choice.text})" if times[folded(text)] > 1 else text)
        for number, (choice, text) in enumerate(zip(choices[:most], said, strict=True), 1)
    ]
