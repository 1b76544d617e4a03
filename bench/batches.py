"""Steps and memory of batched environments against version 1.0, or another revision, by turns.

A step comes with observations, masks and rewards; the choice of the actions is not counted. Memory
is what a process grows by for each game of a large batch.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from bench.regression import ROOT, built

GAMES = ("offrandes", "agora_lieske", "athens", "agora_ernest")

START = """
import json, sys, warnings
warnings.simplefilter("ignore")  # games beside ours may need another version
from time import process_time
import numpy as np
from petteia.core.registry import games
from petteia.research.batch import BatchedEnv
found = {}
name, size, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
"""

STEPS = """
for players in games()[name].seats:
    env, choose = BatchedEnv(name, size, players, seed=1), np.random.default_rng(1)
    env.reset()
    env.step(env.sample(choose))  # what is made once is not measured
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = env.sample(choose)
        start = process_time()
        env.step(actions)
        spent += process_time() - start
        steps += size
    found[f"{name} {players}"] = steps / spent
print(json.dumps(found))
"""

MEMORY = """
def pages():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1])
players = games()[name].seats[-1]
choose = np.random.default_rng(1)
for games_at_once in (2, size):  # what is made once is not measured
    before = pages()
    env = BatchedEnv(name, games_at_once, players, seed=1)
    env.reset()
    for _ in range(30):
        env.step(env.sample(choose))
found[f"{name} {players}"] = (pages() - before) * 4096 / size
print(json.dumps(found))
"""


def round_of(script: str, build: Path, name: str, size: int, seconds: float) -> dict[str, float]:
    """Return what a script finds in one build: a number for each table of a game."""
    asked = [sys.executable, "-c", START + script, name, str(size), str(seconds)]
    where = {**os.environ, "PYTHONPATH": str(build)}
    done = subprocess.run(asked, check=True, capture_output=True, text=True, env=where)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure both by turns; print steps a second, bytes for a game, and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="names of games; all if none")
    parser.add_argument("--revision", default="1.0", help="a git revision, or 1.0")
    parser.add_argument("--build", type=Path, help="where that revision is built already")
    parser.add_argument("--working", type=Path, default=ROOT / ".compiled", help="the other build")
    parser.add_argument("--size", type=int, default=256, help="games in a batch")
    parser.add_argument("--seconds", type=float, default=0.3, help="length of a round")
    parser.add_argument("--rounds", type=int, default=5, help="the best of so many counts")
    asked = parser.parse_args()
    builds = [asked.build or built(asked.revision), asked.working]
    print(f"{'steps a second':<20}{asked.revision[:12]:>14}{'working tree':>14}{'ratio':>8}")
    for name in asked.games:
        size = asked.size if name != "agora_ernest" else asked.size // 16
        best: list[dict[str, float]] = [{}, {}]
        for _ in range(asked.rounds):
            for found, build in zip(best, builds, strict=True):
                for table, rate in round_of(STEPS, build, name, size, asked.seconds).items():
                    found[table] = max(rate, found.get(table, 0))
        tell(best)
    print(f"{'bytes for a game':<20}")
    for name in asked.games:
        size = asked.size * 16 if name != "agora_ernest" else asked.size
        tell([round_of(MEMORY, build, name, size, 0) for build in builds])


def tell(pair: list[dict[str, float]]) -> None:
    """Print a line for each table."""
    for table, number in pair[1].items():
        before = pair[0][table]
        print(f"{table:<20}{before:>14,.0f}{number:>14,.0f}{number / before:>8.2f}", flush=True)


if __name__ == "__main__":
    main()
