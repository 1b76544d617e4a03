"""The crowd on our own server: four sockets a table; a game that ends is followed by the next."""

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any

import httpx2
import msgspec
from bench.server.crowd import Crowd
from bench.server.line import Line, open_line
from bench.server.process import Running

TOGETHER = 20
"""Tables made at once."""


class Entry(msgspec.Struct):
    """An entry of a table's log, of which only the number counts here."""

    number: int = 0


class Choice(msgspec.Struct):
    """A legal move."""

    text: str = ""


class Table(msgspec.Struct):
    """What everybody knows of a table."""

    state: str = ""


class Frame(msgspec.Struct):
    """What the crowd reads of a frame; the rest is skipped."""

    type: str = ""
    seen: "Frame | None" = None
    choices: list[Choice] = []
    entries: list[Entry] = []
    table: Table | str | None = None


encode = msgspec.json.encode
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
        self.going_on: list[asyncio.Task[None]] = []
        """Those who go from one game to the next."""

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
        seat = Player(self, place)
        line = await open_line(address, headers, seat.hear)
        line.send(encode({"type": "join", "table": place.table}))
        try:
            await line.over
        finally:
            line.transport.abort()

    async def next_table(self, place: Place, table: str) -> str:
        """Return the table of the next game."""
        async with httpx2.AsyncClient(base_url=place.url, timeout=120) as client:
            path = f"/api/tables/{table}/rematch"
            return str((await _post(client, path, None, place.token))["table"])


class Player:
    """Somebody on a seat."""

    def __init__(self, crowd: OurCrowd, place: Place) -> None:
        self.crowd = crowd
        self.place = place
        self.table = place.table
        self.moves = 0
        self.sent = 0.0

    def hear(self, line: Line, data: bytes) -> None:
        """Hear a frame; move when it is this seat's turn."""
        crowd = self.crowd
        frame = DECODER.decode(data)
        if frame.type == "ack":
            crowd.acknowledged(self.sent)
            return
        crowd.errors += frame.type in ("nack", "mistake")
        seen = frame.seen or frame
        for entry in seen.entries:
            crowd.hear(self.table, self.place.seat, entry.number, frame.type == "joined")
        if isinstance(seen.table, Table) and seen.table.state == "over":
            line.send(encode({"type": "quit", "table": self.table}))
            crowd.going_on.append(asyncio.create_task(self._play_again(line)))
        elif seen.choices:
            crowd.think_it_over(lambda: self._move(line, random.choice(seen.choices).text))

    def _move(self, line: Line, text: str) -> None:
        self.moves += 1
        command = {"do": "move", "client": str(self.moves), "text": text}
        self.sent = time.perf_counter()
        line.send(encode({"type": "do", "table": self.table, "command": command}))

    async def _play_again(self, line: Line) -> None:
        self.table = await self.crowd.next_table(self.place, self.table)
        line.send(encode({"type": "join", "table": self.table}))


async def _post(client: httpx2.AsyncClient, path: str, body: Any, token: str = "") -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await client.post(path, json=body, headers=headers)
    client.cookies.clear()
    answer.raise_for_status()
    return answer.json()
