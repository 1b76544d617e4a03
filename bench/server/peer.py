"""The same crowd on boardgame.io's server, over its own protocol (socket.io on a web socket).

Matches are made by its `sync`. A move counts when its sender is told the state that follows.
"""

import json
import random
import time
from collections.abc import Sequence

import msgspec
from bench.server.crowd import Crowd
from bench.server.running import Running
from websockets.asyncio.client import ClientConnection, connect

GAME = "agora"
OPEN, PING, PONG = "0", "2", "3"
EVENT = f"42/{GAME},"


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


UPDATE = msgspec.json.Decoder(Update)


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

    async def seat(self, tables: int) -> Sequence[Place]:
        """Name the matches; the first to come makes them."""
        return [Place(f"m{table}", seat) for table in range(tables) for seat in range(4)]

    async def play(self, place: Place) -> None:
        """Play one seat."""
        seat = str(place.seat)
        async with connect(self.address, compression=None, open_timeout=120, max_queue=64) as line:
            await self._begin(line, place)
            sent, waiting = 0.0, False
            async for data in line:
                text = str(data)
                if text == PING:
                    await line.send(PONG)
                    continue
                if not text.startswith((EVENT + '["update"', EVENT + '["sync"')):
                    continue
                update = UPDATE.decode(text[len(EVENT) :])
                state = update.state.state or update.state
                self.hear(place.match, place.seat, state.number, update.name == "sync")
                if waiting:
                    waiting = False
                    self.acknowledged(sent)
                if state.ctx.player == seat:
                    await self.think_it_over()
                    if self.resting:
                        continue
                    sent, waiting = time.perf_counter(), True
                    await line.send(_move(place, state.number))

    async def _begin(self, line: ClientConnection, place: Place) -> None:
        first = str(await line.recv())
        assert first.startswith(OPEN), first
        await line.send(f"40/{GAME},")
        joined = str(await line.recv())
        assert joined.startswith(f"40/{GAME},"), joined
        sync = ["sync", place.match, str(place.seat), None, 4]
        await line.send(EVENT + json.dumps(sync))


def _move(place: Place, number: int) -> str:
    seat = str(place.seat)
    payload = {
        "type": "place",
        "args": [random.randrange(4), random.randrange(24)],
        "playerID": seat,
    }
    action = {"type": "MAKE_MOVE", "payload": payload}
    return EVENT + json.dumps(["update", action, number, place.match, seat])
