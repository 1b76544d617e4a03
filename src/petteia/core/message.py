"""What is said to people, before it becomes words: a rule, a key and arguments."""

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    Arg: TypeAlias = int | str | list[int] | list[str]
else:  # whoever reads a line from JSON cannot tell two kinds of lists apart
    Arg = int | str | list[int | str]
"""A number, a word of the game, or a list of either. `seat` and `…_seat` name seats."""

HIDDEN = "hidden"
"""Stands in an event for what its reader may not know."""


class Message(Struct, frozen=True, gc=False):
    """A sentence of the product: its rule, its key in the Fluent files, and its arguments."""

    rule: str
    key: str
    args: dict[str, Arg] = {}


class Refusal(Message, frozen=True):
    """Why a move is not legal. A value, not an exception."""


class Prompt(Message, frozen=True):
    """What the actor must do now."""


class Choice(Message, frozen=True, kw_only=True):
    """A legal move as offered to a person: its text, its words, what it touches, its rule."""

    text: str
    """The whole move in notation."""
    touches: tuple[str, ...] = ()
    """Ids of the pieces and places the move touches on the board, most general first."""


class Event(Message, frozen=True, kw_only=True):
    """What happened, for the log and for animation."""

    seats: tuple[int, ...] | None = None
    """Who may know the secret arguments; None: nothing in it is secret."""
    secret: tuple[str, ...] = ()
    """The names of arguments that only `seats` may know; others read HIDDEN."""

    def known_to(self, seat: int | None) -> bool:
        """Return whether a seat (None: a spectator) may know all of it."""
        return not self.secret or self.seats is None or seat in self.seats

    def seen_by(self, seat: int | None) -> "Event":
        """Return the event as a seat (None: a spectator) may know it."""
        if self.seats is None and not self.secret:
            return self
        if self.known_to(seat):
            return Event(self.rule, self.key, self.args)
        args: dict[str, Arg] = {k: HIDDEN if k in self.secret else v for k, v in self.args.items()}
        return Event(self.rule, self.key, args)
