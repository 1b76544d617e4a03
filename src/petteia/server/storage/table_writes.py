"""What an act at a table writes: its rows, and what lists of tables need of it."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, update

from petteia.server.storage.bulk_statement import BulkStatement
from petteia.server.storage.notices import FORGET_TURN, note_turn
from petteia.server.storage.ratings import Result
from petteia.server.storage.schema import log, seats, snapshots, tables
from petteia.server.storage.writer import GroupedWrite
from petteia.tables import events, snapshot
from petteia.tables.cache_state import CacheState
from petteia.tables.course import new_opening
from petteia.tables.events import SEATING, Ended, Moved
from petteia.tables.row import Row
from petteia.tables.table import Table

encode = msgspec.json.encode

ENDING = (Moved, Ended)
"""Events after which a game may be over."""

INSERT_ROWS = BulkStatement(log, [column.name for column in log.c])
UPDATE_TABLES = BulkStatement(
    tables, ("state", "actor", "number", "updated", "due", "leased"), key="id"
)


class TableWrite(GroupedWrite):
    """All that one act at a table writes, in plain values: safe to use on another thread."""

    __slots__ = ("about", "opening", "result", "rows", "seats", "snapshot", "summary", "turn")

    def __init__(
        self, table: Table, rows: Sequence[Row], cached: CacheState, leased: int = 0,
        new: bool = False, notice: int | None = None,
    ) -> None:  # fmt: skip
        """`table` is the table after the rows; `notice` is when whose turn begins is notified."""
        self.about = _about(table) if new else None
        self.rows = [_row(table.id, row) for row in rows]
        self.summary = {
            "of": table.id,
            "state": table.state,
            "actor": table.awaited,
            "number": table.number,
            "updated": rows[-1].time if rows else table.about.created,
            "due": table.due(),
            "leased": leased,
        }
        self.seats = None
        if new or any(isinstance(row.event, SEATING) for row in rows):
            self.seats = [
                {"table_id": table.id, "seat": number, "session_id": seat.player,
                 "name": seat.name, "bot": seat.bot}
                for number, seat in enumerate(table.seats)
            ]  # fmt: skip
        self.turn = None
        if notice is not None and rows and table.turn >= rows[0].number:
            self.turn = {
                "of": table.id, "turn": table.turn, "player": table.turn_of, "due": notice,
            }  # fmt: skip
        self.opening = new_opening(table, cached)
        ended = table.over and any(isinstance(row.event, ENDING) for row in rows)
        self.result = Result.of(table) if ended else None
        passed = table.number // snapshot.EVERY > (table.number - len(rows)) // snapshot.EVERY
        self.snapshot = _snapshot(table, cached) if passed or ended else None

    @classmethod
    def write_all(cls, connection: Connection, these: Sequence["TableWrite"]) -> None:
        """Write acts at different tables; Conflict if another node has written one's number."""
        about = [each.about | _open(each.summary) for each in these if each.about is not None]
        if about:
            connection.execute(insert(tables), about)
        INSERT_ROWS.run(connection, [row for each in these for row in each.rows])
        UPDATE_TABLES.run(connection, [each.summary for each in these if each.about is None])
        for each in these:
            each.write_more(connection)

    def write_more(self, connection: Connection) -> None:
        """Write what most acts do not have."""
        if self.seats is not None:
            connection.execute(delete(seats).where(seats.c.table_id == self.summary["of"]))
            connection.execute(insert(seats), self.seats)
        if self.turn is not None:
            note_turn(connection, self.turn)
        if self.opening is not None:
            here = tables.c.id == self.summary["of"]
            connection.execute(update(tables).where(here).values(opening=self.opening))
        if self.result is not None:
            self.result.write(connection)
        if self.snapshot is not None:
            connection.execute(insert(snapshots), self.snapshot)


def _snapshot(table: Table, cached: CacheState) -> dict[str, Any]:
    return {"table_id": table.id, **msgspec.structs.asdict(snapshot.of(table, cached))}


def _open(summary: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in summary.items() if key != "of"}


def _about(table: Table) -> dict[str, Any]:
    about = table.about
    values = msgspec.structs.asdict(about)
    values["options"] = encode(about.options).decode()
    values["terms"] = about.terms.decode()
    values["clock"] = table.terms.clock.kind
    return values


def _row(table_id: str, row: Row) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": row.number,
        "time": row.time,
        "kind": events.kind_of(row.event),
        "client": row.client,
        "version": events.VERSION,
        "event": events.encode(row.event),
    }


def close_unread(connection: Connection, table_id: str, number: int, now: int) -> None:
    """Append the row that closes a table, without knowing what came before it."""
    row = Row(number=number, time=now, event=events.Ended(reason="closed"))
    INSERT_ROWS.run(connection, [_row(table_id, row)])
    summary = {"state": "over", "actor": None, "number": number, "updated": now, "due": None}
    UPDATE_TABLES.run(connection, [summary | {"of": table_id, "leased": 0}])
    connection.execute(FORGET_TURN, {"of": table_id})
