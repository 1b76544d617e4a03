"""Large options: refused before anything is stored, and a stored table of 1.0 stops nothing."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from petteia.core.record import loads
from petteia.server.hosting.compute import Computing
from petteia.server.hosting.record_import import replayed
from petteia.server.limits.allowances import Allowances
from petteia.server.limits.fair_queue import Owner
from petteia.server.settings import UNLIMITED, monotonic
from petteia.server.storage.schema import tables
from petteia.tables.events import Moved

from .guests import GAME, House, opened

RECORDS = Path(__file__).parents[1] / "records"
SEATS = [{"who": "me"}, {"who": "me"}]
PAYMENTS = ["upper", "middle middle", "lower lower lower"] * 1000
LARGE = {"data": {"village": {"people": PAYMENTS}}}
MANY = {"data": {"barracks": {"make": {"orange": {"bases": ["barley"] * 89_000}}}}}


def stored(house: House) -> int:
    with house.runtime.store.reader.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())


@pytest.mark.parametrize("options", [LARGE, MANY])
def test_a_table_with_large_options_is_not_made(house: House, options: dict[str, Any]) -> None:
    guest = house.guest()
    asked = {"game": "athens", "seats": SEATS, "options": options}
    refused = guest.post("/api/tables", asked, 400)
    assert refused["problem"] == "wrong-options"
    assert "at most 200 items" in refused["detail"]
    assert len(refused["detail"]) < 200
    record = {"petteia": 1, "game": "athens", "players": 2, "options": options, "moves": []}
    assert "at most" in guest.post("/api/records", {"record": record}, 400)["detail"]
    assert stored(house) == 0


def test_a_record_is_bounded(house: House) -> None:
    guest = house.guest()
    record = {
        "petteia": 1,
        "game": GAME,
        "players": 2,
        "options": {},
        "moves": ["* start 0"] * 5001,
    }
    assert "5000 moves" in guest.post("/api/records", {"record": record}, 400)["detail"]
    record["moves"] = ["* start 0" + " 0" * 100]
    assert "200 characters" in guest.post("/api/records", {"record": record}, 400)["detail"]
    assert stored(house) == 0


def test_an_imported_record_is_replayed_once(house: House) -> None:
    guest = house.guest()
    first = guest.make(["me", "me"])["table"]["id"]
    for _ in range(3):
        guest.play(first)
    record = msgspec.to_builtins(house.runtime.host.tables[first].table.match.record())
    made = guest.post("/api/records", {"record": record}, 201)["table"]["id"]
    table = house.runtime.host.tables[made].table
    assert table.match.record().moves == record["moves"]
    logged = [row.event.text for row in table.rows if isinstance(row.event, Moved)]
    assert logged == record["moves"]
    house.runtime.host.tables[made].replace(None)
    assert guest.see(made)["view"] == guest.see(first)["view"]


def test_a_stored_table_with_large_options_is_refused_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(tmp_path) as house:
        guest = house.guest()
        clock = {"kind": "move", "seconds": 60, "at_zero": "bot"}
        made = guest.make(["me", "open"], game="athens", terms={"clock": clock})
        other = guest.make(["me", "me"])["table"]["id"]
        table = made["table"]["id"]
        house.guest("Lysias").do(table, "sit", invitation=made["invitation"])
        cookie = guest.cookie
        with house.runtime.store.writer.begin() as connection:
            large = msgspec.json.encode(LARGE).decode()
            connection.execute(update(tables).where(tables.c.id == table).values(options=large))
    with caplog.at_level(logging.ERROR), opened(tmp_path) as house:
        guest = house.guest()
        guest.cookie = cookie
        for _ in range(3):
            house.time.pass_by(100)
            house.sweep()
        assert guest.get(f"/api/tables/{table}", 409)["problem"] == "other-rules"
        with guest.socket() as line:
            line.send_json({"type": "join", "table": table})
            assert line.receive_json()["problem"] == "other-rules"
        guest.play(other)
    said = [record.message for record in caplog.records if table in record.message]
    assert said == [
        f"table {table} cannot continue: options.data.village.people: at most 200 items"
    ]


def test_many_imports_leave_the_event_loop_to_others_after_every_move() -> None:
    line = (RECORDS / "agora_lieske-2.jsonl").read_text().splitlines()[0]
    record = loads(line)

    async def run() -> int:
        computing = Computing(0, Allowances(UNLIMITED, monotonic))
        work = [
            asyncio.create_task(
                computing.run_in_slices(Owner(f"p{number}", "here"), lambda: replayed(record))
            )
            for number in range(5)
        ]
        turns = 0
        while not all(task.done() for task in work):
            turns += 1
            await asyncio.sleep(0)
        assert all(len(task.result().moves) == len(record.moves) for task in work)
        await computing.close()
        return turns

    assert asyncio.run(run()) >= 5 * len(record.moves)
