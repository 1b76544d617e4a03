"""Compares what a move costs the server in several trees, by turns on one machine.

Processor time, and bytes written to disk (with the tables being created: a little more a move).

    python -m bench.server.turns TREE... [--turns 4] [--tables 40] [--seconds 8] [--interpreted]

A tree is a checkout in which `script/setup --compiled` has run, or for `--interpreted` without.
"""

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from bench.server.crowd import run
from bench.server.ours import OurCrowd
from bench.server.process import SERVER, Running, free_port, run_server


@contextmanager
def server_of(tree: Path, interpreted: bool) -> Iterator[Running]:
    """Run the server of a tree with a new database."""
    source = tree / ("src" if interpreted else ".compiled")
    where = {**os.environ, "PYTHONPATH": str(source.resolve(strict=True))}
    port, python = free_port(), str(tree / ".venv" / "bin" / "python")
    with tempfile.TemporaryDirectory() as place:
        command = [python, "-c", SERVER, str(port), place, ""]
        with run_server(command, port, "/health", where) as running:
            yield running


def main() -> None:
    """Measure every tree in turn and print each turn, then the medians."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("trees", nargs="+", type=Path)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--game", default="agora_lieske")
    parser.add_argument("--interpreted", action="store_true")
    asked = parser.parse_args()
    found: dict[Path, list[float]] = {tree: [] for tree in asked.trees}
    written: dict[Path, list[float]] = {tree: [] for tree in asked.trees}
    for _ in range(asked.turns):
        for tree in asked.trees:
            with server_of(tree, asked.interpreted) as server:
                crowd = OurCrowd([server], 0, asked.game)
                measured = run(crowd, asked.tables, asked.seconds)
                moves = measured.moves_per_second * measured.seconds
                kilobytes = server.written() / 1000 / moves
            assert measured.cpu_ms_per_move is not None
            assert (measured.errors, measured.untold) == (0, 0)
            found[tree].append(measured.cpu_ms_per_move)
            written[tree].append(kilobytes)
            cost = (
                f"{measured.cpu_ms_per_move:.3f} ms of processor time, {kilobytes:.1f} kB written"
            )
            print(f"{tree}: {cost} a move", flush=True)
    first = median(found[asked.trees[0]])
    for tree, costs in found.items():
        share, disk = median(costs) / first, median(written[tree])
        print(f"{tree}: median {median(costs):.3f} ms, {share:.3f} of the first; {disk:.1f} kB")


if __name__ == "__main__":
    main()
