"""The crowd on our own server: four sockets a table; a game that ends is followed by the next."""

import asyncio
import json
import random
import time
from collections.abc import Sequence
from typing import Any

import httpx2
import msgspec
from bench.server.crowd import Crowd
from bench.server.running import Running
from websockets.asyncio.client import connect

TOGETHER = 20
"""Tables made at once."""


class Entry(msgspec.Struct):
    """An entry of a table's log, of which only the number counts here."""

    number: int = 0


class Table(msgspec.Struct):
    """What everybody knows of a table."""

    state: str = ""


class Frame(msgspec.Struct):
    """What the crowd reads of a frame; the rest is skipped."""

    type: str = ""
    seen: "Frame | None" = None
    choices: list[dict[str, Any]] = []
    entries: list[Entry] = []
    table: Table | str | None = None


DECODER = msgspec.json.Decoder(Frame)


class Place(msgspec.Struct, frozen=True):
    """A seat and how to get there."""

    url: str
    table: str
    seat: int
    token: str


class OurCrowd(Crowd):
    """Everybody who plays on our server."""

    server = "petteia"

    def __init__(self, nodes: Sequence[Running], think: float, game: str) -> None:
        super().__init__(think, lambda: sum(node.cpu() for node in nodes))
        self.urls = [node.url for node in nodes]
        self.game = game

    async def seat(self, tables: int) -> Sequence[Place]:
        """Make the tables; with several nodes each has its share."""
        places: list[Place] = []
        for start in range(0, tables, TOGETHER):
            numbers = range(start, min(start + TOGETHER, tables))
            made = await asyncio.gather(
                *(self._table(self.urls[n % len(self.urls)]) for n in numbers)
            )
            places += [place for table in made for place in table]
        return places

    async def _table(self, url: str) -> list[Place]:
        async with httpx2.AsyncClient(base_url=url, timeout=120) as client:
            tokens = [(await _post(client, "/api/me/token", None))["secret"] for _ in range(4)]
            seats = [{"who": "me"}, *[{"who": "open"}] * 3]
            asked = {"game": self.game, "seats": seats, "public": True}
            made = await _post(client, "/api/tables", asked, tokens[0])
            table = made["table"]["id"]
            for token in tokens[1:]:
                command = {"do": "sit", "client": "sit"}
                await _post(client, f"/api/tables/{table}/commands", command, token)
        return [Place(url, table, seat, token) for seat, token in enumerate(tokens)]

    async def play(self, place: Place) -> None:
        """Play one seat."""
        headers = {"authorization": f"Bearer {place.token}"}
        address = place.url.replace("http", "ws") + "/socket"
        async with connect(
            address, additional_headers=headers, compression=None, open_timeout=120, max_queue=64
        ) as line:
            table = place.table
            await line.send(json.dumps({"type": "join", "table": table}))
            sent, number = 0.0, 0
            async for data in line:
                frame = DECODER.decode(data)
                if frame.type == "ack":
                    self.acknowledged(sent)
                    continue
                self.errors += frame.type in ("nack", "mistake")
                seen = frame.seen or frame
                for entry in seen.entries:
                    self.hear(table, place.seat, entry.number, frame.type == "joined")
                if isinstance(seen.table, Table) and seen.table.state == "over":
                    await line.send(json.dumps({"type": "quit", "table": table}))
                    table = await self._next(place, table)
                    await line.send(json.dumps({"type": "join", "table": table}))
                    continue
                if seen.choices:
                    await self.think_it_over()
                    if self.resting:
                        continue
                    number += 1
                    text = random.choice(seen.choices)["text"]
                    command = {"do": "move", "client": str(number), "text": text}
                    sent = time.perf_counter()
                    asked = {"type": "do", "table": table, "command": command}
                    await line.send(json.dumps(asked))

    async def _next(self, place: Place, table: str) -> str:
        async with httpx2.AsyncClient(base_url=place.url, timeout=120) as client:
            path = f"/api/tables/{table}/rematch"
            return str((await _post(client, path, None, place.token))["table"])


async def _post(client: httpx2.AsyncClient, path: str, body: Any, token: str = "") -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await client.post(path, json=body, headers=headers)
    client.cookies.clear()
    answer.raise_for_status()
    return answer.json()
