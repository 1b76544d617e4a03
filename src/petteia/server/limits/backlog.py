"""Bytes that wait for slow clients, bounded for each address."""

from typing import Protocol


class Waiting(Protocol):
    """A socket for which bytes may wait."""

    address: str

    def unsent(self) -> int:
        """Return how many bytes wait for the client."""

    def give_up(self) -> None:
        """Close the socket as too slow."""


class Backlog:
    """The sockets of each address that have not taken all that was sent."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.behind: dict[str, dict[Waiting, int]] = {}
        """By address: its slow sockets and the bytes that waited for each when it was noted."""
        self.given_up = 0
        """Sockets that were closed as too slow."""

    def note(self, socket: Waiting, unsent: int) -> None:
        """Bytes wait for a socket; above the address's bound the slowest of its sockets goes."""
        sockets = self.behind.setdefault(socket.address, {})
        sockets[socket] = unsent
        if sum(sockets.values()) <= self.most:
            return
        for each in list(sockets):  # some have taken what waited for them since
            sockets[each] = each.unsent()
            if not sockets[each]:
                del sockets[each]
        while sum(sockets.values()) > self.most:
            slowest = max(sockets, key=lambda each: sockets[each])
            del sockets[slowest]
            slowest.give_up()

    def forget(self, socket: Waiting) -> None:
        """Nothing waits for a socket any more, or it is closed."""
        sockets = self.behind.get(socket.address)
        if sockets is not None:
            sockets.pop(socket, None)
            if not sockets:
                self.behind.pop(socket.address, None)

    def total(self) -> int:
        """Return how many bytes wait for slow sockets."""
        return sum(each.unsent() for sockets in self.behind.values() for each in sockets)
