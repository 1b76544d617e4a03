"""Computing on somebody's account: in a worker process, charged by what it cost."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from petteia.server.errors import NotDone
from petteia.server.hosting.calculations import timed
from petteia.server.hosting.workers import Workers
from petteia.server.limits.allowances import Allowances
from petteia.server.limits.fair_queue import Owner

T = TypeVar("T")

NICE = 5
"""People wait for what is computed: it comes before bots, and after the server itself."""


class Computing:
    """The workers for replays, previews and reasons, and whose turn it is to use them."""

    def __init__(self, processes: int, allowances: Allowances) -> None:
        self.workers = Workers(processes, 1, NICE)
        self.allowances = allowances
        self.loop = asyncio.Lock()
        """Held by the one computation that runs in slices on the event loop."""

    def check(self, owner: Owner) -> None:
        """Refuse somebody who has used up their computing time."""
        if not self.allowances.compute.has(owner.player, owner.address, 1.0):
            raise NotDone("too-much-computing")

    def charge(self, owner: Owner, milliseconds: float) -> None:
        """Charge computing time that was used."""
        self.allowances.compute.charge(owner.player, owner.address, milliseconds)

    async def run(self, owner: Owner, function: Callable[..., T], *args: Any) -> T:
        """Compute something in a worker and charge its owner."""
        self.check(owner)
        if not self.allowances.computations.take(owner.player, owner.address):
            raise NotDone("too-much-computing")

        def ended(found: tuple[T, float] | None) -> None:
            self.allowances.computations.release(owner.player, owner.address)
            if found is not None:
                self.charge(owner, found[1])

        computed: tuple[T, float] = await self.workers.run(
            owner, 0, timed, function, *args, ended=ended
        )
        return computed[0]

    async def run_in_slices(self, owner: Owner, work: Callable[[], Awaitable[T]]) -> T:
        """Run what computes in slices on the event loop, one at a time: everybody waits for it.

        Whoever serves the request charges it.
        """
        if not self.allowances.computations.take(owner.player, owner.address):
            raise NotDone("too-much-computing")
        try:
            async with self.loop:
                self.check(owner)
                return await work()
        finally:
            self.allowances.computations.release(owner.player, owner.address)

    async def close(self) -> None:
        """Stop the workers."""
        await self.workers.close()
