"""Nodes agree: three servers on one PostgreSQL, players spread over them, one killed repeatedly."""

import asyncio
import logging
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest
from sqlalchemy import make_url

from petteia.server.hosting import cluster as nodes
from petteia.server.settings import with_driver

from .crowd import Player, Watch, play_while, seated
from .postgres import cluster
from .processes import ServerProcess, nursery
from .test_never_lost import Progress, check, wait_for_acks

ACKS_BETWEEN_KILLS = 15
PART = 10
"""Kills between new tables: while a node restarts, people play on at the two others."""


def test_three_nodes_lose_double_and_reorder_nothing(
    tmp_path: Path, pytestconfig: pytest.Config, capsys: pytest.CaptureFixture[str]
) -> None:
    progress = Progress(capsys, pytestconfig.getoption("--node-kills"))
    done = 0
    with cluster(tmp_path / "postgres") as url, nursery() as servers:
        nodes = [servers.server(tmp_path / f"node{k}", url) for k in range(3)]
        for part in progress.parts(PART):
            players = seated([node.url for node in nodes], tables=6, seats=3)
            watch = asyncio.run(killed_in_turn(nodes[1], players, part))
            assert len(watch.acked) > 2 * part * ACKS_BETWEEN_KILLS
            check(with_driver(url), watch, every_table=False)
            done += part
            progress.note(done, watch)
        check(with_driver(url), Watch())


async def killed_in_turn(node: ServerProcess, players: Sequence[Player], kills: int) -> Watch:
    """Kill one node again and again while people play on all of them."""
    watch = Watch()

    def trouble() -> None:
        for _ in range(kills):
            wait_for_acks(watch, ACKS_BETWEEN_KILLS)
            node.end(signal.SIGKILL)
            wait_for_acks(watch, ACKS_BETWEEN_KILLS)
            node.start()
        wait_for_acks(watch, ACKS_BETWEEN_KILLS)

    await play_while(players, watch, trouble)
    return watch


class Away:
    """A database that is away at first, then there, and goes away for good."""

    def __init__(self) -> None:
        self.tries = 0

    async def __call__(self) -> Any:
        self.tries += 1
        if self.tries == 5:
            return self
        raise psycopg.OperationalError("refused\n\tIs the server running?")

    async def __aenter__(self) -> Any:
        return self

    async def __aexit__(self, *error: object) -> None:
        pass

    async def execute(self, text: str) -> None:
        pass

    async def notifies(self) -> Any:
        raise psycopg.OperationalError("closed")
        yield


def test_a_line_that_stays_broken_is_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(nodes, "AGAIN", 0.0)
    none = cast(Any, None)
    line = nodes.Cluster(none, make_url("postgresql://db/club"), "n1", none)
    away = Away()
    monkeypatch.setattr(line, "_connect", away)

    async def run() -> None:
        listening = asyncio.create_task(line.listen())
        while away.tries < 10:
            await asyncio.sleep(0)
        listening.cancel()

    with caplog.at_level(logging.INFO, "petteia.nodes"):
        asyncio.run(run())
    assert [record.getMessage() for record in caplog.records] == [
        "the line to the other nodes broke: refused",
        "the line to the other nodes is there again",
        "the line to the other nodes broke: closed",
        "the line to the other nodes broke: refused",
    ]
