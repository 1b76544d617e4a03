"""A database that takes nothing more: commands are refused, and nothing is lost."""

import asyncio
import logging

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from petteia.server.runtime import every

from .guests import House, away
from .test_socket import join, until

ENOUGH = 2**30
"""Pages of a disk that has room again."""


def give_room(house: House, pages: int | None = None) -> None:
    """Let the database grow to so many pages; without a number, not at all."""
    with house.runtime.store.writer.connect() as connection:
        pages = pages or connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def test_a_full_disk_refuses_commands_and_loses_nothing(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    one = house.guest()
    table = one.make(["me", "me"])["table"]["id"]
    written = one.do(table, "chat", seat=0, text="before")["number"]
    give_room(house)
    long = "x" * 500
    for tried in range(100):
        command = {"do": "chat", "client": f"try-{tried}", "seat": 0, "text": long}
        answer = one.post(f"/api/tables/{table}/commands", command, None)
        if "problem" in answer:
            break
        written = answer["number"]
    assert answer["problem"] == "not-written"
    assert "database or disk is full" in caplog.text
    assert "Traceback" not in caplog.text
    with one.socket() as line:
        join(line, table)
        frame = {"type": "do", "table": table, "command": command | {"client": "by-line"}}
        line.send_json(frame)
        assert until(line, "nack")["problem"] == "not-written"
        failed = house.client.get("/metrics").text.partition("\npetteia_failed_writes_total ")[2]
        assert float(failed.partition("\n")[0]) >= 2
        assert house.client.get("/health").status_code == 200
        assert one.get(f"/api/tables/{table}")["number"] == written
        give_room(house, ENOUGH)
        line.send_json(frame)
        assert until(line, "ack")["number"] == written + 1
    again = one.do(table, "chat", seat=0, text=long, client=f"try-{tried}")
    assert again["number"] == written + 2


def test_a_socket_is_told_in_one_line_that_the_database_is_away(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table, one, _ = house.two_at_a_table()
    with one.socket() as line, away(house.runtime.store.reader):
        line.send_json({"type": "join", "table": table})
        with pytest.raises(WebSocketDisconnect):  # the page comes back until it is there again
            until(line, "joined")
        with (
            pytest.raises(WebSocketDenialResponse) as told,
            house.client.websocket_connect("/socket", headers={"cookie": "petteia=of-a-page"}),
        ):
            pass
    assert told.value.status_code == 503
    assert "the database did not answer: it is away" in caplog.text
    assert "Traceback" not in caplog.text


def test_the_same_failure_in_the_background_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "petteia.server")
    outcomes = iter(["full", "full", "away", "", "", "full"])

    async def work() -> None:
        outcome = next(outcomes, None)
        if outcome is None:
            raise asyncio.CancelledError
        if outcome:
            raise OSError(outcome)

    async def run() -> None:
        with pytest.raises(asyncio.CancelledError):
            await every(0, work)

    asyncio.run(run())
    failed = "work in the background failed: "
    assert [record.message for record in caplog.records] == [
        f"{failed}full", f"{failed}away", "work in the background goes on", f"{failed}full",
    ]  # fmt: skip
