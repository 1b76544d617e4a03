"""What many requests and answers are made of."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from petteia.core.message import Refusal

NO_NUL = r"^[^\x00]*$"
"""What databases take as a text: anything but this one letter."""
END = r"$(?!\n)"
"""The end of a text; Python's `$` alone also matches before a last newline."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
TableId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{1,24}" + END)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_NUL)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200, pattern=NO_NUL)]
Secret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64, pattern=NO_NUL)]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{32,64}" + END)]
"""A player's part of chance: at least 128 random bits, or its hash would not hide it."""
NonceHash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)]
"""The SHA-256 of a nonce."""
ClientId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
"""Made by the client, one for each thing it wants done: sending it twice does it once."""
Strength: TypeAlias = Literal["novice", "citizen", "strategos", "oracle"]


class Ask(Struct, frozen=True, kw_only=True, gc=False, forbid_unknown_fields=True):
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
