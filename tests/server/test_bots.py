"""Bots in seats that cannot go on."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from petteia import wire
from petteia.core.match import Match
from petteia.core.registry import game
from petteia.server.hosting.bots import Bots, _turn
from petteia.server.hosting.host import Host
from petteia.server.hosting.workers import Workers
from petteia.server.limits.allowances import Allowances
from petteia.server.limits.fair_queue import Owner
from petteia.server.settings import UNLIMITED, Settings
from petteia.tables.command_types import BotMove, SetUp
from petteia.tables.row import About
from petteia.tables.table import Table

from .seated import BareTable


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


def test_a_view_is_encoded_only_where_a_bot_has_a_choice() -> None:
    views: list[int | None] = []
    real = game("athens")

    def view(state: Any, seat: int | None) -> Any:
        views.append(seat)
        return real.rules.view(state, seat)

    counting = replace(real, rules=replace(real.rules, view=view))
    about = About(
        id="t", game=real.name, players=2, options={}, terms=b"{}", rules="", secret="secret",
        created=0, created_by="ann", public=True,
    )  # fmt: skip
    seen = {"forced": 0, "free": 0, "person": 0}
    bare = BareTable(about)
    bare.table = Table(about, match=Match(counting, 2))
    bare.apply(SetUp([wire.NewSeat(who="bot"), wire.NewSeat(who="me")], "ann", "Ann"))
    while bare.table.actor is not None:
        table = bare.table
        assert table.actor is not None
        views.clear()
        turn = _turn(table, None)
        legal = table.match.state.legal()
        if turn is None:
            seen["person"] += 1
            assert views == []
            move = wire.PlayMove(client=str(table.number), text=table.match.text(legal[0]))
            bare.ask("ann", move)
            continue
        seen["forced" if turn.only else "free"] += 1
        assert views == ([] if len(legal) == 1 else [0])
        bare.apply(BotMove(table.match.text(legal[0]), turn.position))
    assert min(seen.values()) > 5
