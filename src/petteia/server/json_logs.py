"""Logs as JSON, one line each, on the standard error stream."""

import logging
import sys
import time

import msgspec


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


def write_json_logs() -> None:
    """Send the logs of the process to stderr as JSON: warnings, and what is worth knowing of us."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("petteia").setLevel(logging.INFO)
