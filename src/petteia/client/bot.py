"""A bot on another machine: a client of the public API that plays the seats of its session."""

import secrets
from collections.abc import Callable, Iterator
from http import HTTPStatus
from http.client import HTTPException
from time import sleep
from typing import Any
from urllib.error import HTTPError

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from petteia.bots import choose
from petteia.client.guest import SECONDS, Guest, decode, encode

LOOK = 3.0
"""Seconds between two looks for new tables."""
AGAIN = 2.0
"""Seconds until a server that has gone away is asked again."""
GONE = (OSError, HTTPException, WebSocketException)
"""How a server that goes away, or is not there, is heard of."""


class RemoteBot(Guest):
    """A player of a server who is a program."""

    def __init__(self, server: str, strength: str, token: str | None = None) -> None:
        super().__init__(server, token)
        self.strength = strength
        self.joined: set[str] = set()
        self.moves = 0
        self.away = False
        """Whether the server went away and has not come back."""

    def stay(self, stop: Callable[[], bool], tell: Callable[[str], object] = print) -> None:
        """Play all seats of this guest until told to stop, also when the server restarts."""
        while not stop():
            try:
                self.play(stop, tell)
            except GONE as error:
                if _is_refusal(error):
                    raise
                if not self.away:
                    tell(f"{self.server} has gone away; it is asked again until it is back")
                self.away = True
                sleep(AGAIN)

    def play(self, stop: Callable[[], bool], tell: Callable[[str], object] = print) -> None:
        """Play all seats of this guest until told to stop, or until the server goes away.

        A move that is refused is told: the table waits for another one, which never comes.
        """
        with self._line() as line:
            if self.away:
                tell(f"{self.server} is back")
            self.away = False
            self.joined.clear()
            self.sent.clear()
            while not stop():
                self._join_new(line)
                for frame in _frames(line):
                    if frame["type"] == "nack":
                        why = (frame["refusal"] or {}).get("rule") or frame["problem"]
                        tell(f"table {frame['table']}: a move was refused ({why})")
                    self._answer(line, frame)
                    if stop():
                        return

    def _line(self) -> ClientConnection:
        address = "ws" + self.server.removeprefix("http") + "/socket"
        headers = {"authorization": f"Bearer {self.token}"}
        return connect(address, additional_headers=headers, open_timeout=SECONDS)

    def _join_new(self, line: ClientConnection) -> None:
        for table in self.ask("GET", "/api/me/tables")["tables"]:
            if table["id"] not in self.joined and table["state"] != "over":
                self.joined.add(table["id"])
                line.send(encode({"type": "join", "table": table["id"]}).decode())

    def _answer(self, line: ClientConnection, frame: Any) -> None:
        """Move if it is this bot's turn; the view it is sent is all it knows."""
        if frame["type"] == "welcome":
            self.player = frame["me"]["player"]
        if frame["type"] not in ("joined", "happened"):
            return
        seen = frame["seen"] if frame["type"] == "joined" else frame
        for owed in self.owed(seen["table"]):
            self._send(line, seen["table"]["id"], owed)
        if not seen["choices"]:
            return
        game, table = seen["table"]["game"], seen["table"]["id"]
        seed = secrets.randbits(62)
        text = choose(game, encode(seen["view"]), self.strength, seed)
        self._send(line, table, {"do": "move", "client": f"{seed:x}", "text": text})
        self.moves += 1

    def _send(self, line: ClientConnection, table: str, command: dict[str, Any]) -> None:
        line.send(encode({"type": "do", "table": table, "command": command}).decode())


def _is_refusal(error: Exception) -> bool:
    """Return whether a server is there and refuses; a proxy says with 5xx that it is not."""
    if isinstance(error, HTTPError):
        return error.code < HTTPStatus.INTERNAL_SERVER_ERROR
    if isinstance(error, InvalidStatus):
        return error.response.status_code < HTTPStatus.INTERNAL_SERVER_ERROR
    return False


def _frames(line: ClientConnection) -> Iterator[Any]:
    """Yield frames until none has come for a while."""
    while True:
        try:
            yield decode(line.recv(timeout=LOOK))
        except TimeoutError:
            return
