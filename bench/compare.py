"""Measures our games and their peers in one run on one core, and writes the page about it."""

import argparse
import json
import platform
import sys
from math import inf
from pathlib import Path

from bench import bounds, limit, ours, peers, report
from bench.measure import measure, stay_on_one_core

from petteia.core.compilation import compiled
from petteia.core.registry import games

QUARTERED = 12
"""Games whose quarters are timed at each table."""
RESULTS = Path(__file__).parent / "results" / "latest.json"


def length(text: str) -> float:
    """Return the length of a round, which is above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a length of time in seconds")
    return value


def count(text: str) -> int:
    """Return a number of rounds, which is at least 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of rounds")
    return int(text)


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(prog="script/bench", description=__doc__)
    parser.add_argument("--seconds", type=length, default=0.5, help="length of a round")
    parser.add_argument("--rounds", type=count, default=5, help="the best of so many counts")
    parser.add_argument("--quick", action="store_true", help="short rounds; writes nothing")
    parser.add_argument(
        "--only", default="", help="cases whose name has this in it; writes nothing"
    )
    parser.add_argument(
        "--bounds", action="store_true", help="only what the bounds need; writes nothing"
    )
    asked = parser.parse_args()
    part = bool(asked.only or asked.bounds)
    stay_on_one_core()
    cases = [
        case
        for case in [*ours.cases(), *limit.cases(), *peers.cases()]
        if asked.only in f"{case.project} {case.game} {case.how}"
        and (not asked.bounds or bounds.needs(*case[:4]))
    ]
    if not cases:
        parser.error(f"no case has {asked.only!r} in its name")
    if not compiled():
        print("bench: the engine is interpreted here, so nothing is written", file=sys.stderr)
    seconds, rounds = (0.05, 2) if asked.quick else (asked.seconds, asked.rounds)
    found, reasons = measure(cases, seconds, rounds)
    timed = 3 if asked.quick else QUARTERED
    quarters = {
        f"{game.name} {players}": ours.quarters(game, players, timed)
        for game in ([] if part else games().values())
        for players in game.seats
    }
    data = {
        "python": platform.python_version(),
        "seconds": seconds,
        "rounds": rounds,
        "measured": [one._asdict() for one in found],
        "quarters": quarters,
        "left out": reasons,
    }
    print(report.table(data))
    for reason in reasons:
        print(f"bench: left out: {reason}")
    if asked.quick or part or not compiled():
        return
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(data, indent=1) + "\n")
    report.write(data)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nbench: stopped; nothing is written")
