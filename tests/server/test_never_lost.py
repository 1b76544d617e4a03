"""An acknowledged move is never lost: the server is killed again and again while people play."""

import asyncio
import signal
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select
from sqlalchemy.pool import NullPool

from petteia.core.match import Match
from petteia.server.settings import with_driver
from petteia.server.storage import tables as stored
from petteia.server.storage.schema import log
from petteia.tables.table import Table

from .crowd import Player, Watch, play_while, seated
from .processes import ServerProcess, nursery

ACKS_BETWEEN_KILLS = 12
TABLES = 6


def wait_for_acks(watch: Watch, more: int) -> None:
    """Wait until so many more moves were acknowledged."""
    wanted = len(watch.acked) + more
    for _ in range(6000):
        if len(watch.acked) >= wanted:
            return
        time.sleep(0.01)
    raise AssertionError(f"only {len(watch.acked)} of {wanted} moves were acknowledged")


def check(database: str, watch: Watch) -> int:
    """Every acknowledged move is stored in its place, once; every log is whole and replays."""
    with create_engine(database, poolclass=NullPool).connect() as connection:
        rows = connection.execute(select(log).order_by(log.c.table_id, log.c.number)).all()
        stored_moves = {(row.table_id, row.number): row for row in rows}
        for acked in watch.acked:
            row = stored_moves[acked.table, acked.number]
            assert row.text == acked.text
            assert row.client.endswith(f" {acked.client}")
        clients = [(row.table_id, row.client) for row in rows if row.client]
        assert len(set(clients)) == len(clients), "a move was made twice"
        for table_id in {row.table_id for row in rows}:
            found = stored.load(connection, table_id)
            assert found is not None
            about, whole = found
            assert [row.number for row in whole] == list(range(1, len(whole) + 1))
            table = Table(about, 0)
            for one in whole:
                table.add(one)
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


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    kills = request.config.getoption("--kills")
    done = 0
    with nursery() as servers:
        server = servers.server(tmp_path)
        while done < kills:
            part = min(25, kills - done)  # new tables now and then: games end
            players = seated([server.url], TABLES)
            watch = killed_while_playing(server, players, part)
            check(f"sqlite:///{tmp_path / 'petteia.db'}", watch)
            assert len(watch.acked) > part * ACKS_BETWEEN_KILLS
            done += part
        server.end(signal.SIGTERM)


def test_urls_name_their_driver() -> None:
    assert with_driver("postgres://h/d") == "postgresql+psycopg://h/d"
    assert with_driver("postgresql://h/d") == "postgresql+psycopg://h/d"
    assert with_driver("sqlite:///x") == "sqlite:///x"
