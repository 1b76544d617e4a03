"""What a person does at a table, by socket or by HTTP."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from petteia.wire.parts import (
    Ask,
    ChatText,
    ClientId,
    MoveText,
    Name,
    Nonce,
    NonceHash,
    SeatNumber,
    Secret,
)
from petteia.wire.texts import clean_chat, clean_name


class Command(Ask, frozen=True, kw_only=True, tag_field="do"):
    """Something a person does at a table."""

    client: ClientId


class PlayMove(Command, frozen=True, kw_only=True, tag="move"):
    """Make a move; its text begins with my seat."""

    text: MoveText


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat, the first one if none is named."""

    seat: SeatNumber | None = None
    hash: NonceHash | None = None
    """Of a nonce I will reveal when the server calls for it: my part of the table's chance."""
    name: Name | None = None
    invitation: Secret | None = None
    """Needed at a table that is not public."""

    def __post_init__(self) -> None:
        """Leave out of the name what cannot be seen."""
        if self.name is not None:
            force_setattr(self, "name", clean_name(self.name) or None)


class SendHash(Command, frozen=True, kw_only=True, tag="hash"):
    """Send the hash of a new nonce: after a restart, or because I have lost the one before."""

    seat: SeatNumber
    hash: NonceHash


class Reveal(Command, frozen=True, kw_only=True, tag="reveal"):
    """Reveal my nonce: all hashes are in."""

    seat: SeatNumber
    nonce: Nonce


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
    text: ChatText

    def __post_init__(self) -> None:
        """Leave out what controls the text around it."""
        text = clean_chat(self.text)
        if not text:
            raise ValueError("Chat needs letters that can be seen")
        force_setattr(self, "text", text)


AnyCommand: TypeAlias = (
    PlayMove | Sit | SendHash | Reveal | Leave | Return | Undo | Agree | Resign | Chat
)


class Done(Struct, frozen=True, kw_only=True):
    """The command is done and durable; its first entry has this number."""

    number: int


class Rematch(Struct, frozen=True, kw_only=True):
    """The table that follows."""

    table: str


class Report(Ask, frozen=True, kw_only=True):
    """An entry of chat that should be looked at."""

    number: Annotated[int, Meta(ge=1)]
