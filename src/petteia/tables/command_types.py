"""Commands: everything that people, bots, time and the operator can make happen at a table."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from petteia import wire
from petteia.core.match import Match
from petteia.tables.outage import Outage


class PersonCommand(msgspec.Struct, frozen=True, gc=False):
    """A person's command, as it came over the wire."""

    command: wire.AnyCommand
    player: str
    name: str = ""
    invited: bool = False
    """Whether the player may sit down at a table that is not public."""
    network: str | None = None
    """A keyed hash of the network the player comes from, where that matters."""


class SetUp(msgspec.Struct, frozen=True):
    """Seat the first people and bots of a new table."""

    seats: Sequence[wire.NewSeat]
    player: str
    name: str
    network: str | None = None
    played: Match | None = None
    """The match that the table continues, if it is a record's."""


class Again(msgspec.Struct, frozen=True):
    """Who sat on a seat of the game before: a person or a bot."""

    player: str | None
    name: str | None
    bot: str | None


class SitAgain(msgspec.Struct, frozen=True):
    """Seat a player of the game before at its rematch, and the bots."""

    player: str
    seats: Sequence[Again]
    """In the order of the new seats."""
    hash: str | None = None
    network: str | None = None


class LinkRematch(msgspec.Struct, frozen=True):
    """Note which table follows this one."""

    player: str
    table: str
    instead_of: str | None
    """The rematch that was given up; another one since then stays."""


class BotMove(msgspec.Struct, frozen=True):
    """Make the move that a bot has chosen, if the position is still there."""

    text: str
    position: tuple[int, int]


class Settle(msgspec.Struct, frozen=True):
    """Do what time requires before anybody acts: subtract outages, let a clock run out."""

    outages: Sequence[Outage] = ()


class ActWhenDue(msgspec.Struct, frozen=True):
    """Do what time requires of a table at which nobody acts."""

    outages: Sequence[Outage] = ()


class Rewind(msgspec.Struct, frozen=True):
    """Take back the last moves of players, whoever made them: the operator may."""

    moves: int


class Close(msgspec.Struct, frozen=True):
    """End the game without a result: the operator may."""


Command: TypeAlias = (
    PersonCommand | SetUp | SitAgain | LinkRematch | BotMove | Settle | ActWhenDue | Rewind | Close
)
