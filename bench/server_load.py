"""Many tables with many sockets playing at once: acknowledged moves/s, p50 and p99, memory.

    python bench/server_load.py --tables 500 --every 2 --seconds 20
    python bench/server_load.py --tables 500 --every 0 --seconds 10     (full throttle)

The server runs in a process of its own with a new SQLite database; the crowd in this one. Every
table has four seats, each on its own socket. A move counts when its acknowledgement has come.
"""

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

SERVER = """
import sys
from pathlib import Path
from petteia.server import run, settings
run.serve(port=0, settings=settings.Settings(
    data=Path(sys.argv[1]), database=sys.argv[2], limits=settings.UNLIMITED))
"""


class Part(msgspec.Struct):
    """What the crowd reads of a frame; the rest is skipped."""

    type: str = ""
    seen: "Part | None" = None
    choices: list[dict[str, Any]] = []
    client: str = ""
    table: Any = None


DECODER = msgspec.json.Decoder(Part)


class Crowd:
    """Everybody who plays, and what they measured."""

    def __init__(self, url: str, every: float) -> None:
        self.url = url
        self.every = every
        self.waits: list[float] = []
        self.told = 0
        self.errors = 0
        self.measuring = False
        self.stopped = False

    async def play(self, table: str, token: str) -> None:
        """Play one seat."""
        headers = {"authorization": f"Bearer {token}"}
        address = self.url.replace("http", "ws") + "/socket"
        async with connect(
            address, additional_headers=headers, compression=None, open_timeout=120, max_queue=64
        ) as line:
            await line.send(json.dumps({"type": "join", "table": table}))
            sent, number = 0.0, 0
            async for data in line:
                frame = DECODER.decode(data)
                if self.stopped:
                    return
                if frame.type == "ack":
                    if self.measuring:
                        self.waits.append(time.perf_counter() - sent)
                    continue
                if frame.type == "nack":
                    self.errors += 1
                self.told += frame.type == "happened" and self.measuring
                choices = (frame.seen or frame).choices
                if choices:
                    if self.every:
                        await asyncio.sleep(self.every * random.uniform(0.9, 1.1))
                    number += 1
                    sent = time.perf_counter()
                    await self.move(line, table, number, random.choice(choices)["text"])

    async def move(self, line: ClientConnection, table: str, number: int, text: str) -> None:
        """Send a move."""
        command = {"do": "move", "client": str(number), "text": text}
        await line.send(json.dumps({"type": "do", "table": table, "command": command}))


async def seat(url: str, tables: int, game: str) -> list[tuple[str, str]]:
    """Make the tables; returns a table and a token for every seat."""
    found: list[tuple[str, str]] = []
    async with httpx2.AsyncClient(base_url=url, timeout=120) as client:

        async def post(path: str, body: Any, token: str = "") -> Any:
            headers = {"authorization": f"Bearer {token}"} if token else {}
            answer = await client.post(path, json=body, headers=headers)
            client.cookies.clear()
            answer.raise_for_status()
            return answer.json()

        async def one() -> None:
            tokens = [(await post("/api/me/token", None))["secret"] for _ in range(4)]
            seats = [{"who": "me"}, *[{"who": "open"}] * 3]
            asked = {"game": game, "seats": seats, "public": True}
            made = await post("/api/tables", asked, tokens[0])
            table = made["table"]["id"]
            for token in tokens[1:]:
                command = {"do": "sit", "client": "sit"}
                await post(f"/api/tables/{table}/commands", command, token)
            found.extend((table, token) for token in tokens)

        for start in range(0, tables, 20):
            await asyncio.gather(*(one() for _ in range(min(20, tables - start))))
    return found


async def measure(url: str, tables: int, every: float, seconds: float, game: str) -> Crowd:
    """Let everybody play for a while."""
    seats = await seat(url, tables, game)
    crowd = Crowd(url, every)
    tasks = []
    for table, token in seats:
        tasks.append(asyncio.create_task(crowd.play(table, token)))
        await asyncio.sleep(0.002)
    await asyncio.sleep(3)
    crowd.measuring = True
    await asyncio.sleep(seconds)
    crowd.measuring = False
    crowd.stopped = True
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    return crowd


def memory(pid: int) -> float:
    """Return a process's memory in megabytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


def main() -> None:
    """Measure and print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--every", type=float, default=2.0, help="seconds a player thinks")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="agora_lieske")
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        subprocess.Popen(
            [sys.executable, "-c", SERVER, data, asked.database], stdout=subprocess.PIPE, text=True
        ) as server,
    ):
        assert server.stdout is not None
        found = re.search(r":(\d+) ", server.stdout.readline())
        assert found is not None
        try:
            url = f"http://127.0.0.1:{found[1]}"
            idle = memory(server.pid)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                crowd = runner.run(
                    measure(url, asked.tables, asked.every, asked.seconds, asked.game)
                )
            full = memory(server.pid)
        finally:
            server.terminate()
    waits = sorted(crowd.waits)
    told = {
        "tables": asked.tables,
        "moves_per_second": round(len(waits) / asked.seconds, 1),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 2) if waits else None,
        "p99_ms": round(waits[len(waits) * 99 // 100] * 1000, 2) if waits else None,
        "frames_per_second": round(crowd.told / asked.seconds, 1),
        "errors": crowd.errors,
        "idle_mb": round(idle, 1),
        "kb_per_table": round((full - idle) * 1024 / asked.tables, 1),
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
