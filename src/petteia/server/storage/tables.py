"""Tables in the database: their logs, and what lists of tables need."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, func, select, update

from petteia.core.errors import PetteiaError
from petteia.server.storage.schema import log, seats, snapshots, tables
from petteia.tables import events, snapshot
from petteia.tables.cache_state import CacheState
from petteia.tables.events import BrokenLog
from petteia.tables.row import About, Row
from petteia.tables.snapshot import Snapshot
from petteia.tables.table import TERMS, Table

decode = msgspec.json.decode

MOST_ALIKE = 50
"""Running games with one opening that a copy is compared with."""

ROWS_AFTER = (
    select(log).where(log.c.table_id == bindparam("of"), log.c.number > bindparam("after"))
).order_by(log.c.number)


def rows_after(connection: Connection, table_id: str, number: int) -> list[Row]:
    """Return the rows of a table's log after a number."""
    found = connection.execute(ROWS_AFTER, {"of": table_id, "after": number})
    return [
        Row(
            number=row.number,
            time=row.time,
            event=events.decode(row.version, row.event),
            client=row.client,
        )
        for row in found
    ]


def about(connection: Connection, table_id: str) -> About | None:
    """Return what does not change about a table, if there is one."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).first()
    if row is None:
        return None
    return About(
        id=row.id,
        game=row.game,
        players=row.players,
        options=decode(row.options),
        terms=row.terms.encode(),
        rules=row.rules,
        secret=row.secret,
        created=row.created,
        created_by=row.created_by,
        public=row.public,
    )


def load(connection: Connection, table_id: str) -> tuple[About, list[Row]] | None:
    """Return a table and its whole log, if there is one."""
    found = about(connection, table_id)
    return None if found is None else (found, rows_after(connection, table_id, 0))


def snapshots_of(connection: Connection, table_id: str) -> list[Snapshot]:
    """Return the snapshots of a table, the newest last."""
    found = select(snapshots).where(snapshots.c.table_id == table_id).order_by(snapshots.c.number)
    return [
        Snapshot(
            number=row.number,
            moves=row.moves,
            rules=row.rules,
            state=row.state,
            first=row.first,
            played=row.played,
            turn=row.turn,
            turn_of=row.turn_of,
            clocks=row.clocks,
            made_of=row.made_of,
        )
        for row in connection.execute(found)
    ]


def open_table(
    connection: Connection, table_id: str, reveal_within: Callable[[str], int]
) -> tuple[Table, CacheState] | None:
    """Return a table as its log has it, if there is one; `reveal_within` depends on the pace."""
    found = load(connection, table_id)
    if found is None:
        return None
    within = reveal_within(TERMS.decode(found[0].terms).pace)
    try:
        return snapshot.opened(*found, snapshots_of(connection, table_id), within)
    except PetteiaError as error:  # options that these rules refuse
        raise BrokenLog(str(error)) from error


def newest(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Return the number of the last row of each of these tables."""
    found = connection.execute(select(tables.c.id, tables.c.number).where(tables.c.id.in_(ids)))
    return {row[0]: row[1] for row in found}


def with_clocks(connection: Connection) -> list[str]:
    """Return the tables being played with a clock."""
    wanted = select(tables.c.id).where(tables.c.state == "playing", tables.c.clock != "none")
    found = connection.execute(wanted)
    return [row.id for row in found]


def running_with(connection: Connection, opening: str) -> list[str]:
    """Return the tables being played that began with this opening; at most one above the limit."""
    found = select(tables.c.id).where(tables.c.opening == opening, tables.c.state == "playing")
    return list(connection.execute(found.limit(MOST_ALIKE + 1)).scalars())


def lease_due(connection: Connection, now: int, until: int, most: int) -> list[str]:
    """Take on tables whose time has come, so that no other node does; return their ids."""
    due = (
        select(tables.c.id)
        .where(tables.c.due <= now, tables.c.leased <= now)
        .order_by(tables.c.due)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    taken = connection.execute(
        update(tables).where(tables.c.id.in_(due)).values(leased=until).returning(tables.c.id)
    )
    return [row.id for row in taken]


def listed(connection: Connection, ids: Sequence[str]) -> list[tuple[Any, list[Any]]]:
    """Return tables with their seats, in the order of these ids."""
    found = {row.id: row for row in connection.execute(select(tables).where(tables.c.id.in_(ids)))}
    by_table: dict[str, list[Any]] = {}
    for seat in connection.execute(
        select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    ):
        by_table.setdefault(seat.table_id, []).append(seat)
    return [(found[i], by_table.get(i, [])) for i in ids if i in found]


def open_tables(connection: Connection, game: str | None, most: int) -> list[str]:
    """Return the public tables with a free seat: the newest of each creator first."""
    last = tables.c.updated.desc()
    turn = func.row_number().over(partition_by=tables.c.created_by, order_by=last)
    wanted = select(tables.c.id).where(
        tables.c.state == "open", tables.c.public, tables.c.actor.is_(None)
    )  # before the start only a full table waits for somebody
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    found = connection.execute(wanted.order_by(turn, last).limit(most))
    return [row.id for row in found]


def open_tables_by(connection: Connection, created_by: str) -> list[str]:
    """Return the public tables of a player that wait for others."""
    wanted = select(tables.c.id).where(tables.c.state == "open", tables.c.public)
    found = connection.execute(wanted.where(tables.c.created_by == created_by))
    return [row.id for row in found]


def not_open(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Return which of these tables wait for players no longer."""
    wanted = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.state != "open")
    return {row.id for row in connection.execute(wanted)}


def tables_of(connection: Connection, session_id: str, most: int) -> list[str]:
    """Return a player's tables: those waiting first, then those not over, newest first."""
    waiting = func.max((tables.c.actor == seats.c.seat).cast(tables.c.players.type))
    mine = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.session_id == session_id)
        .group_by(tables.c.id, tables.c.state, tables.c.updated)
        .order_by(
            func.coalesce(waiting, 0).desc(), tables.c.state == "over", tables.c.updated.desc()
        )
        .limit(most)
    )
    return [row.id for row in connection.execute(mine)]
