"""Jobs for workers: by turns, most urgent first, dropped when nobody waits."""

import asyncio
import threading
from collections.abc import Callable

from petteia.server.hosting.workers import Workers
from petteia.server.limits.fair_queue import OVERTAKEN, FairQueue, Job, Owner


def job(player: str, address: str, rank: int = 0) -> Job:
    return Job(Owner(player, address), rank, print, (), lambda found: None, None)  # type: ignore[arg-type]


def order(queue: FairQueue) -> list[str]:
    found = []
    while one := queue.pop():
        found.append(one.owner.player)
    return found


def test_addresses_and_their_people_are_served_by_turns() -> None:
    queue = FairQueue(1)
    for player, address in [("a", "x")] * 4 + [("b", "x")] * 2 + [("c", "y")]:
        queue.push(job(player, address))
    assert order(queue) == ["a", "c", "b", "a", "b", "a", "a"]
    assert len(queue) == 0
    assert not any(queue.ranks)


def test_a_newcomer_waits_for_one_job_of_a_flood() -> None:
    queue = FairQueue(1)
    for _ in range(150):
        queue.push(job("flood", "x"))
    queue.pop()
    queue.push(job("honest", "y"))
    assert order(queue).index("honest") <= 1


def test_urgent_jobs_come_first_and_others_are_not_starved() -> None:
    queue = FairQueue(2)
    for _ in range(3 * OVERTAKEN):
        queue.push(job("urgent", "x", 0))
    for _ in range(2):
        queue.push(job("patient", "y", 1))
    assert queue.waiting(1) == 2
    served = order(queue)
    assert served[:OVERTAKEN] == ["urgent"] * OVERTAKEN
    places = [place for place, player in enumerate(served) if player == "patient"]
    assert places == [OVERTAKEN, 2 * OVERTAKEN + 1]


def test_a_job_that_is_not_wanted_leaves_the_queue() -> None:
    queue = FairQueue(1)
    jobs = [job("a", "x") for _ in range(3)]
    for one in jobs:
        queue.push(one)
    assert queue.remove(jobs[1])
    assert not queue.remove(jobs[1])
    assert [queue.pop(), queue.pop(), queue.pop()] == [jobs[0], jobs[2], None]


def test_a_cancelled_job_is_never_begun_and_a_running_one_is_still_paid_for() -> None:
    begun: list[str] = []
    paid: list[object] = []
    hold = threading.Event()

    def work(name: str) -> str:
        begun.append(name)
        hold.wait()
        return name

    async def play() -> Workers:
        workers = Workers(0, 1, 0)

        def ask(name: str, ended: Callable[[object], None]) -> "asyncio.Task[str]":
            asked = workers.run(Owner(name, name), 0, work, name, ended=ended)
            return asyncio.create_task(asked)

        running = ask("running", paid.append)
        waiting = [ask(f"waiting {n}", paid.append) for n in range(150)]
        while not begun:
            await asyncio.sleep(0)
        assert len(workers.queue) == 150
        for task in [running, *waiting]:
            task.cancel()
        await asyncio.wait([running, *waiting])
        assert len(workers.queue) == 0
        honest = ask("honest", lambda found: None)
        await asyncio.sleep(0)
        hold.set()
        assert await honest == "honest"
        await workers.close()
        return workers

    workers = asyncio.run(play())
    assert begun == ["running", "honest"]
    assert workers.cancelled == 150
    assert paid.count(None) == 150
    assert paid.count("running") == 1
