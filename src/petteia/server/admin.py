"""What the person who runs a server can do with its database, also while it serves.

A running server notices: what is written here has its number in the log like everything else.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from petteia.core.errors import PetteiaError
from petteia.server.settings import Settings
from petteia.server.storage import people
from petteia.server.storage import tables as stored
from petteia.server.storage.connect import (
    explained,
    make_private,
    make_private_directory,
    read_url,
    reason,
)
from petteia.server.storage.migrate import migrate
from petteia.server.storage.schema import log, reports, sessions, snapshots, tables
from petteia.server.storage.table_writes import TableWrite, close_unread
from petteia.server.storage.writer import Store
from petteia.tables import commands
from petteia.tables.cache_state import CacheState
from petteia.tables.command_types import Close, Command, Rewind
from petteia.tables.events import BrokenLog, Chatted, Ended, decode, kind_of
from petteia.tables.row import About, Row
from petteia.tables.table import Effect, Table
from petteia.wire import Problem


class AdminError(PetteiaError):
    """Something that cannot be done; one line."""


class OtherRules(AdminError):  # noqa: N818 - reads as what happened
    """A table that the present rules cannot play."""


class Differs(msgspec.Struct, frozen=True):
    """A stored game that these rules would play differently."""

    table: str
    game: str
    rules: str
    """The version of the rules it was played with."""
    number: int
    """The row of its log at which it differs."""
    reason: str


@contextmanager
def opened(settings: Settings) -> Iterator[Store]:
    """Open the database of a server that exists."""
    store = Store(settings.url)
    path = store.url.database
    if store.is_sqlite and not (path and _is_there(Path(path))):
        raise AdminError(f"there is no database {path}: --data says where the server's is")
    try:
        with explained(store.url):
            migrate(store.writer)
            yield store
    finally:
        store.close()


def list_tables(connection: Connection, state: str | None = None) -> list[Any]:
    """Return all tables, the last used first, with who sits there."""
    wanted = select(tables.c.id).order_by(tables.c.updated.desc())
    if state is not None:
        wanted = wanted.where(tables.c.state == state)
    ids = [row.id for row in connection.execute(wanted)]
    found: list[Any] = []
    for start in range(0, len(ids), 500):
        found += stored.listed(connection, ids[start : start + 500])
    return found


def look(connection: Connection, table_id: str) -> tuple[Any, list[Any], list[Row]]:
    """Return a table, its seats and its log as they are stored, whatever rules it is played by."""
    found = stored.listed(connection, [table_id])
    if not found:
        raise AdminError(f"there is no table {table_id}")
    return *found[0], stored.rows_after(connection, table_id, 0)


def table_of(connection: Connection, table_id: str) -> Table:
    """Return a table as its log has it."""
    about, rows = _loaded(connection, table_id)
    try:
        table = Table(about)
        table.fold_all(rows)
    except (BrokenLog, PetteiaError) as error:
        raise OtherRules(f"table {table_id} was played by other rules: {error}") from error
    return table


def _loaded(connection: Connection, table_id: str) -> tuple[About, list[Row]]:
    found = stored.load(connection, table_id)
    if found is None:
        raise AdminError(f"there is no table {table_id}")
    return found


def all_tables(connection: Connection) -> list[Any]:
    """Return what is stored about every table, the oldest first."""
    return list(connection.execute(select(tables).order_by(tables.c.created)))


def check(connection: Connection, about: Any) -> Differs | None:
    """Replay a stored game with the present rules; tell what differs, None if nothing does."""
    found = stored.load(connection, about.id)
    assert found is not None
    try:
        table = Table(found[0])
    except PetteiaError as error:  # a game or an option that is not installed
        return Differs(about.id, about.game, about.rules, 0, str(error))
    marks = {
        row.number: row.state
        for row in connection.execute(select(snapshots).where(snapshots.c.table_id == about.id))
    }
    for row in found[1]:
        reason = ""
        try:
            table.fold(row)
        except BrokenLog as error:
            reason = str(error)
        if not reason and row.number in marks:
            now = table.match.game.snapshot(table.match.state)
            if msgspec.json.encode(now).decode() != marks[row.number]:
                reason = "the position is another"
        if reason:
            return Differs(about.id, about.game, about.rules, row.number, reason)
    return None


def rewind(store: Store, table_id: str, moves: int, now: int) -> Table:
    """Take back the last moves of a table, whoever made them; it is unrated from then on.

    What chance drew in between goes with them. It does not count: it would be drawn again.
    """
    return _act(store, table_id, Rewind(moves), now)


def end(store: Store, table_id: str, now: int) -> Table:
    """Close a table; nobody wins."""
    return _act(store, table_id, Close(), now)


def end_unread(store: Store, table_id: str, now: int) -> None:
    """Close a table whose log these rules do not accept: its last row says so."""
    with store.writer.begin() as connection:
        rows = select(log.c.kind).where(log.c.table_id == table_id)
        kinds = connection.execute(rows).scalars().all()
        if kind_of(Ended(reason="closed")) in kinds:
            raise AdminError("the game is over")
        close_unread(connection, table_id, len(kinds) + 1, now)


def _act(store: Store, table_id: str, command: Command, now: int) -> Table:
    with store.writer.begin() as connection:
        effect = commands.apply(table_of(connection, table_id), command, now)
        if not isinstance(effect, Effect):
            raise AdminError(effect.detail if isinstance(effect, Problem) else effect.key)
        TableWrite(effect.table, effect.rows, CacheState(), notice=now)(connection)
    return effect.table


def ban(connection: Connection, player: str, banned: bool) -> None:
    """Shut a player out, or let them in again."""
    changed = connection.execute(
        update(sessions).where(sessions.c.id == player).values(banned=banned)
    )
    if changed.rowcount != 1:
        raise AdminError(f"there is no player {player}")


def forget(connection: Connection, player: str) -> None:
    """Delete all that is known of a player, as the player could."""
    if connection.execute(select(sessions.c.id).where(sessions.c.id == player)).first() is None:
        raise AdminError(f"there is no player {player}")
    people.forget(connection, player)


class Reported(msgspec.Struct, frozen=True):
    """Chat that somebody has reported."""

    time: int
    table: str
    number: int
    """The row of the table's log."""
    writer: str
    """The player who wrote it."""
    text: str


