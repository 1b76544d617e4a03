"""Bots in seats that cannot go on."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from types import SimpleNamespace
from typing import Any, cast

import pytest

from petteia.server.hosting.bots import Bots
from petteia.server.hosting.host import Host
from petteia.server.hosting.workers import Workers
from petteia.server.limits.allowances import Allowances
from petteia.server.limits.fair_queue import Owner
from petteia.server.settings import UNLIMITED, Settings


def test_workers_that_cannot_begin_are_tried_again_at_leisure_and_told_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    ends = iter([True] * 5 + [False])

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    class Worker(Executor):
        def submit(self, *_: Any, **__: Any) -> Any:
            future: Future[str] = Future()
            if next(ends):
                future.set_exception(BrokenProcessPool())
            else:
                future.set_result("0 pass")
            return future

    workers = Workers(1, 1, 0)
    monkeypatch.setattr(workers, "_pool", Worker)
    monkeypatch.setattr("petteia.server.hosting.workers.asyncio.sleep", wait)
    assert asyncio.run(workers.run(Owner("", ""), 0, print)) == "0 pass"
    assert waited == [5.0] * 3
    assert len(caplog.records) == 1


def test_a_bot_that_fails_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    """A heuristic of another package may have a fault: its table must not wait unheard."""
    faults = iter([KeyError("goat"), KeyError("goat"), None, KeyError("goat")])
    woken: list[str] = []

    async def look(table_id: str, turn: Callable[..., Any]) -> None:
        if fault := next(faults):
            raise fault

    async def play() -> None:
        host = SimpleNamespace(look=look, wake=None, wake_if_bots_turn=woken.append)
        allowances = Allowances(UNLIMITED, lambda: 0)
        settings = Settings(bot_workers=0)
        bots = Bots(cast(Host, host), settings, allowances, lambda player: Owner(player, player))
        for _ in range(4):
            bots.wake("agora")
            await asyncio.wait(bots.tasks.values())
            while bots.tasks:
                await asyncio.sleep(0)

    with caplog.at_level(logging.ERROR, "petteia.bots"):
        asyncio.run(play())
    assert woken == ["agora"]
    assert [record.getMessage() for record in caplog.records] == [
        "a bot cannot move at table agora: 'goat'",
        "a bot cannot move at table agora: 'goat'",
    ]
    assert all(record.exc_info for record in caplog.records)
