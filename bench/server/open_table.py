"""How long a table of 500 moves takes to open after a restart: by its snapshots, by its log."""

import asyncio
import json
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

import httpx2
import msgspec
from bench.server.process import ours
from websockets.asyncio.client import connect

from petteia.core.match import Match
from petteia.core.record import Record
from petteia.core.registry import game
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY

MOVES = 500
GAME = "agora_lieske"
"""Four of our games end sooner; this one lasts when it is played at random."""


class Opened(msgspec.Struct):
    """Milliseconds from asking for a table to having all of it, over a socket."""

    moves: int
    median_ms: float
    worst_ms: float
    replayed_median_ms: float
    """Without snapshots."""


def long_record() -> Record:
    """Return a game that is not over after so many moves."""
    for seed in range(1000):
        match, rng = Match(game(GAME), 4), Rng(seed)
        while match.state.actor != NOBODY and len(match.moves) < MOVES:
            legal = match.state.legal()
            chance = match.state.actor == CHANCE
            index = rng.weighted(match.state.weights()) if chance else rng.below(len(legal))
            match.submit(match.game.move(match.state, legal[index]))
        if match.state.actor != NOBODY:
            return match.record()
    raise SystemExit(f"no game of {GAME} lasts {MOVES} moves")


def opening(tables: int = 20) -> Opened:
    """Import such a game often, restart the server and open each once."""
    record = msgspec.to_builtins(long_record())
    with tempfile.TemporaryDirectory() as place:
        data = Path(place)
        with ours(data) as server, httpx2.Client(base_url=server.url, timeout=60) as client:
            token = client.post("/api/me/token").raise_for_status().json()["secret"]
            ids = []
            for _ in range(tables):
                made = client.post("/api/records", json={"record": record}).raise_for_status()
                ids.append(made.json()["table"]["id"])
        with ours(data) as server:
            helped = asyncio.run(_open(server.url, token, ids))
        with closing(sqlite3.connect(data / "petteia.db")) as database:
            database.execute("DELETE FROM snapshots")
            database.commit()
        with ours(data) as server:
            replayed = asyncio.run(_open(server.url, token, ids))
    return Opened(MOVES, helped[len(helped) // 2], helped[-1], replayed[len(replayed) // 2])


async def _open(url: str, token: str, ids: list[str]) -> list[float]:
    took = []
    async with connect(
        url.replace("http", "ws") + "/socket",
        additional_headers={"authorization": f"Bearer {token}"},
        compression=None,
        max_size=None,
    ) as line:
        await line.recv()
        for table in ids:
            began = time.perf_counter()
            await line.send(json.dumps({"type": "join", "table": table}))
            data = await line.recv()
            took.append(round((time.perf_counter() - began) * 1000, 1))
            joined = json.loads(data)
            assert joined["type"] == "joined", joined
            assert joined["seen"]["table"]["moves"] >= MOVES
            while json.loads(await line.recv())["type"] != "present":
                pass
    return sorted(took)
