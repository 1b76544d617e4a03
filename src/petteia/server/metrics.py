"""Metrics of one server process, in the format that Prometheus collects."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from petteia.server.hosting.bots import RANKS

if TYPE_CHECKING:
    from petteia.server.runtime import Runtime

__all__ = ["CONTENT_TYPE_LATEST", "Metrics"]

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics(Collector):
    """The process's own registry: most values are read from the server when they are collected."""

    def __init__(self, runtime: "Runtime") -> None:
        self.runtime = runtime
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.acknowledged = Histogram(
            "petteia_acknowledge_seconds",
            "From a command's arrival to its durable acknowledgement.",
            buckets=BUCKETS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        """Return all metrics."""
        return generate_latest(self.registry)

    def collect(self) -> Iterator[Metric]:
        """Yield what the server counts anyway."""
        runtime = self.runtime
        host, store = runtime.host, runtime.store
        sockets = sum(len(sockets) for sockets in runtime.sockets.values())
        followers = sum(len(hosted.followers) for hosted in host.tables.values())
        yield _gauge("sockets", "Open sockets.", sockets)
        yield _gauge("tables_in_memory", "Tables held in memory.", len(host.tables))
        yield _gauge("followers", "Tables followed, over all sockets.", followers)
        yield _gauge("bots_thinking", "Tables where a bot is to move.", len(runtime.bots.tasks))
        yield from self._limits()
        yield _counter("rows", "Rows appended to the logs of tables.", host.rows)
        yield _counter("frames", "Frames broadcast to followers of tables.", host.told)
        yield _counter("refused", "Commands refused.", runtime.refused)
        yield _counter("writes", "Writes to the database.", store.writes)
        yield _counter("failed_writes", "Writes that the database rejected.", store.failed)
        yield _counter("commits", "Transactions committed.", store.commits)
        yield _counter("notices", "Turn notices sent by mail or push.", runtime.notices.sent)

    def _limits(self) -> Iterator[Metric]:
        """Yield how full queues and connections are, and what was refused."""
        runtime = self.runtime
        connections, bots, backlog = runtime.connections, runtime.bots.workers, runtime.backlog
        computing = runtime.computing.workers
        waiting = {name: bots.queue.waiting(rank) for rank, name in enumerate(RANKS)}
        refusals = runtime.allowances.refusals() | {
            "open_tables": runtime.open_tables.refused,
            "body_bytes": runtime.bodies.refused,
        }
        queue = GaugeMetricFamily(
            "petteia_bot_queue", "Bot turns and hints that wait for a worker.", labels=["rank"]
        )
        for name, count in waiting.items():
            queue.add_metric([name], count)
        yield queue
        limited = CounterMetricFamily(
            "petteia_limited", "Refusals, by the limit that was reached.", labels=["limit"]
        )
        for name, count in refusals.items():
            limited.add_metric([name], count)
        yield limited
        yield _gauge("compute_queue", "Computations that wait.", len(computing.queue))
        dropped = bots.cancelled + computing.cancelled
        yield _counter("cancelled", "Jobs dropped because their client went away.", dropped)
        yield _gauge("backlog_bytes", "Bytes that wait for slow clients.", backlog.total())
        yield _counter("slow_clients", "Connections closed because unread.", backlog.given_up)
        if runtime.siblings is not None:
            handed_over = runtime.siblings.handed_over
            meaning = "Sockets handed over to the process that has their table."
            yield _counter("handed_over", meaning, handed_over)
        if connections is not None:
            yield _gauge("connections", "Open TCP connections.", connections.open)
            yield _counter("connections_refused", "Connections refused.", connections.refused)
            yield _counter("connections_evicted", "Idle ones closed.", connections.evicted)


def _gauge(name: str, meaning: str, value: float) -> Metric:
    return GaugeMetricFamily(f"petteia_{name}", meaning, value)


def _counter(name: str, meaning: str, value: float) -> Metric:
    return CounterMetricFamily(f"petteia_{name}", meaning, value)
