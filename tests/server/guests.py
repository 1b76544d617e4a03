"""Guests at a server under test: each with its own cookie, doing things and reading answers."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient, WebSocketTestSession

from petteia.server.app import create_app
from petteia.server.settings import UNLIMITED, Settings

GAME = "agora_lieske"
RATED = {"rated": True, "clock": {"kind": "bank", "seconds": 600, "at_zero": "lose"}}
"""Terms of a rated table."""


class Time:
    """A clock that moves only when a test moves it."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000
        self.servers: list[Any] = []
        """Those that live while time passes."""

    def __call__(self) -> int:
        return self.now

    def at_least(self, time: int) -> None:
        self.now = max(self.now, time)

    def pass_by(self, seconds: float) -> None:
        """Let time pass while the server's heart beats."""
        self.stand_still(seconds)
        for runtime in self.servers:
            runtime.host.heartbeat.last = self.now

    def stand_still(self, seconds: float) -> None:
        """Let time pass while the server does nothing: its machine sleeps, its process stopped."""
        self.now += int(seconds * 1000)


@contextmanager
def away(engine: Engine) -> Iterator[None]:
    """Let a database not be there."""

    def refuse(_: object) -> None:
        raise OperationalError("", {}, Exception("it is away"))

    event.listen(engine, "begin", refuse, insert=True)
    try:
        yield
    finally:
        event.remove(engine, "begin", refuse)


class Guest:
    """One browser."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.ids = count(1)
        self.cookie = ""
        self.host = ""
        """The address requests come from, if it matters."""
        made = client.get("/api/me", headers={"cookie": ""})
        self.cookie = made.headers["set-cookie"].partition(";")[0]
        client.cookies.clear()
        self.player: str = self.put("/api/me", {"name": name})["player"]

    def ask(self, method: str, path: str, body: Any = None, status: int | None = 200) -> Any:
        """Ask for something and return the answer; any other status is a failure."""
        if self.host:
            self.client._transport.client = (self.host, 50_000)  # type: ignore[attr-defined]
        sent = {} if body is None else {"json": body}
        answer = self.client.request(method, path, headers={"cookie": self.cookie}, **sent)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.client.cookies.clear()
        if status is not None:
            assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    def get(self, path: str, status: int | None = 200) -> Any:
        return self.ask("GET", path, status=status)

    def put(self, path: str, body: Any, status: int | None = 200) -> Any:
        return self.ask("PUT", path, body, status)

    def post(self, path: str, body: Any = None, status: int | None = 200) -> Any:
        return self.ask("POST", path, body, status)

    def wait_for_turn(self, table: str) -> Any:
        """Look at a table until this guest may move, and return what it then sees."""
        for _ in range(3000):
            seen = self.see(table)
            if seen["choices"]:
                return seen
            assert seen["table"]["state"] == "playing", "the game ended first"
        raise AssertionError("the turn did not come")

    def make(self, seats: list[Any], **more: Any) -> Any:
        """Make a table; a seat is `me`, `open` or the strength of a bot."""
        asked = [
            {"who": seat} if seat in ("me", "open") else {"who": "bot", "strength": seat}
            for seat in seats
        ]
        return self.post("/api/tables", {"game": GAME, "seats": asked, **more}, 201)

    def do(self, table: str, verb: str, /, status: int | None = 200, **more: Any) -> Any:
        """Do something at a table."""
        command = {"do": verb, "client": more.pop("client", f"http-{next(self.ids)}"), **more}
        return self.post(f"/api/tables/{table}/commands", command, status)

    def see(self, table: str, seat: int | None = None) -> Any:
        query = "" if seat is None else f"?seat={seat}"
        return self.get(f"/api/tables/{table}/seen{query}")

    def play(self, table: str, like: str = "") -> str:
        """Make one of my legal moves, one like this if there is one, and return its text."""
        texts: list[str] = [choice["text"] for choice in self.see(table)["choices"]]
        text = next((text for text in texts if like in text), texts[0])
        self.do(table, "move", text=text)
        return text

    @contextmanager
    def socket(self) -> Iterator[WebSocketTestSession]:
        with self.client.websocket_connect("/socket", headers={"cookie": self.cookie}) as line:
            assert line.receive_json()["type"] == "welcome"
            yield line


class House:
    """A server in this process."""

    def __init__(self, client: TestClient, time: Time) -> None:
        self.client = client
        self.time = time
        self.runtime = client.app.state.runtime  # type: ignore[attr-defined]

    def guest(self, name: str = "Aspasia") -> Guest:
        return Guest(self.client, name)

    def two_at_a_table(self, **more: Any) -> tuple[str, Guest, Guest]:
        """Return a table of two people who have begun; the actor first."""
        one, two = self.guest("Aspasia"), self.guest("Lysias")
        made = one.make(["me", "open"], **more)
        table: str = made["table"]["id"]
        two.do(table, "sit", invitation=made["invitation"])
        actor = one.get(f"/api/tables/{table}")["actor"]
        return (table, one, two) if actor == 0 else (table, two, one)

    def sweep(self) -> None:
        """Let the server look for tables whose time has come."""
        assert self.client.portal is not None
        self.client.portal.call(self.runtime.host.sweep)


@contextmanager
def opened(data: Path, **more: Any) -> Iterator[House]:
    """Run a server in this process with its database in a directory."""
    time = more.pop("now", None) or Time()
    settings = Settings(
        data=data,
        now=time,
        monotonic=more.pop("monotonic", time),
        compute_workers=0,
        limits=more.pop("limits", UNLIMITED),
        bot_workers=0,
        heartbeat=3600,
        sweep=3600,
        rate_same_network=more.pop("rate_same_network", True),
        refresh=3600,
        **{"page": data / "no-page", **more},
    )
    with TestClient(create_app(settings)) as client:
        house = House(client, time)
        time.servers.append(house.runtime)
        try:
            yield house
        finally:
            time.servers.remove(house.runtime)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path) as found:
        yield found
