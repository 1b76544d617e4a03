"""Compares the working tree with another revision, main by default, by turns on one core.

Both are built compiled, the other one in a git worktree of its own under .compiled.main.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from bench.baseline import commit as commit_of

ROOT = Path(__file__).parents[1]
OTHER = ROOT / ".compiled.main"
NOISE = 0.10
"""A smaller loss than this share is not told from noise."""

ONE_ROUND = """
import json, sys
from time import process_time
from petteia.core.playout import playout
from petteia.core.registry import games
from petteia.core.rng import Rng
rates = {}
for game in games().values():
    for players in game.seats:
        first, decisions, seed = game.new(players), 0, 0
        playout(first.copy(), Rng(seed))  # what is made once is not measured
        start = process_time()
        while not decisions or process_time() - start < float(sys.argv[1]):
            seed += 1
            decisions += playout(first.copy(), Rng(seed))
        rates[f"{game.name} {players}"] = decisions / (process_time() - start)
print(json.dumps(rates))
"""


def built(revision: str) -> Path:
    """Build another revision and return where; a second run finds it again."""
    asked = ["git", "rev-parse", commit_of(revision)]
    commit = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True)
    tree = OTHER / commit.stdout.strip()
    if not (tree / ".compiled").exists():
        add = ["git", "worktree", "add", "--force", "--detach", str(tree), commit.stdout.strip()]
        subprocess.run(add, cwd=ROOT, check=True, stdout=sys.stderr)
        subprocess.run(["script/setup", "--compiled"], cwd=tree, check=True, stdout=sys.stderr)
    return tree / ".compiled"


def rates(engine: Path, seconds: float) -> dict[str, float]:
    """Return decisions a second at every table in one round of one build."""
    asked = [sys.executable, "-c", ONE_ROUND, str(seconds)]
    where = {**os.environ, "PYTHONPATH": str(engine)}
    done = subprocess.run(asked, check=True, capture_output=True, text=True, env=where)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure both by turns, print the ratios, fail if something is clearly slower."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision", nargs="?", default="main", help="a git revision, or 1.0")
    parser.add_argument("--seconds", type=float, default=0.3, help="length of a round")
    parser.add_argument("--rounds", type=int, default=5, help="the best of so many counts")
    asked = parser.parse_args()
    builds = [built(asked.revision), ROOT / ".compiled"]
    best: list[dict[str, float]] = [{}, {}]
    for _ in range(asked.rounds):
        for found, build in zip(best, builds, strict=True):
            for table, rate in rates(build, asked.seconds).items():
                found[table] = max(rate, found.get(table, 0))
    slower = []
    print(f"{'table':<20}{asked.revision[:12]:>14}{'working tree':>14}{'ratio':>8}")
    for table, rate in best[1].items():
        if table in best[0]:
            ratio = rate / best[0][table]
            print(f"{table:<20}{best[0][table]:>14,.0f}{rate:>14,.0f}{ratio:>8.2f}")
            if ratio < 1 - NOISE:
                slower.append(table)
    if slower:
        sys.exit(f"slower than {asked.revision}: {', '.join(slower)}")


if __name__ == "__main__":
    main()
