"""The WebSocket fast path: frames that bypass the queues of ASGI.

uvicorn hands every frame through a queue, a task and five layers of functions. A socket of this
protocol offers its application, as the ASGI extension `EXTENSION`, to receive and to send a text
frame at once. Whatever is not the simplest kind of frame goes the usual way.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from petteia.server.socket.text_frame import ends_whole, framed, text_of

EXTENSION = "petteia.fast_path"
"""The name of the extension in the scope of a socket; its `fast_path` is a `FastPath`."""


class FastPath(Protocol):
    """What a socket offers beside ASGI."""

    hear: Callable[[bytes], bool] | None
    """Receives each text message first and returns whether it took it; the rest comes by ASGI."""

    def tell(self, messages: Sequence[bytes]) -> bool:
        """Send text messages now; false if the client does not take any more for now."""

    def buffered(self) -> int:
        """Return how many bytes the client has not taken yet."""

    def abort(self) -> None:
        """Close at once and drop what the client has not taken."""


class FastPathProtocol(WebSocketsSansIOProtocol):
    """uvicorn's web socket with a fast path in and out."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.hear: Callable[[bytes], bool] | None = None
        self.lost: Callable[[], None] | None = None
        """Called when the connection is gone."""
        self.aligned = False
        """Whether what comes next is surely the beginning of a frame."""

    def handle_connect(self, event: Request) -> None:
        """Offer the fast path."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {
                **(self.scope["extensions"] or {}),
                EXTENSION: {"fast_path": self},
            }
            self.aligned = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        super().connection_lost(exc)
        if self.lost is not None:
            self.lost()

    def data_received(self, data: bytes) -> None:
        """Hear a message that came alone and whole; the rest the usual way."""
        if self.aligned:
            if self.hear is not None and self.conn.current_size is None and self.queue.empty():
                text = None if self.close_sent else text_of(data)
                if text is not None and len(text) <= self.config.ws_max_size and self.hear(text):
                    return
            self.aligned = ends_whole(data)
        super().data_received(data)

    async def send(self, message: Any) -> None:
        """Send what the application says; a refusal is an answer too, which uvicorn forgets."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def tell(self, messages: Sequence[bytes]) -> bool:
        """Send text messages now; false if the client does not take any more for now."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(map(framed, messages)))
        return True

    def buffered(self) -> int:
        """Return how many bytes the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """Close at once and drop what the client has not taken."""
        self.transport.abort()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read: answers would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """Close a client that has gone silent, with what still waits for it."""
        super().keepalive_timeout()
        self.transport.abort()
