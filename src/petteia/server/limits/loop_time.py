"""How long a coroutine keeps the event loop busy."""

from collections.abc import Awaitable, Callable, Generator
from functools import partial
from time import thread_time
from typing import Any


class Timed:
    """A coroutine that measures how long it keeps the event loop busy."""

    def __init__(self, work: Awaitable[Any]) -> None:
        self.work = work
        self.milliseconds = 0.0

    def __await__(self) -> Generator[Any, Any, Any]:
        steps = self.work.__await__()
        send: Callable[[], Any] = partial(next, steps)
        while True:
            begun = thread_time()
            try:
                waits_for = send()
            except StopIteration as end:
                return end.value
            finally:
                self.milliseconds += (thread_time() - begun) * 1000
            try:
                sent = yield waits_for
            except BaseException as error:
                send = partial(steps.throw, error)
            else:
                send = partial(steps.send, sent)
