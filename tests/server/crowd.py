"""A crowd of players over real sockets, who go on when their server dies and never lose count."""

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from petteia.core.rng import Rng

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
"""How a server that was killed looks from outside."""


@dataclass
class Acked:
    """A move that the server has promised to keep."""

    table: str
    client: str
    number: int
    text: str


@dataclass
class Watch:
    """What the crowd has seen; `stop` ends it."""

    acked: list[Acked] = field(default_factory=list)
    entries: dict[tuple[str, str], list[int]] = field(default_factory=dict)
    """The numbers of the entries each player was told, in order, by table and player."""
    waits: list[float] = field(default_factory=list)
    """Seconds from sending each move to its acknowledgement."""
    mistakes: list[Any] = field(default_factory=list)
    """Frames in which the server complained about a player's frame."""
    finished: int = 0
    stop: asyncio.Event = field(default_factory=asyncio.Event)


class Player:
    """Somebody with a seat at one table, playing random legal moves."""

    def __init__(
        self, urls: Sequence[str], token: str, name: str, table: str, seed: int,
        source: str = "", pause: float = 0,
    ) -> None:  # fmt: skip
        """`source` is the address to come from, `pause` the seconds before each move."""
        self.urls = urls
        self.local = (source, 0) if source else None
        self.pause = pause
        self.begun = 0.0
        self.token = token
        self.name = name
        self.table = table
        self.rng = Rng(seed)
        self.last = 0
        self.sent = 0
        self.unacked: tuple[str, str] | None = None
        """The client id and text of a move that was sent and not acknowledged."""
        self.turns = 0

    async def play(self, watch: Watch) -> None:
        """Play until told to stop, over as many connections as it takes."""
        while not watch.stop.is_set():
            url = self.urls[self.turns % len(self.urls)].replace("http", "ws")
            url += f"/socket?table={self.table}"
            self.turns += 1
            try:
                headers = {"authorization": f"Bearer {self.token}"}
                async with connect(
                    url, additional_headers=headers, open_timeout=10, local_addr=self.local
                ) as line:
                    await self._sit(line, watch)
            except GONE:
                await asyncio.sleep(0.01)

    async def _sit(self, line: ClientConnection, watch: Watch) -> None:
        await line.send(json.dumps({"type": "join", "table": self.table, "last": self.last}))
        told = watch.entries.setdefault((self.table, self.name), [])
        resent = False
        while not watch.stop.is_set():
            try:
                frame = json.loads(await asyncio.wait_for(line.recv(), 1))
            except TimeoutError:
                continue
            kind = frame["type"]
            if kind in ("joined", "happened"):
                seen = frame["seen"] if kind == "joined" else frame
                for entry in seen["entries"]:
                    if entry["number"] > self.last:
                        told.append(entry["number"])
                        self.last = entry["number"]
                if seen["table"]["state"] == "over":
                    watch.finished += 1
                    await watch.stop.wait()
                    return
                if kind == "joined" and self.unacked:
                    resent = True
                    await self._send(line)
                elif seen["choices"] and not self.unacked:
                    choice = seen["choices"][self.rng.below(len(seen["choices"]))]
                    self.sent += 1
                    self.unacked = (f"{self.name}-{self.sent}", choice["text"])
                    if self.pause:
                        await asyncio.sleep(self.pause)
                    await self._send(line)
            elif kind == "ack" and self.unacked and frame["client"] == self.unacked[0]:
                client, text = self.unacked
                self.unacked = None
                watch.waits.append(perf_counter() - self.begun)
                watch.acked.append(Acked(self.table, client, frame["number"], text))
                if resent:  # it may have been made long ago; look again whose turn it is
                    resent = False
                    join = {"type": "join", "table": self.table, "last": self.last}
                    await line.send(json.dumps(join))
            elif kind == "nack" and self.unacked and frame["client"] == self.unacked[0]:
                if frame["problem"] != "not-written":
                    raise AssertionError(f"a legal move was refused: {frame}")
                await self._send(line)
            elif kind == "mistake":
                watch.mistakes.append(frame)

    async def _send(self, line: ClientConnection) -> None:
        assert self.unacked is not None
        self.begun = perf_counter()
        command = {"do": "move", "client": self.unacked[0], "text": self.unacked[1]}
        await line.send(json.dumps({"type": "do", "table": self.table, "command": command}))


def seated(
    urls: Sequence[str], tables: int, seats: int = 2, game: str = "agora_lieske",
    source: str = "", pause: float = 0, known: Sequence[str] = (),
) -> list[Player]:  # fmt: skip
    """Make tables of people who all have begun; player k starts at server k.

    They are new guests, or those with the `known` tokens.
    """
    players = []
    comes_from = httpx2.HTTPTransport(local_address=source or None)
    with httpx2.Client(base_url=urls[0], timeout=60, transport=comes_from) as client:

        def token() -> str:
            client.cookies.clear()
            secret: str = client.post("/api/me/token").json()["secret"]
            client.cookies.clear()
            return secret

        def post(secret: str, path: str, body: Any) -> Any:
            headers = {"authorization": f"Bearer {secret}"}
            answer = client.post(path, json=body, headers=headers)
            assert answer.status_code in (200, 201), answer.text
            return answer.json()

        for number in range(tables):
            tokens = list(known[number * seats :][:seats]) or [token() for _ in range(seats)]
            asked = [{"who": "me"}, *[{"who": "open"}] * (seats - 1)]
            made = post(tokens[0], "/api/tables", {"game": game, "seats": asked, "public": True})
            table = made["table"]["id"]
            for seat, secret in enumerate(tokens[1:], 1):
                command = {"do": "sit", "client": "sit", "seat": seat}
                post(secret, f"/api/tables/{table}/commands", command)
            for seat, secret in enumerate(tokens):
                turned = [*urls[seat % len(urls) :], *urls[: seat % len(urls)]]
                seed = number * 100 + seat
                name = f"{number}-{seat}"
                players.append(Player(turned, secret, name, table, seed, source, pause))
    return players


async def play_while(players: Sequence[Player], watch: Watch, trouble: Callable[[], Any]) -> None:
    """Let everybody play while `trouble`, on another thread, happens; then stop."""
    playing = asyncio.gather(*(player.play(watch) for player in players))
    work = asyncio.get_running_loop().run_in_executor(None, trouble)
    try:
        await asyncio.wait([work, playing], return_when=asyncio.FIRST_COMPLETED)
    finally:
        watch.stop.set()
    await playing
    await work
