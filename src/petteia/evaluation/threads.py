"""A pool of daemon threads: while one game waits for a model, others continue."""

from collections.abc import Callable, Iterator, Sequence
from queue import Queue
from threading import Thread
from typing import TypeVar

Due = TypeVar("Due")
Done = TypeVar("Done")


def at_a_time(work: Callable[[Due], Done], waiting: Sequence[Due], many: int) -> Iterator[Done]:
    """Run work on `many` threads and yield results as they arrive; the first error is raised.

    The threads are daemons: after Ctrl-C or an error nobody waits for a slow endpoint.
    """
    due: Queue[Due | None] = Queue()
    done: Queue[tuple[Done | None, BaseException | None]] = Queue()

    def run() -> None:
        while (piece := due.get()) is not None:
            try:
                done.put((work(piece), None))
            except BaseException as error:
                done.put((None, error))
                return

    for piece in [*waiting, *[None] * many]:
        due.put(piece)
    for _ in range(many):
        Thread(target=run, daemon=True).start()
    try:
        for _ in waiting:
            result, error = done.get()
            if error is not None:
                raise error
            assert result is not None
            yield result
    finally:
        while not due.empty():  # nobody begins another
            due.get()
        for _ in range(many):
            due.put(None)
