"""A row of a table's log: one numbered event."""

from typing import Any

import msgspec

from petteia.tables.events import AnyEvent


class Row(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One event, with its place in the log."""

    number: int
    time: int
    event: AnyEvent
    client: str | None = None
    """The player and the client's id of the command that caused it: done once only."""


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
