"""TCP connections: bounded headers, room for newcomers, a cap for each address."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock
from urllib.parse import urlsplit

import httpx2
import pytest
import uvicorn
from uvicorn.server import ServerState

from petteia.server.limits.backlog import Backlog
from petteia.server.limits.connections import (
    MOST_PIPELINED,
    READ_AT_ONCE,
    Connections,
    bounded,
    raise_file_limit,
)
from petteia.server.settings import Limits

from .processes import Nursery, nursery
from .test_fast_path import Wire
from .test_slow_readers import metric

PATIENCE = 600
"""How often the server is looked at before it counts as not having noticed."""


@pytest.fixture(scope="module")
def servers() -> Iterator[Nursery]:
    with nursery() as found:
        yield found


def connected(url: str, source: str = "127.0.0.1") -> socket.socket:
    """Return a connection from one of this machine's own addresses."""
    where = urlsplit(url)
    address = (where.hostname or "", where.port or 0)
    return socket.create_connection(address, timeout=60, source_address=(source, 0))


def is_closed(line: socket.socket) -> bool:
    """Wait until the server says something or closes; whether it closed."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def answers(line: socket.socket) -> bool:
    try:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        return line.recv(1000).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def test_an_endless_header_is_refused_while_it_arrives(servers: Nursery, tmp_path: Path) -> None:
    """In 1.0 a header of 300 MB was read."""
    url = servers.server(tmp_path).url
    for begin in (b"GET /health HTTP/1.1\r\nHost: x\r\nX: ", b"GET /", b"GET / HTTP/1.1\r\n"):
        piece = b"X: y\r\n" * 1000 if begin.endswith(b"\r\n") else b"y" * 6000
        with closing(connected(url)) as line:
            line.sendall(begin)
            sent = 0
            try:
                while sent < 50_000_000:
                    line.sendall(piece)
                    sent += len(piece)
            except ConnectionError:
                pass
            assert sent < 20_000_000, begin
    with closing(connected(url)) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 40_000 + b"\r\n\r\n")
        assert line.recv(1000).startswith(b"HTTP/1.1 431")
    with closing(connected(url)) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 20_000 + b"\r\n\r\n")
        assert line.recv(1000).startswith(b"HTTP/1.1 200")


def test_a_long_body_does_not_count_as_header(servers: Nursery, tmp_path: Path) -> None:
    url = servers.server(tmp_path).url
    with httpx2.Client(timeout=60) as client:
        for size in (100, 60_000, 700_000, 100):
            told = client.put(f"{url}/api/me", json={"name": "x" * size})
            assert told.status_code == 400 if size > 100 else told.status_code in (200, 400)


def test_bodies_of_one_address_are_bounded_together(servers: Nursery, tmp_path: Path) -> None:
    url = servers.server(tmp_path, limits={"body_bytes_per_address": 100_000}).url
    head = (
        "PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        f"Content-Length: {40_000}\r\n\r\n"
    ).encode()
    with ExitStack() as stack:
        slow = [stack.enter_context(closing(connected(url, "127.0.0.2"))) for _ in range(5)]
        for line in slow:
            line.sendall(head + b"x" * 39_999)
        for _ in range(PATIENCE):
            if metric(url, 'limited_total{limit="body_bytes"}') == 3:
                break
        else:
            raise AssertionError("three bodies exceed the bound of their address")
        assert httpx2.put(f"{url}/api/me", json={"name": "Lysias"}, timeout=60).status_code == 200
        for line in slow:
            line.close()
        with closing(connected(url, "127.0.0.2")) as line:
            for _ in range(PATIENCE):  # those bodies are gone when the server has noticed it
                line.sendall(head + b"x" * 40_000)
                status = line.recv(10_000).split()[1]
                if status != b"429":
                    break
            assert status == b"400"  # it was read whole: no JSON


def test_requests_without_waiting_for_answers_are_bounded(servers: Nursery, tmp_path: Path) -> None:
    url = servers.server(tmp_path).url
    request = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"

    def answered(requests: int) -> int:
        with closing(connected(url)) as line:
            line.sendall(request * requests)
            found = b""
            with suppress(ConnectionError):  # closed while it still sends
                while found.count(b" 200 ") < requests and (part := line.recv(65_536)):
                    found += part
            return found.count(b" 200 ")

    assert answered(10) == 10
    assert answered(1000) <= MOST_PIPELINED + 1


async def begun_requests(addresses: list[str]) -> list[list[str]]:
    """Let connections send a request at once; return which are begun in each round of the loop."""
    begun: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        begun.append(scope["client"][0])

    connections = Connections(Limits(), 10_000, Backlog(10**6), [])
    config = uvicorn.Config(app, http=bounded(connections), lifespan="off")
    config.load()
    for address in addresses:
        transport = MagicMock(spec=asyncio.Transport)
        transport.get_extra_info.side_effect = {"peername": (address, 50_000)}.get
        transport.is_closing.return_value = False
        transport.get_write_buffer_size.return_value = 0
        protocol = bounded(connections)(config, ServerState(), {})
        protocol.connection_made(transport)
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        protocol.late.cancel()
    rounds: list[list[str]] = []
    while sum(map(len, rounds)) < len(addresses):
        begun.clear()
        await asyncio.sleep(0)
        rounds.append(begun.copy())
    return rounds


def test_connections_are_read_by_turns_of_their_addresses() -> None:
    rounds = asyncio.run(begun_requests(["203.0.113.1"] * 200 + ["203.0.113.2"] * 3))
    assert max(map(len, rounds)) <= READ_AT_ONCE
    order = [address for each in rounds for address in each]
    honest = [place for place, address in enumerate(order) if address == "203.0.113.2"]
    assert honest[-1] < READ_AT_ONCE * 2


def test_idle_connections_make_room_for_newcomers(servers: Nursery, tmp_path: Path) -> None:
    """In 1.0 a thousand idle connections and 1024 files shut newcomers out."""
    url = servers.server(tmp_path, files=256).url
    with ExitStack() as stack:
        token = httpx2.post(f"{url}/api/me/token", timeout=60).json()["secret"]
        player = stack.enter_context(closing(Wire(url, token)))
        idle = [stack.enter_context(closing(connected(url))) for _ in range(400)]
        assert metric(url, "connections") <= 256 - 128 + 1
        assert metric(url, "connections_evicted_total") >= 400 - 128
        assert all(is_closed(line) for line in idle[:200])
        with closing(connected(url)) as newcomer:
            assert answers(newcomer)
        assert player.until("welcome")["me"]["player"]
        assert metric(url, "sockets") == 1


def test_a_connection_in_use_is_not_closed_for_newcomers(servers: Nursery, tmp_path: Path) -> None:
    url = servers.server(tmp_path, files=256).url
    with ExitStack() as stack:
        token = httpx2.post(f"{url}/api/me/token", timeout=60).json()["secret"]
        sockets = [stack.enter_context(closing(Wire(url, token))) for _ in range(120)]
        for line in sockets:
            line.until("welcome")
        turned_away = sum(
            not answers(stack.enter_context(closing(connected(url)))) for _ in range(20)
        )
        assert turned_away == 0  # each newcomer takes the place of the one before
        assert metric(url, "sockets") == 120


def test_one_address_has_a_cap_and_others_are_served(servers: Nursery, tmp_path: Path) -> None:
    url = servers.server(tmp_path, limits={"connections_per_address": 10}).url
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(connected(url, "127.0.0.2"))) for _ in range(30)]
        refused = sum(is_closed(line) for line in lines[10:])
        assert refused == 20
        assert metric(url, "connections_refused_total") == 20
        assert all(answers(line) for line in lines[:10])
        assert answers(stack.enter_context(closing(connected(url, "127.0.0.3"))))
        # A proxy on this machine brings everybody.
        proxied = [stack.enter_context(closing(connected(url))) for _ in range(30)]
        assert all(answers(line) for line in proxied)
        for line in lines:
            line.close()
        while metric(url, "connections") > 35:
            pass
        assert answers(stack.enter_context(closing(connected(url, "127.0.0.2"))))


def test_a_connection_that_never_sends_a_request_is_closed(
    servers: Nursery, tmp_path: Path
) -> None:
    url = servers.server(tmp_path, limits={"request_seconds": 0.2}).url
    with ExitStack() as stack:
        silent, slow = (stack.enter_context(closing(connected(url))) for _ in range(2))
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        slow.sendall(b"Content-Length: 1000\r\n\r\n{")
        assert is_closed(silent)
        assert is_closed(slow)
        assert httpx2.get(f"{url}/health", timeout=60).status_code == 200


def test_sockets_of_one_address_have_a_cap_behind_a_proxy_too(
    servers: Nursery, tmp_path: Path
) -> None:
    limits = {"sockets_per_address": 3, "anonymous_sockets_per_address": 2}
    url = servers.server(tmp_path, limits=limits).url
    upgrade = {
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }  # fmt: skip

    def opens(stack: ExitStack, place: str, token: str = "") -> bool:
        line = stack.enter_context(closing(connected(url)))
        headers = {**upgrade, "X-Forwarded-For": place, "Host": urlsplit(url).netloc}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        line.sendall(f"GET /socket HTTP/1.1\r\n{head}\r\n".encode())
        status = line.recv(12).split()[1]
        assert status in (b"101", b"429")
        return status == b"101"

    with ExitStack() as stack:
        one = [opens(stack, f"2001:db8:0:1::{n}") for n in range(1, 5)]
        assert one == [True, True, False, False]  # the same /64
        assert opens(stack, "2001:db8:0:2::1")
        assert opens(stack, "192.0.2.1")
        tokens = [httpx2.post(f"{url}/api/me/token", timeout=60).json()["secret"] for _ in range(4)]
        known = [opens(stack, "198.51.100.7", token) for token in tokens]
        assert known == [True, True, True, False]
        lines = httpx2.get(f"{url}/metrics", timeout=60).text.splitlines()
        assert 'petteia_limited_total{limit="sockets"} 1.0' in lines
        assert 'petteia_limited_total{limit="anonymous_sockets"} 2.0' in lines


def test_the_bound_on_files_is_raised_and_some_are_kept_back() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
        assert raise_file_limit(1000, 128) == min(1000, hard) - 128
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(1000, hard)
        assert raise_file_limit(600, 128) == min(1000, hard) - 128
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
