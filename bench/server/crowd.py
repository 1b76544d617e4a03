"""A crowd: many tables of four sockets, what it measured, and the loop that lets it play."""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import uvloop

PATIENCE = 120.0
"""Seconds until whoever has not come is missing."""


class Measured(msgspec.Struct, kw_only=True):
    """What a crowd saw in the measured seconds."""

    server: str
    tables: int
    think: float
    """Seconds a player thinks; 0: full throttle."""
    seconds: float
    moves_per_second: float
    p50_ms: float | None
    p99_ms: float | None
    told_per_second: float
    """Things that seats were told."""
    untold: int
    """Things that a seat was not told and another of its table was."""
    errors: int
    kb_per_table: float = 0.0
    """How much the server grew for each table."""
    cpu_ms_per_move: float | None = None
    """Processor time of the server: hardly disturbed by what else the machine does."""
    crowd_ms_per_move: float | None = None
    """Processor time of the crowd, which shares the machine."""


class Crowd(ABC):
    """Everybody who plays on one server, and what they measured."""

    server: str

    def __init__(self, think: float, cpu: Callable[[], float]) -> None:
        self.think = think
        self.cpu = cpu
        """Seconds of processor time that the server has used."""
        self.waits: list[float] = []
        self.told = 0
        self.last: dict[str, dict[int, int]] = {}
        """By table and seat: the number of the last thing that the seat was told."""
        self.missed = 0
        self.errors = 0
        self.measuring = False
        self.held: list[Callable[[], None]] | None = []
        """The first moves, made when everybody is there; nothing: the play has begun."""
        self.resting = False
        """Whether nobody moves any more, only listens."""

    @abstractmethod
    async def seat(self, tables: int) -> Sequence[Any]:
        """Make the tables and return what every seat needs to play."""

    @abstractmethod
    async def play(self, place: Any) -> None:
        """Play one seat until it is over."""

    def think_it_over(self, move: Callable[[], None]) -> None:
        """Move when a player has thought, unless nobody moves yet, or any more."""
        if self.held is not None:
            self.held.append(move)
        elif self.think:
            seconds = self.think * random.uniform(0.9, 1.1)
            asyncio.get_running_loop().call_later(seconds, self._move, move)
        else:
            self._move(move)

    def _move(self, move: Callable[[], None]) -> None:
        if not self.resting:
            move()

    def acknowledged(self, sent: float) -> None:
        """A move has come back."""
        if self.measuring:
            self.waits.append(time.perf_counter() - sent)

    def hear(self, table: str, seat: int, number: int, begin: bool = False) -> None:
        """A seat was told something; numbers go up by one."""
        seats = self.last.setdefault(table, {})
        if not begin:
            self.told += self.measuring
            self.missed += max(0, number - seats[seat] - 1)
        seats[seat] = number

    async def measure(self, tables: int, seconds: float, settle: float = 3.0) -> Measured:
        """Let everybody play for a while."""
        places = await self.seat(tables)
        tasks = []
        for place in places:
            tasks.append(asyncio.create_task(self.play(place)))
            await asyncio.sleep(0.002)
        await self._gather(len(places))
        await asyncio.sleep(settle)
        self.measuring = True
        began, cpu, own = time.perf_counter(), self.cpu(), time.process_time()
        await asyncio.sleep(seconds)
        self.measuring, self.resting = False, True
        took = time.perf_counter() - began
        counted, cpu, own = len(self.waits), self.cpu() - cpu, time.process_time() - own
        await asyncio.sleep(2.0)  # what is on its way arrives
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        self.errors += sum(isinstance(end, Exception) for end in ended)
        waits = sorted(self.waits[:counted])
        return Measured(
            server=self.server,
            tables=tables,
            think=self.think,
            seconds=round(took, 1),
            moves_per_second=round(counted / took, 1),
            p50_ms=_part(waits, 50),
            p99_ms=_part(waits, 99),
            told_per_second=round(self.told / took, 1),
            untold=self._untold(),
            errors=self.errors,
            cpu_ms_per_move=round(cpu * 1000 / counted, 3) if counted else None,
            crowd_ms_per_move=round(own * 1000 / counted, 3) if counted else None,
        )

    async def _gather(self, places: int) -> None:
        """Wait until everybody is there, then let them play."""
        patience = time.perf_counter() + PATIENCE
        while sum(map(len, self.last.values())) < places and time.perf_counter() < patience:
            await asyncio.sleep(0.05)
        self.errors += places - sum(map(len, self.last.values()))
        held, self.held = self.held or [], None
        loop = asyncio.get_running_loop()
        for move in held:  # not all tables in one breath
            loop.call_later(random.uniform(0, self.think), self._move, move)

    def _untold(self) -> int:
        """Count what seats were not told that another of their table was."""
        behind = (max(seats.values()) * len(seats) - sum(seats.values())
                  for seats in self.last.values())  # fmt: skip
        return self.missed + sum(behind)


def _part(waits: Sequence[float], percent: int) -> float | None:
    return round(waits[len(waits) * percent // 100] * 1000, 2) if waits else None


def run(crowd: Crowd, tables: int, seconds: float) -> Measured:
    """Measure on a fast event loop."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(crowd.measure(tables, seconds))
