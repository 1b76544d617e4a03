"""script/beside.py: a command, and a slow one beside it."""

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

BESIDE = Path(__file__).parents[1] / "script" / "beside.py"
SLOW = """
import os, sys, time
with open(sys.argv[1], "w") as told:
    told.write(f"{os.getpid()} {os.nice(0)}\\n")
time.sleep(600)
"""


def started(slow: list[str], command: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(BESIDE), sys.executable, *slow, "--", sys.executable, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_it_becomes_the_command_and_answers_as_that_does() -> None:
    with started(["-c", ""], ["-c", "import os; print(os.getpid()); exit(7)"]) as run:
        out, _ = run.communicate()
        assert int(out) == run.pid
        assert run.returncode == 7


def test_the_slow_one_has_the_lowest_priority_and_ends_with_the_command(tmp_path: Path) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    with started(["-c", SLOW, str(told)], ["-c", "input()"]) as run:
        pid, nice = map(int, told.read_text().split())
        ended = os.pidfd_open(pid)
        assert nice == 19
        assert os.getpgid(pid) != os.getpgid(run.pid)  # the terminal's Ctrl-C is not for it
        run.send_signal(signal.SIGKILL)
    select.select([ended], [], [])
    os.close(ended)


def test_the_command_goes_on_when_the_slow_one_is_done(tmp_path: Path) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    done = f"open({str(told)!r}, 'w').write('done')"
    with started(["-c", done], ["-c", "print(input())"]) as run:
        assert told.read_text() == "done"
        out, _ = run.communicate("still here\n")
        assert out == "still here\n"
        assert run.returncode == 0
