"""The physical limit: Offrandes as a C kernel that plays the engine's games, move for move."""

import ctypes
import os
import shutil
import subprocess
import tempfile
from functools import cache, partial
from pathlib import Path

from bench.measure import Case, Work

SOURCE = Path(__file__).with_name("offrandes.c")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror")
SEATS = range(3, 6)
GAMES = 50
"""Games in one call, so that the call itself costs nothing."""
PROJECT, GAME = "C limit", "offrandes"


def compiler() -> str | None:
    """Return the C compiler of this machine."""
    return shutil.which((os.environ.get("CC") or "cc").split()[0])


@cache
def _library() -> bytes:
    """Return the kernel as a shared library, compiled for this processor."""
    found = compiler()
    if found is None:
        raise RuntimeError("there is no C compiler")
    with tempfile.TemporaryDirectory(prefix="petteia-") as work:
        built = Path(work, "limit.so")
        subprocess.run([found, *FLAGS, "-o", str(built), str(SOURCE)], check=True)
        return built.read_bytes()


class Kernel:
    """The kernel for one number of players."""

    def __init__(self, players: int) -> None:
        # Its own copy of the library: the number of players is global in it.
        with tempfile.NamedTemporaryFile(suffix=".so") as file:
            file.write(_library())
            file.flush()
            self.library = ctypes.CDLL(file.name)
        self.players = players
        self.library.playouts.restype = ctypes.c_long
        self.library.playouts.argtypes = (ctypes.c_long, ctypes.c_long)
        self.library.result.restype = ctypes.c_long
        self.library.result.argtypes = (ctypes.c_long, ctypes.POINTER(ctypes.c_int))
        self.library.prepare(players)

    def playouts(self, first: int, games: int) -> int:
        """Play games with the seeds from `first` on; return how many decisions they took."""
        return int(self.library.playouts(first, games))

    def result(self, seed: int) -> tuple[int, int, int, list[tuple[int, int]]]:
        """Return decisions, ending, rounds, and by seat the points for prayers and sacrifices."""
        out = (ctypes.c_int * (2 + 2 * SEATS[-1]))()
        decisions = int(self.library.result(seed, out))
        points = [(out[2 + 2 * seat], out[3 + 2 * seat]) for seat in range(self.players)]
        return decisions, out[0], out[1], points


def inside(players: int) -> Work:
    """Whole random games in C."""
    kernel = Kernel(players)
    return lambda number: (kernel.playouts(number * GAMES, GAMES), GAMES)


def cases() -> list[Case]:
    """Return the kernel at every number of players."""
    return [Case(PROJECT, GAME, players, "inside", partial(inside, players)) for players in SEATS]
