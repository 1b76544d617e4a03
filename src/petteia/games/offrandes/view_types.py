"""What everyone knows of Offrandes, as a value."""

from typing import ClassVar

from msgspec import Struct

from petteia.core.view import View


class Altar(Struct, frozen=True):
    """An altar and what lies on it."""

    name: str
    tier: int
    points: int
    """At the end, for the player whose token lies there."""
    seat: int | None
    animal: str | None
    number: int


class OffrandesView(View, frozen=True, kw_only=True):
    """The whole position."""

    worked_out: ClassVar[frozenset[str]] = frozenset(["prayers"])
    prayers: list[int]
    """Points that the Priestess brings each round, by level."""
    step: str
    first: int | None
    """The first player."""
    asked: int
    """How far the phase has come: seats asked, or the rank of the last Briber asked."""
    ending: str | None
    """Why the game has ended, if it has."""
    money: list[int]
    money_limit: int
    ladders: list[list[int]]
    """The levels of each seat's characters, in the order of the notation."""
    prayed: list[int]
    """Points from the Priestess."""
    sacrificed: list[int]
    """Points from sacrifices."""
    stable: list[int]
    """Fowl, pigs, goats, sheep and oxen left."""
    altars: list[Altar]
    auctioneer: int | None
    tiles: list[str]
    """The characters that can still be offered this auction turn."""
    lots: int
    """How many lots were offered this turn."""
    most_lots: int
    """How many may be."""
    lot: list[str] | None
    bid: int
    bidder: int | None
    winners: list[int]
    """Who has won a lot this turn and is out of the next ones."""
    passed: list[int]
    """Who has passed on this lot."""
    targets: list[int]
    """Who has been corrupted this phase."""
