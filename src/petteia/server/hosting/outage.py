"""Outages: times when no node could write, or when this one stood still; no clock runs in them.

A node notes every few seconds that it is alive. The first one to come back finds the gap.
"""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from petteia.server.storage import installation
from petteia.tables.outage import Outage

ALIVE = "alive"
OUTAGE = "outage"
NOTED = 5_000
"""Milliseconds between two notes that a node is alive."""
SHORT = 20_000
"""A gap that is no longer than this counts as thinking time."""
REMEMBERED = 20
"""Outages stored: a table that was not in memory subtracts them when somebody acts at it."""


DECODER = msgspec.json.Decoder(list[Outage])
ONE = msgspec.json.Decoder(Outage)


class Heartbeat:
    """Notices that this process, its machine or its time has stood still or jumped ahead."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.last = now()

    def gap(self) -> int | None:
        """Beat; return since when there was none, if that is longer ago than `SHORT`."""
        last, self.last = self.last, self.now()
        return last if self.last - last > SHORT else None


def found(connection: Connection, now: int, since: int = 0) -> list[Outage]:
    """Note that a node is alive and return the last outages; one may end just now.

    It began when the last node noted that it was alive, but not before `since`. Of several nodes
    that come back together one finds it.
    """
    alive = installation.read(connection, ALIVE, alone=True)
    outages = _stored(connection)
    if alive is not None:
        begin = max(int(alive), since)
        if now - begin > SHORT:
            outages = [*outages, Outage(begin, now)][-REMEMBERED:]
            installation.write(connection, OUTAGE, msgspec.json.encode(outages).decode())
    note_alive(connection, now)
    return outages


def last_alive(connection: Connection) -> int:
    """Return when a node last noted that it was alive; 0 if none ever did."""
    return int(installation.read(connection, ALIVE) or 0)


def note_alive(connection: Connection, now: int) -> None:
    """Note that a node is alive."""
    installation.write(connection, ALIVE, str(now))


def _stored(connection: Connection) -> list[Outage]:
    text = installation.read(connection, OUTAGE)
    if text is None:
        return []
    try:
        return DECODER.decode(text)
    except msgspec.ValidationError:
        return [ONE.decode(text)]  # version 1.0 stored only the last one
