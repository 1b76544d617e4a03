"""Becomes a command, with another one beside it that is in nobody's way.

    beside.py SLOW COMMAND ... -- COMMAND ...

The slow one has the lowest priority, does not hear the terminal's Ctrl-C, and ends when the other
does, however that ends.
"""

import os
import signal
import subprocess
import sys
from threading import Thread


def watch(slow: list[str], gone: int) -> None:
    """Run the slow command until it is done, or until nobody holds the other end of `gone`."""
    os.setsid()
    os.nice(19)
    running = subprocess.Popen(slow, process_group=0)

    def end() -> None:
        os.read(gone, 1)
        os.killpg(running.pid, signal.SIGTERM)

    Thread(target=end, daemon=True).start()
    running.wait()


def main(slow: list[str], command: list[str]) -> None:
    """Leave the slow command to a process that nobody waits for, and become the other one."""
    gone, held = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(held)
        if os.fork() == 0:
            watch(slow, gone)
        os._exit(0)
    os.close(gone)
    os.waitpid(child, 0)
    os.set_inheritable(held, True)
    os.execv(command[0], command)


if __name__ == "__main__":
    at = sys.argv.index("--")
    main(sys.argv[1:at], sys.argv[at + 1 :])
