"""Clients that do not read: what waits for them is bounded in bytes, and others play on."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.frames import Opcode

from petteia.server.limits.backlog import Backlog
from petteia.server.settings import Limits
from petteia.tables.events import Chatted

from .guests import House, opened
from .processes import Nursery, nursery
from .test_fast_path import Wire, client_frame
from .test_socket import join, until


class Reader:
    """A socket as the backlog sees it."""

    def __init__(self, address: str, size: int) -> None:
        self.address = address
        self.size = size
        self.closed = False

    def unsent(self) -> int:
        return self.size

    def give_up(self) -> None:
        self.closed = True
        self.size = 0


def test_above_the_bound_of_an_address_its_slowest_socket_goes() -> None:
    backlog = Backlog(1000)
    honest, slow, elsewhere = Reader("club", 10), Reader("club", 900), Reader("home", 900)
    for one in (honest, slow, elsewhere):
        backlog.note(one, one.size)
    assert backlog.total() == 1810
    honest.size = 150
    backlog.note(honest, honest.size)
    assert [one.closed for one in (honest, slow, elsewhere)] == [False, True, False]
    assert backlog.total() == 1050


def test_what_was_read_meanwhile_does_not_count() -> None:
    backlog = Backlog(1000)
    one, two = Reader("club", 900), Reader("club", 900)
    backlog.note(one, 900)
    one.size = 0
    backlog.note(two, 900)
    assert [one.closed, two.closed] == [False, False]
    backlog.forget(two)
    assert backlog.behind == {}


@pytest.fixture(scope="module")
def servers() -> Iterator[Nursery]:
    with nursery() as found:
        yield found


def metric(url: str, name: str) -> int:
    lines = httpx2.get(f"{url}/metrics", timeout=60).text.splitlines()
    return int(
        float(next(line for line in lines if line.startswith(f"petteia_{name} ")).split()[1])
    )


def text(**frame: Any) -> bytes:
    return client_frame(json.dumps(frame).encode())


def big_table(client: httpx2.Client, url: str) -> str:
    """Return a table with a page of long chat, as large as a join can be."""
    seats = [{"who": "me"}, {"who": "me"}]
    made = client.post(f"{url}/api/tables", json={"game": "agora_lieske", "seats": seats})
    table: str = made.json()["table"]["id"]
    for number in range(200):
        chat = {"do": "chat", "client": f"c{number}", "seat": 0, "text": "χ" * 500}
        client.post(f"{url}/api/tables/{table}/commands", json=chat).raise_for_status()
    return table


def test_unread_joins_take_a_bounded_part_of_the_memory(servers: Nursery, tmp_path: Path) -> None:
    """In 1.0 ninety unread joins of one cookieless socket took 1 GB."""
    url = servers.server(tmp_path).url
    with httpx2.Client(timeout=60) as client, ExitStack() as stack:
        table = big_table(client, url)
        slow = stack.enter_context(closing(Wire(url)))
        slow.socket.settimeout(60)
        joins = 90
        slow.socket.sendall(text(type="join", table=table) * joins)
        most = Limits().send_bytes
        sizes = [metric(url, "backlog_bytes") for _ in range(50)]
        assert 0 < max(sizes) <= most
        # It was not closed: what it asked for comes when it reads, one join after the other.
        assert metric(url, "slow_clients_total") == 0
        for _ in range(joins):
            assert slow.until("joined")["seen"]["table"]["id"] == table


def test_a_client_that_never_reads_what_happens_is_closed(servers: Nursery, tmp_path: Path) -> None:
    url = servers.server(tmp_path, limits={"send_bytes": 300_000}).url
    with httpx2.Client(timeout=60) as client, ExitStack() as stack:
        table = big_table(client, url)
        slow = stack.enter_context(closing(Wire(url)))
        slow.socket.sendall(text(type="join", table=table))
        honest = stack.enter_context(closing(Wire(url)))
        honest.socket.sendall(text(type="join", table=table))
        honest.until("joined")
        said = 0
        while not metric(url, "slow_clients_total"):
            for _ in range(50):
                chat = {"do": "chat", "client": f"d{said}", "seat": 0, "text": "χ" * 500}
                client.post(f"{url}/api/tables/{table}/commands", json=chat).raise_for_status()
                said += 1
                honest.until("happened")
            assert metric(url, "backlog_bytes") <= 300_000
            assert said < 1800, "the socket that does not read is still open"
        assert metric(url, "slow_clients_total") == 1
        assert metric(url, "sockets") == 1


def test_pings_of_a_client_that_does_not_read_are_not_piled_up(
    servers: Nursery, tmp_path: Path
) -> None:
    url = servers.server(tmp_path).url
    with httpx2.Client(timeout=60) as client, ExitStack() as stack:
        table = big_table(client, url)
        slow = stack.enter_context(closing(Wire(url)))
        slow.socket.sendall(text(type="join", table=table) * 20)
        while not metric(url, "backlog_bytes"):
            pass
        before = metric(url, "backlog_bytes")
        slow.socket.settimeout(1)
        ping = client_frame(b"x" * 100, Opcode.PING)
        sent = 0
        try:
            for _ in range(2000):
                slow.socket.sendall(ping * 10)
                sent += 10
        except TimeoutError:
            pass  # the server reads no more until the client does
        assert sent
        assert metric(url, "backlog_bytes") <= before + 65_536


def test_a_join_sends_one_page_and_the_others_are_fetched(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(log_page=20, chat_at_once=200)) as house:
        table, one, two = house.two_at_a_table()
        for number in range(60):
            one.do(table, "chat", seat=one.see(table)["seat"], text=f"line {number}")
        with two.socket() as line:
            seen = join(line, table)
            number = seen["table"]["number"]
            assert [e["number"] for e in seen["entries"]] == list(range(number - 19, number + 1))
            again = join(line, table, number - 3)
            assert [e["number"] for e in again["entries"]] == [number - 2, number - 1, number]
        entries = seen["entries"]
        pages = 0
        while entries[0]["number"] > 1:
            before = entries[0]["number"]
            page = two.get(f"/api/tables/{table}/entries?before={before}")["entries"]
            assert 0 < len(page) <= 20
            entries = page + entries
            pages += 1
        assert pages == (number - 20 + 19) // 20
        assert [e["number"] for e in entries] == list(range(1, number + 1))
        assert [e["number"] for e in two.see(table)["entries"]] == [
            e["number"] for e in seen["entries"]
        ]
        assert two.get(f"/api/tables/{table}/entries?before=1")["entries"] == []
        two.get(f"/api/tables/{table}/entries?before=0", 400)


def test_a_page_of_the_log_shows_only_what_its_reader_may_know(house: House) -> None:
    table, one, two = house.two_at_a_table()
    text = one.play(table)
    watcher = house.guest("Watcher")
    for guest, knows in ((one, True), (two, False), (watcher, False)):
        pages = guest.get(f"/api/tables/{table}/entries?before=999")["entries"]
        moves = [e["text"] for e in pages if e["kind"] == "move"]
        assert (text in moves) == knows
        assert pages == guest.see(table)["entries"]
    seat = one.see(table)["seat"]
    two.get(f"/api/tables/{table}/entries?before=999&seat={seat}", 403)


def test_chat_is_limited_for_each_person_and_each_table(tmp_path: Path) -> None:
    limits = Limits(chat_per_minute=60, chat_at_once=5, chat_per_table=12)
    with opened(tmp_path, limits=limits) as house:
        table, one, two = house.two_at_a_table()
        seats = {guest: guest.see(table)["seat"] for guest in (one, two)}

        def say(guest: Any, number: int) -> str | None:
            command = {"do": "chat", "client": f"c{number}", "seat": seats[guest], "text": "χαῖρε"}
            told = guest.post(f"/api/tables/{table}/commands", command, None)
            problem: str | None = told.get("problem")
            return problem

        assert [say(one, n) for n in range(7)] == [None] * 5 + ["too-much-chat"] * 2
        assert say(two, 0) is None
        house.time.pass_by(5)
        with one.socket() as line:
            for number in range(7, 14):
                command = {"do": "chat", "client": f"c{number}", "seat": seats[one], "text": "!"}
                line.send_json({"type": "do", "table": table, "command": command})
            nacks = [until(line, "nack")["problem"] for _ in range(2)]
            assert nacks == ["too-much-chat"] * 2
        house.time.pass_by(60)
        assert [say(two, n) for n in range(1, 4)] == [None, "chat-full", "chat-full"]
        rows = house.runtime.host.tables[table].table.rows
        assert sum(isinstance(row.event, Chatted) for row in rows) == 12
        one.play(table)


def test_a_log_that_is_full_takes_moves_and_no_more_undos(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(rows_per_table=1)) as house:
        one = house.guest()
        table = one.make(["me", "me"])["table"]["id"]
        one.play(table)
        seat = one.see(table)["seat"]
        told = one.do(table, "undo", seat=seat, status=409)
        assert told["problem"] == "log-full"
        one.do(table, "resign", seat=seat)


def test_a_log_that_is_full_takes_no_comings_and_goings(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(rows_per_table=40)) as house:
        table, _, two = house.two_at_a_table()
        seat = two.see(table)["seat"]
        answers = []
        for turn in range(60):
            verb = {"do": ("leave", "return")[turn % 2], "seat": seat}
            if turn >= 20:
                verb = {"do": "agree", "seat": seat, "what": "end", "yes": turn % 2 == 0}
            asked = verb | {"client": f"turn {turn}"}
            answers.append(two.post(f"/api/tables/{table}/commands", asked, None))
            house.time.pass_by(10)
        assert {"problem": "log-full", "detail": ""} in answers
        assert house.runtime.host.tables[table].table.number <= 41


def test_comings_and_goings_are_limited_for_one_person(tmp_path: Path) -> None:
    """They filled a log of 20 rows a second, as chat did."""
    with opened(tmp_path, limits=Limits(acts_per_minute=6, acts_at_once=10)) as house:
        one, two = house.guest(), house.guest("Lysias")
        table = one.make(["me", "open", "open"], public=True)["table"]["id"]
        for n in range(5):
            two.do(table, "sit", seat=1, client=f"sit {n}")
            two.do(table, "leave", seat=1, client=f"leave {n}")
        assert two.do(table, "sit", status=429, seat=1)["problem"] == "too-many-requests"
        with two.socket() as line:
            sit = {"do": "sit", "client": "again", "seat": 1}
            line.send_json({"type": "do", "table": table, "command": sit})
            assert line.receive_json()["problem"] == "too-many-requests"
        one.do(table, "sit", seat=1)  # others come and go as before
        house.time.pass_by(10)
        two.do(table, "sit", seat=2)
