"""Rate limits: a bucket that fills steadily; each request takes one drop."""

from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 50_000
"""Buckets kept; the one that was used longest ago is forgotten first."""


class Rate:
    """How often each key (an address, a session) may do something."""

    def __init__(self, per_second: float, at_once: float, now: Callable[[], int]) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.now = now
        self.buckets: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Take a drop; false when there is none."""
        now = self.now()
        level, since = self.buckets.pop(key, (self.at_once, now))
        level = min(self.at_once, level + (now - since) / 1000 * self.per_second)
        allowed = level >= 1
        self.buckets[key] = (level - 1 if allowed else level, now)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return allowed
