"""Snapshots: a table opened with their help is the table that its log tells."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, update

from petteia import wire
from petteia.core.registry import games
from petteia.server.storage import tables as stored
from petteia.server.storage.schema import snapshots
from petteia.tables import snapshot
from petteia.tables.command_types import PersonCommand
from petteia.tables.table import Table

from .guests import Guest, House, opened

GAMES = sorted(games())


def made(house: House, game: str, moves: int) -> tuple[Guest, str]:
    """Return a table with so many moves of its one player."""
    one = house.guest()
    seats = [{"who": "me"}] * games()[game].seats[0]
    table = one.post("/api/tables", {"game": game, "seats": seats}, 201)["table"]["id"]
    play(house, one, table, moves)
    return one, table


def play(house: House, one: Guest, table_id: str, moves: int) -> None:
    """Let the one player of a table make so many moves, each an act of its own."""

    async def make() -> None:
        host = house.runtime.host
        for number in range(moves):
            table = await host.look(table_id, lambda table, _: table)
            if table.actor is not None:
                client = f"{table.number} {number}"
                move = wire.PlayMove(client=client, text=table.match.choices()[0].text)
                await host.act(table_id, PersonCommand(move, one.player))

    assert house.client.portal is not None
    house.client.portal.call(make)


def read(house: House, table: str) -> tuple[Table, Table]:
    """Open a table with its snapshots and without."""
    with house.runtime.store.reader.connect() as connection:
        found = stored.load(connection, table)
        assert found is not None
        kept = stored.snapshots_of(connection, table)
        assert kept
        return snapshot.opened(*found, kept)[0], snapshot.opened(*found, [])[0]


def known(thing: object) -> dict[str, Any]:
    """Return what something knows by name, compiled or not."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    found = {name: getattr(thing, name) for name in names}
    return {name: value for name, value in found.items() if not callable(value)}


def everything(table: Table) -> dict[str, Any]:
    """Return all that a table knows, as plain values."""
    match = table.match
    plain = known(table)
    del plain["match"]
    plain["clocks"] = known(table.clocks)
    parts = [known(part) for part in table.nonces.parts]
    plain["nonces"] = known(table.nonces) | {"parts": parts}
    plain["seats"] = [known(seat) for seat in table.seats]
    plain["state"] = match.game.snapshot(match.state)
    plain["played"] = match.played()
    return dict(msgspec.to_builtins(plain))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opens_the_same_with_snapshots_and_without(tmp_path: Path, game: str) -> None:
    with opened(tmp_path) as house:
        one, table = made(house, game, 70)
        if not one.get(f"/api/tables/{table}")["ending"]:
            one.do(table, "chat", seat=0, text="Χαῖρε")
        helped, plain = read(house, table)
        assert everything(helped) == everything(plain)
        assert helped.match.view(0) == plain.match.view(0)
        before = one.see(table)
    with opened(tmp_path, now=house.time) as again:
        one.client = again.client
        assert one.see(table) == before
        if before["choices"]:
            one.play(table)


def test_snapshots_of_moves_taken_back_are_left_out(house: House) -> None:
    one, table = made(house, "agora_lieske", 130)
    for _ in range(8):
        for _ in range(5):
            one.do(table, "undo", seat=0)
        helped, plain = read(house, table)
        assert everything(helped) == everything(plain)
    assert len(plain.match.moves) < 100
    play(house, one, table, 70)
    helped, plain = read(house, table)
    assert everything(helped) == everything(plain)


def test_a_snapshot_is_what_a_table_is_opened_with(house: House) -> None:
    """One that fits the log but tells another position is believed: so they are used at all."""
    _, table = made(house, "agora_lieske", 60)
    _, plain = read(house, table)
    with house.runtime.store.writer.begin() as connection:
        last = stored.snapshots_of(connection, table)[-1]
        state = msgspec.json.decode(last.state)
        state["round"] += 1
        other = msgspec.structs.replace(last, state=msgspec.json.encode(state).decode())
        replay = Table(plain.about)
        replay.fold_all(plain.rows[: last.number])
        made_of = snapshot._made_of(other, replay)
        change(connection, table, last.number, state=other.state, made_of=made_of)
    helped, plain = read(house, table)
    assert helped.match.state.round == plain.match.state.round + 1


def change(connection: Connection, table: str, number: int, **values: Any) -> None:
    where = snapshots.c.table_id == table, snapshots.c.number == number
    connection.execute(update(snapshots).where(*where).values(**values))


@pytest.mark.parametrize(
    "wrong",
    [
        {"rules": "0.0.1"},
        {"state": "{}"},
        {"state": "["},
        {"played": "[]"},
        {"moves": 3},
        {"first": 1},
        {"turn_of": "somebody"},
        {"clocks": None},
        {"clocks": "{}"},
        {"made_of": ""},
    ],
    ids=lambda wrong: next(iter(wrong)),
)
def test_a_wrong_or_old_snapshot_is_not_used(house: House, wrong: dict[str, Any]) -> None:
    one, table = made(house, "agora_lieske", 60)
    with house.runtime.store.writer.begin() as connection:
        kept = stored.snapshots_of(connection, table)
        change(connection, table, kept[-1].number, **wrong)
    helped, plain = read(house, table)
    assert everything(helped) == everything(plain)
    one.play(table)


def test_a_gap_between_snapshots_is_replayed(house: House) -> None:
    one, table = made(house, "agora_lieske", 160)
    with house.runtime.store.writer.begin() as connection:
        kept = stored.snapshots_of(connection, table)
        assert len(kept) > 2
        connection.execute(
            delete(snapshots).where(
                snapshots.c.table_id == table, snapshots.c.number == kept[1].number
            )
        )
    helped, plain = read(house, table)
    assert everything(helped) == everything(plain)
    one.play(table)
