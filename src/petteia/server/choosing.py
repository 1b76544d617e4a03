"""The processes in which bots think: they are given a View and answer with a move."""

import os
import threading
from multiprocessing import connection, parent_process

from petteia.core.registry import games

NICE = 10
"""Bots give way to people."""


def begin_work() -> None:
    """Prepare a worker process: low priority, and an end when the server ends, however it does."""
    os.nice(NICE)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def load_games() -> None:
    """Load every game, so that the first bot need not wait for it."""
    games()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
