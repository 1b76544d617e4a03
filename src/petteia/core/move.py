"""A move as people and files know it: who, what, and with which arguments."""

from functools import lru_cache

from msgspec import Struct

from petteia.core.errors import NotationError
from petteia.core.state import CHANCE


class Move(Struct, frozen=True, gc=False):
    """`<actor> <verb> <arguments…>`, words separated by one space."""

    actor: int
    """A seat from 0, clockwise, or CHANCE."""
    verb: str
    args: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The text without the actor: what a catalogue lists."""
        return " ".join((self.verb, *self.args))

    def __str__(self) -> str:
        return f"{name_of(self.actor)} {self.words}"


def name_of(actor: int) -> str:
    """Return how notation writes an actor: its number, or `*`."""
    return "*" if actor == CHANCE else str(actor)


@lru_cache(10_000)
def parse(text: str) -> Move:
    """Read a move from its text; the text of the result is the same again.

    The same few words come again and again: their moves are kept.
    """
    actor, *words = text.split(" ")
    if actor != "*" and not _is_seat(actor):
        raise NotationError(f"a move begins with a seat number or *, not {actor!r}")
    if not words or not all(words):
        raise NotationError(f"a move is an actor and words separated by one space, not {text!r}")
    return Move(CHANCE if actor == "*" else int(actor), words[0], tuple(words[1:]))


def _is_seat(actor: str) -> bool:
    """Return whether this is a whole number as notation writes it (and not endlessly long)."""
    return len(actor) < 10 and actor.isascii() and actor.isdigit() and str(int(actor)) == actor
