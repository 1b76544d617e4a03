"""Which numbers the server tells about itself."""

from petteia.server.metrics import Metric
from petteia.server.serving import Serving


def numbers(serving: Serving) -> list[Metric]:
    """Return what is worth watching."""
    club, store = serving.club, serving.store
    followers = sum(len(live.followers) for live in club.live.values())
    sockets = sum(len(lines) for lines in serving.lines.values())
    return [
        Metric("sockets", "gauge", "Open sockets.", sockets),
        Metric("tables_in_memory", "gauge", "Tables held in memory.", len(club.live)),
        Metric("followers", "gauge", "Tables followed, over all sockets.", followers),
        Metric("bots_thinking", "gauge", "Tables at which a bot is to move.",
               len(serving.bots.tasks)),
        Metric("rows_total", "counter", "Rows appended to the logs of tables.", club.rows),
        Metric("frames_total", "counter", "Frames telling what happened.", club.told),
        Metric("refused_total", "counter", "Commands refused.", serving.refused),
        Metric("writes_total", "counter", "Writes to the database.", store.writes),
        Metric("failed_writes_total", "counter", "Writes that the database did not take.",
               store.failed),
        Metric("commits_total", "counter", "Transactions committed.", store.commits),
        Metric("notices_total", "counter", "Turns told of by mail or push.", serving.notices.sent),
        Metric("acknowledge_seconds", "histogram",
               "From a command's arrival to its durable acknowledgement.", serving.acknowledged),
    ]  # fmt: skip