def reported(connection: Connection) -> list[Reported]:
    """Return the chat that people have reported, the latest report first."""
    chat = (log.c.table_id == reports.c.table_id) & (log.c.number == reports.c.number)
    found = connection.execute(
        select(reports.c.time, log.c.table_id, log.c.number, log.c.version, log.c.event)
        .join(log, chat)
        .order_by(reports.c.time.desc())
    )
    said = []
    for row in found:
        event = decode(row.version, row.event)
        if isinstance(event, Chatted):
            said.append(Reported(row.time, row.table_id, row.number, event.player, event.text))
    return said


def settle(connection: Connection, table: str, number: int) -> None:
    """Take a chat row off the list of what people have reported; the chat itself stays."""
    gone = connection.execute(
        delete(reports).where((reports.c.table_id == table) & (reports.c.number == number))
    )
    if gone.rowcount == 0:
        raise AdminError(f"row {number} of table {table} is not reported")


def backup(settings: Settings, to: Path) -> None:
    """Copy the whole database to a file, while the server runs or not."""
    source = _sqlite(settings)
    if _is_there(to):
        raise AdminError(f"{to} exists already")
    with _written(to) as part:
        make_private(part)
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it


def restore(settings: Settings, source: Path, replace: bool = False) -> None:
    """Put a backup in the place of the database; the server must be stopped."""
    target = _sqlite(settings, exists=False)
    _whole(source)
    if _is_there(target):
        if not replace:
            raise AdminError(f"{target} exists; --replace puts the backup in its place")
        try:
            with closing(sqlite3.connect(target, timeout=0, isolation_level=None)) as old:
                old.execute("PRAGMA locking_mode=EXCLUSIVE")
                old.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise AdminError(f"{target} is in use: stop the server first ({error})") from error
        except sqlite3.DatabaseError:
            pass  # damaged: that may be why it is replaced
    with _written(target) as part:
        make_private_directory(target.parent)
        make_private(part)
        shutil.copyfile(source, part)
        for side in ("-wal", "-shm"):
            target.with_name(target.name + side).unlink(missing_ok=True)


def _is_there(file: Path) -> bool:
    """Return whether a file exists; AdminError where this user may not even look."""
    try:
        return file.exists()
    except OSError as error:
        raise AdminError(f"cannot use {file}: {reason(error)}") from error


@contextmanager
def _written(file: Path) -> Iterator[Path]:
    """Write a file beside its place and put it there when it is whole and on the disk."""
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        yield part
        with part.open("rb") as whole:
            os.fsync(whole.fileno())
        part.replace(file)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise AdminError(f"cannot write {file}: {reason(error)}") from error


def _whole(source: Path) -> None:
    """Refuse a file that is not a whole database of ours."""
    if not _is_there(source):
        raise AdminError(f"there is no file {source}")
    beside = source.with_name(source.name + "-wal")
    if beside.exists() and beside.stat().st_size:
        raise AdminError(f"{source} is not a backup: a part of it is still in {beside}")
    unchanged = f"{source.absolute().as_uri()}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(unchanged, uri=True)) as copy:
            (said,) = copy.execute("PRAGMA integrity_check").fetchone()
            copy.execute("SELECT count(*) FROM log").fetchone()
    except sqlite3.DatabaseError as error:
        raise AdminError(f"{source} is not a backup: {error}") from error
    if said != "ok":
        raise AdminError(f"{source} is damaged: {said}")


def _sqlite(settings: Settings, exists: bool = True) -> Path:
    url = read_url(settings.url)
    path = url.database
    if url.get_backend_name() != "sqlite" or not path:
        raise AdminError("a PostgreSQL database is copied with pg_dump and pg_restore")
    if exists and not _is_there(Path(path)):
        raise AdminError(f"there is no database {path}: --data says where the server's is")
    return Path(path)
