"""TCP connections: counted by address, closed when idle, with a bound on a request's header."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, ClassVar

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from petteia.server.limits.backlog import Backlog
from petteia.server.limits.entrance import Entrance
from petteia.server.limits.rate_limit import network
from petteia.server.settings import Limits

IN_TRANSIT = 65_536
"""Bytes that a connection may hold before its client counts as slow."""
READ_AT_ONCE = 8
"""Connections whose requests are read in one round of the event loop."""
MOST_PIPELINED = 16
"""Requests that a connection may send before the first is answered; browsers send one."""


class Connections:
    """The connections of one server process."""

    def __init__(
        self,
        limits: Limits,
        most: int,
        backlog: Backlog,
        proxies: str | list[str],
        hand_over: Callable[[Any, bytes], bool] | None = None,
    ) -> None:
        """`most` is how many the process may have open; `proxies` are not counted by address.

        `hand_over` may give a new connection, with what it has sent, to another process.
        """
        self.hand_over = hand_over
        self.limits = limits
        self.most = most
        self.per_address = min(limits.connections_per_address, most * 2 // 3)
        self.backlog = backlog
        self.proxies = ProxyHeadersMiddleware(_no_app, proxies).trusted_hosts
        self.held: dict[str, int] = {}
        self.open = 0
        self.reading = Entrance(READ_AT_ONCE)
        """Lets connections be read, by turns of their addresses."""
        self.idle: OrderedDict[BoundedHttp, None] = OrderedDict()
        """Connections without a request, the one that has waited longest first."""
        self.refused = 0
        self.evicted = 0

    def add(self, connection: "BoundedHttp") -> bool:
        """Count a connection; false if its address has too many, or there is no room left."""
        held = self.held.get(connection.address, 0)
        if held >= self.per_address and connection.host not in self.proxies:
            self.refused += 1
            return False
        if self.open >= self.most and not self._evict():
            self.refused += 1
            return False
        self.open += 1
        self.held[connection.address] = held + 1
        self.idle[connection] = None
        return True

    def remove(self, connection: "BoundedHttp") -> None:
        """Stop counting a connection."""
        self.open -= 1
        self.idle.pop(connection, None)
        self.backlog.forget(connection)
        left = self.held[connection.address] - 1
        if left:
            self.held[connection.address] = left
        else:
            del self.held[connection.address]

    def _evict(self) -> bool:
        """Close the connection that has been without a request for longest, to make room."""
        if not self.idle:
            return False
        connection, _ = self.idle.popitem(last=False)
        self.evicted += 1
        connection.release()
        connection.transport.abort()
        return True


async def _no_app(scope: Any, receive: Any, send: Any) -> None:
    """Stand for the application where only its middleware is needed."""


class HeaderTooLargeError(Exception):
    """A request's header exceeds the limit."""


class TooManyPipelinedError(Exception):
    """A client sends many requests without waiting for answers."""


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's HTTP connection with bounds; `bounded` gives it the place where it is counted."""

    counted: ClassVar[Connections]

    def connection_made(self, transport: Any) -> None:
        """Count the connection, and give it some time to send a request."""
        super().connection_made(transport)
        self.host = self.client[0] if self.client else "unknown"
        self.address = network(self.host)
        self.header_bytes = 0
        self.in_header = False
        self.too_large = False
        self.unread: list[bytes] = []
        """What has arrived and waits to be read."""
        self.is_new = True
        self.late = self.loop.call_later(self.counted.limits.request_seconds, transport.abort)
        self.is_counted = self.counted.add(self)
        if not self.is_counted:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        super().connection_lost(exc)
        self.late.cancel()
        self.release()

    def release(self) -> None:
        """Stop counting the connection, once."""
        if self.is_counted:
            self.is_counted = False
            self.counted.remove(self)

    def data_received(self, data: bytes) -> None:
        """Parse data when it is this address's turn; another process may serve the connection."""
        if self.is_new:
            self.is_new = False
            hand_over = self.counted.hand_over
            if hand_over is not None and hand_over(self.transport, data):
                self.transport.abort()  # closes it here only
                return
        if not self.unread and self.counted.reading.admits():
            self._parse(data)
            return
        if not self.unread:
            self.counted.reading.queue(self.address, self._read_on)
            self.transport.pause_reading()
        self.unread.append(data)

    def _read_on(self) -> bool:
        """Parse what has arrived; false if the connection is gone."""
        data = b"".join(self.unread)
        self.unread.clear()
        if self.transport.is_closing():
            return False
        if not self.flow.read_paused:
            self.transport.resume_reading()
        self._parse(data)
        return True

    def _parse(self, data: bytes) -> None:
        """Parse data; refuse a header that does not end."""
        began_before = self.in_header
        super().data_received(data)
        if self.in_header and began_before and not self.transport.is_closing():
            self.header_bytes += len(data)
            if self.header_bytes > self.counted.limits.header:
                self.too_large = True
                self.send_400_response("")

    def on_message_begin(self) -> None:
        """A request begins: it must be complete in time."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooManyPipelinedError
        super().on_message_begin()
        self.in_header = True
        self.header_bytes = 0
        self.late.cancel()
        seconds = self.counted.limits.request_seconds
        self.late = self.loop.call_later(seconds, self.transport.abort)

    def on_url(self, url: bytes) -> None:
        """Count and store a piece of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count and store a header."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self.header_bytes += size
        if self.header_bytes > self.counted.limits.header:
            self.too_large = True
            raise HeaderTooLargeError

    def on_headers_complete(self) -> None:
        """The request is known: the connection is in use."""
        self.in_header = False
        self.counted.idle.pop(self, None)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request has arrived in time."""
        self.late.cancel()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The connection is idle again, unless its client has not read the answer."""
        super().on_response_complete()
        unsent = self.unsent()
        if unsent > IN_TRANSIT and self.host not in self.counted.proxies:
            self.counted.backlog.note(self, unsent)
        if self.is_counted and not self.pipeline:
            self.counted.idle[self] = None

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection; one whose answer was not read is closed with it."""
        if self.unsent():
            seconds = self.counted.limits.request_seconds
            self.late = self.loop.call_later(seconds, self.transport.abort)
        super().timeout_keep_alive_handler()

    def handle_websocket_upgrade(self) -> None:
        """Become a web socket, which counts as the same connection."""
        self.late.cancel()
        self.counted.idle.pop(self, None)
        super().handle_websocket_upgrade()
        socket: Any = self.transport.get_protocol()
        socket.lost = self.release

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be read."""
        if not self.too_large:
            super().send_400_response(msg)
            return
        self.transport.write(STATUS_LINE[431] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def unsent(self) -> int:
        """Return how many bytes the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def give_up(self) -> None:
        """Close the connection as too slow."""
        self.counted.backlog.given_up += 1
        self.transport.abort()


def bounded(connections: Connections) -> type[BoundedHttp]:
    """Return the protocol of connections that are counted there."""
    return type("CountedHttp", (BoundedHttp,), {"counted": connections})


def raise_file_limit(wanted: int, reserve: int) -> int:
    """Raise the bound on open files where that is allowed; return how many may be connections."""
    try:
        import resource
    except ImportError:  # not every system has it
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
        except (OSError, ValueError):
            pass
    files = wanted if soft == resource.RLIM_INFINITY else soft
    return max(files - reserve, files // 2)
