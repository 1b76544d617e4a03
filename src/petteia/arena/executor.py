"""Runs the games of a tournament on all cores, or on a Ray cluster."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from multiprocessing import get_context
from typing import Any

from petteia.arena.play_game import play
from petteia.arena.schedule import ArenaError, Pairing
from petteia.core.record import Record

Player = Callable[[Pairing], Record]


def on_processes(
    game: str, options: dict[str, Any], seed: int, games: Sequence[Pairing], workers: int = 0
) -> Iterator[Record]:
    """Play games in processes, one for each core, and yield the records as they come."""
    player = partial(play, game, options, seed)
    if workers == 1:
        yield from map(player, games)
        return
    count = min(workers or os.cpu_count() or 1, max(len(games), 1))
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_leave_ctrl_c)
    try:
        yield from _flowing(pool, player, games, count)
    finally:
        for process in list((pool._processes or {}).values()):
            process.terminate()  # a game that nobody waits for any more
        pool.shutdown(wait=False, cancel_futures=True)


def _flowing(
    pool: ProcessPoolExecutor, player: Player, games: Sequence[Pairing], count: int
) -> Iterator[Record]:
    """Keep every process busy without queueing the whole tournament."""
    waiting = iter(games)
    running: set[Future[Record]] = set()
    for pairing in waiting:
        running.add(pool.submit(player, pairing))
        if len(running) < 2 * count:
            continue
        done, running = wait(running, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


def _leave_ctrl_c() -> None:
    """Let only the main process hear Ctrl-C; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(
    game: str, options: dict[str, Any], seed: int, games: Sequence[Pairing], address: str
) -> Iterator[Record]:
    """Play games on a Ray cluster (an empty address: a new one on this machine)."""
    try:
        import ray
    except ImportError:
        raise ArenaError("--ray needs the package ray: pip install 'petteia[ray]'") from None
    try:
        ray.init(address=address or None, include_dashboard=False, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ArenaError(f"--ray {address}: {error}") from error
    return _on_cluster(ray, game, options, seed, games)


def _on_cluster(
    ray: Any, game: str, options: dict[str, Any], seed: int, games: Sequence[Pairing]
) -> Iterator[Record]:
    """Play games on the cluster that was found, and leave it at the end."""
    try:
        remote = ray.remote(play)
        running = [remote.remote(game, options, seed, pairing) for pairing in games]
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        ray.shutdown()
