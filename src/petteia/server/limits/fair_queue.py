"""A queue of jobs that serves addresses in turn, and in each address its people in turn."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

OVERTAKEN = 8
"""How often better ranks overtake a rank before one of its jobs is served."""


class Owner(NamedTuple):
    """On whose account a job is computed."""

    player: str
    address: str


@dataclass(eq=False)
class Job:
    """A call that waits for a worker."""

    owner: Owner
    rank: int
    function: Callable[..., Any]
    args: tuple[Any, ...]
    ended: Callable[[Any], None]
    """Called once: with what was computed, or with nothing."""
    result: "asyncio.Future[Any]" = field(default_factory=asyncio.Future)


class FairQueue:
    """Jobs that wait: lower ranks first, then by turns."""

    def __init__(self, ranks: int) -> None:
        self.ranks: list[OrderedDict[str, OrderedDict[str, deque[Job]]]] = [
            OrderedDict() for _ in range(ranks)
        ]
        """For each rank the jobs by address and player; the next to be served first."""
        self.overtaken = [0] * ranks
        self.count = 0

    def __len__(self) -> int:
        return self.count

    def waiting(self, rank: int) -> int:
        """Return how many jobs of a rank wait."""
        people = (jobs for address in self.ranks[rank].values() for jobs in address.values())
        return sum(len(jobs) for jobs in people)

    def push(self, job: Job) -> None:
        """Let a job wait."""
        people = self.ranks[job.rank].setdefault(job.owner.address, OrderedDict())
        people.setdefault(job.owner.player, deque()).append(job)
        self.count += 1

    def pop(self) -> Job | None:
        """Return the next job; nothing if none waits."""
        filled = [rank for rank, addresses in enumerate(self.ranks) if addresses]
        if not filled:
            return None
        late = (rank for rank in filled if self.overtaken[rank] >= OVERTAKEN)
        rank = next(late, filled[0])
        for other in filled:
            self.overtaken[other] += other > rank
        self.overtaken[rank] = 0
        addresses = self.ranks[rank]
        address, people = next(iter(addresses.items()))
        player, jobs = next(iter(people.items()))
        job = jobs.popleft()
        addresses.move_to_end(address)
        people.move_to_end(player)
        self._taken(job)
        return job

    def remove(self, job: Job) -> bool:
        """Take a job out that is no longer wanted; false if it does not wait."""
        people = self.ranks[job.rank].get(job.owner.address, OrderedDict())
        jobs = people.get(job.owner.player, ())
        if job not in jobs:
            return False
        people[job.owner.player].remove(job)
        self._taken(job)
        return True

    def _taken(self, job: Job) -> None:
        self.count -= 1
        people = self.ranks[job.rank][job.owner.address]
        if not people[job.owner.player]:
            del people[job.owner.player]
        if not people:
            del self.ranks[job.rank][job.owner.address]
