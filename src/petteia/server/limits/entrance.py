"""The entrance: work is begun a little at a time, by turns of the addresses it comes from.

An address may send thousands of requests or frames at once. Begun as they come, each a few
milliseconds of the event loop, they would delay everybody else by seconds.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

AT_ONCE = 4
"""Requests and frames begun in one round of the event loop."""
LONG_ROUND = 0.01
"""Seconds after which a round was long: in the next one a single request or frame is begun."""


class Entrance:
    """Lets work in; whatever comes while little is begun does not wait."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self.room = at_once
        """How much may be begun in this round."""
        self.round_begun = 0.0
        self.begun = 0
        """How much was begun in this round of the event loop."""
        self.queues: OrderedDict[str, deque[Callable[[], bool]]] = OrderedDict()
        """What waits, by address; the next address first."""
        self.waited = 0
        """How much has waited so far."""

    def waiting(self) -> int:
        """Return how much waits."""
        return sum(len(queue) for queue in self.queues.values())

    async def enter(self, address: str) -> None:
        """Wait for the turn of a request or a frame."""
        if not self.admits():
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            def begin() -> bool:
                wanted = not turn.done()
                if wanted:
                    turn.set_result(None)
                return wanted

            self.queue(address, begin)
            await turn

    def admits(self) -> bool:
        """Return whether something may begin now; if so, it is counted."""
        if not self.begun and not self.queues:
            loop = asyncio.get_running_loop()
            self.room, self.round_begun = self.at_once, loop.time()
            loop.call_soon(self._next_round)
        if self.begun < self.room and not self.queues:
            self.begun += 1
            return True
        return False

    def queue(self, address: str, begin: Callable[[], bool]) -> None:
        """Call `begin` when it is its turn; it returns false if it is no longer wanted."""
        self.queues.setdefault(address, deque()).append(begin)
        self.waited += 1

    def _next_round(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        self.room = 1 if now - self.round_begun > LONG_ROUND else self.at_once
        self.round_begun = now
        self.begun = 0
        while self.queues and self.begun < self.room:
            address, queue = self.queues.popitem(last=False)
            begin = queue.popleft()
            if queue:
                self.queues[address] = queue
            self.begun += begin()
        if self.begun:
            loop.call_soon(self._next_round)
