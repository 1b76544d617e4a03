"""Attacks on other players: on clocks, ratings, hints and privacy."""

import asyncio
import json
from typing import Any

from .attacker import Attacker, Guest

INCREMENT = 20_000
BANK = {"kind": "bank", "seconds": 600, "increment": INCREMENT // 1000, "at_zero": "lose"}
PER_MOVE = {"kind": "move", "seconds": 600, "at_zero": "bot"}


async def two_at_a_table(
    attacker: Attacker, game: str = "athens", **more: Any
) -> tuple[str, list[Guest]]:
    """Return a running table of two sessions of the attacker, by seat."""
    one, two = await attacker.guest(), await attacker.guest()
    made = await one.made(game, ["me", "open"], **more)
    table = made["table"]["id"]
    await two.done(table, "sit", invitation=made["invitation"])
    return table, [one, two]


async def clock_refills(attacker: Attacker) -> None:
    """Gain time by taking moves back, and by leaving and returning, in one game after another."""
    undone = await two_at_a_table(attacker, terms={"clock": BANK})
    left = await two_at_a_table(attacker, terms={"clock": PER_MOVE})
    while await attacker.another():
        if not await refill_by_undo(attacker, *undone):
            undone = await two_at_a_table(attacker, terms={"clock": BANK})
        if not await refill_by_leaving(attacker, *left):
            left = await two_at_a_table(attacker, terms={"clock": PER_MOVE})


async def refill_by_undo(attacker: Attacker, table: str, guests: list[Guest]) -> bool:
    """Move and take it back, again and again; return whether the game is still running."""
    seat = (await guests[0].info(table))["actor"]
    if seat is None:
        return False
    before = await time_left(guests[seat], table, seat)
    for _ in range(5):
        await play(guests[seat], table, seat)
        await guests[seat].do(table, "undo", seat=seat)
    after = await time_left(guests[seat], table, seat)
    attacker.counts["milliseconds gained by undo"] += max(0, after - before - INCREMENT)
    await play(guests[seat], table, seat)
    return True


async def refill_by_leaving(attacker: Attacker, table: str, guests: list[Guest]) -> bool:
    """Think, leave and return; return whether the game is still running."""
    seat = (await guests[0].info(table))["actor"]
    if seat is None:
        return False
    await asyncio.sleep(0.2)  # time that was used and could be gained back
    info = await guests[seat].info(table)
    before, entries = info["seats"][seat]["clock"], info["number"]
    await guests[seat].do(table, "leave", seat=seat)
    await guests[seat].do(table, "return", seat=seat)
    info = await guests[seat].info(table)
    if info["number"] == entries + 2:
        after = info["seats"][seat]["clock"]
        attacker.counts["milliseconds gained by leaving"] += max(0, after - before)
    await play(guests[seat], table, seat)
    return True


async def play(guest: Guest, table: str, seat: int) -> None:
    """Make the seat's first legal move, if it is its turn."""
    for text in (await guest.choices(table, seat))[:1]:
        await guest.do(table, "move", text=text)


async def time_left(guest: Guest, table: str, seat: int) -> int:
    clock: int = (await guest.info(table))["seats"][seat]["clock"]
    return clock


async def undo_after_resigning(attacker: Attacker) -> None:
    """Take moves back on a seat that has given up."""
    one, two = await attacker.guest(), await attacker.guest()
    made = await one.made("offrandes", ["me", "open", "novice"])
    table = made["table"]["id"]
    await two.done(table, "sit", invitation=made["invitation"])
    guests = [one, two]
    for _ in range(40):
        info = await one.info(table)
        seat = info["actor"]
        if seat is None or seat > 1:
            await asyncio.sleep(0.05)
            continue
        await play(guests[seat], table, seat)
        if seat == 0:
            break
    await one.do(table, "resign", seat=0)
    while await attacker.another():
        for _ in range(10):
            status, _ = await one.do(table, "undo", seat=0)
            attacker.counts["undone"] += status == 200


async def arranged_results(attacker: Attacker) -> None:
    """Raise a rating: a second session resigns again and again."""
    while await attacker.another():
        for _ in range(3):
            terms = {"rated": True, "clock": BANK}
            table, guests = await two_at_a_table(attacker, "agora_ernest", terms=terms)
            await guests[1].done(table, "resign", seat=1)
            found = await guests[0].must("GET", "/api/ratings?game=agora_ernest")
            players = {guest.player for guest in guests}
            rated = sum(each["player"] in players for each in found["ratings"])
            attacker.counts["results"] += 1
            attacker.counts["rated"] += rated


async def borrowed_hints(attacker: Attacker) -> None:
    """Export a running rated game, import it and ask a bot there."""
    terms = {"rated": True, "clock": BANK}
    table, guests = await two_at_a_table(attacker, "agora_ernest", terms=terms)
    for _ in range(10):
        seat = (await guests[0].info(table))["actor"]
        await play(guests[seat], table, seat)
    while await attacker.another():
        for seat, guest in enumerate(guests):
            record = await guest.must("GET", f"/api/tables/{table}/record?seat={seat}")
            for moves in (record["moves"], record["moves"][:-1]):
                body = {"record": {**record, "moves": moves}}
                status, _ = await guest.ask("POST", "/api/records", body)
                attacker.counts["imported"] += status == 201


async def listening_on(attacker: Attacker) -> None:
    """Leave a private table and keep its socket: read what the others say."""
    while await attacker.another():
        one, two = await attacker.guest(), await attacker.guest()
        made = await one.made("offrandes", ["me", "open", "open"], terms={"watch": "nobody"})
        table = made["table"]["id"]
        await two.done(table, "sit", seat=1, invitation=made["invitation"])
        line = await attacker.socket(two.token)
        await line.send(json.dumps({"type": "join", "table": table}))
        await two.done(table, "leave", seat=1)
        for number in range(3):
            await one.done(table, "chat", seat=0, text=f"secret {number}")
        await line.send('{"type":"ping"}')
        async for frame in line:
            attacker.counts["overheard"] += "secret" in str(frame)
            if json.loads(frame)["type"] == "pong":
                break
        await line.close()
