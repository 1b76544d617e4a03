"""Requests and answers about tables: finding, making, seeing, asking, replaying."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field
from msgspec.structs import force_setattr

from petteia.core.message import Choice, Event, Message, Prompt, Refusal
from petteia.core.record import Record
from petteia.core.standing_types import Standing
from petteia.wire.parts import Ask, MoveText, Name, NonceHash, SeatNumber, Strength, Terms
from petteia.wire.texts import clean_name


class NewSeat(Ask, frozen=True, kw_only=True):
    """Who shall sit on a seat of a new table. Several seats may be mine: pass and play."""

    who: Literal["me", "open", "bot"] = "open"
    strength: Strength = "citizen"
    """Of a bot."""
    name: Name | None = None
    """Another name for this seat, when one device is passed around."""
    hash: NonceHash | None = None
    """Of a nonce that my page will reveal; it is enough to bring one for one of my seats."""

    def __post_init__(self) -> None:
        """Leave out of the name what cannot be seen."""
        if self.name is not None:
            force_setattr(self, "name", clean_name(self.name) or None)


class NewTable(Ask, frozen=True, kw_only=True):
    """A table to be made."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = field(default_factory=dict)
    terms: Terms = Terms()
    public: bool = False


class SeatInfo(Struct, frozen=True, kw_only=True, gc=False):
    """One seat and who is on it."""

    seat: int
    player: str | None
    """Nobody's yet, or a bot's, if empty."""
    name: str | None
    bot: str | None
    """The strength of the bot that plays here, for itself or in somebody's stead."""
    stands_in: bool
    """Whether the bot will give the seat back."""
    resigned: bool
    connected: bool
    clock: int | None
    """Milliseconds left in the bank or for this move."""


class Ending(Struct, frozen=True, kw_only=True, gc=False):
    """How a table ended."""

    reason: str
    """`played` to the end, `resigned`, `time`, `agreed`, `abandoned`, `closed`."""
    places: list[int] | None


class Wish(Struct, frozen=True, kw_only=True, gc=False):
    """Something that waits for the others' consent."""

    what: Literal["undo", "end"]
    seats: list[int]
    """Who has agreed so far; the first has asked."""
    moves: int
    """How many moves would be taken back."""


class NonceExchange(Struct, frozen=True, kw_only=True, gc=False):
    """How far the players of a table that has not started have fixed its chance."""

    hashes: list[str | None]
    """Of each seat's nonce; nothing where the server will derive it."""
    called: bool
    """Whether all hashes are in: now nonces are revealed."""
    owed: list[int]
    """The seats whose hash, or after the call whose nonce, the start waits for."""
    until: int | None
    """When they lose their seats."""
    restarts: int
    """How often the start began again with a new commitment."""


class TableInfo(Struct, frozen=True, kw_only=True, gc=False):
    """A table from outside: what everybody may know."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    terms: Terms
    public: bool
    rules: str
    """The version of the rules it is played with."""
    commit: str
    """The commitment to the server's part of chance."""
    nonces: NonceExchange | None
    """Before the start, if a player brings a nonce."""
    created: int
    state: Literal["open", "playing", "over"]
    number: int
    """Of the last entry in its log."""
    moves: int
    actor: int | None
    deadline: int | None
    """When the actor's clock reaches zero."""
    rated: bool
    """Whether the result will count."""
    seats: list[SeatInfo]
    wishes: list[Wish]
    ending: Ending | None
    rematch: str | None


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    state: str
    names: list[str | None]
    """Who sits; nothing for a free seat."""
    mine: list[int]
    """My seats."""
    waiting: bool
    """Whether it is my turn."""
    updated: int


class Tables(Struct, frozen=True, kw_only=True):
    """A list of tables."""

    tables: list[Listed]


class Made(Struct, frozen=True, kw_only=True):
    """A table that was made."""

    table: TableInfo
    invitation: str
    """The secret that lets others sit, for a link."""


class Entry(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """One numbered thing that happened at a table, as its reader may know it."""

    number: int
    time: int
    kind: str
    """`sit`, `leave`, `hash`, `call`, `reveal`, `restart`, `start`, `move`, `undo`, `chat`, `ask`,
    `answer`, `stand-in`, `return`, `resign`, `time`, `pause`, `end`, `rematch`."""
    seat: int | None = None
    text: str = ""
    """A move in notation, words of chat, or a detail of the kind."""
    name: str | None = None
    events: list[Event] = []
    taken_back: bool = False
    """The move was undone since; it is told without its text."""


class Entries(Struct, frozen=True, kw_only=True):
    """A page of the log."""

    entries: list[Entry]


class Seen(Struct, frozen=True, kw_only=True, gc=False):
    """All that one seat, or a spectator, may know of a table now."""

    table: TableInfo
    seat: int | None
    entries: list[Entry]
    """The newest; earlier ones are in `/entries`."""
    view: Any
    prompt: Prompt
    choices: list[Choice]
    """My legal moves, if it is my turn."""
    standing: Standing


class Moment(Struct, frozen=True, kw_only=True):
    """A position on the way, for replay."""

    move: int
    """How many moves were made."""
    text: str
    """The move that led here."""
    events: list[Event]
    view: Any
    prompt: Prompt
    standing: Standing


class Replay(Struct, frozen=True, kw_only=True):
    """A stretch of a game, moment by moment."""

    moves: int
    """How many moves the whole game has."""
    moments: list[Moment]


class Try(Ask, frozen=True, kw_only=True):
    """A move to ask about."""

    text: MoveText


class WhyNot(Ask, frozen=True, kw_only=True):
    """A move to ask about, or the pieces and places that it would touch."""

    text: MoveText | None = None
    seat: SeatNumber | None = None
    touches: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=8)] = field(
        default_factory=list
    )


class Tried(Struct, frozen=True, kw_only=True):
    """What would come of a move: why not, or how the position would look to its player."""

    refusal: Refusal | None
    final: bool = False
    """Whether other people would have to agree to taking it back."""
    events: list[Event] = []
    view: Any = None
    standing: Standing | None = None
    more: Any = None
    """What else the game tells of this move, legal or not: the game's own type, see `Previews`."""


class AskHint(Ask, frozen=True, kw_only=True):
    """A wish for advice."""

    seat: SeatNumber
    strength: Strength = "strategos"


class Hint(Struct, frozen=True, kw_only=True):
    """A bot's suggestion."""

    choice: Choice
    reason: Message | None
    """What it gains or prevents, if a sentence says it."""


class Note(Ask, frozen=True, kw_only=True):
    """What I noted for myself at a table."""

    text: Annotated[str, Meta(max_length=10_000)]


class Undoable(Struct, frozen=True, kw_only=True):
    """How many of my last moves I may take back without asking."""

    moves: int


class Imported(Ask, frozen=True, kw_only=True):
    """A record to make a table of."""

    record: Record
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = field(default_factory=list)
    """Who plays on if the game is not over; empty: I, on every seat."""
    public: bool = False


class Branch(Ask, frozen=True, kw_only=True):
    """Play on from a moment of a table, at a table of its own."""

    moves: Annotated[int, Meta(ge=0)]
    """How many of its moves are kept."""
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = field(default_factory=list)
    """Who plays on; empty: I, on every seat."""
    public: bool = False
