"""What a seat knows of Athens, as a value.

Nothing here can refer back to itself, so the collector of cycles need not look (`gc=False`).
"""

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from petteia.core.view import View
from petteia.games.athens.sheet import Price, Sheet


class Area(Struct, frozen=True, gc=False):
    """What lies in front of one player."""

    people: list[int]
    """Upper, middle, lower."""
    cubes: list[int]
    """By colour."""
    bases: list[int]
    """Unflipped base cards, by type."""
    flipped: list[int]
    under: list[int]
    """Base cards under Villages."""
    cards: list[int]
    """Village, Ecclesia, Agora, Workshop."""
    monuments: list[str]
    oracle_count: int
    oracles: list[int] | None
    """Oracle cards by type; nothing while they are secret to this viewer."""
    events: int
    """Points from events."""
    squares: int
    """Points from squares of action cards."""
    points: int
    """All points the viewer can count."""


def opened(area: Area, oracles: list[int], points: int) -> Area:
    """Return a secret area with its oracle cards and their points; it shares all else."""
    return replace(area, oracles=oracles, points=area.points + points)


class Card(Struct, frozen=True, gc=False):
    """A single action card."""

    name: str
    worker: int | None
    """Whose worker stands on it."""


class Square(Struct, frozen=True, gc=False):
    """A square on an action card."""

    card: str
    colour: str
    filled: bool


class EventCard(Struct, frozen=True, gc=False):
    """An event card."""

    name: str
    rows: list[list[str | None]]
    """The cubes on the upper and the lower row."""
    steps: int
    """How many rows were filled."""
    closed: bool


class Returned(Struct, frozen=True, gc=False):
    """A card type the viewer put back into the oracle deck (A3.9).

    At least one card of it is not among those that each seat held then.
    """

    oracle: str
    held: list[int]
    """How many oracle cards each seat held then; 0 for the viewer."""


class AthensView(View, frozen=True, kw_only=True, gc=False):
    """All that one seat, or a spectator, may know and remember."""

    worked_out: ClassVar[frozenset[str]] = frozenset(["sheet", "prices"])
    step: str
    phase: str
    start: int | None
    """The starting player, who has Pericles."""
    order: str
    """`left` or `right`."""
    turn: int
    """How many seats have done their part of this phase."""
    turn_seat: int | None
    """Whose part it is, also while chance decides."""
    to_draw: int
    """Tiles or cards still to be drawn."""
    white: list[str] | None
    grey: list[str] | None
    rerolls: int
    swaps: int
    using: str | None
    """The option being carried out, as written in notation."""
    event: str | None
    """The event the seat puts cubes on."""
    ending: str | None
    bag: list[int]
    discards: list[int]
    stock: list[int]
    base_decks: list[int]
    decks: list[int]
    """Village, Ecclesia, Agora, Workshop."""
    oracle_deck: int
    areas: list[Area]
    cards: list[Card]
    squares: list[Square]
    monument: str | None
    """The monument face up."""
    monument_deck: int
    events: list[EventCard]
    looked_at: list[int] | None
    """The cards the viewer looks at with wheat."""
    returned: list[Returned]
    sheet: Sheet
    """What is printed on the cards."""
    prices: list[Price]
    """What every action costs the viewer in people after the dice."""
