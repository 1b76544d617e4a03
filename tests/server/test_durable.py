"""The sync returns before the acknowledgement leaves: seen by tracing the system's calls."""

import asyncio
import json
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect

from .processes import free_port

SERVER = """
import sys
from pathlib import Path
from typing import Any
from petteia.server import run, settings
run.serve(port=int(sys.argv[1]), settings=settings.Settings(
    data=Path(sys.argv[2]), limits=settings.UNLIMITED, sweep=3600))
"""
MOVES = 8


def can_trace() -> bool:
    if shutil.which("strace") is None:
        return False
    return subprocess.run(["strace", "-o", "/dev/null", "true"], check=False).returncode == 0


async def play(url: str) -> list[str]:
    """Make moves, on both seats, whose client ids can be found again in the trace."""
    seats = [{"who": "me"}, {"who": "me"}]
    async with httpx2.AsyncClient(base_url=url, timeout=60) as client:
        token = (await client.post("/api/me/token")).json()["secret"]
        asked = {"game": "agora_lieske", "seats": seats}
        table = (await client.post("/api/tables", json=asked)).json()["table"]["id"]
    ids = [f"traced{number:04}" for number in range(MOVES)]
    headers = {"authorization": f"Bearer {token}"}
    async with connect(url.replace("http", "ws") + "/socket", additional_headers=headers) as line:

        async def until(kind: str) -> Any:
            while True:
                frame = json.loads(await line.recv())
                if frame["type"] == kind:
                    return frame

        for client_id in ids:
            await line.send(json.dumps({"type": "join", "table": table}))
            text = (await until("joined"))["seen"]["choices"][0]["text"]
            command = {"do": "move", "client": client_id, "text": text}
            await line.send(json.dumps({"type": "do", "table": table, "command": command}))
            await until("ack")
    return ids


def test_the_sync_returns_before_the_acknowledgement_leaves(tmp_path: Path) -> None:
    if not can_trace():
        pytest.skip("strace is not installed or may not trace here")
    trace, port = tmp_path / "trace", free_port()
    calls = "trace=pwrite64,fdatasync,fsync,sendto,sendmsg,write,writev"
    command = ["strace", "-f", "-s", "1000000", "-e", calls, "-o", str(trace)]
    program = [sys.executable, "-c", SERVER, str(port), str(tmp_path)]
    with subprocess.Popen(
        [*command, *program], stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as traced:
        assert traced.stdout is not None
        try:
            traced.stdout.readline()
            url = f"http://127.0.0.1:{port}"
            with httpx2.Client() as client:
                while True:
                    try:
                        client.get(f"{url}/health", timeout=60)
                        break
                    except httpx2.ConnectError:
                        continue
            ids = asyncio.run(asyncio.wait_for(play(url), 120))
        finally:
            children = Path(f"/proc/{traced.pid}/task/{traced.pid}/children").read_text().split()
            for child in children:
                subprocess.run(["kill", f"-{signal.SIGTERM.value}", child], check=False)
            traced.communicate(timeout=60)
    lines = trace.read_text(errors="replace").splitlines()
    for made in ids:
        written = first(lines, rf"pwrite64\(.*{made}", 0)
        synced = first(lines, r"f(data)?sync\b.*\)\s+= 0$", written + 1)
        acked = first(lines, rf'(send|write).*\\"type\\":\\"ack\\".*{made}', 0)
        assert written < synced < acked, made


def first(lines: list[str], pattern: str, start: int) -> int:
    """Return the first line from `start` that matches."""
    wanted = re.compile(pattern)
    for number in range(start, len(lines)):
        if wanted.search(lines[number]):
            return number
    raise AssertionError(f"no line has {pattern}")
