"""The server of a 1.0 checkout in a process of its own, and the people who play on it."""

import json
import os
import random
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
from tests.server.processes import free_port

SERVER = """
import sys
from pathlib import Path
from petteia.server import run, settings

data, port, smtp = sys.argv[1:]
notices = settings.NoticeSettings(
    smtp=smtp, sender="Petteia <club@club.example>", public_url="https://club.example",
    push_contact="mailto:club@club.example", every=3600,
)
run.serve(port=int(port), settings=settings.Settings(
    data=Path(data), limits=settings.UNLIMITED, bot_workers=1, sweep=0.1, notices=notices,
))
"""

READER = """
import json, sys
from pathlib import Path
from starlette.testclient import TestClient
from petteia.server.app import create_app
from petteia.server.settings import UNLIMITED, Settings

asked = json.load(sys.stdin)
settings = Settings(
    data=Path(asked["data"]), limits=UNLIMITED, bot_workers=0, sweep=3600, refresh=3600,
    now=lambda: asked["now"],
)
answers = []
with TestClient(create_app(settings)) as client:
    for token, path in asked["questions"]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = client.get(path, headers=headers)
        client.cookies.clear()
        answers.append([answer.status_code, answer.json()])
json.dump(answers, sys.stdout)
"""


class Checkout:
    """A server of version 1.0."""

    def __init__(self, tree: Path, data: Path, smtp: str) -> None:
        self.python = tree / ".venv" / "bin" / "python"
        self.data = data
        self.smtp = smtp
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        self.data.mkdir(exist_ok=True)
        asked = [str(self.python), "-c", SERVER, str(self.data), str(self.port), self.smtp]
        self.process = subprocess.Popen(asked)
        for _ in range(600):
            try:
                httpx2.get(f"{self.url}/health")
                return
            except httpx2.HTTPError:
                time.sleep(0.1)
        raise AssertionError("the server of 1.0 does not answer")

    def stop(self) -> None:
        """Stop the server gracefully."""
        if self.process is not None:
            os.kill(self.process.pid, signal.SIGTERM)
            self.process.wait(60)
            self.process = None

    def admin(self, *args: str) -> None:
        """Run `petteia admin`."""
        asked = [str(self.python), "-m", "petteia.cli", "admin", *args, "--data", str(self.data)]
        subprocess.run(asked, check=True, stdout=subprocess.DEVNULL)

    def read(self, data: Path, now: int, questions: Sequence[tuple[str, str]]) -> list[Any]:
        """Return the answers of 1.0, at a fixed time, about a database; (token, path) each."""
        asked = json.dumps({"data": str(data), "now": now, "questions": questions})
        done = subprocess.run(
            [self.python, "-c", READER], input=asked, check=True, capture_output=True, text=True
        )
        found: list[Any] = json.loads(done.stdout)
        return found


class Person:
    """Somebody with a bearer token."""

    def __init__(self, url: str, name: str) -> None:
        self.client = httpx2.Client(base_url=url, timeout=60)
        self.name = name
        self.ids = count(1)
        self.token = self.ask("POST", "/api/me/token")["secret"]
        self.client.cookies.clear()
        self.client.headers["authorization"] = f"Bearer {self.token}"
        self.player: str = self.ask("PUT", "/api/me", {"name": name})["player"]

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """Ask for something; an answer with an unexpected status is a failure."""
        answer = self.client.request(method, path, **({} if body is None else {"json": body}))
        expected = answer.status_code < 300 if status is None else answer.status_code == status
        assert expected, (method, path, body, answer.status_code, answer.text)
        return answer.json()

    def ask_page(self, path: str) -> None:
        """Press the button of a page that a mail links to."""
        assert self.client.post(path).status_code == 200

    def do(self, table: str, verb: str, status: int | None = None, **more: Any) -> Any:
        """Do something at a table."""
        command = {"do": verb, "client": f"{self.name}-{next(self.ids)}", **more}
        return self.ask("POST", f"/api/tables/{table}/commands", command, status)

    def see(self, table: str, seat: int) -> Any:
        return self.ask("GET", f"/api/tables/{table}/seen?seat={seat}")


class Board:
    """A table and its people by seat; nobody where a bot sits."""

    def __init__(self, name: str, table: str, people: Sequence[Person | None]) -> None:
        self.name = name
        self.id = table
        self.people = list(people)
        self.rng = random.Random(name)

    @property
    def anybody(self) -> Person:
        return next(person for person in self.people if person is not None)

    def info(self) -> Any:
        return self.anybody.ask("GET", f"/api/tables/{self.id}")

    def settled(self) -> Any:
        """Wait until no bot is to move and return the table."""
        for _ in range(6000):
            info = self.info()
            if info["actor"] is None or info["seats"][info["actor"]]["bot"] is None:
                return info
            time.sleep(0.02)
        raise AssertionError(f"the bots of {self.name} do not move")

    def actor(self) -> tuple[Person, int]:
        """Return the person whose turn it is, and the seat."""
        seat: int = self.settled()["actor"]
        person = self.people[seat]
        assert person is not None
        return person, seat

    def move(self, choose: Callable[[Person, list[str]], str | None] | None = None) -> str | None:
        """Make one move; nothing if the game is over."""
        info = self.settled()
        if info["actor"] is None:
            return None
        person, seat = self.actor()
        texts = [choice["text"] for choice in person.see(self.id, seat)["choices"]]
        text = (choose and choose(person, texts)) or self.rng.choice(texts)
        person.do(self.id, "move", text=text)
        return str(text)

    def play(self, moves: int = 10_000) -> None:
        """Make random moves, until the game is over at the latest."""
        for _ in range(moves):
            if self.move() is None:
                return
        self.settled()
