"""Playing a tournament's games on all cores, or elsewhere; what is finished is kept."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from petteia.arena.play_game import Outcome, play
from petteia.arena.schedule import ArenaError, Pairing
from petteia.core.errors import RecordError
from petteia.core.record import Record, loads

Player = Callable[[Pairing], Record]
BEGINNING = '{"petteia"'
"""How a record's line begins."""


def finished(path: Path) -> dict[int, Record]:
    """Return the games that a file of results holds, by number; half a line is left out."""
    found = {}
    for number, line in enumerate(path.read_text("utf-8", "replace").split("\n"), 1):
        try:
            record = loads(line)
        except RecordError:
            if not line.startswith(BEGINNING[: len(line)]):
                raise _foreign(path, number) from None
            continue  # cut short by Ctrl-C or a full disk
        try:
            outcome = msgspec.convert(record.meta, Outcome)
        except msgspec.ValidationError:
            raise _foreign(path, number) from None
        by_seat = (outcome.bots, outcome.places, outcome.points, outcome.decisions, outcome.seconds)
        if any(len(told) != record.players for told in by_seat):
            raise _foreign(path, number)
        found[outcome.number] = record
    return found


def _foreign(path: Path, line: int) -> ArenaError:
    return ArenaError(f"{path}, line {line}: not a result of a tournament")


def reopened(path: Path) -> BinaryIO:
    """Open a file of results to add to it; half a line at its end is cut off first.

    What is added would else be one line with it, and lost.
    """
    held = path.read_bytes() if path.exists() else b""
    last = held[held.rfind(b"\n") + 1 :]
    file = path.open("ab")
    if last and _whole(last):
        file.write(b"\n")
    elif last:
        file.truncate(len(held) - len(last))
    return file


def _whole(line: bytes) -> bool:
    """Return whether a line without its end is a record all the same."""
    try:
        loads(line.decode("utf-8", "replace"))
    except RecordError:
        return False
    return True


def keep(file: BinaryIO, record: Record) -> None:
    """Add a record to a file of results."""
    file.write((record.dumps() + "\n").encode())
    file.flush()


def to_play(
    game: str, options: dict[str, Any], seed: int, games: Sequence[Pairing], done: dict[int, Record]
) -> list[Pairing]:
    """Return what is not finished yet; results of another tournament are refused."""
    if set(done) - {pairing.number for pairing in games}:
        told = "more games than are asked for, or another tournament"
        raise ArenaError(f"the file holds {told}")
    left = []
    for pairing in games:
        record = done.get(pairing.number)
        if record is None:
            left.append(pairing)
            continue
        meta = record.meta or {}
        held = (record.game, record.options, tuple(meta.get("bots", ())), meta.get("seed"))
        if held != (game, options, pairing.bots, seed):
            told = "another game, or other options, bots or seed"
            raise ArenaError(f"the file holds another tournament: {told}")
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
