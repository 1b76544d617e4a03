"""Nodes agree: three servers on one PostgreSQL, players spread over them, one killed repeatedly."""

import asyncio
import signal
from pathlib import Path

import pytest

from petteia.server.settings import with_driver

from .crowd import Watch, play_while, seated
from .postgres import cluster
from .processes import nursery
from .test_never_lost import check, wait_for_acks

ACKS_BETWEEN_KILLS = 15


def test_three_nodes_lose_double_and_reorder_nothing(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    kills = request.config.getoption("--node-kills")
    with cluster(tmp_path / "postgres") as url, nursery() as servers:
        nodes = [servers.server(tmp_path / f"node{k}", url) for k in range(3)]
        players = seated([node.url for node in nodes], tables=6, seats=3)

        async def run() -> Watch:
            watch = Watch()

            def trouble() -> None:
                for _ in range(kills):
                    wait_for_acks(watch, ACKS_BETWEEN_KILLS)
                    nodes[1].end(signal.SIGKILL)
                    wait_for_acks(watch, ACKS_BETWEEN_KILLS)
                    nodes[1].start()
                wait_for_acks(watch, ACKS_BETWEEN_KILLS)

            await play_while(players, watch, trouble)
            return watch

        watch = asyncio.run(run())
        assert len(watch.acked) > 2 * kills * ACKS_BETWEEN_KILLS
        check(with_driver(url), watch)
