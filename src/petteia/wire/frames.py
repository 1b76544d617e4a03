"""The socket's frames, both ways."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct, field

from petteia.core.message import Choice, Prompt, Refusal
from petteia.core.standing_types import Standing
from petteia.wire.commands import AnyCommand
from petteia.wire.parts import Ask, SeatNumber, TableId
from petteia.wire.people import Me
from petteia.wire.tables import Entry, Seen


class Join(Ask, frozen=True, kw_only=True, tag_field="type", tag="join"):
    """Follow a table from now on; `last` is the number of the last entry I have."""

    table: TableId
    seat: SeatNumber | None = None
    """Through whose eyes, if several seats are mine."""
    last: Annotated[int, Meta(ge=0)] = 0
    changes: bool = False
    """Whether frames may say only what changed: `Changed` instead of `Happened`."""


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
    """A table as it is now, and the entries since `last`: the newest page of them."""

    seen: Seen


class Happened(Seen, frozen=True, kw_only=True, tag_field="type", tag="happened"):
    """What happened at a table and how it looks now."""


class Changed(Struct, frozen=True, kw_only=True, tag_field="type", tag="changed"):
    """What happened at a table, and which fields of its last frame look different now."""

    id: str
    base: int
    """The number of the last entry of the frame that this one changes; with another one, join
    again for a whole view."""
    seat: int | None
    entries: list[Entry]
    table: dict[str, Any]
    """Fields of the table that changed."""
    view: dict[str, Any]
    """Fields of the seat's view that changed."""
    prompt: Prompt
    choices: list[Choice]
    standing: Standing


class Present(Struct, frozen=True, kw_only=True, tag_field="type", tag="present"):
    """Who is there."""

    table: str
    seats: list[int]
    """Seats whose players are connected."""
    watching: int


class Ack(Struct, frozen=True, kw_only=True, gc=False, tag_field="type", tag="ack"):
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


ServerFrame: TypeAlias = (
    Welcome | Joined | Happened | Changed | Present | Ack | Nack | Mistake | Pong
)
