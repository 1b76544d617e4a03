"""What one seat, or a spectator, knows. Games add their fields; what is not named is not seen."""

from typing import Any, ClassVar

from msgspec import Struct

from petteia.core.state import CHANCE, NOBODY


class View(Struct, frozen=True, kw_only=True, gc=False):
    """The part of a view that every game has."""

    worked_out: ClassVar[frozenset[str]] = frozenset()
    """Fields that work out for people what the options and other fields say already."""

    game: str
    players: int
    options: dict[str, Any]
    """What differs from the defaults, as in the record."""
    seat: int | None
    """Whose view it is; None: a spectator's."""
    actor: int | str | None
    """A seat, `*` for chance, or nothing when the game is over."""
    round: int


def shown_actor(actor: int) -> int | str | None:
    """Return an actor as views and the command line show it: a seat, `*` or nothing."""
    if actor == CHANCE:
        return "*"
    return None if actor == NOBODY else actor


def actor_shown(shown: int | str | None) -> int:
    """Return the actor that is shown so."""
    if shown is None:
        return NOBODY
    return CHANCE if isinstance(shown, str) else shown
