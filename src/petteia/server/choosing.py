"""How a bot chooses, in a process of its own: it is given a View and answers with a move."""

import os
import threading
from multiprocessing import connection, parent_process

import msgspec

from petteia.core.registry import game
from petteia.core.rng import Rng

NICE = 10
"""Bots give way to people."""


def choose(game_name: str, view: bytes, strength: str, seed: int) -> str:
    """Return the text of the move that a bot of this strength makes; equal seeds, equal moves."""
    rules = game(game_name)
    rng = Rng(seed)
    imagined = rules.imagine(msgspec.json.decode(view, type=rules.view_type), rng)
    legal = imagined.legal()
    return str(rules.move(imagined, legal[rng.below(len(legal))]))


def begin_work() -> None:
    """Prepare a worker process: low priority, and an end when the server ends, however it does."""
    os.nice(NICE)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
