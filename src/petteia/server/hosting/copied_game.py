"""Copies of running games: a game between people is not studied on this server while it is played.

A hint in a rated game is refused; a record of it, brought to a table of one's own, would give it
all the same.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from petteia.core.match import Match
from petteia.server.errors import NoTable, NotDone
from petteia.server.hosting import calculations
from petteia.server.hosting.host import Host, HostedTable
from petteia.server.storage import tables as stored
from petteia.tables.events import BrokenLog
from petteia.tables.table import Table

AT_ONCE = 8
"""Games that one job of a worker compares: others compute in between."""


def running_between_people(table: Table, hosted: HostedTable) -> bytes | None:
    """Return the record of a table at which at least two people are playing."""
    people = {table.seats[number].player for number in table.people()}
    return encoded(table.match) if table.state == "playing" and len(people) > 1 else None


def encoded(match: Match) -> bytes:
    """Return the record of a match for a worker."""
    return msgspec.json.encode(match.record())


async def refuse_copy(
    host: Host, compute: Callable[..., Awaitable[Any]], studied: bytes, table_id: str = ""
) -> None:
    """Refuse to study a game that is being played between people, unless it is this table.

    `compute` charges the person who studies: anybody can begin many similar games.
    """
    found = await compute(calculations.opening_of, studied)
    if found is None:
        return
    ids = await host.store.read(lambda c: stored.running_with(c, found))
    if len(ids) > stored.MOST_ALIKE:  # too many to compare: a copy could hide among them
        raise NotDone("running-game")
    running: list[bytes] = []
    for running_id in ids:
        if running_id == table_id:
            continue
        try:
            record = await host.look(running_id, running_between_people)
        except (NoTable, BrokenLog):
            continue
        if record is not None:
            running.append(record)
    for start in range(0, len(running), AT_ONCE):
        some = running[start : start + AT_ONCE]
        if await compute(calculations.is_copy_of_any, studied, some):
            raise NotDone("running-game")
