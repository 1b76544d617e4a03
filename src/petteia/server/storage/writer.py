"""The way to the database: reads on a few threads, writes through one that commits in groups.

Every write that waits when the writer thread looks goes into one transaction, so a hundred moves
cost one sync of the disk. `await store.write(fn)` returns only after the commit is durable.
"""

import asyncio
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from petteia.server.storage.connect import (
    explained,
    make_private,
    make_private_directory,
    read_url,
    warn_if_shared,
)
from petteia.server.storage.migrate import migrate
from petteia.server.storage.page_size import CHECKPOINT_PAGES, PAGE_SIZE, shrink_pages

T = TypeVar("T")

LARGEST_GROUP = 500
"""Writes in one transaction: more would make the first of them wait for the last."""
READERS = 4

Conflict = IntegrityError
"""Raised by a write whose row another node has written first."""


class GroupedWrite(ABC):
    """A write of which many are done as one."""

    @classmethod
    @abstractmethod
    def write_all(cls, connection: Connection, these: Sequence[Any]) -> None:
        """Write them all."""

    def __call__(self, connection: Connection) -> None:
        """Write this one."""
        self.write_all(connection, [self])


class _Waiting:
    """A write that waits for its commit."""

    __slots__ = ("done", "fn", "loop")

    def __init__(self, fn: Callable[[Connection], Any]) -> None:
        self.fn = fn
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()


class Store:
    """A database that is open."""

    def __init__(self, url: str | URL) -> None:
        self.url = read_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.writer = _engine(self.url, writer=True)
        self.reader = _engine(self.url, writer=False) if self.is_sqlite else self.writer
        self.commits = 0
        """How many transactions were committed; with the writes, how well grouping works."""
        self.writes = 0
        self.failed = 0
        """How many writes the database did not take."""
        self._threads = ThreadPoolExecutor(READERS, "reader")
        self._waiting: SimpleQueue[_Waiting | None] = SimpleQueue()
        """What is to be written; nothing: the end."""
        self._open = False
        self._writing = threading.Thread(target=self._write, name="writer", daemon=True)

    def open(self) -> None:
        """Bring the database to its newest form and start the writer."""
        self.prepare()
        if self.is_sqlite and self.url.database:
            warn_if_shared(Path(self.url.database).parent)
        self._open = True
        self._writing.start()

    def prepare(self) -> None:
        """Bring the database to its newest form; NoDatabase with the reason if that cannot be."""
        with explained(self.url):
            if self.is_sqlite and self.url.database:
                file = Path(self.url.database)
                make_private_directory(file.parent)
                make_private(file)
                shrink_pages(file)
            migrate(self.writer)

    def close(self) -> None:
        """Finish the writes that wait and close every connection."""
        if self._open:
            self._open = False
            self._waiting.put(None)
            self._writing.join()
        self._threads.shutdown()
        self.reader.dispose()
        self.writer.dispose()

    async def read(self, fn: Callable[[Connection], T]) -> T:
        """Run a function that only reads, on another thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, fn)

    async def write(self, fn: Callable[[Connection], T]) -> T:
        """Run a function that writes; returns when it is durable.

        The function may run twice (when another write of its group fails), so it must do nothing
        but talk to the database.
        """
        if not self._open:
            raise RuntimeError("the database is closed")
        waiting = _Waiting(fn)
        self._waiting.put(waiting)
        # A client that goes away while its move is being written does not stop the write: only
        # this future is cancelled.
        result: T = await waiting.done
        return result

    def _read(self, fn: Callable[[Connection], T]) -> T:
        with self.reader.connect() as connection:
            return fn(connection)

    def _write(self) -> None:
        while group := self._group():
            self._settle(group, self._commit(group))

    def _group(self) -> list[_Waiting]:
        """Wait for a write and return all there are; none at the end."""
        group: list[_Waiting] = []
        while not group or (len(group) < LARGEST_GROUP and not self._waiting.empty()):
            waiting = self._waiting.get()
            if waiting is None:
                if group:
                    self._waiting.put(None)  # the end comes after these
                break
            group.append(waiting)
        return group

    def _commit(self, group: Sequence[_Waiting]) -> list[Any]:
        """Write a group in one transaction; if one fails, each in a transaction of its own."""
        self.writes += len(group)
        try:
            with self.writer.begin() as connection:
                results = _written(connection, [waiting.fn for waiting in group])
            self.commits += 1
            return results
        except Exception as error:
            if len(group) == 1:
                self.failed += not isinstance(error, Conflict)
                return [error]
        return [result for waiting in group for result in self._commit([waiting])]

    def _settle(self, group: Sequence[_Waiting], results: list[Any]) -> None:
        def settle() -> None:
            for waiting, result in zip(group, results, strict=True):
                if waiting.done.done():
                    continue
                if isinstance(result, Exception):
                    waiting.done.set_exception(result)
                else:
                    waiting.done.set_result(result)

        with suppress(RuntimeError):  # the loop has ended and nobody waits
            group[0].loop.call_soon_threadsafe(settle)


def _written(connection: Connection, group: Sequence[Callable[[Connection], Any]]) -> list[Any]:
    """Run all of a group; those that can be are done as one, first."""
    together: dict[type[GroupedWrite], list[GroupedWrite]] = {}
    for fn in group:
        if isinstance(fn, GroupedWrite):
            together.setdefault(type(fn), []).append(fn)
    for kind, these in together.items():
        kind.write_all(connection, these)
    return [None if isinstance(fn, GroupedWrite) else fn(connection) for fn in group]


def _engine(url: URL, writer: bool) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=READERS + 2, max_overflow=0, pool_pre_ping=True)
    engine = create_engine(
        url,
        pool_size=1 if writer else READERS,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": 30},
    )
    begin = "BEGIN IMMEDIATE" if writer else "BEGIN"

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions begin below, not where the driver thinks
        for setting in (
            f"page_size={PAGE_SIZE}",  # of a new database; it must come first
            "journal_mode=WAL",
            f"wal_autocheckpoint={CHECKPOINT_PAGES}",
            "synchronous=FULL",
            "foreign_keys=ON",
            "busy_timeout=30000",
        ):
            connection.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
