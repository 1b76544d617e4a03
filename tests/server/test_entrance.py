"""Requests are begun by turns of the addresses they come from."""

import asyncio

from petteia.server.limits.entrance import Entrance

from .guests import House


def begun(addresses: list[str], at_once: int) -> tuple[list[str], list[int]]:
    """Return who was let in, in order, and how many in each round of the event loop."""
    order: list[str] = []
    rounds: list[int] = []

    async def run() -> None:
        entrance = Entrance(at_once)

        async def one(address: str) -> None:
            await entrance.enter(address)
            order.append(address)

        tasks = [asyncio.create_task(one(address)) for address in addresses]
        while len(order) < len(tasks):
            before = len(order)
            await asyncio.sleep(0)
            rounds.append(len(order) - before)
        assert entrance.waiting() == 0
        assert not entrance.queues

    asyncio.run(run())
    return order, rounds


def test_a_flood_from_one_address_delays_another_by_one_round() -> None:
    order, rounds = begun(["flood"] * 500 + ["honest"] * 3, at_once=8)
    assert len(order) == 503
    assert max(rounds) <= 8
    places = [place for place, address in enumerate(order) if address == "honest"]
    assert places[0] < 8 + 2
    assert places[-1] < 8 + 6


def test_whoever_comes_alone_does_not_wait() -> None:
    entrance = Entrance(2)

    async def run() -> None:
        for _ in range(5):
            await entrance.enter("one")
            await entrance.enter("two")
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    asyncio.run(run())
    assert entrance.waited == 0


def test_a_request_that_is_dropped_while_it_waits_takes_no_turn() -> None:
    entrance = Entrance(1)

    async def run() -> None:
        tasks = [asyncio.create_task(entrance.enter("one")) for _ in range(4)]
        await asyncio.sleep(0)
        assert entrance.waiting() == 3
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert entrance.waiting() == 0

    asyncio.run(run())


def test_requests_and_frames_come_by_the_entrance(house: House) -> None:
    guest = house.guest()
    table = guest.make(["me", "open"])["table"]["id"]
    entered: list[str] = []
    enter = house.runtime.entrance.enter

    async def count(address: str) -> None:
        entered.append(address)
        await enter(address)

    house.runtime.entrance.enter = count
    guest.see(table)
    assert len(entered) == 1
    with guest.socket() as line:
        assert len(entered) == 2  # opening a socket is a request
        chat = {"do": "chat", "client": "c", "seat": 0, "text": "hello"}
        for frame, answer in (
            ({"type": "join", "table": table}, "joined"),
            ({"type": "do", "table": table, "command": chat}, "ack"),
            ({"type": "ping"}, "pong"),
        ):
            line.send_json(frame)
            while line.receive_json()["type"] != answer:
                pass
    assert len(entered) == 5
