"""A player of a server: requests with its token, a seat, and its part of chance."""

import secrets
from http import HTTPStatus
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from petteia.core.fair_chance import nonce_hash

SECONDS = 30

decode = msgspec.json.decode
encode = msgspec.json.encode


class Guest:
    """A guest of a server, known by its token; without one it is a new guest."""

    def __init__(self, server: str, token: str | None = None) -> None:
        self.server = server.rstrip("/")
        self.token = token or self.ask("POST", "/api/me/token")["secret"]
        if token and not self._is_known():
            raise ValueError("it does not know this token")
        self.player = ""
        self.nonces: dict[str, str] = {}
        """My nonces, by their hashes."""
        self.sent: set[tuple[str, int, bool, int]] = set()
        """What the start of a table was sent, by table, restarts, phase and seat."""

    def rename(self, name: str) -> None:
        """Take a name."""
        self.ask("PUT", "/api/me", {"name": name})

    def sit(self, table: str, invitation: str | None) -> None:
        """Take a free seat at a table."""
        invited = {"invitation": invitation} if invitation else {}
        self.command(table, {"do": "sit", "hash": self.new_hash(), **invited})

    def new_hash(self) -> str:
        """Make a nonce and return its hash."""
        nonce = secrets.token_hex(32)
        hashed = nonce_hash(nonce)
        self.nonces[hashed] = nonce
        return hashed

    def owed(self, table: Any) -> list[dict[str, Any]]:
        """Return the commands with my hashes and nonces that the start of a game waits for."""
        commands: list[dict[str, Any]] = []
        exchange = table["nonces"] or {"owed": []}
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
            commands.append({**said, "seat": seat, "client": secrets.token_hex(8)})
        return commands

    def command(self, table: str, command: dict[str, Any]) -> Any:
        """Do something at a table."""
        told = {"client": secrets.token_hex(8), **command}
        return self.ask("POST", f"/api/tables/{table}/commands", told)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and return what the server answers."""
        request = Request(self.server + path, method=method)
        if body is not None:
            request.data = encode(body)
            request.add_header("Content-Type", "application/json")
        if hasattr(self, "token"):
            request.add_header("Authorization", f"Bearer {self.token}")
        with urlopen(request, timeout=SECONDS) as answer:
            return decode(answer.read())

    def _is_known(self) -> bool:
        """Return whether the token is somebody's."""
        try:
            self.ask("GET", "/api/me")
        except HTTPError as error:
            if error.code == HTTPStatus.UNAUTHORIZED:
                return False
            raise
        return True
