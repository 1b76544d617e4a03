"""Worker processes with a fair queue in front: what takes long is computed there."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from typing import Any, TypeVar

from petteia.server.hosting.bot_worker import begin_work, load_games
from petteia.server.limits.fair_queue import FairQueue, Job, Owner

T = TypeVar("T")

logger = logging.getLogger("petteia.workers")

UNLUCKY = 3
"""Workers that end one after the other during one job: no accident any more."""
AGAIN = 5.0
"""Seconds until another is tried then."""


class Workers:
    """Some processes, or one thread; they start with the first job."""

    def __init__(self, processes: int, ranks: int, nice: int) -> None:
        self.processes = processes
        self.nice = nice
        self.queue = FairQueue(ranks)
        self.pool: Executor | None = None
        self.running: set[asyncio.Task[None]] = set()
        self.cancelled = 0
        """Jobs that left the queue because nobody waited for them any more."""

    async def run(
        self, owner: Owner, rank: int, function: Callable[..., T], *args: Any,
        ended: Callable[[T | None], None] = lambda found: None,
    ) -> T:  # fmt: skip
        """Compute something when its turn comes; if the caller is cancelled, it is not begun.

        `ended` is called with what was computed, also when nobody waits for it any more.
        """
        job = Job(owner, rank, function, args, ended)
        self.queue.push(job)
        self._begin()
        try:
            found: T = await job.result
        except asyncio.CancelledError:
            if self.queue.remove(job):
                self.cancelled += 1
                job.ended(None)
            raise
        return found

    def warm_up(self) -> None:
        """Start a process before the first job comes."""
        if self.pool is None and self.processes:
            self._pool().submit(load_games)

    async def close(self) -> None:
        """Stop; jobs that wait are dropped, and what runs is not waited for."""
        while job := self.queue.pop():
            job.result.cancel()
            job.ended(None)
        running = list(self.running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)

    def _begin(self) -> None:
        while len(self.running) < max(1, self.processes):
            job = self.queue.pop()
            if job is None:
                return
            task = asyncio.create_task(self._work(job))
            self.running.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self.running.discard(task)
        if not task.cancelled():
            self._begin()

    async def _work(self, job: Job) -> None:
        found = None
        try:
            found = await self._computed(job)
        except asyncio.CancelledError:
            job.result.cancel()
            raise
        except Exception as error:
            if not job.result.done():
                job.result.set_exception(error)
        else:
            if not job.result.done():
                job.result.set_result(found)
        finally:
            job.ended(found)

    async def _computed(self, job: Job) -> Any:
        loop = asyncio.get_running_loop()
        for tried in count(1):
            pool = self._pool()
            try:
                return await loop.run_in_executor(pool, job.function, *job.args)
            except BrokenProcessPool:  # a process was killed; its job is tried again
                if self.pool is pool:
                    self.pool = None
            if tried == UNLUCKY:
                logger.error("worker processes end as soon as they begin; they are tried again")
            if tried >= UNLUCKY:
                await asyncio.sleep(AGAIN)
        raise AssertionError

    def _pool(self) -> Executor:
        if self.pool is None:
            if self.processes:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.processes, context, begin_work, (self.nice,))
            else:
                self.pool = ThreadPoolExecutor(1, "worker")
        return self.pool
