"""No forged, stale, foreign or malformed message changes anything."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import create_engine, func, select
from sqlalchemy.pool import NullPool
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from petteia import wire
from petteia.core.game import Game
from petteia.core.message import Refusal
from petteia.core.move import name_of, parse
from petteia.core.registry import games
from petteia.core.rng import Rng
from petteia.core.state import CHANCE
from petteia.server.storage.schema import log
from petteia.tables import commands
from petteia.tables.command_types import PersonCommand
from petteia.tables.row import About
from petteia.tables.table import Table

from .crowd import Player, seated
from .guests import House
from .processes import nursery
from .seated import BareTable
from .test_socket import join, until

GAMES = sorted(games().values(), key=lambda game: game.name)
SAMPLED = 5
"""Positions of each game at which everything is tried."""
FORGED = 2000


def begun(game: Game, players: int) -> BareTable:
    about = About(
        id="t", game=game.name, players=players, options={}, terms=b"{}", rules="", secret="s" * 52,
        created=0, created_by=None, public=True,
    )  # fmt: skip
    bare = BareTable(about)
    for seat in range(players):
        bare.ask(f"p{seat}", wire.Sit(client="sit", seat=seat))
    return bare


def everything(table: Table, rng: Rng) -> list[str]:
    """Return every move of the catalogue for every actor there could be."""
    catalogue, state = table.match.state.catalogue(), table.match.state
    numbers = {*catalogue.moves(False), *catalogue.moves(True)}
    numbers |= {*state.legal(), *table.match.game.probes.tries(state, rng)}
    actors = [CHANCE, *range(state.players + 1)]
    return [f"{name_of(actor)} {catalogue.text(n)}" for actor in actors for n in sorted(numbers)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_from_everybody_is_refused_unless_it_is_legal(game: Game) -> None:
    rng = Rng(7)
    bare = begun(game, game.seats[-1])
    people = [*(f"p{seat}" for seat in range(game.seats[-1])), "stranger", ""]
    tried = 0
    for position in range(SAMPLED * 12):
        table = bare.table
        if table.over:
            break
        actor = table.actor
        legal = {str(game.move(table.match.state, n)) for n in table.match.state.legal()}
        if position % 12 == 0:
            before = game.snapshot(table.match.state), table.number
            for text in everything(table, rng):
                for person in people:
                    if person == f"p{actor}" and table.match.refuse(text) is None:
                        continue
                    move = wire.PlayMove(client="forged", text=text)
                    refused = commands.apply(table, PersonCommand(move, person, "", True), 0)
                    assert isinstance(refused, Refusal | wire.Problem)
                    tried += 1
            assert (game.snapshot(table.match.state), table.number) == before
            assert table.number == len(table.rows)
        chosen = sorted(legal)[rng.below(len(legal))]
        bare.ask(f"p{actor}", wire.PlayMove(client=str(position), text=chosen))
    assert tried > 1000


def test_two_thousand_forged_messages_over_real_sockets(tmp_path: Path) -> None:
    with nursery() as servers:
        server = servers.server(tmp_path)
        players = seated([server.url], 2)
        rows = count_rows(tmp_path)
        refused = asyncio.run(forge(players))
        assert refused == FORGED
        assert count_rows(tmp_path) == rows


def count_rows(data: Path) -> Any:
    with create_engine(f"sqlite:///{data / 'petteia.db'}", poolclass=NullPool).connect() as c:
        return c.execute(select(func.count(), func.sum(log.c.number)).select_from(log)).one()


async def forge(players: list[Player]) -> int:
    """Send what nobody may do, from players of two tables, and count the refusals."""
    one, two, other, _ = players
    url = one.urls[0].replace("http", "ws") + "/socket"
    refused = 0

    async def enter(player: Player | None) -> Any:
        headers = {"authorization": f"Bearer {player.token}"} if player else {}
        line = await connect(url, additional_headers=headers).__aenter__()
        await line.send(json.dumps({"type": "join", "table": one.table}))
        while True:
            frame = json.loads(await line.recv())
            if frame["type"] == "joined":
                return line, frame["seen"]

    seats = [await enter(player) for player in (one, two, other, None)]
    seen = next(seen for _, seen in seats if seen["choices"])
    legal = [choice["text"] for choice in seen["choices"]]
    actor = seen["seat"]
    stale = [e["text"] for e in seen["entries"] if e["kind"] == "move"]
    foreign = [line for line, seen in seats if seen["seat"] != actor]
    wrong = [f"{1 - actor} {parse(text).words}" for text in legal]
    lies = [
        *legal,
        *wrong,
        *stale,
        "* demand wood",
        "9 pass",
        "",
        " ",
        "0",
        "x y",
        "0 place ? stoa",
    ]
    for number in range(FORGED):
        line = foreign[number % len(foreign)]
        text = lies[number % len(lies)]
        command: dict[str, Any] = {"do": "move", "client": f"forged-{number}", "text": text}
        if number % 7 == 3:
            command = {"do": "resign", "client": f"forged-{number}", "seat": actor}
        elif number % 7 == 5:
            command = {"do": "undo", "client": f"forged-{number}", "seat": actor}
        await line.send(json.dumps({"type": "do", "table": one.table, "command": command}))
        while True:
            frame = json.loads(await line.recv())
            if frame["type"] in ("nack", "mistake"):
                refused += 1
                break
            assert frame["type"] == "present", frame
    for line, _ in seats:
        await line.close()
    return refused


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
frames = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    json_values.map(msgspec.json.encode),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["do", "join", "quit", "ping", "move"])},
        optional={
            "table": json_values,
            "last": json_values,
            "seat": json_values,
            "command": st.fixed_dictionaries(
                {"do": st.sampled_from(["move", "sit", "undo", "chat", "agree", "return", "x"])},
                optional={"client": json_values, "text": json_values, "seat": json_values},
            ),
        },
    ).map(msgspec.json.encode),
)


def test_fuzzed_frames_change_nothing_and_the_line_lives_on(house: House) -> None:
    table, one, _ = house.two_at_a_table()
    before = one.see(table)
    with one.socket() as line:
        join(line, table)

        @settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
        @given(frames)
        def send(data: bytes | str) -> None:
            if isinstance(data, bytes):
                line.send_bytes(data)
            else:
                line.send_text(data)
            line.send_json({"type": "ping"})
            until(line, "pong")

        send()
        assert join(line, table)["view"] == before["view"]
    after = one.see(table)
    assert after["entries"] == before["entries"]


def test_an_oversized_frame_ends_the_line(tmp_path: Path) -> None:
    async def send(url: str) -> int | None:
        async with connect(url.replace("http", "ws") + "/socket") as line:
            await line.send("x" * 20_000)
            try:
                while True:
                    await line.recv()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else None

    with nursery() as servers:
        server = servers.server(tmp_path)
        assert asyncio.run(send(server.url)) == 1009


def test_a_client_too_slow_to_listen_is_let_go(house: House) -> None:
    one = house.guest()
    with one.socket() as line:
        (held,) = house.runtime.sockets[one.player]

        def flood() -> None:
            for _ in range(300):
                held.tell(wire.Pong())

        assert house.client.portal is not None
        house.client.portal.call(flood)
        assert held.close_code == 1013
        line.close()
