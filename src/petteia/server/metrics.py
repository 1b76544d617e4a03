"""Numbers for Prometheus, in its text form."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate

TEXT = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How many observations were at most so many seconds."""

    def __init__(self, bounds: Sequence[float] = BOUNDS) -> None:
        self.bounds = bounds
        self.within = [0] * (len(bounds) + 1)
        """How many were within each bound and not within the one before; the last: above all."""
        self.count = 0
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count an observation."""
        self.count += 1
        self.sum += seconds
        self.within[bisect_left(self.bounds, seconds)] += 1


class Metric:
    """One number with its name and meaning."""

    def __init__(self, name: str, kind: str, meaning: str, value: float | Histogram) -> None:
        self.name = f"petteia_{name}"
        self.kind = kind
        self.meaning = meaning
        self.value = value

    def lines(self) -> list[str]:
        """Return its lines."""
        head = [f"# HELP {self.name} {self.meaning}", f"# TYPE {self.name} {self.kind}"]
        value = self.value
        if not isinstance(value, Histogram):
            return [*head, f"{self.name} {value}"]
        buckets = [
            f'{self.name}_bucket{{le="{bound}"}} {count}'
            for bound, count in zip(value.bounds, accumulate(value.within), strict=False)
        ]
        last = f'{self.name}_bucket{{le="+Inf"}} {value.count}'
        sums = [f"{self.name}_sum {value.sum}", f"{self.name}_count {value.count}"]
        return [*head, *buckets, last, *sums]


def tell(metrics: Sequence[Metric]) -> str:
    """Return all metrics as text."""
    return "".join(f"{line}\n" for metric in metrics for line in metric.lines())
