"""Steps of batched environments against version 1.0, or another revision, by turns on one core.

A step comes with observations, masks and rewards; the choice of the actions is not counted.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from bench.regression import ROOT, built

GAMES = ("offrandes", "agora_lieske", "athens", "agora_ernest")

ONE_ROUND = """
import json, sys, warnings
warnings.simplefilter("ignore")  # games beside ours may need another version
from time import process_time
import numpy as np
from petteia.core.registry import games
from petteia.research.batch import BatchedEnv
seconds, size, *names = float(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]
rates = {}
for name in names:
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
        rates[f"{name} {players}"] = steps / spent
print(json.dumps(rates))
"""


def rates(build: Path, seconds: float, size: int, names: list[str]) -> dict[str, float]:
    """Return steps a second at every table in one round of one build."""
    asked = [sys.executable, "-c", ONE_ROUND, str(seconds), str(size), *names]
    where = {**os.environ, "PYTHONPATH": str(build)}
    done = subprocess.run(asked, check=True, capture_output=True, text=True, env=where)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure both by turns and print steps a second and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="names of games; all if none")
    parser.add_argument("--revision", default="1.0", help="a git revision, or 1.0")
    parser.add_argument("--build", type=Path, help="where that revision is built already")
    parser.add_argument("--size", type=int, default=256, help="games in a batch")
    parser.add_argument("--seconds", type=float, default=0.3, help="length of a round")
    parser.add_argument("--rounds", type=int, default=5, help="the best of so many counts")
    asked = parser.parse_args()
    builds = [asked.build or built(asked.revision), ROOT / ".compiled"]
    best: list[dict[str, float]] = [{}, {}]
    for _ in range(asked.rounds):
        for found, build in zip(best, builds, strict=True):
            for table, rate in rates(build, asked.seconds, asked.size, asked.games).items():
                found[table] = max(rate, found.get(table, 0))
    print(f"{'table':<20}{asked.revision[:12]:>14}{'working tree':>14}{'ratio':>8}")
    for table, rate in best[1].items():
        before = best[0][table]
        print(f"{table:<20}{before:>14,.0f}{rate:>14,.0f}{rate / before:>8.2f}")


if __name__ == "__main__":
    main()
