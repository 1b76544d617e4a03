"""Logs as JSON, one line each, on the standard error stream."""

import logging
import sys
import time
from collections import Counter
from collections.abc import Callable

import msgspec

MINUTE = 60.0
LINES_A_MINUTE = 20
"""Lines that one place in the code may write in a minute."""


class JsonLine(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


class Repetitions(logging.Filter):
    """Drops what repeats a line too often: clients must not be able to fill the disk.

    Lines are counted by the place in the code that writes them, or where the error happened.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self.since = now()
        self.written: Counter[tuple[str, int]] = Counter()
        """Lines of this minute by their place."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to write a line; the last one in a minute says that others follow."""
        if self.now() - self.since >= MINUTE:
            self.since = self.now()
            self.written.clear()
        place = _place(record)
        self.written[place] += 1
        if self.written[place] == LINES_A_MINUTE:
            record.msg = f"{record.getMessage()} (repeated: not logged again for a minute)"
            record.args = ()
        return self.written[place] <= LINES_A_MINUTE


def _place(record: logging.LogRecord) -> tuple[str, int]:
    """Return the file and the line that a log record is about."""
    trace = record.exc_info[2] if record.exc_info else None
    if trace is None:
        return record.pathname, record.lineno
    while trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_filename, trace.tb_lineno


def write_json_logs() -> None:
    """Send the logs of the process to stderr as JSON: warnings, and what is worth knowing of us."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine())
    handler.addFilter(Repetitions())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("petteia").setLevel(logging.INFO)
