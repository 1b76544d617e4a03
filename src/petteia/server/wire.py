"""The wire: every request, answer and socket frame; OpenAPI and the front end's types come from it.

People are told things as lines (a rule, a key, arguments); the words are the reader's.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from petteia.core.line import Choice, Event, Line, Prompt, Refusal
from petteia.core.record import Record
from petteia.core.standing import Standing

# Parts ------------------------------------------------------------------------------------------

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
TableId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{1,24}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Secret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
Nonce: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64)]
ClientId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""Made by the client, one for each thing it wants done: sending it twice does it once."""
Strength: TypeAlias = Literal["novice", "citizen", "strategos", "oracle"]


class Ask(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends; a field nobody knows is a mistake."""


class Clock(Ask, frozen=True, kw_only=True):
    """How long players may think."""

    kind: Literal["none", "move", "bank"] = "none"
    """No clock, a time for every move, or a bank for the game with an increment."""
    seconds: Annotated[int, Meta(ge=0, le=60 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    at_zero: Literal["nothing", "bot", "lose"] = "nothing"


class Terms(Ask, frozen=True, kw_only=True):
    """How a table is played, chosen when it is made."""

    pace: Literal["live", "days"] = "live"
    clock: Clock = Clock()
    watch: Literal["anyone", "link", "nobody"] = "anyone"
    rated: bool = False


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was not done, apart from the rules of a game."""

    problem: str
    """A key, as `not-your-seat`."""
    detail: str = ""


class Refused(Struct, frozen=True, kw_only=True):
    """The rules refuse a move: nothing has changed."""

    refusal: Refusal


# People -----------------------------------------------------------------------------------------


class Me(Struct, frozen=True, kw_only=True):
    """Who I am here."""

    player: str
    name: str
    version: str


class Rename(Ask, frozen=True, kw_only=True):
    """The name others see."""

    name: Name


class Link(Struct, frozen=True, kw_only=True):
    """A secret that opens something: a seat, or my seats on another device."""

    secret: str
    expires: int | None = None


class Claim(Ask, frozen=True, kw_only=True):
    """Use the secret of a link."""

    secret: Secret


class Mute(Ask, frozen=True, kw_only=True):
    """Whose chat I do not want to read, or want to read again."""

    player: Annotated[str, Meta(min_length=1, max_length=24)]
    muted: bool = True


class Mutes(Struct, frozen=True, kw_only=True):
    """Whose chat I do not read."""

    players: list[str]


class Passkey(Struct, frozen=True, kw_only=True):
    """A key in one of my devices, or in what synchronises them."""

    id: str
    name: str
    created: int
    used: int


class Passkeys(Struct, frozen=True, kw_only=True):
    """My passkeys."""

    passkeys: list[Passkey]


class PasskeyOptions(Struct, frozen=True, kw_only=True):
    """What the browser is to be asked for, in the JSON form of the standard (WebAuthn)."""

    options: dict[str, Any]
    """For `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""


class Credential(Struct, frozen=True, kw_only=True):
    """What the browser answers: its PublicKeyCredential as JSON."""

    id: Annotated[str, Meta(min_length=1, max_length=2000)]
    rawId: Annotated[str, Meta(min_length=1, max_length=2000)]  # noqa: N815 - the standard's name
    type: Literal["public-key"]
    response: dict[str, Any]


class NewPasskey(Ask, frozen=True, kw_only=True):
    """A passkey to be mine from now on."""

    credential: Credential
    name: Name = "passkey"
    """What I call it."""


class PasskeySignIn(Ask, frozen=True, kw_only=True):
    """A passkey that shows who I am."""

    credential: Credential


class PasskeyEnd(Ask, frozen=True, kw_only=True):
    """A passkey that shall open nothing any more."""

    id: Annotated[str, Meta(min_length=1, max_length=2000)]


Language: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{2,8}$")]
MAIL_ADDRESS = r"^[^@\s<>()\[\],;:\\\"]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$"


class MailTo(Ask, frozen=True, kw_only=True):
    """Where I want to be told that it is my turn."""

    address: Annotated[str, Meta(max_length=254, pattern=MAIL_ADDRESS)]
    language: Language = "en"


class PushKeys(Ask, frozen=True, kw_only=True):
    """The keys of a browser's subscription, as it gives them."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=128)]
    auth: Annotated[str, Meta(min_length=16, max_length=64)]


class PushTo(Ask, frozen=True, kw_only=True):
    """A browser that wants to be told, from its PushSubscription."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=2000)]
    keys: PushKeys
    language: Language = "en"


class PushEnd(Ask, frozen=True, kw_only=True):
    """A browser that wants to be told no more."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=2000)]


class MailState(Struct, frozen=True, kw_only=True):
    """My address."""

    address: str
    confirmed: bool
    """Whether I have opened the link that was sent there."""


class Notices(Struct, frozen=True, kw_only=True):
    """How I am told that it is my turn when I am not here: by push, otherwise by mail."""

    mail_offered: bool
    mail: MailState | None
    push_key: str | None
    """The `applicationServerKey` for a browser's subscription; nothing if push is not offered."""
    push: list[str]
    """The endpoints of my browsers that want it."""


# Games ------------------------------------------------------------------------------------------


class GameOption(Struct, frozen=True, kw_only=True):
    """An option of a game; the first value is the default."""

    name: str
    values: list[bool | int | str]
    rule: str


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    designer: str
    publisher: str
    year: int
    minutes: int
    seats: list[int]
    options: list[GameOption]
    sources: list[str]
    data: dict[str, Any]
    """The printed numbers."""
    marks: dict[str, str]
    """How well each of them is known."""


class Games(Struct, frozen=True, kw_only=True):
    """All games."""

    games: list[GameInfo]


class LanguageWords(Struct, frozen=True, kw_only=True):
    """All sentences in one language, as Fluent files."""

    language: str
    core: str
    """What all games share; a game's own file comes after it and may say a thing otherwise."""
    games: dict[str, str]
    """By the game's name."""


class Rating(Struct, frozen=True, kw_only=True):
    """How strong somebody is at a game."""

    player: str
    """A player's id, or `bot:` and a strength."""
    name: str
    bot: bool
    rating: float
    """What one can be nearly sure of: the estimate less three deviations."""
    mu: float
    sigma: float
    games: int
    with_bots: int
    """Of these, games with a bot at the table."""


class Ratings(Struct, frozen=True, kw_only=True):
    """A game's players and bots on one scale, the strongest first."""

    game: str
    ratings: list[Rating]


# Tables -----------------------------------------------------------------------------------------


class NewSeat(Ask, frozen=True, kw_only=True):
    """Who shall sit on a seat of a new table. Several seats may be mine: pass and play."""

    who: Literal["me", "open", "bot"] = "open"
    strength: Strength = "citizen"
    """Of a bot."""
    name: Name | None = None
    """Another name for this seat, when one device is passed around."""
    nonce: Nonce | None = None


class NewTable(Ask, frozen=True, kw_only=True):
    """A table to be made."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    terms: Terms = Terms()
    public: bool = False


class SeatInfo(Struct, frozen=True, kw_only=True):
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


class Ending(Struct, frozen=True, kw_only=True):
    """How a table ended."""

    reason: str
    """`played` to the end, `resigned`, `time`, `agreed`, `abandoned`, `closed`."""
    places: list[int] | None


class Wish(Struct, frozen=True, kw_only=True):
    """Something that waits for the others' consent."""

    what: Literal["undo", "end"]
    seats: list[int]
    """Who has agreed so far; the first has asked."""
    moves: int
    """How many moves would be taken back."""


class TableInfo(Struct, frozen=True, kw_only=True):
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


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One numbered thing that happened at a table, as its reader may know it."""

    number: int
    time: int
    kind: str
    """`sit`, `leave`, `start`, `move`, `undo`, `chat`, `ask`, `answer`, `stand-in`, `return`,
    `resign`, `time`, `pause`, `end`, `rematch`."""
    seat: int | None = None
    text: str = ""
    """A move in notation, words of chat, or a detail of the kind."""
    name: str | None = None
    events: list[Event] = []
    taken_back: bool = False
    """The move was undone since; it is told without its text."""


class Seen(Struct, frozen=True, kw_only=True):
    """All that one seat, or a spectator, may know of a table now."""

    table: TableInfo
    seat: int | None
    entries: list[Entry]
    view: Any
    prompt: Prompt
    choices: list[Choice]
    """My legal moves, if it is my turn."""
    standing: Standing


class Entries(Struct, frozen=True, kw_only=True):
    """A stretch of a table's log."""

    entries: list[Entry]


class Moment(Struct, frozen=True, kw_only=True):
    """A position on the way, for replay."""

    move: int
    """How many moves were made."""
    text: str
    """The move that led here."""
    events: list[Event]
    view: Any
    prompt: Prompt


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
    touches: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=8)] = []


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
    reason: Line
    """Why it is worth playing."""


