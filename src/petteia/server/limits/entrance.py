"""The entrance: requests are begun a few at a time, by turns of the addresses they come from.

An address may send thousands at once. Begun as they come, each a few milliseconds of the event
loop, they would delay everybody else by seconds.
"""

import asyncio
from collections import OrderedDict, deque

AT_ONCE = 4
"""Requests begun in one round of the event loop."""


class Entrance:
    """Lets requests in; whoever comes while few are begun does not wait."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self.begun = 0
        """Requests begun in this round of the event loop."""
        self.queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Those that wait, by address; the next address first."""
        self.waited = 0
        """How many have waited so far."""

    def waiting(self) -> int:
        """Return how many wait."""
        return sum(len(queue) for queue in self.queues.values())

    async def enter(self, address: str) -> None:
        """Wait for the turn of a request."""
        loop = asyncio.get_running_loop()
        if not self.begun and not self.queues:
            loop.call_soon(self._next_round)
        if self.begun < self.at_once and not self.queues:
            self.begun += 1
            return
        turn: asyncio.Future[None] = loop.create_future()
        self.queues.setdefault(address, deque()).append(turn)
        self.waited += 1
        await turn

    def _next_round(self) -> None:
        self.begun = 0
        while self.queues and self.begun < self.at_once:
            address, queue = self.queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self.queues[address] = queue
            if not turn.done():
                turn.set_result(None)
                self.begun += 1
        if self.begun:
            asyncio.get_running_loop().call_soon(self._next_round)
