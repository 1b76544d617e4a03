"""What a worker process does when it begins, and when the server ends."""

import os
import threading
from multiprocessing import connection, parent_process

from petteia.core.registry import games


def begin_work(nice: int) -> None:
    """Prepare a worker process: its priority, and an end when the server ends, however it does."""
    os.nice(nice)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def load_games() -> None:
    """Load every game, so that the first bot need not wait for it."""
    games()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
