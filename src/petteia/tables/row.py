"""A row of a table's log: one numbered thing that happened."""

from typing import Any

import msgspec


class Row(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One row; moves are in notation, taking back is `undo N`."""

    number: int
    time: int
    kind: str
    seat: int | None = None
    text: str = ""
    client: str | None = None
    """The client's id for it, with the player's: a second one does nothing."""
    more: dict[str, Any] | None = None


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What does not change about a table."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    terms: bytes
    rules: str
    secret: str
    created: int
    created_by: str | None
    public: bool
