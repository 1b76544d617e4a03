"""Playing a tournament's games on all cores, or elsewhere; what is finished is kept."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from petteia.arena.game import play
from petteia.arena.schedule import ArenaError, Pairing
from petteia.core.record import Record, loads

Player = Callable[[Pairing], Record]


def finished(path: Path) -> dict[int, Record]:
    """Return the games that a file of results holds, by number; half a line is left out."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            record = loads(line)
            assert record.meta is not None
            found[int(record.meta["number"])] = record
        except Exception:  # a line that Ctrl-C or a full disk cut short
            continue
    return found


def to_play(games: Sequence[Pairing], done: dict[int, Record], seed: int) -> list[Pairing]:
    """Return what is not finished yet; results of another tournament are refused."""
    left = []
    for pairing in games:
        record = done.get(pairing.number)
        if record is None:
            left.append(pairing)
            continue
        meta = record.meta or {}
        if (tuple(meta.get("bots", ())), meta.get("seed")) != (pairing.bots, seed):
            raise ArenaError("the file holds another tournament: other bots, games or seed")
    return left


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
    ray.init(address=address or None, include_dashboard=False, log_to_driver=False)
    try:
        remote = ray.remote(play)
        running = [remote.remote(game, options, seed, pairing) for pairing in games]
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        ray.shutdown()
