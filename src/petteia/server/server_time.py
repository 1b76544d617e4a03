"""The server's time: milliseconds since 1970 that never step back."""

import time
from collections.abc import Callable
from typing import Protocol

STEP = 20_000
"""Milliseconds by which the wall clock must be ahead before the server's time follows it."""


class Time(Protocol):
    """What tells the time."""

    def __call__(self) -> int:
        """Return the time in milliseconds."""

    def at_least(self, time: int) -> None:
        """Continue from a time if it is later."""


def wall() -> int:
    """Return the wall clock's milliseconds; somebody may set it."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Return milliseconds that nobody sets; where possible they include the machine's sleep."""
    boot_time = getattr(time, "CLOCK_BOOTTIME", None)
    if boot_time is None:
        return time.monotonic_ns() // 1_000_000
    return time.clock_gettime_ns(boot_time) // 1_000_000


class ServerTime:
    """The wall clock when the server starts, then the steady clock.

    A wall clock that is set back is not followed: clocks, leases and limits run as if nothing had
    happened. One that is far ahead is followed at once; the heartbeat finds the gap.
    """

    def __init__(self, wall: Callable[[], int] = wall, steady: Callable[[], int] = steady) -> None:
        self.wall = wall
        self.steady = steady
        self.ahead = wall() - steady()

    def __call__(self) -> int:
        """Return the time in milliseconds."""
        now, wall = self.steady() + self.ahead, self.wall()
        if wall - now > STEP:
            self.ahead += wall - now
            return wall
        return now

    def at_least(self, time: int) -> None:
        """Continue from a time if it is later: that of the last note before a restart."""
        self.ahead += max(0, time - self())
