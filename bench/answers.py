"""Compares what Agora (Ernest) says about fuzzed positions with version 1.0, one by one.

    python -m bench.answers                  26,000 positions; builds 1.0 if it is not built yet
    python -m bench.answers --games 10       fewer of them
    python -m bench.answers --reference DIR  against a compiled build that is there already

Run it with PYTHONPATH=.compiled:. for the compiled working tree, with PYTHONPATH=. for the source.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from bench.regression import ROOT, built

VERSION = "1.0"
FUZZ = "tests.games.agora_ernest.answers"


def lines(games: int, engine: str) -> Iterator[str]:
    """Yield the digests of one build, position by position; without an engine, of this one."""
    path = os.pathsep.join([engine or os.environ.get("PYTHONPATH", ""), str(ROOT)])
    asked = [sys.executable, "-m", FUZZ, "1", str(games)]
    with subprocess.Popen(
        asked, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        yield from running.stdout
    if running.returncode:
        sys.exit(f"the fuzzed games failed with {running.returncode}")


def main() -> None:
    """Compare position by position and stop at the first that differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="seeds, each with four games")
    parser.add_argument("--reference", type=Path, help="a compiled build of the other version")
    asked = parser.parse_args()
    reference = asked.reference or built(VERSION)
    positions = alleys = off_grid = 0
    for old, new in zip_longest(lines(asked.games, str(reference)), lines(asked.games, "")):
        if old != new:
            sys.exit(f"position {positions} differs\n{VERSION}: {old}\nhere: {new}")
        *_, alley, loose = new.split()
        positions += 1
        alleys += int(alley)
        off_grid += int(loose)
    print(f"{positions} positions equal, {alleys} with alleys, {off_grid} with cards off the grid")


if __name__ == "__main__":
    main()
