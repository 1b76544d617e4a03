"""Servers in processes of their own, to be killed and started again, quickly.

A nursery has loaded the server and waits; each server is forked from it, so a start costs
milliseconds and a kill is a real one.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2

NURSERY = """
import json, os, sys
from dataclasses import replace
from pathlib import Path
import uvloop
from petteia.core.registry import games
from petteia.server import run, settings

games()
print("ready", flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    if "reap" in asked:
        os.waitpid(asked["reap"], 0)
        print(json.dumps({"reaped": asked["reap"]}), flush=True)
        continue
    pid = os.fork()
    if pid == 0:
        out = os.open(asked["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(out, 1)
        os.dup2(out, 2)
        os.close(0)
        if asked["files"]:
            import resource
            resource.setrlimit(resource.RLIMIT_NOFILE, (asked["files"], asked["files"]))
        chosen = settings.Settings(
            database=asked["database"], data=Path(asked["data"]),
            limits=replace(
                settings.Limits() if asked["guarded"] else settings.UNLIMITED, **asked["limits"]
            ),
            bot_workers=asked["bots"], compute_workers=int(asked["guarded"]),
            sweep=0.5, refresh=0.5,
            notices=settings.NoticeSettings(**asked["notices"]),
            reveal_live=asked["reveal_live"],
        )
        run.serve(port=asked["port"], settings=chosen, processes=asked["processes"])
        os._exit(0)
    print(json.dumps({"pid": pid}), flush=True)
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


class ServerProcess:
    """One server that can be killed and started again at the same place."""

    def __init__(
        self, nursery: "Nursery", data: Path, database: str = "", bots: int = 0,
        notices: dict[str, Any] | None = None, limits: dict[str, Any] | None = None,
        files: int = 0, guarded: bool = False, processes: int = 1,
    ) -> None:  # fmt: skip
        """`files` bounds how many files the process may have open; 0: as they are.

        A `guarded` server has the limits and the compute worker that it has by default.
        """
        self.nursery = nursery
        self.asked = {
            "data": str(data),
            "database": database,
            "bots": bots,
            "port": free_port(),
            "log": str(data / "server.log"),
            "notices": notices or {},
            "reveal_live": 180.0,
            "limits": limits or {},
            "files": files,
            "guarded": guarded,
            "processes": processes,
        }
        self.url = f"http://127.0.0.1:{self.asked['port']}"
        self.pid = 0

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.pid = self.nursery.ask(self.asked)["pid"]
        for _ in range(3000):
            try:
                if httpx2.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx2.HTTPError:
                time.sleep(0.02)
        raise AssertionError(Path(str(self.asked["log"])).read_text())

    def children(self) -> list[int]:
        """Return the ids of the processes that it has started itself."""
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(pid) for pid in found.split()]

    def end(self, how: signal.Signals) -> None:
        """End it and wait until it is gone."""
        assert self.pid, "it does not run"  # 0 would be this process's whole group
        os.kill(self.pid, how)
        self.nursery.ask({"reap": self.pid})
        self.pid = 0


class Nursery:
    """Forks servers."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.started: list[ServerProcess] = []

    def ask(self, what: dict[str, Any]) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def server(self, data: Path, database: str = "", bots: int = 0, **more: Any) -> ServerProcess:
        """Return a server that runs."""
        data.mkdir(parents=True, exist_ok=True)
        server = ServerProcess(self, data, database, bots, **more)
        server.start()
        self.started.append(server)
        return server


@contextmanager
def nursery() -> Iterator[Nursery]:
    with subprocess.Popen(
        [sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        found = Nursery(process)
        try:
            yield found
        finally:
            for server in found.started:
                if server.pid:
                    server.end(signal.SIGKILL)
            assert process.stdin is not None
            process.stdin.close()
            process.wait(30)
