"""A web socket of the crowd, as lean as it can be: the crowd shares the machine with the server.

It reads whole text frames and answers pings, and hands over each text at once; both servers are
played over the same one.
"""

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""First bytes of frames that are messages of their own (RFC 6455, 5.2)."""
NO_MASK = bytes(4)
"""Clients must mask; so masked, a text stays as it is."""


class Line(asyncio.Protocol):
    """One open socket."""

    def __init__(self, request: bytes, hear: Callable[["Line", bytes], None]) -> None:
        self.hear = hear
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Fails when the line ends; nobody but the crowd ends one on purpose."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self._request = request
        self._rest = b""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        """The server, or the crowd, has ended it."""
        for future in (self.opened, self.over):
            if not future.done():
                future.set_exception(error or ConnectionError("the line has ended"))
                future.exception()  # it is looked at only by those who wait

    def data_received(self, data: bytes) -> None:
        """Hear what came whole, and keep the rest."""
        if self._rest:
            data = self._rest + data
        start = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101 "):
                self.transport.abort()
                return
            self._open, start = True, end + 4
            if not self.opened.done():  # it was waited for too long
                self.opened.set_result(None)
        while len(data) - start >= 2:
            length, body = data[start + 1], start + 2
            if length >= 126:
                body = start + (4 if length == 126 else 10)
                length = int.from_bytes(data[start + 2 : body], "big")
            if body + length > len(data):
                break
            self._frame(data[start], data[body : body + length])
            start = body + length
        self._rest = data[start:]

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.hear(self, body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self.transport.abort()
        else:
            raise ValueError(f"a frame of a kind that no server here sends: {kind:#x}")

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        length = len(body)
        if length < 126:
            self.transport.write(b"%c%c%b%b" % (kind, 0x80 | length, NO_MASK, body))
        else:
            size = length.to_bytes(2, "big")
            self.transport.write(b"%c\xfe%b%b%b" % (kind, size, NO_MASK, body))


async def open_line(
    address: str, headers: Mapping[str, str], hear: Callable[[Line, bytes], None]
) -> Line:
    """Open a socket to a server on this machine."""
    url = urlsplit(address)
    key = base64.b64encode(os.urandom(16)).decode()
    wanted = {
        "Host": url.netloc,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    lines = [f"GET {url.path}?{url.query} HTTP/1.1", *(f"{k}: {v}" for k, v in wanted.items())]
    request = "\r\n".join([*lines, "", ""]).encode()
    host, _, port = url.netloc.partition(":")
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request, hear), host, int(port))
    await line.opened
    return line
