"""The same crowd on boardgame.io's server, over its own protocol (socket.io on a web socket).

Matches are made by its `sync`: of the first seat alone, for several at once make a match several
times. A move counts when its sender is told the state that follows.
"""

import asyncio
import random
import time
from collections.abc import Sequence

import msgspec
from bench.server.crowd import Crowd
from bench.server.line import Line, open_line
from bench.server.process import Running

GAME = "agora"
SEATS = 4
OPEN, PING, PONG = b"0", b"2", b"3"
CONNECT = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'

encode = msgspec.json.encode


class Turn(msgspec.Struct, rename={"player": "currentPlayer"}):
    """Whose turn it is."""

    player: str = ""


class State(msgspec.Struct, rename={"number": "_stateID"}):
    """What the crowd reads of a state; the rest is skipped."""

    number: int = 0
    ctx: Turn = msgspec.field(default_factory=Turn)
    state: "State | None" = None
    """In the answer to `sync` the state is one level deeper."""


class Update(msgspec.Struct, array_like=True):
    """An event with a state."""

    name: str
    match: str
    state: State


DECODER = msgspec.json.Decoder(Update)


class Place(msgspec.Struct, frozen=True):
    """A seat of a match."""

    match: str
    seat: int


class PeerCrowd(Crowd):
    """Everybody who plays on boardgame.io's server."""

    server = "boardgame.io"

    def __init__(self, server: Running, think: float) -> None:
        super().__init__(think, server.cpu)
        self.address = server.url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
        self.made: dict[str, asyncio.Event] = {}
        """The matches; each is set when its first seat is there."""

    async def seat(self, tables: int) -> Sequence[Place]:
        """Name the matches; the first to come makes them."""
        self.made = {f"m{table}": asyncio.Event() for table in range(tables)}
        return [Place(f"m{table}", seat) for table in range(tables) for seat in range(SEATS)]

    async def play(self, place: Place) -> None:
        """Play one seat."""
        if place.seat:
            await self.made[place.match].wait()
        line = await open_line(self.address, {}, Player(self, place).hear)
        try:
            await line.over
        finally:
            line.transport.abort()


class Player:
    """Somebody on a seat."""

    def __init__(self, crowd: PeerCrowd, place: Place) -> None:
        self.crowd = crowd
        self.place = place
        self.name = str(place.seat)
        self.sent = 0.0
        self.waiting = False

    def hear(self, line: Line, data: bytes) -> None:
        """Hear a frame; move when it is this seat's turn."""
        if not data.startswith((UPDATE, SYNC)):
            self._greet(line, data)
            return
        crowd, place = self.crowd, self.place
        update = DECODER.decode(data[len(EVENT) :])
        state = update.state.state or update.state
        crowd.hear(place.match, place.seat, state.number, update.name == "sync")
        if self.waiting:
            self.waiting = False
            crowd.acknowledged(self.sent)
        crowd.made[place.match].set()
        if state.ctx.player == self.name:
            crowd.think_it_over(lambda: self._move(line, state.number))

    def _greet(self, line: Line, data: bytes) -> None:
        if data == PING:
            line.send(PONG)
        elif data.startswith(OPEN):
            line.send(CONNECT)
        elif data.startswith(CONNECT):
            line.send(EVENT + encode(["sync", self.place.match, self.name, None, SEATS]))

    def _move(self, line: Line, number: int) -> None:
        self.sent, self.waiting = time.perf_counter(), True
        line.send(_move(self.place, number))


def _move(place: Place, number: int) -> bytes:
    seat = str(place.seat)
    payload = {
        "type": "place",
        "args": [random.randrange(4), random.randrange(24)],
        "playerID": seat,
    }
    action = {"type": "MAKE_MOVE", "payload": payload}
    return EVENT + encode(["update", action, number, place.match, seat])
