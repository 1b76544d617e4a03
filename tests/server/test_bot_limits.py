"""Bots serve everybody by turns: floods of hints and of tables of bots alone delay nobody."""

import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest

from petteia.bots import choose
from petteia.core.message import Message
from petteia.server.hosting.bots import ALONE, DAYS, HINT, LIVE
from petteia.server.settings import Limits

from .guests import House, opened
from .processes import nursery
from .test_connections import connected


class Thinker:
    """A bot that thinks until it is released, and notes what it was asked."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.go = threading.Event()
        self.house = house
        monkeypatch.setattr("petteia.server.hosting.bots.choose", self.choose)
        monkeypatch.setattr("petteia.server.hosting.bots.hint", self.hint)

    def choose(self, game: str, view: bytes, strength: str, seed: int) -> str:
        self.asked.append(strength)
        self.go.wait()
        raise ValueError("this bot never moves")

    def hint(self, game: str, view: bytes, strength: str, seed: int) -> tuple[str, Message]:
        self.asked.append(f"hint {strength}")
        self.go.wait()
        raise ValueError("this bot never advises")

    def waiting(self) -> list[int]:
        queue = self.house.runtime.bots.workers.queue
        return [queue.waiting(rank) for rank in (LIVE, DAYS, HINT, ALONE)]


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[House, Thinker]]:
    """A server whose bots think until they are released."""
    with opened(tmp_path) as house:
        thinker = Thinker(house, monkeypatch)
        try:
            yield house, thinker
        finally:
            thinker.go.set()


def settle(house: House, condition: Any) -> None:
    """Let the server go on until something is so; every turn of it is a request."""
    for _ in range(2000):
        if condition():
            return
        house.client.get("/health")
    raise AssertionError("it never came to that")


def test_people_come_before_bots_alone(held: tuple[House, Thinker]) -> None:
    house, thinker = held
    flood, honest = house.guest("Flood"), house.guest("Honest")
    for _ in range(30):
        flood.make(["oracle", "oracle"])
    settle(house, lambda: thinker.waiting() == [0, 0, 0, 29])
    assert thinker.asked == ["oracle"]
    table = ""
    while not table:  # until a bot begins
        made = honest.make(["me", "novice"])["table"]
        table = made["id"] if made["actor"] == 1 else ""
    slow = ""
    while not slow:
        made = honest.make(["me", "citizen"], terms={"pace": "days"})["table"]
        slow = made["id"] if made["actor"] == 1 else ""
    settle(house, lambda: thinker.waiting()[:2] == [1, 1])
    thinker.go.set()
    settle(house, lambda: len(thinker.asked) >= 4)
    assert thinker.asked[:3] == ["oracle", "novice", "citizen"]


def test_tables_of_bots_alone_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In 1.0 thirty of them made in 0.1 s delayed another table's bot by 15 s."""
    with opened(tmp_path, limits=Limits(bot_tables_per_address=3)) as house:
        thinker = Thinker(house, monkeypatch)
        flood = house.guest("Flood")
        asked = {"game": "agora_lieske", "seats": [{"who": "bot", "strength": "oracle"}] * 2}
        told = [flood.post("/api/tables", asked, None).get("problem") for _ in range(10)]
        assert told == [None, None] + ["too-many-bot-tables"] * 8
        other = house.guest("Another")
        told = [other.post("/api/tables", asked, None).get("problem") for _ in range(3)]
        assert told == [None] + ["too-many-bot-tables"] * 2
        assert len(house.runtime.bots.tasks) == 3
        flood.make(["me", "oracle"])
        refusals = house.runtime.allowances.refusals()
        assert refusals["bot_tables"] + refusals["running_bot_tables"] == 10
        thinker.go.set()
        settle(house, lambda: not house.runtime.bots.alone)
        house.time.pass_by(60)
        flood.make(["oracle", "oracle"])


