import json
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from petteia.cli import main

PATIENCE = 120
"""Seconds after which a process that says nothing has failed."""

SET_UP = [
    "* start 0",
    "* demand wood",
    "* demand clay",
    "* dealer 1 wood",
    "* dealer 2 clay",
    "* dealer 3 marble",
]
"""The first moves of Agora (Lieske); then seat 0 places a citizen."""

Run = Callable[..., Result]
Write = Callable[..., Path]
Start = Callable[..., "subprocess.Popen[str]"]


def command(*args: object) -> list[str]:
    return [sys.executable, "-m", "petteia.cli", *map(str, args)]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test works in a folder of its own and in English."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "en_GB.UTF-8")
    return tmp_path


@pytest.fixture
def run() -> Run:
    def run(*args: object, stdin: str = "") -> Result:
        result = CliRunner().invoke(main, [str(arg) for arg in args], input=stdin)
        if not isinstance(result.exception, SystemExit | None):
            raise result.exception
        return result

    return run


@pytest.fixture
def write(here: Path) -> Write:
    def write(name: str, *moves: str, **changed: Any) -> Path:
        """Write a record of set-up and these moves."""
        record: dict[str, Any] = {"petteia": 1, "game": "agora_lieske", "players": 2}
        record |= {"options": {}, "moves": [*SET_UP, *moves], **changed}
        path = here / name
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(record) + "\n")
        return path

    return write


@pytest.fixture
def start() -> Iterator[Start]:
    """Start real processes, with pipes; none survives the test."""
    started = []

    def start(*args: object, **settings: Any) -> "subprocess.Popen[str]":
        pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
        process = subprocess.Popen(command(*args), text=True, **{**pipes, **settings})
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


def read_to(process: "subprocess.Popen[str]", beginning: str) -> None:
    """Read a process's output up to a line that begins so."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(beginning):
            return
    raise AssertionError(f"no line begins with {beginning!r}")


class Terminal:
    """A command in a terminal of its own."""

    def __init__(self, *args: object, columns: int = 80) -> None:
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            os.environ |= {"COLUMNS": str(columns), "LINES": "40", "TERM": "xterm"}
            os.execv(sys.executable, command(*args))
        self.text = ""
        self.read = 0

    def expect(self, wanted: str) -> str:
        """Wait until the terminal shows a text after what was waited for before."""
        deadline = time.monotonic() + PATIENCE
        while (found := self.text.find(wanted, self.read)) < 0:
            ready = select.select([self.screen], [], [], deadline - time.monotonic())[0]
            assert ready, f"no {wanted!r} in {self.text[self.read :]!r}"
            try:
                more = os.read(self.screen, 65536)
            except OSError:  # the command has left
                more = b""
            assert more, f"it left without {wanted!r}: {self.text[self.read :]!r}"
            self.text += more.decode(errors="replace")
        shown, self.read = self.text[self.read : found], found + len(wanted)
        return shown

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C once the command sits waiting for a key.

        Python's line editor does not hear a signal in the instant between showing its prompt and
        beginning to wait: a person never meets that instant, a test does.
        """
        deadline = time.monotonic() + PATIENCE
        while Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "S":
            assert time.monotonic() < deadline, "the command does not wait for anything"
        self.type("\x03")

    def leave(self) -> int:
        """Read to the end and return the exit code."""
        while True:
            try:
                more = os.read(self.screen, 65536)
            except OSError:
                break
            if not more:
                break
            self.text += more.decode(errors="replace")
        os.close(self.screen)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
