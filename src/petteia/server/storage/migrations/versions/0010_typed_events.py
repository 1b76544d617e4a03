"""The log stores typed events as JSON; what clock a table has is a column."""

import json
import logging
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

AT_ONCE = 2_000
"""Rows read and changed at once: a large database does not fill the memory."""
REPORTED = 100_000
"""Rows after which progress is logged."""
OMITTED: dict[str, Any] = {
    "silent": False, "unrated": False, "consent": False, "in_edge": False, "nonce": "",
}  # fmt: skip
"""Values that are left out, as every empty one is: what a field is by default."""

logger = logging.getLogger("petteia.storage")

More = dict[str, Any]
Converted = tuple[str, More]


def upgrade() -> None:
    """Change the database."""
    version = sa.Column("version", sa.Integer(), nullable=False, server_default="1")
    event = sa.Column("event", sa.Text(), nullable=False, server_default="")
    clock = sa.Column("clock", sa.String(8), nullable=False, server_default="none")
    op.add_column("log", version)
    op.add_column("log", event)
    op.add_column("tables", clock)
    connection = op.get_bind()
    convert_log(connection)
    name_clocks(connection)
    for column in ("seat", "text", "more"):
        op.drop_column("log", column)


def convert_log(connection: sa.Connection) -> None:
    """Write the event of every row, batch by batch in the order of the key."""
    rows = sa.text(
        "SELECT table_id, number, kind, seat, text, more FROM log"
        " WHERE (table_id, number) > (:table_id, :number)"
        f" ORDER BY table_id, number LIMIT {AT_ONCE}"
    )
    change = sa.text(
        "UPDATE log SET kind = :kind, event = :event"
        " WHERE table_id = :table_id AND number = :number"
    )
    last: More = {"table_id": "", "number": 0}
    done = 0
    while batch := connection.execute(rows, last).all():
        changed = []
        for row in batch:
            kind, event = converted(row.kind, row.seat, row.text, row.more)
            text = json.dumps({"kind": kind, **event}, separators=(",", ":"), ensure_ascii=False)
            key = {"table_id": row.table_id, "number": row.number}
            changed.append({**key, "kind": kind, "event": text})
        connection.execute(change, changed)
        last = {"table_id": batch[-1].table_id, "number": batch[-1].number}
        if (done + len(batch)) // REPORTED > done // REPORTED:
            logger.warning("migrating the database: %s rows of the log", done + len(batch))
        done += len(batch)


def name_clocks(connection: sa.Connection) -> None:
    """Write the kind of clock of every table that has one."""
    rows = sa.text(f"SELECT id, terms FROM tables WHERE id > :id ORDER BY id LIMIT {AT_ONCE}")
    change = sa.text("UPDATE tables SET clock = :clock WHERE id = :id")
    last = ""
    while batch := connection.execute(rows, {"id": last}).all():
        clocks = [(row.id, json.loads(row.terms).get("clock", {}).get("kind")) for row in batch]
        changed = [{"id": table, "clock": kind} for table, kind in clocks if kind]
        if changed:
            connection.execute(change, changed)
        last = batch[-1].id


def converted(kind: str, seat: int | None, text: str, more: str | None) -> Converted:
    """Return the kind and the fields of a row's event.

    A row that cannot be converted becomes an event that cannot be read: its table does not open,
    as it did not before, and all others do.
    """
    try:
        found = CONVERTED[kind](seat, text, json.loads(more) if more else {})
    except (KeyError, ValueError, TypeError, AttributeError):
        return kind, {"unreadable": [seat, text, more]}
    name, fields = found if isinstance(found, tuple) else (kind, found)
    return name, {
        key: value
        for key, value in fields.items()
        if value is not None and not (key in OMITTED and value == OMITTED[key])
    }


def sit(seat: int | None, text: str, more: More) -> Converted:
    """Bots get a type of their own; their nonces always were derived."""
    if more.get("bot"):
        return "sit-bot", {"seat": seat, "bot": more["bot"]}
    fields = ("player", "name", "hash", "network", "nonce")
    return "sit", {"seat": seat, **{field: more.get(field) for field in fields}}


def move(seat: int | None, text: str, more: More) -> Converted:
    """The text stays as it was stored: `Match.submit` finds its canonical form."""
    return "move", {"text": text, "seat": seat, "counter": more.get("counter")}


def undo(seat: int | None, text: str, more: More) -> Converted:
    """`undo N`."""
    moves = int(text.removeprefix("undo "))
    flags = {"unrated": more.get("unrated", False), "consent": more.get("consent", False)}
    return "undo", {"moves": moves, "seat": seat, **flags}


def ask(seat: int | None, text: str, more: More) -> Converted:
    """`undo` or `end`."""
    if text == "undo":
        moves = int(more.get("moves", 0))
        return "ask-undo", {"seat": seat, "moves": moves, "in_edge": more.get("edge", False)}
    return "ask-end", {"seat": seat}


def answer(seat: int | None, text: str, more: More) -> Converted:
    """`undo yes`, for example."""
    what, yes = text.split(" ")
    return "answer", {"seat": seat, "what": what, "yes": yes == "yes"}


def account(more: More) -> More:
    """Return the way of charging, if the row named one."""
    return {"account": more["clock"]} if "clock" in more else {}


CONVERTED: dict[str, Callable[[int | None, str, More], Converted | More]] = {
    "sit": sit,
    "leave": lambda seat, text, more: {"seat": seat, "silent": text == "silent"},
    "hash": lambda seat, text, more: {"seat": seat, "hash": text},
    "call": lambda seat, text, more: {},
    "reveal": lambda seat, text, more: {"seat": seat, "nonce": text},
    "restart": lambda seat, text, more: {"seats": more["seats"], "reason": text},
    "start": lambda seat, text, more: {"unrated": text == "unrated", **account(more)},
    "move": move,
    "undo": undo,
    "ask": ask,
    "answer": answer,
    "stand-in": lambda seat, text, more: {"seat": seat, "bot": text},
    "return": lambda seat, text, more: {"seat": seat},
    "resign": lambda seat, text, more: {"seat": seat, "reason": text},
    "time": lambda seat, text, more: {"seat": seat, "at_zero": text},
    "pause": lambda seat, text, more: {"milliseconds": int(text), **account(more)},
    "end": lambda seat, text, more: {"reason": text, "places": more.get("places")},
    "chat": lambda seat, text, more: {"seat": seat, "player": more["player"], "text": text},
    "rematch": lambda seat, text, more: {"seat": seat, "table": text},
}
"""What each kind of row becomes."""
