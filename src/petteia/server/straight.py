"""The straight way of a web socket's frames, past the queues of ASGI.

uvicorn hands every frame through a queue, a task and five layers of functions. A socket of this
protocol offers its application, as the ASGI extension `WAY`, to hear a text frame at once and to
send one at once. Whatever is not the simplest kind of frame goes the usual way.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was installed without its compiled part
    from websockets.utils import apply_mask

WAY = "petteia.straight"
"""The name of the extension in the scope of a socket; its `way` is a `Way`."""

TEXT = 0x81
"""The first byte of a text message in one frame (RFC 6455, 5.2)."""
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that say how many bytes of length follow."""


class Way(Protocol):
    """What a socket offers beside ASGI."""

    hear: Callable[[bytes], bool] | None
    """Told of each text message first; whether it was taken. What is not comes by ASGI."""

    def tell(self, messages: Sequence[bytes]) -> bool:
        """Send text messages now; false if the client does not take any more for now."""


def text_of(data: bytes) -> bytes | None:
    """Return the text of a client's message, if these bytes are that message and nothing else."""
    if len(data) < 6 or data[0] != TEXT:
        return None
    length, start = data[1] - MASKED, 2
    if length == TWO_BYTES:
        length, start = int.from_bytes(data[2:4]), 4
    if length < 0 or length == EIGHT_BYTES or len(data) != start + 4 + length:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def ends_whole(data: bytes) -> bool:
    """Return whether these bytes, which begin with a frame, end with one."""
    start = 0
    while start + 2 <= len(data):
        length, more = data[start + 1] & 0x7F, 2
        if length >= TWO_BYTES:
            more = 4 if length == TWO_BYTES else 10
            length = int.from_bytes(data[start + 2 : start + more])
        start += more + 4 + length  # whoever does not mask is let go anyhow
    return start == len(data)


def framed(data: bytes) -> bytes:
    """Return a text message as the server's frame."""
    length = len(data)
    if length < TWO_BYTES:
        return b"\x81%c%b" % (length, data)
    if length < 1 << 16:
        return b"\x81\x7e%b%b" % (length.to_bytes(2), data)
    return b"\x81\x7f%b%b" % (length.to_bytes(8), data)


class StraightProtocol(WebSocketsSansIOProtocol):
    """uvicorn's web socket with a straight way in and out."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.hear: Callable[[bytes], bool] | None = None
        self.aligned = False
        """Whether what comes next is surely the beginning of a frame."""

    def handle_connect(self, event: Request) -> None:
        """Offer the way."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), WAY: {"way": self}}
            self.aligned = True

    def data_received(self, data: bytes) -> None:
        """Hear a message that came alone and whole; the rest the usual way."""
        if self.aligned:
            if self.hear is not None and self.conn.current_size is None and self.queue.empty():
                text = None if self.close_sent else text_of(data)
                if text is not None and len(text) <= self.config.ws_max_size and self.hear(text):
                    return
            self.aligned = ends_whole(data)
        super().data_received(data)

    def tell(self, messages: Sequence[bytes]) -> bool:
        """Send text messages now; false if the client does not take any more for now."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(map(framed, messages)))
        return True
