"""Servers to measure, each in processes of its own: ours, and boardgame.io's."""

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

SERVER = """
import sys
from pathlib import Path
from petteia.server import run, settings
run.serve(port=int(sys.argv[1]), settings=settings.Settings(
    data=Path(sys.argv[2]), database=sys.argv[3], limits=settings.UNLIMITED))
"""
PEER = Path(__file__).parent / "boardgame_io"


class Running:
    """A server that runs."""

    def __init__(self, process: "subprocess.Popen[str]", url: str, start: float) -> None:
        self.process = process
        self.url = url
        self.start = start
        """Seconds from its beginning to its first answer."""

    def memory(self) -> float:
        """Return its memory in megabytes; the processes of bots are not in it."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found is not None
        return int(found[1]) / 1024

    def cpu(self) -> float:
        """Return the seconds of processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def written(self) -> int:
        """Return the bytes it has had written to disk."""
        counts = Path(f"/proc/{self.process.pid}/io").read_text()
        found = re.search(r"^write_bytes: (\d+)", counts, re.MULTILINE)
        assert found is not None
        return int(found[1])


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


@contextmanager
def run_server(
    command: Sequence[str], port: int, path: str, where: Mapping[str, str] | None = None
) -> Iterator[Running]:
    """Run a server until the end of the block, from its first answer on."""
    url, began = f"http://127.0.0.1:{port}", time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, text=True, env=where) as process:
        try:
            while True:
                try:
                    urllib.request.urlopen(url + path, timeout=5).read()
                    break
                except urllib.error.HTTPError:
                    break  # it answers
                except OSError:
                    if process.poll() is not None or time.perf_counter() - began > 60:
                        raise
                    time.sleep(0.005)
            yield Running(process, url, time.perf_counter() - began)
        finally:
            process.terminate()


@contextmanager
def ours(data: Path, database: str = "") -> Iterator[Running]:
    """Run our server."""
    port = free_port()
    command = [sys.executable, "-c", SERVER, str(port), str(data), database]
    with run_server(command, port, "/health") as running:
        yield running


@contextmanager
def our_nodes(nodes: int, database: str) -> Iterator[list[Running]]:
    """Run one node with a new SQLite database, or several over a PostgreSQL database."""
    with ExitStack() as stack:
        place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if nodes > 1 and not database:
            from tests.server.postgres import cluster

            database = stack.enter_context(cluster(place / "postgres"))
        yield [stack.enter_context(ours(place / f"node{k}", database)) for k in range(nodes)]


@contextmanager
def peer() -> Iterator[Running]:
    """Run boardgame.io's server; installs it first."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise SystemExit("node and npm are needed for boardgame.io's server")
    if not (PEER / "node_modules" / ".package-lock.json").exists():
        install = [npm, "ci", "--ignore-scripts", "--omit=optional", "--silent"]
        subprocess.run(install, cwd=PEER, check=True)
    port = free_port()
    with run_server([node, str(PEER / "server.js"), str(port)], port, "/games") as running:
        yield running
