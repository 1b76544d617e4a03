"""What happens at a table: one type for each kind of event, as its log stores them.

An event is stored as JSON with its kind and the version of these types. A field may be added with a
default; any other change of a type needs a new `VERSION` and a migration of stored rows.
"""

from typing import Literal, TypeAlias, get_args

import msgspec

VERSION = 1
"""The version of these types; stored with every event."""
ACCOUNT_OF_1_0 = 1
"""How version 1.0 charged clocks: a start, a move, an undo, a leave and a return each began a full
turn. `Started` and `ClockPaused` name a newer account from which on another one holds."""

WishKind: TypeAlias = Literal["undo", "end"]
Reason: TypeAlias = Literal["silent", "left", "new-hash"]
EndReason: TypeAlias = Literal["resigned", "time", "agreed", "abandoned", "closed"]


class TableEvent(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    gc=False,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="kind",
):
    """Something that happened at a table."""


# Before the game ------------------------------------------------------------------------------


class Sat(TableEvent, frozen=True, kw_only=True, tag="sit"):
    """A person took a seat."""

    seat: int
    player: str
    name: str | None = None
    hash: str | None = None
    """Of the nonce that the player will reveal."""
    network: str | None = None
    """A keyed hash of the network the player came from; at rated tables."""
    nonce: str = ""
    """A nonce sent openly, as version 1.0 allowed."""


class BotSat(TableEvent, frozen=True, kw_only=True, tag="sit-bot"):
    """A bot took a seat."""

    seat: int
    bot: str
    """Its strength."""


class Left(TableEvent, frozen=True, kw_only=True, tag="leave"):
    """A seat became free before the game."""

    seat: int
    silent: bool = False
    """Whether the player was made to leave, because everybody waited for them."""


class HashSent(TableEvent, frozen=True, kw_only=True, tag="hash"):
    """A player sent the hash of a nonce."""

    seat: int
    hash: str


class NoncesCalled(TableEvent, frozen=True, kw_only=True, tag="call"):
    """All hashes are in: from now on players reveal their nonces."""


class NonceRevealed(TableEvent, frozen=True, kw_only=True, tag="reveal"):
    """A player revealed a nonce."""

    seat: int
    nonce: str


class StartVoided(TableEvent, frozen=True, kw_only=True, tag="restart"):
    """A nonce is missing: the start begins again with a new commitment."""

    seats: list[int]
    """Whose fault it was."""
    reason: Reason


class Started(TableEvent, frozen=True, kw_only=True, tag="start"):
    """The game began."""

    unrated: bool = False
    """Whether the players turned out not to be strangers."""
    account: int = ACCOUNT_OF_1_0


# The game -------------------------------------------------------------------------------------


class Moved(TableEvent, frozen=True, kw_only=True, tag="move"):
    """A move was made, or chance decided."""

    text: str
    """In canonical form; version 1.0 stored it as it was sent."""
    seat: int | None = None
    """Nobody's if chance decided."""
    counter: int | None = None
    """The counter value that gave the result of chance; none in an imported game."""


class TookBack(TableEvent, frozen=True, kw_only=True, tag="undo"):
    """The last moves were taken back."""

    moves: int
    seat: int | None = None
    """Who wanted it; nobody if the operator did it."""
    unrated: bool = False
    consent: bool = False
    """Whether the others agreed, so that everybody pays for their own time."""


class AskedToUndo(TableEvent, frozen=True, kw_only=True, tag="ask-undo"):
    """A player asked the others to take moves back."""

    seat: int
    moves: int
    in_edge: bool = False
    """Whether taking them back would reveal nothing."""


class AskedToEnd(TableEvent, frozen=True, kw_only=True, tag="ask-end"):
    """A player asked the others to end the game."""

    seat: int


class Answered(TableEvent, frozen=True, kw_only=True, tag="answer"):
    """A player answered what another one had asked."""

    seat: int
    what: WishKind
    yes: bool


class StoodIn(TableEvent, frozen=True, kw_only=True, tag="stand-in"):
    """A bot began to play for somebody."""

    seat: int
    bot: str
    """Its strength."""


class Returned(TableEvent, frozen=True, kw_only=True, tag="return"):
    """A player took the seat back from the bot."""

    seat: int


class Resigned(TableEvent, frozen=True, kw_only=True, tag="resign"):
    """A player gave up, or lost on time."""

    seat: int
    reason: Literal["resigned", "time"] = "resigned"


class RanOut(TableEvent, frozen=True, kw_only=True, tag="time"):
    """A clock reached zero."""

    seat: int
    at_zero: Literal["nothing", "bot", "lose"]


class ClockPaused(TableEvent, frozen=True, kw_only=True, tag="pause"):
    """An outage was subtracted from the running clock."""

    milliseconds: int
    account: int = ACCOUNT_OF_1_0


class Ended(TableEvent, frozen=True, kw_only=True, tag="end"):
    """The game ended before its rules ended it."""

    reason: EndReason
    places: list[int] | None = None
    """Nobody's if the game does not count."""


# Beside it ------------------------------------------------------------------------------------


class Chatted(TableEvent, frozen=True, kw_only=True, tag="chat"):
    """A player said something."""

    seat: int
    player: str
    """Muting finds by it whose words they were."""
    text: str


class Rematched(TableEvent, frozen=True, kw_only=True, tag="rematch"):
    """A player opened a table to play again."""

    seat: int
    table: str


AnyEvent: TypeAlias = (
    Sat
    | BotSat
    | Left
    | HashSent
    | NoncesCalled
    | NonceRevealed
    | StartVoided
    | Started
    | Moved
    | TookBack
    | AskedToUndo
    | AskedToEnd
    | Answered
    | StoodIn
    | Returned
    | Resigned
    | RanOut
    | ClockPaused
    | Ended
    | Chatted
    | Rematched
)

SEATING = (Sat, BotSat, Left)
"""Events after which somebody else sits on a seat."""

DECODER = msgspec.json.Decoder(AnyEvent)
"""Created when this is loaded, as every decoder that several threads use: two that use a type of
msgspec for the first time at once can crash it."""
ENCODER = msgspec.json.Encoder()


KINDS: dict[type[TableEvent], str] = {
    kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEvent)
}


class BrokenLog(Exception):  # noqa: N818 - reads as what happened
    """A stored log that these rules do not accept."""


def kind_of(event: TableEvent) -> str:
    """Return the kind of an event, as it is stored."""
    return KINDS[type(event)]


def encode(event: TableEvent) -> str:
    """Return an event as its log stores it."""
    return ENCODER.encode(event).decode()


def decode(version: int, text: str) -> AnyEvent:
    """Read an event of a log; BrokenLog if it is damaged or of another version."""
    if version != VERSION:
        raise BrokenLog(f"an event of version {version}; this reads version {VERSION}")
    try:
        event: AnyEvent = DECODER.decode(text)
        return event
    except msgspec.MsgspecError as error:
        raise BrokenLog(f"an event that cannot be read: {error}") from error
