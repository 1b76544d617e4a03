"""Measures the server: `script/bench --server` runs all of it, or one part by its name.

    idle      start with an empty directory, memory of the idle process
    opening   a table of 500 moves after a restart
    steady    500 tables of four sockets, a move every 2 s at each
    bots      50 such tables while all bot workers think
    throttle  full throttle: one process of ours, several over one PostgreSQL, and boardgame.io's
              server by turns; then the medians, and how many times the peer's that is
    growth    10, 100, 1000 tables, a move every 2 s at each, and at full throttle

What was measured is added to bench/results/server.json and printed.
"""

import argparse
import os
import platform
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

import httpx2
import msgspec
from bench.server.crowd import Measured, run
from bench.server.open_table import opening
from bench.server.ours import OurCrowd
from bench.server.peer import PeerCrowd
from bench.server.process import our_nodes, ours, peer

RESULTS = Path(__file__).parents[1] / "results" / "server.json"
EVERY = 2.0
"""Seconds between two moves at a table: one of its four seats thinks at a time."""

FULL = 500
"""Tables at full throttle."""


def crowd(
    asked: argparse.Namespace, tables: int, think: float, seconds: float, processes: int = 0
) -> Measured:
    """Measure our server with a new crowd."""
    processes = processes or asked.nodes
    with our_nodes(processes, asked.database) as nodes:
        before = sum(node.memory() for node in nodes)
        found = run(OurCrowd(nodes, think, asked.game), tables, seconds)
        after = sum(node.memory() for node in nodes)
    found.kb_per_table = round((after - before) * 1024 / tables, 1)
    if processes > 1:
        found.server = f"petteia, {processes} processes"
    return found


def the_peer(tables: int, think: float, seconds: float) -> Measured:
    """Measure boardgame.io's server with the same crowd."""
    with peer() as server:
        before = server.memory()
        found = run(PeerCrowd(server, think), tables, seconds)
        found.kb_per_table = round((server.memory() - before) * 1024 / tables, 1)
    return found


def idle(asked: argparse.Namespace) -> list[dict[str, float]]:
    """Start and memory, several times."""
    found = []
    for _ in range(2 if asked.quick else 5):
        with tempfile.TemporaryDirectory() as place, ours(Path(place) / "new") as server:
            time.sleep(2)  # what it does at its start is done
            found.append(
                {
                    "start_s": round(server.start, 2),
                    "cpu_s": round(server.cpu(), 2),
                    "idle_mb": round(server.memory(), 1),
                }
            )
    return found


def steady(asked: argparse.Namespace) -> list[Measured]:
    """Many people, each thinking."""
    return [crowd(asked, 50 if asked.quick else 500, EVERY, asked.seconds)]


def bots(asked: argparse.Namespace) -> list[Measured]:
    """People beside bots that think all the time."""
    with our_nodes(1, asked.database) as (node,):
        seats = [{"who": "bot", "strength": "oracle"}] * 4
        with httpx2.Client(base_url=node.url, timeout=60) as client:
            for _ in range(4 * (os.cpu_count() or 2)):
                table = {"game": "agora_lieske", "seats": seats}
                client.post("/api/tables", json=table).raise_for_status()
            found = run(OurCrowd([node], EVERY, asked.game), 50, asked.seconds)
            thinking = (
                client.get("/metrics").text.split("\npetteia_bots_thinking ")[1].split(".")[0]
            )
    found.server = f"petteia, {thinking} bots waiting or thinking"
    return [found]


def throttle(asked: argparse.Namespace) -> list[Measured | dict[str, Any]]:
    """As fast as it goes, by turns with the peer."""
    tables = 20 if asked.quick else FULL
    turns: list[Measured] = []
    for _ in range(1 if asked.quick else 3):
        turns.append(crowd(asked, tables, 0, asked.seconds, 1))
        turns.append(crowd(asked, tables, 0, asked.seconds, max(2, asked.nodes)))
        turns.append(the_peer(tables, 0, asked.seconds))
    medians = {
        name: median(turn.moves_per_second for turn in turns if turn.server == name)
        for name in dict.fromkeys(turn.server for turn in turns)
    }
    peers = medians[turns[-1].server]
    return [
        *turns,
        *({"server": name, "median": rate, "times_the_peer": round(rate / peers, 2)}
          for name, rate in medians.items()),
    ]  # fmt: skip


def growth(asked: argparse.Namespace) -> list[Measured]:
    """How it all grows with the tables."""
    found = []
    for tables in (10, 50) if asked.quick else (10, 100, 1000):
        for think in (EVERY, 0.0):
            found.append(crowd(asked, tables, think, asked.seconds))
            found.append(the_peer(tables, think, asked.seconds))
    return found


PARTS: dict[str, Callable[[argparse.Namespace], Any]] = {
    "idle": idle,
    "opening": lambda asked: opening(5 if asked.quick else 20),
    "steady": steady,
    "bots": bots,
    "throttle": throttle,
    "growth": growth,
}


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(
        prog="script/bench --server", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="all if none is named")
    parser.add_argument("--seconds", type=float, default=None, help="measured in each run")
    parser.add_argument("--quick", action="store_true", help="small, to see that it works")
    parser.add_argument("--nodes", type=int, default=1, help="ours, over one PostgreSQL")
    parser.add_argument("--database", default="", help="a PostgreSQL URL instead of a private one")
    parser.add_argument("--game", default="agora_lieske")
    asked = parser.parse_args()
    asked.seconds = asked.seconds or (5.0 if asked.quick else 20.0)
    kept = msgspec.json.decode(RESULTS.read_bytes()) if RESULTS.exists() else {}
    for name in asked.parts or PARTS:
        found = msgspec.to_builtins(PARTS[name](asked))
        for line in found if isinstance(found, list) else [found]:
            print(name, msgspec.json.encode(line).decode(), flush=True)
        if not asked.quick:
            about = {
                "when": datetime.now(UTC).isoformat(timespec="seconds"),
                "python": platform.python_version(),
                "cores": os.cpu_count(),
                "load_before": [round(load, 1) for load in os.getloadavg()],
            }
            kept[name] = about | {"nodes": asked.nodes, "found": found}
            RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")


if __name__ == "__main__":
    main()
