"""Copies of running games: a game between people is not studied on this server while it is played.

A hint in a rated game is refused; a record of it, brought to a table of one's own, would give it
all the same.
"""

import asyncio

from petteia.server.hosting.host import Club, Live, NoTable
from petteia.server.storage import tables as stored
from petteia.tables.commands import NotDone
from petteia.tables.course import Course, course, is_copy, opening
from petteia.tables.table import BrokenLog, Table


def running_between_people(table: Table, live: Live) -> Course | None:
    """Return the moves of a table at which at least two people are playing."""
    people = {table.seats[number].player for number in table.people()}
    return course(table.match) if table.state == "playing" and len(people) > 1 else None


async def refuse_copy(club: Club, studied: Course, table_id: str = "") -> None:
    """Refuse to study a game that is being played between people, unless it is this table."""
    found = await asyncio.to_thread(opening, studied)
    if found is None:
        return
    for running_id in await club.store.read(lambda c: stored.running_with(c, found)):
        if running_id == table_id:
            continue
        try:
            running = await club.look(running_id, running_between_people)
        except (NoTable, BrokenLog):
            continue
        if running is not None and await asyncio.to_thread(is_copy, studied, running):
            raise NotDone("running-game")