class Note(Ask, frozen=True, kw_only=True):
    """What I noted for myself at a table."""

    text: Annotated[str, Meta(max_length=10_000)]


class Undoable(Struct, frozen=True, kw_only=True):
    """How many of my last moves I may take back without asking."""

    moves: int


class Imported(Ask, frozen=True, kw_only=True):
    """A record to make a table of."""

    record: Record
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    """Who plays on if the game is not over; empty: I, on every seat."""
    public: bool = False


class Branch(Ask, frozen=True, kw_only=True):
    """Play on from a moment of a table, at a table of its own."""

    moves: Annotated[int, Meta(ge=0)]
    """How many of its moves are kept."""
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    """Who plays on; empty: I, on every seat."""
    public: bool = False


# Commands at a table: by socket or by HTTP ------------------------------------------------------


class Command(Ask, frozen=True, kw_only=True, tag_field="do"):
    """Something a person does at a table."""

    client: ClientId


class PlayMove(Command, frozen=True, kw_only=True, tag="move"):
    """Make a move; its text begins with my seat."""

    text: MoveText


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat, the first one if none is named."""

    seat: SeatNumber | None = None
    nonce: Nonce | None = None
    """My part of the table's chance."""
    name: Name | None = None
    invitation: Secret | None = None
    """Needed at a table that is not public."""


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Leave a seat: free again before the game, a bot plays on during it."""

    seat: SeatNumber


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """Take my seat back from the bot that plays for me."""

    seat: SeatNumber


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back my last move; past the edge the other people are asked."""

    seat: SeatNumber


