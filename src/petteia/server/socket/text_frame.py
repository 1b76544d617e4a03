"""Text messages of a web socket as the bytes on its line (RFC 6455), and back."""

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was installed without its compiled part
    from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a text message in one frame (RFC 6455, 5.2)."""
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that say how many bytes of length follow."""


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
