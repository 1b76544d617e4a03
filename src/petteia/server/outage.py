"""Outages: times when no node was there. They are taken off the clocks that ran through them.

A node notes now and then that it lives. The first one to come back finds out since when nobody did.
"""

import msgspec
from sqlalchemy import Connection

from petteia.server.storage import kept

ALIVE = "alive"
OUTAGE = "outage"
NOTED = 5_000
"""Milliseconds between two notes that a node lives."""
SHORT = 20_000
"""An absence so short is not told apart from none: a restart costs a player as much as any."""


class Outage(msgspec.Struct, frozen=True, array_like=True):
    """The last time when no node was there."""

    begin: int
    end: int


DECODER = msgspec.json.Decoder(Outage)


def found(connection: Connection, now: int) -> Outage | None:
    """At the start of a node: return the last outage, which may have ended just now."""
    alive = kept.read(connection, ALIVE)
    if alive is not None and now - int(alive) > SHORT:
        outage = Outage(int(alive), now)
        kept.write(connection, OUTAGE, msgspec.json.encode(outage).decode())
    kept.write(connection, ALIVE, str(now))
    text = kept.read(connection, OUTAGE)
    return None if text is None else DECODER.decode(text)


def note_alive(connection: Connection, now: int) -> None:
    """Note that a node lives."""
    kept.write(connection, ALIVE, str(now))