class Agree(Command, frozen=True, kw_only=True, tag="agree"):
    """Agree, or not, to what is asked."""

    seat: SeatNumber
    what: Literal["undo", "end"]
    yes: bool = True


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Give up."""

    seat: SeatNumber


class Chat(Command, frozen=True, kw_only=True, tag="chat"):
    """Say something to the table."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]


AnyCommand: TypeAlias = PlayMove | Sit | Leave | Return | Undo | Agree | Resign | Chat


class Done(Struct, frozen=True, kw_only=True):
    """The command is done and durable; its first entry has this number."""

    number: int


class Rematch(Struct, frozen=True, kw_only=True):
    """The table that follows."""

    table: str


class Report(Ask, frozen=True, kw_only=True):
    """An entry of chat that should be looked at."""

    number: Annotated[int, Meta(ge=1)]


# Socket -----------------------------------------------------------------------------------------


class Join(Ask, frozen=True, kw_only=True, tag_field="type", tag="join"):
    """Follow a table from now on; `last` is the number of the last entry I have."""

    table: TableId
    seat: SeatNumber | None = None
    """Through whose eyes, if several seats are mine."""
    last: Annotated[int, Meta(ge=0)] = 0


class Quit(Ask, frozen=True, kw_only=True, tag_field="type", tag="quit"):
    """Follow a table no longer."""

    table: TableId


class Do(Ask, frozen=True, kw_only=True, tag_field="type", tag="do"):
    """Do something at a table."""

    table: TableId
    command: AnyCommand


class Ping(Ask, frozen=True, kw_only=True, tag_field="type", tag="ping"):
    """Is the line still there?"""


ClientFrame: TypeAlias = Join | Quit | Do | Ping


class Welcome(Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """The first frame."""

    me: Me


class Joined(Struct, frozen=True, kw_only=True, tag_field="type", tag="joined"):
    """A table as it is now, and the entries since `last`."""

    seen: Seen


class Happened(Struct, frozen=True, kw_only=True, tag_field="type", tag="happened"):
    """What happened at a table and how it looks now."""

    table: TableInfo
    seat: int | None
    entries: list[Entry]
    view: Any
    prompt: Prompt
    choices: list[Choice]
    standing: Standing


class Present(Struct, frozen=True, kw_only=True, tag_field="type", tag="present"):
    """Who is there."""

    table: str
    seats: list[int]
    """Seats whose players are connected."""
    watching: int


class Ack(Struct, frozen=True, kw_only=True, tag_field="type", tag="ack"):
    """A command is done and durable."""

    table: str
    client: str
    number: int


class Nack(Struct, frozen=True, kw_only=True, tag_field="type", tag="nack"):
    """A command was refused: by the rules (`refusal`) or otherwise (`problem`)."""

    table: str
    client: str
    refusal: Refusal | None = None
    problem: str | None = None


class Mistake(Struct, frozen=True, kw_only=True, tag_field="type", tag="mistake"):
    """A frame that could not be read or served."""

    problem: str
    detail: str = ""
    table: str | None = None


class Pong(Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """The line is there."""

    time: int = field(default=0)


ServerFrame: TypeAlias = Welcome | Joined | Happened | Present | Ack | Nack | Mistake | Pong
