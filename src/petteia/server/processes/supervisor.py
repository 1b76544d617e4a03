"""Starts the server processes, starts those again that end, and stops all of them together."""

import logging
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from petteia.server.processes.siblings import Siblings

logger = logging.getLogger("petteia.server")

SIGNALS = {signal.SIGINT, signal.SIGTERM, signal.SIGCHLD}
GRACE = 15.0
"""Seconds in which a process must have stopped; then it is killed."""
SHORT_LIFE = 5.0
MOST_SHORT_LIVES = 5
"""A process that ends this often in a row, each time within SHORT_LIFE seconds, ends them all."""


class Supervisor:
    """The parent of the server processes; it serves nobody itself."""

    def __init__(self, count: int, run: Callable[[Siblings], None], place: Path) -> None:
        self.run = run
        self.place = place
        self.pairs = [
            socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)
        ]
        self.pipe = os.pipe()
        self.running: dict[int, int] = {}
        """The index of each process by its id."""
        self.started = [0.0] * count
        self.short_lives = [0] * count

    def supervise(self) -> bool:
        """Run until a signal comes; false if the processes cannot stay alive."""
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        try:
            for index in range(len(self.pairs)):
                self._start(index)
            while (received := signal.sigwait(SIGNALS)) == signal.SIGCHLD:
                if not self._replace_ended():
                    return False
            logger.info("stopping after signal %s", signal.Signals(received).name)
            return True
        finally:
            self._stop()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)

    def _start(self, index: int) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        self.started[index] = time.monotonic()
        pid = os.fork()
        if pid:
            self.running[pid] = index
            return
        code = 1
        try:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            os.close(self.pipe[1])
            outboxes = [outbox for _, outbox in self.pairs]
            self.run(Siblings(index, self.pairs[index][0], outboxes, self.place, self.pipe[0]))
            code = 0
        except BaseException:
            logger.exception("a server process failed")
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _replace_ended(self) -> bool:
        """Start again what has ended; false if one cannot stay alive."""
        for index in self._reap():
            short = time.monotonic() - self.started[index] < SHORT_LIFE
            self.short_lives[index] = self.short_lives[index] + 1 if short else 0
            if self.short_lives[index] >= MOST_SHORT_LIVES:
                logger.error("a server process ends as soon as it starts")
                return False
            logger.warning("server process %d ended and is started again", index)
            self._start(index)
        return True

    def _reap(self) -> list[int]:
        """Return the indexes of processes that have ended."""
        ended = []
        with suppress(ChildProcessError):
            while True:
                pid, _ = os.waitpid(-1, os.WNOHANG)
                if not pid:
                    break
                if pid in self.running:
                    ended.append(self.running.pop(pid))
        return ended

    def _stop(self) -> None:
        """Let all processes finish what they do, and wait for them."""
        for how in (signal.SIGTERM, signal.SIGKILL):
            for pid in self.running:
                with suppress(ProcessLookupError):
                    os.kill(pid, how)
            end = time.monotonic() + GRACE
            while self.running and time.monotonic() < end:
                signal.sigtimedwait({signal.SIGCHLD}, 0.2)
                self._reap()


def supervise(count: int, run: Callable[[Siblings], None]) -> bool:
    """Run so many processes until a signal comes; false if they cannot stay alive."""
    with tempfile.TemporaryDirectory(prefix="petteia-") as place:
        return Supervisor(count, run, Path(place)).supervise()
