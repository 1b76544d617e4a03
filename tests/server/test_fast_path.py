"""The fast path of frames: it takes only what is surely one whole message."""

import base64
import json
import os
import socket
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from petteia.server.socket.text_frame import ends_whole, framed, text_of

from .processes import nursery

opcodes = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.PONG, Opcode.CONT])
texts = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT])
sizes = st.sampled_from([0, 1, 5, 124, 125, 126, 127, 128, 255, 256, 65_535, 65_536])


def client_frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@given(sizes)
def test_a_servers_frame_is_as_the_library_writes_it(size: int) -> None:
    assert framed(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


@given(st.binary(max_size=300), opcodes, st.booleans())
def test_only_a_whole_text_message_is_read(data: bytes, opcode: Opcode, fin: bool) -> None:
    if opcode in (Opcode.PING, Opcode.PONG):
        data, fin = data[:125], True
    frame = client_frame(data, opcode, fin)
    assert text_of(frame) == (data if opcode is Opcode.TEXT and fin else None)
    assert ends_whole(frame)
    assert text_of(frame + frame) is None
    assert text_of(Frame(Opcode.TEXT, data).serialize(mask=False)) in (None, b"")


@given(st.lists(st.tuples(sizes, texts), min_size=1, max_size=4), st.data())
def test_what_is_cut_does_not_end_whole(frames: list[tuple[int, Opcode]], data: Any) -> None:
    made = [client_frame(b"y" * size, opcode) for size, opcode in frames]
    ends = {sum(map(len, made[: n + 1])) for n in range(len(made))}
    whole = b"".join(made)
    assert ends_whole(whole)
    cut = data.draw(st.integers(1, len(whole)))
    assert ends_whole(whole[:cut]) == (cut in ends)


class Wire:
    """A socket whose bytes are sent as the test cuts them."""

    def __init__(self, url: str, token: str = "") -> None:
        """Without a token, somebody without a session."""
        where = urlsplit(url)
        self.socket = socket.create_connection((where.hostname, where.port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /socket HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"{f'Authorization: Bearer {token}' if token else 'X: y'}\r\n\r\n".encode()
        )
        self.reader = self.socket.makefile("rb")
        while self.reader.readline() != b"\r\n":
            pass

    def close(self) -> None:
        self.reader.close()
        self.socket.close()

    def frame(self) -> tuple[int, bytes]:
        """Return the next frame's kind and text."""
        kind, length = self.reader.read(2)
        if length >= 126:
            length = int.from_bytes(self.reader.read(2 if length == 126 else 8), "big")
        return kind & 0x0F, self.reader.read(length)

    def until(self, kind: str) -> Any:
        while True:
            opcode, data = self.frame()
            if opcode != Opcode.TEXT:
                assert opcode == Opcode.PONG, (opcode, data)
                continue
            told = json.loads(data)
            if told["type"] == kind:
                return told


def command(table: str, client: str, text: str) -> bytes:
    do = {"do": "move", "client": client, "text": text}
    return json.dumps({"type": "do", "table": table, "command": do}).encode()


def in_pieces(frame: bytes, way: int) -> list[bytes]:
    """Return the bytes of a command as they are sent, each piece on its own."""
    ping = client_frame(b'{"type":"ping"}')
    if way == 0:
        return [frame]
    if way == 1:  # two messages at once
        return [ping + frame]
    if way == 2:  # the ping of the protocol before it
        return [client_frame(b"?", Opcode.PING) + frame]
    if way == 3:  # after the first byte, and after its head
        return [frame[:1], frame[1:6], frame[6:]]
    return [ping + frame[:9], frame[9:] + ping]


def test_a_command_is_served_however_its_bytes_are_cut(tmp_path: Path) -> None:
    with nursery() as servers, httpx2.Client(timeout=60) as client, ExitStack() as stack:
        url = servers.server(tmp_path).url
        token = client.post(f"{url}/api/me/token").json()["secret"]
        asked = {"game": "agora_lieske", "seats": [{"who": "me"}] * 2}
        table = client.post(f"{url}/api/tables", json=asked).json()["table"]["id"]
        line = stack.enter_context(closing(Wire(url, token)))
        line.socket.sendall(client_frame(json.dumps({"type": "join", "table": table}).encode()))
        seen = line.until("joined")["seen"]
        for number in range(30):
            actor = seen["table"]["actor"]
            join = json.dumps({"type": "join", "table": table, "seat": actor}).encode()
            line.socket.sendall(client_frame(join))
            seen = line.until("joined")["seen"]
            data = command(table, str(number), seen["choices"][0]["text"])
            if number % 6 == 5:  # in two fragments, with a ping between them
                pieces = [
                    client_frame(data[:20], fin=False) + client_frame(b"", Opcode.PING),
                    client_frame(data[20:], Opcode.CONT),
                ]
            else:
                pieces = in_pieces(client_frame(data), number % 6)
            for piece in pieces:
                line.socket.sendall(piece)
            assert line.until("ack")["client"] == str(number)
            seen = line.until("happened")
        # A message within an unfinished message is a mistake of the protocol, not a command.
        line.socket.sendall(client_frame(data[:20], fin=False))
        line.socket.sendall(client_frame(command(table, "x", "0 pass")))
        opcode: int = Opcode.TEXT
        while opcode == Opcode.TEXT:
            opcode, told = line.frame()
            assert b'"x"' not in told
        assert opcode == Opcode.CLOSE
        assert int.from_bytes(told[:2], "big") == 1002


def test_a_refused_socket_is_answered_and_no_fault_in_the_log(tmp_path: Path) -> None:
    with nursery() as servers, httpx2.Client(timeout=60) as client:
        url = servers.server(tmp_path).url
        asked = {
            "Authorization": "Bearer mistyped",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
        }
        told = client.get(f"{url}/socket", headers=asked)
        assert (told.status_code, told.json()["problem"]) == (401, "unknown-token")
        assert client.get(f"{url}/health").status_code == 200
    assert "handshake" not in "".join(log.read_text() for log in tmp_path.rglob("*.log"))
