"""Bytes of requests that arrive or are being served, bounded for each address."""

from collections.abc import Iterator
from contextlib import contextmanager


class HeldBody:
    """What the server holds of one request's body."""

    def __init__(self, bodies: "Bodies", address: str) -> None:
        self.bodies = bodies
        self.address = address
        self.size = 0

    def take(self, size: int) -> bool:
        """Count more bytes; false, and nothing counted, above the bound of the address."""
        held = self.bodies.held.get(self.address, 0) + size
        if held > self.bodies.most:
            self.bodies.refused += 1
            return False
        self.bodies.held[self.address] = held
        self.size += size
        return True


class Bodies:
    """The bodies that the server holds, by address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: dict[str, int] = {}
        self.refused = 0

    @contextmanager
    def of(self, address: str) -> Iterator[HeldBody]:
        """Hold the body of one request until it is answered."""
        body = HeldBody(self, address)
        try:
            yield body
        finally:
            if body.size:
                self.held[address] -= body.size
                if not self.held[address]:
                    del self.held[address]
