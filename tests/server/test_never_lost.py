"""An acknowledged move is never lost: the server is killed again and again while people play."""

import asyncio
import signal
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select
from sqlalchemy.pool import NullPool

from petteia.core.match import Match
from petteia.server.settings import with_driver
from petteia.server.storage import tables as stored
from petteia.server.storage.schema import log
from petteia.tables import events
from petteia.tables.table import Table

from .crowd import Player, Watch, play_while, seated
from .processes import ServerProcess, nursery

ACKS_BETWEEN_KILLS = 12
TABLES = 6
PART = 25
"""Kills at the same tables."""
LONG = 50
"""Kills above which a run prints how far it has come."""


def wait_for_acks(watch: Watch, more: int) -> None:
    """Wait until so many more moves were acknowledged."""
    wanted = len(watch.acked) + more
    for _ in range(6000):
        if len(watch.acked) >= wanted:
            return
        time.sleep(0.01)
    raise AssertionError(f"only {len(watch.acked)} of {wanted} moves were acknowledged")


def check(database: str, watch: Watch, every_table: bool = True) -> int:
    """Every acknowledged move is stored in its place, once; every log is whole and replays.

    Not `every_table`: only those at which these people played.
    """
    with create_engine(database, poolclass=NullPool).connect() as connection:
        wanted = select(log).order_by(log.c.table_id, log.c.number)
        if not every_table:
            wanted = wanted.where(log.c.table_id.in_({table for table, _ in watch.entries}))
        rows = connection.execute(wanted).all()
        stored_moves = {(row.table_id, row.number): row for row in rows}
        for acked in watch.acked:
            row = stored_moves[acked.table, acked.number]
            event = events.decode(row.version, row.event)
            assert isinstance(event, events.Moved)
            assert event.text == acked.text
            assert row.client.endswith(f" {acked.client}")
        clients = [(row.table_id, row.client) for row in rows if row.client]
        assert len(set(clients)) == len(clients), "a move was made twice"
        for table_id in {row.table_id for row in rows}:
            found = stored.load(connection, table_id)
            assert found is not None
            about, whole = found
            assert [row.number for row in whole] == list(range(1, len(whole) + 1))
            table = Table(about)
            table.fold_all(whole)
            assert Match.of(table.match.record()).standing() == table.match.standing()
    for (table_id, _), numbers in watch.entries.items():
        assert numbers == list(range(1, len(numbers) + 1)), f"a gap at {table_id}"
    return len(rows)


def killed_while_playing(server: ServerProcess, players: Sequence[Player], kills: int) -> Watch:
    async def run() -> Watch:
        watch = Watch()

        def trouble() -> None:
            for _ in range(kills):
                wait_for_acks(watch, ACKS_BETWEEN_KILLS)
                server.end(signal.SIGKILL)
                server.start()
            wait_for_acks(watch, ACKS_BETWEEN_KILLS)

        await play_while(players, watch, trouble)
        return watch

    return asyncio.run(run())


class Progress:
    """What a long run prints while it lasts."""

    def __init__(self, capsys: pytest.CaptureFixture[str], kills: int) -> None:
        self.capsys = capsys
        self.kills = kills
        self.begun = time.monotonic()
        self.acked = 0

    def parts(self, size: int = PART) -> Iterator[int]:
        """Yield how many kills come next; new tables are made in between, because games end."""
        for done in range(0, self.kills, size):
            yield min(size, self.kills - done)

    def note(self, done: int, watch: Watch) -> None:
        """Print how far a run has come, if it is a long one."""
        self.acked += len(watch.acked)
        if self.kills > LONG:
            with self.capsys.disabled():
                seconds = time.monotonic() - self.begun
                print(
                    f"{done} of {self.kills} kills in {seconds:.0f} s,"
                    f" {self.acked} acknowledged moves: 0 lost, 0 doubled",
                    flush=True,
                )


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(
    tmp_path: Path, pytestconfig: pytest.Config, capsys: pytest.CaptureFixture[str]
) -> None:
    progress = Progress(capsys, pytestconfig.getoption("--kills"))
    database = f"sqlite:///{tmp_path / 'petteia.db'}"
    done = 0
    with nursery() as servers:
        server = servers.server(tmp_path)
        for part in progress.parts():
            players = seated([server.url], TABLES)
            watch = killed_while_playing(server, players, part)
            check(database, watch, every_table=False)
            assert len(watch.acked) > part * ACKS_BETWEEN_KILLS
            done += part
            progress.note(done, watch)
        server.end(signal.SIGTERM)
    check(database, Watch())


def test_urls_name_their_driver() -> None:
    assert with_driver("postgres://h/d") == "postgresql+psycopg://h/d"
    assert with_driver("postgresql://h/d") == "postgresql+psycopg://h/d"
    assert with_driver("sqlite:///x") == "sqlite:///x"