def test_hints_are_limited(tmp_path: Path) -> None:
    limits = Limits(hints_at_once=3, hints_per_minute=60)
    with opened(tmp_path, limits=limits) as house:
        table, one, _ = house.two_at_a_table()
        body = {"seat": one.see(table)["seat"], "strength": "novice"}
        told = [one.post(f"/api/tables/{table}/hint", body, None) for _ in range(5)]
        assert [answer.get("problem") for answer in told] == [None] * 3 + ["too-many-hints"] * 2
        house.time.pass_by(1)
        assert one.post(f"/api/tables/{table}/hint", body)["choice"] == told[0]["choice"]
        assert house.runtime.allowances.hints.refused == 2
        assert house.runtime.allowances.hints_waiting.held == {}


def hint_request(url: str, table: str, seat: int, cookie: str) -> bytes:
    body = json.dumps({"seat": seat, "strength": "oracle"}).encode()
    return (
        f"POST /api/tables/{table}/hint HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\n"
        f"Cookie: {cookie}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode() + body


def numbers(url: str) -> dict[str, int]:
    lines = httpx2.get(f"{url}/metrics", timeout=60).text.splitlines()
    return {line.split()[0]: int(float(line.split()[1])) for line in lines if line[0] != "#"}


def test_hints_whose_clients_are_gone_leave_the_queue(tmp_path: Path) -> None:
    """In 1.0 they delayed another table's bot by a minute."""
    asked = {"game": "agora_lieske", "seats": [{"who": "me"}, {"who": "me"}]}
    with nursery() as servers, httpx2.Client(timeout=60) as client:
        url = servers.server(tmp_path).url
        table = client.post(f"{url}/api/tables", json=asked).json()["table"]
        cookie = f"petteia={client.cookies['petteia']}"
        request = hint_request(url, table["id"], table["actor"], cookie)
        with ExitStack() as stack:
            lines = [stack.enter_context(closing(connected(url))) for _ in range(60)]
            for line in lines:
                line.sendall(request)
            while numbers(url)['petteia_bot_queue{rank="hint"}'] < 40:
                pass
        while numbers(url)['petteia_bot_queue{rank="hint"}']:
            pass
        assert numbers(url)["petteia_cancelled_total"] >= 40


def test_hints_of_one_person_wait_two_at_a_time(tmp_path: Path) -> None:
    asked = {"game": "agora_lieske", "seats": [{"who": "me"}, {"who": "me"}]}
    with nursery() as servers, httpx2.Client(timeout=60) as client:
        url = servers.server(tmp_path, limits={"hints_waiting": 2}).url
        table = client.post(f"{url}/api/tables", json=asked).json()["table"]
        cookie = f"petteia={client.cookies['petteia']}"
        request = hint_request(url, table["id"], table["actor"], cookie)
        with ExitStack() as stack:
            lines = [stack.enter_context(closing(connected(url))) for _ in range(20)]
            for line in lines:
                line.sendall(request)
            while numbers(url)['petteia_limited_total{limit="hints_waiting"}'] < 18:
                pass
            assert numbers(url)['petteia_bot_queue{rank="hint"}'] <= 1


def test_one_guest_cannot_fill_the_lobby(tmp_path: Path) -> None:
    """In 1.0 a hundred public tables of one guest hid all others."""
    with opened(tmp_path, limits=Limits()) as house:
        honest, flood = house.guest("Honest"), house.guest("Flood")
        table = honest.make(["me", "open"], public=True)["table"]["id"]
        asked = {"game": "agora_lieske", "seats": [{"who": "me"}, {"who": "open"}], "public": True}
        told = [flood.post("/api/tables", asked, None).get("problem") for _ in range(20)]
        assert told == [None] * 5 + ["too-many-open-tables"] * 15
        assert house.runtime.open_tables.refused == 15
        listed = [one["id"] for one in honest.get("/api/tables")["tables"]]
        assert len(listed) == 6
        assert table in listed[:2]  # everybody's newest table comes first
        # A table that is not open any more makes room, also after a restart.
        first = next(one for one in listed if one != table)
        honest.do(first, "sit")
        house.runtime.open_tables.ids.clear()
        flood.make(["me", "open"], public=True)
        assert flood.post("/api/tables", asked, 429)["problem"] == "too-many-open-tables"


def test_many_guests_of_one_address_cannot_fill_the_lobby(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(open_tables_per_address=7)) as house:
        asked = {"game": "agora_lieske", "seats": [{"who": "me"}, {"who": "open"}], "public": True}
        guests = [house.guest(f"Guest {number}") for number in range(10)]
        told = [guest.post("/api/tables", asked, None).get("problem") for guest in guests]
        assert told == [None] * 7 + ["too-many-open-tables"] * 3


def test_tables_a_minute_are_limited_for_an_address(tmp_path: Path) -> None:
    limits = Limits(tables_at_once_per_address=8, tables_per_minute_per_address=60)
    with opened(tmp_path, limits=limits) as house:
        asked = {"game": "agora_lieske", "seats": [{"who": "me"}, {"who": "me"}]}
        guests = [house.guest(f"Guest {number}") for number in range(5)]
        told = [
            guest.post("/api/tables", asked, None).get("problem")
            for _ in range(2)
            for guest in guests
        ]
        assert told == [None] * 8 + ["too-many-tables"] * 2
        house.time.pass_by(1)
        guests[0].post("/api/tables", asked, 201)


def test_joins_without_a_session_are_limited(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(anonymous_joins_at_once=3)) as house:
        table, one, _ = house.two_at_a_table()
        with house.client.websocket_connect("/socket", headers={"cookie": ""}) as line:
            kinds = []
            for _ in range(5):
                line.send_json({"type": "join", "table": table})
                frame = line.receive_json()
                while frame["type"] not in ("joined", "mistake"):
                    frame = line.receive_json()
                kinds.append(frame.get("problem", "joined"))
            assert kinds == ["joined"] * 3 + ["too-many-requests"] * 2
        with one.socket() as line:
            for _ in range(5):
                line.send_json({"type": "join", "table": table})
                while line.receive_json()["type"] != "joined":
                    pass


def test_a_bot_does_not_answer_a_move_that_was_taken_back(
    held: tuple[House, Thinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player could lure a bot into thinking about one move, and then make another."""
    house, thinker = held
    made_by: list[list[int]] = []

    def think(game: str, view: bytes, strength: str, seed: int) -> str:
        live = house.runtime.host.tables.get(table)
        made_by.append([move.actor for move in live.table.match.moves] if live else [])
        thinker.go.wait()
        return choose(game, view, "novice", seed)

    monkeypatch.setattr("petteia.server.hosting.bots.choose", think)
    one, table = house.guest(), ""
    thinker.go.set()
    while not table:  # until the person begins
        made = one.make(["me", "novice"])["table"]
        table = made["id"] if made["actor"] == 0 else ""
    settle(house, lambda: not house.runtime.bots.tasks)
    thinker.go.clear()
    made_by.clear()
    first, second = (choice["text"] for choice in one.see(table)["choices"][:2])
    turns = [one.play(table, first)]
    while one.see(table)["choices"]:
        turns.append(one.play(table))
    settle(house, lambda: len(made_by) == 1)
    for _ in turns:
        one.do(table, "undo", seat=0)
    one.play(table, second)
    while one.see(table)["choices"]:
        one.play(table)
    thinker.go.set()
    settle(house, lambda: len(made_by) >= 2)
    assert 1 not in made_by[1], "the bot has moved without thinking about the new position"


def test_leaving_bots_alone_counts_as_a_table_of_bots_alone(held: tuple[House, Thinker]) -> None:
    house, thinker = held
    house.runtime.allowances.running_bot_tables.person = 2
    one, two = house.guest(), house.guest("Lysias")
    tables = [one.make(["me", "oracle"])["table"]["id"] for _ in range(3)]
    for table in tables[:2]:
        one.do(table, "leave", seat=0)
    one.do(tables[1], "leave", seat=0, status=409)  # it is counted all the same
    two.do(tables[1], "leave", seat=0, status=403)
    refused = one.do(tables[2], "leave", seat=0, status=429)
    assert refused["problem"] == "too-many-bot-tables"
    made = one.make(["me", "open"])
    shared = made["table"]["id"]
    two.do(shared, "sit", invitation=made["invitation"])
    one.do(shared, "leave", seat=0)  # somebody still plays there
    one.do(tables[0], "resign", seat=0)
    thinker.go.set()
    settle(house, lambda: tables[0] not in house.runtime.bots.alone)
    one.do(tables[2], "leave", seat=0)
