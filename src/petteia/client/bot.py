"""A bot on another machine: a client of the public API that plays the seats of its session."""

import secrets
from collections.abc import Callable, Iterator
from http import HTTPStatus
from http.client import HTTPException
from time import sleep
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from petteia.bots import choose
from petteia.core.fair_chance import nonce_hash

SECONDS = 30
LOOK = 3.0
"""Seconds between two looks for new tables."""
AGAIN = 2.0
"""Seconds until a server that has gone away is asked again."""
GONE = (OSError, HTTPException, WebSocketException)
"""How a server that goes away, or is not there, is heard of."""

decode = msgspec.json.decode
encode = msgspec.json.encode


class RemoteBot:
    """A player of a server who is a program."""

    def __init__(self, server: str, strength: str, token: str | None = None) -> None:
        self.server = server.rstrip("/")
        self.strength = strength
        self.token = token or self._ask("POST", "/api/me/token")["secret"]
        if token and not self._is_known():
            raise ValueError("it does not know this token")
        self.joined: set[str] = set()
        self.player = ""
        self.nonces: dict[str, str] = {}
        """My nonces, by their hashes."""
        self.sent: set[tuple[str, int, bool, int]] = set()
        """What the start of a table was sent, by table, restarts, phase and seat."""
        self.moves = 0
        self.away = False
        """Whether the server went away and has not come back."""

    def rename(self, name: str) -> None:
        """Take a name."""
        self._ask("PUT", "/api/me", {"name": name})

    def sit(self, table: str, invitation: str | None) -> None:
        """Take a free seat at a table."""
        command = {"do": "sit", "client": "sit", "hash": self.new_hash()} | (
            {"invitation": invitation} if invitation else {}
        )
        self._ask("POST", f"/api/tables/{table}/commands", command)

    def new_hash(self) -> str:
        """Make a nonce and return its hash."""
        nonce = secrets.token_hex(32)
        hashed = nonce_hash(nonce)
        self.nonces[hashed] = nonce
        return hashed

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

    def _is_known(self) -> bool:
        """Return whether the token is somebody's."""
        try:
            self._ask("GET", "/api/me")
        except HTTPError as error:
            if error.code == HTTPStatus.UNAUTHORIZED:
                return False
            raise
        return True

    def _join_new(self, line: ClientConnection) -> None:
        for table in self._ask("GET", "/api/me/tables")["tables"]:
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
        if seen["table"]["nonces"]:
            self._take_part(line, seen["table"], seen["table"]["nonces"])
        if not seen["choices"]:
            return
        game, table = seen["table"]["game"], seen["table"]["id"]
        seed = secrets.randbits(62)
        text = choose(game, encode(seen["view"]), self.strength, seed)
        command = {"do": "move", "client": f"{seed:x}", "text": text}
        line.send(encode({"type": "do", "table": table, "command": command}).decode())
        self.moves += 1

    def _take_part(self, line: ClientConnection, table: Any, exchange: Any) -> None:
        """Send the hashes and nonces of this bot that the start of a game waits for."""
        for seat in exchange["owed"]:
            step = (table["id"], exchange["restarts"], exchange["called"], seat)
            if table["seats"][seat]["player"] != self.player or step in self.sent:
                continue
            self.sent.add(step)
            nonce = self.nonces.get(exchange["hashes"][seat])
            said = (
                {"do": "reveal", "nonce": nonce}
                if nonce
                else {"do": "hash", "hash": self.new_hash()}
            )
            command = said | {"seat": seat, "client": secrets.token_hex(8)}
            line.send(encode({"type": "do", "table": table["id"], "command": command}).decode())

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        request = Request(self.server + path, method=method)
        if body is not None:
            request.data = encode(body)
            request.add_header("Content-Type", "application/json")
        if hasattr(self, "token"):
            request.add_header("Authorization", f"Bearer {self.token}")
        with urlopen(request, timeout=SECONDS) as answer:
            return decode(answer.read())


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
