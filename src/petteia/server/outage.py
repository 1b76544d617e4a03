"""Outages: times when no node was there that could write; they are taken off the clocks.

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
    """At the start of a node, or when its database is back: return the last outage.

    It may have ended just now. Of several nodes that come back together one finds it.
    """
    alive = kept.read(connection, ALIVE, alone=True)
    if alive is not None and now - int(alive) > SHORT:
        outage = Outage(int(alive), now)
        kept.write(connection, OUTAGE, msgspec.json.encode(outage).decode())
    kept.write(connection, ALIVE, str(now))
    text = kept.read(connection, OUTAGE)
    return None if text is None else DECODER.decode(text)


def note_alive(connection: Connection, now: int) -> None:
    """Note that a node lives."""
    kept.write(connection, ALIVE, str(now))
