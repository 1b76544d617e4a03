"""An assistant with a player's token at a server's table: it plays, asks, and learns no more."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import RATED
from tests.server.processes import ServerProcess, free_port, nursery

from mcp import Client, StdioServerParameters
from petteia.client.guest import Guest
from petteia.core.record import loads
from petteia.mcp.seat import SeatError
from petteia.mcp.server import server
from petteia.mcp.tools import Tools

from .sessions import HERE, Call, in_session, wait_until_it_answers

GAME = "agora_lieske"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with nursery() as servers:
        yield servers.server(tmp_path_factory.mktemp("server"), bots=1)


def table(address: str, *seats: str, **more: Any) -> tuple[Guest, str, str]:
    """Return a guest who has made a table, its id and the invitation."""
    maker = Guest(address)
    maker.rename("Phryne")
    wanted = {"game": GAME, "seats": [{"who": who} for who in seats], **more}
    made = maker.ask("POST", "/api/tables", wanted)
    return maker, made["table"]["id"], made["invitation"]


def test_an_assistant_plays_a_bot_of_the_server(house: ServerProcess) -> None:
    _, place, invitation = table(house.url, "open", "bot")
    guest = Guest(house.url)

    async def session(client: Client) -> None:
        call = Call(client)
        names = {tool.name for tool in (await client.list_tools()).tools}
        assert names == HERE | {"my_tables", "sit", "wait"}
        assert await call("my_tables") == "You sit at no table."
        assert "not-invited" in await call.refused("sit", table=place)
        told = await call("sit", table=place, invitation=invitation)
        for _ in range(20):
            if "Your choices:" in told:
                break
            told += await call("wait", game_id=place, seconds=5)
        assert "## Overview" in told
        assert f"{place}: {GAME}, playing, your seats: 0; your turn" in await call("my_tables")
        assert "Not legal (L5.1.1)" in await call("why_not", game_id=place, answer="pass")
        assert "is neither a move" in await call("why_not", game_id=place, answer="castle")
        assert "is legal." in await call("why_not", game_id=place, answer="place A court")
        assert " – " in await call("hint", game_id=place)
        before = guest.ask("GET", f"/api/tables/{place}")["moves"]
        told = await call("move", game_id=place, answer="1")
        assert "What happened:" in told
        assert guest.ask("GET", f"/api/tables/{place}")["moves"] > before
        record = loads(await call("record", game_id=place))
        assert any("?" in move.split(" ") for move in record.moves)
        assert "only a finished game" in await call.refused("review", game_id=place)
        guest.command(place, {"do": "resign", "seat": 0})
        assert "The game is over: somebody resigned." in await call("look", game_id=place)
        assert "accuracy" in await call("review", game_id=place, iterations=1)

    in_session(server(Tools(guest)), session)


@contextmanager
def club(data: Path) -> Iterator[str]:
    """Run a server that rates games of one network, and return its address."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "petteia.cli", "serve", "--port", str(port)]
    command += ["--data", str(data), "--rate-same-network", "--bot-workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        try:
            wait_until_it_answers(f"{address}/health", process)
            yield address
        finally:
            process.terminate()


def test_a_rated_game_gives_no_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("petteia.mcp.remote_seat.PATIENCE", 0)
    with club(tmp_path) as address:
        maker, place, invitation = table(address, "me", "open", terms=RATED)
        guest = Guest(address)
        guest.sit(place, invitation)
        tools = [Tools(maker), Tools(guest)]
        while "Your choices:" not in tools[0].choices(place) + tools[1].choices(place):
            pass  # both have sat down: the game is about to start
        assert maker.ask("GET", f"/api/tables/{place}")["rated"]
        (mover,) = (each for each in tools if "Your choices:" in each.choices(place))
        with pytest.raises(SeatError, match="the server refuses: rated"):
            mover.hint(place)
        assert "What happened:" in mover.move(place, "1")


def test_two_assistants_read_only_what_their_seats_may_know(
    house: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("petteia.mcp.remote_seat.PATIENCE", 0)
    maker, place, invitation = table(house.url, "me", "open")
    guest = Guest(house.url)
    guest.rename("Lysis")
    guest.sit(place, invitation)
    tools = {"Phryne": Tools(maker), "Lysis": Tools(guest)}
    told = dict.fromkeys(tools, "")
    moves = 0
    while moves < 6:
        for name, own in tools.items():
            if "Your choices:" in own.choices(place):
                told[name] += own.look(place) + own.move(place, "1")
                moves += 1
    for name, other in (("Phryne", "Lysis"), ("Lysis", "Phryne")):
        assert re.search(f"{name} sends citizen [A-E] to", told[name])
        assert f"{other} sends a citizen to" in told[name]
        assert f"{other} sends citizen" not in told[name]


def test_a_player_with_several_seats_plays_each_by_itself(
    house: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("petteia.mcp.remote_seat.PATIENCE", 0)
    maker, place, _ = table(house.url, "me", "me")
    tools = Tools(maker)
    seats = [f"{place}@0", f"{place}@1"]
    told = dict.fromkeys(seats, "")
    for _ in range(4):
        (mover,) = (seat for seat in seats if "Your choices:" in tools.choices(seat))
        told[mover] += tools.move(mover, "1")
    for seat in seats:
        assert len(set(re.findall(r"(\S+) sends citizen [A-E]", told[seat]))) == 1
        assert " sends a citizen" in told[seat] + tools.look(seat)
    assert "?" in tools.record(seats[0])


def test_a_session_with_a_token_over_standard_input_and_output(house: ServerProcess) -> None:
    maker, place, _ = table(house.url, "me", "bot")

    async def session(client: Client) -> None:
        call = Call(client)
        assert place in await call("my_tables")
        told = await call("wait", game_id=place, seconds=10)
        assert "You are " in told
        assert "Your choices:" in told

    command = ["-m", "petteia.cli", "mcp", "--server", house.url]
    environment = {**os.environ, "PETTEIA_TOKEN": maker.token}
    parameters = StdioServerParameters(command=sys.executable, args=command, env=environment)
    in_session(parameters, session)


def test_other_peoples_tables_and_odd_ids_are_refused(house: ServerProcess) -> None:
    _, place, _ = table(house.url, "me", "bot")
    tools = Tools(Guest(house.url))
    with pytest.raises(SeatError, match="you have no seat at table"):
        tools.look(place)
    for odd in ("../me", "x/../../me/token", "", "A", "x" * 30, "x@", "x@a", "x@99", "x@1&last=0"):
        with pytest.raises(SeatError, match="there is no game or table"):
            tools.look(odd)
    with pytest.raises(SeatError, match="the server refuses: no-such-table"):
        tools.look("nothere")


def test_a_server_that_goes_away_is_told(tmp_path: Path) -> None:
    with nursery() as servers:
        here = servers.server(tmp_path)
        guest = Guest(here.url)
    with pytest.raises(SeatError, match="the server does not answer"):
        Tools(guest).my_tables()
