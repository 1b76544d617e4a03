"""Compares the working tree with another revision, main by default, by turns on one core.

Both are built compiled, the other one in a git worktree of its own under .compiled.main. What is
lost is measured once more, longer, before it counts.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from bench.baseline import commit as commit_of
from bench.probes import PROBES

ROOT = Path(__file__).parents[1]
OTHER = ROOT / ".compiled.main"
LOST = 0.95
"""Less than this share of the other revision is a loss."""
MEMORY = 1 / 1.5
"""The same for what fits into memory."""
AGAIN = 3
"""How many times as many rounds something lost is measured in."""


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


def probed(engine: Path, probe: str, seconds: float) -> dict[str, float]:
    """Return what one round of a probe finds in one build."""
    asked = [sys.executable, str(ROOT / "bench" / "probes.py"), probe, str(seconds)]
    where = os.pathsep.join([str(engine), str(engine.parent)])  # its bench is beside it
    environment = {**os.environ, "PYTHONPATH": where}
    done = subprocess.run(asked, check=True, stdout=subprocess.PIPE, text=True, env=environment)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])  # a server speaks before
    return found


def by_turns(builds: list[Path], probe: str, seconds: float, rounds: int) -> list[dict[str, float]]:
    """Return the best of several rounds of each build."""
    best: list[dict[str, float]] = [{} for _ in builds]
    for _ in range(rounds):
        for found, build in zip(best, builds, strict=True):
            for table, value in probed(build, probe, seconds).items():
                found[table] = max(value, found.get(table, 0))
    return best


def lost(probe: str, before: dict[str, float], now: dict[str, float]) -> set[str]:
    """Return the tables at which the working tree does clearly less."""
    least = MEMORY if probe == "memory" else LOST
    return {table for table in now if table in before and now[table] < least * before[table]}


def main() -> None:
    """Measure both by turns, print the ratios, fail if something is lost twice."""
    parser = argparse.ArgumentParser(prog="script/bench --regression", description=__doc__)
    parser.add_argument("revision", nargs="?", default="main", help="a git revision, or 1.0")
    parser.add_argument("--reference", type=Path, help="a compiled build of it that is there")
    parser.add_argument("--seconds", type=float, default=0.3, help="length of a round")
    parser.add_argument("--rounds", type=int, default=5, help="the best of so many counts")
    parser.add_argument("--only", choices=PROBES, nargs="+", default=list(PROBES), metavar="PROBE")
    asked = parser.parse_args()
    builds = [(asked.reference or built(asked.revision)).resolve(), ROOT / ".compiled"]
    losses = []
    print(f"{'':<38}{asked.revision[:12]:>16}{'working tree':>16}{'ratio':>8}")
    for probe in asked.only:
        before, now = by_turns(builds, probe, asked.seconds, asked.rounds)
        doubtful = lost(probe, before, now)
        if doubtful:
            found = by_turns(builds, probe, asked.seconds, AGAIN * asked.rounds)
            before, now = (
                {table: max(value, more[table]) for table, value in best.items()}
                for best, more in zip((before, now), found, strict=True)
            )
        for table, value in now.items():
            if table in before:
                ratio = value / before[table]
                name = f"{probe}: {table}"
                print(f"{name:<38}{before[table]:>16,.0f}{value:>16,.0f}{ratio:>8.2f}", flush=True)
        losses += [f"{probe} ({table})" for table in sorted(lost(probe, before, now))]
    if losses:
        sys.exit(f"less than {asked.revision}: {', '.join(losses)}")


if __name__ == "__main__":
    main()
