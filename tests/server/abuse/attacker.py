"""One hostile address: its guests, requests and sockets, and a count of what came of them."""

import asyncio
import json
from collections import Counter
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

SOURCE = "127.0.0.3"
RECORDS = Path(__file__).parents[2] / "records"
BEGUN = "begun"
"""Printed when everything is prepared and the attack itself begins."""
PACE = 0.1
"""Seconds to wait after a refusal: an attacker who is refused gains nothing by hurrying."""


def new_table(game: str, seats: list[str], more: dict[str, Any]) -> dict[str, Any]:
    """Return what asks for a table."""
    asked = [
        {"who": seat} if seat in ("me", "open") else {"who": "bot", "strength": seat}
        for seat in seats
    ]
    return {"game": game, "seats": asked, **more}


class Guest:
    """One session of the attacker."""

    def __init__(self, attacker: "Attacker", token: str, player: str) -> None:
        self.attacker = attacker
        self.token = token
        self.player = player
        self.ids = count(1)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Return the status and body of an answer, and count it."""
        return await self.attacker.ask(method, path, body, self.token)

    async def must(self, method: str, path: str, body: Any = None) -> Any:
        """Return the body of an answer that the attack needs; wait while a limit refuses it."""
        while True:
            status, found = await self.ask(method, path, body)
            if status != 429:
                assert status < 300, found
                return found

    async def make(self, game: str, seats: list[str], **more: Any) -> tuple[int, Any]:
        """Make a table; a seat is `me`, `open` or the strength of a bot."""
        return await self.ask("POST", "/api/tables", new_table(game, seats, more))

    async def made(self, game: str, seats: list[str], **more: Any) -> Any:
        """Make a table that the attack needs."""
        return await self.must("POST", "/api/tables", new_table(game, seats, more))

    async def bring(self, name: str, without: int = 0, seats: Any = ()) -> str:
        """Import the longest stored record of a name without its last moves; return the table."""
        lines = (RECORDS / f"{name}.jsonl").read_text().splitlines()
        record = max(map(json.loads, lines), key=lambda each: len(each["moves"]))
        record["moves"] = record["moves"][: len(record["moves"]) - without]
        body = {"record": {**record, "meta": {}}, "seats": list(seats)}
        return str((await self.must("POST", "/api/records", body))["table"]["id"])

    async def do(self, table: str, verb: str, **more: Any) -> tuple[int, Any]:
        """Do something at a table."""
        command = {"do": verb, "client": f"do-{next(self.ids)}", **more}
        return await self.ask("POST", f"/api/tables/{table}/commands", command)

    async def done(self, table: str, verb: str, **more: Any) -> Any:
        """Do something at a table that the attack needs."""
        command = {"do": verb, "client": f"do-{next(self.ids)}", **more}
        return await self.must("POST", f"/api/tables/{table}/commands", command)

    async def info(self, table: str) -> Any:
        return await self.must("GET", f"/api/tables/{table}")

    async def choices(self, table: str, seat: int) -> list[str]:
        seen = await self.must("GET", f"/api/tables/{table}/seen?seat={seat}&last=99999")
        return [choice["text"] for choice in seen["choices"]]


class Attacker:
    """Everything that one address does."""

    def __init__(self, url: str, rounds: int, seconds: float, counts: "Counter[str]") -> None:
        self.url = url
        self.rounds = rounds
        self.until = monotonic() + seconds
        self.counts = counts
        self.begun = False
        transport = httpx2.AsyncHTTPTransport(
            local_address=SOURCE, limits=httpx2.Limits(max_connections=200)
        )
        self.client = httpx2.AsyncClient(base_url=url, timeout=300, transport=transport)

    async def another(self) -> bool:
        """Whether to attack once more: so many rounds, or as long as it lasts."""
        await asyncio.sleep(0)
        if not self.begun:
            print(BEGUN, flush=True)
            self.begun = True
        self.rounds -= 1
        return self.rounds >= 0 or monotonic() < self.until

    async def ask(
        self, method: str, path: str, body: Any = None, token: str = ""
    ) -> tuple[int, Any]:
        """Return the status and body of an answer, and count it; wait after a refusal."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if body is not None:
            headers["content-type"] = "application/json"
        content = None if body is None else json.dumps(body).encode()
        answer = await self.client.request(method, path, headers=headers, content=content)
        self.client.cookies.clear()
        status = answer.status_code
        self.counts["answered" if status < 400 else "refused" if status < 500 else "failed"] += 1
        if status == 429:
            await asyncio.sleep(PACE)
        is_json = answer.headers.get("content-type") == "application/json"
        return status, answer.json() if is_json else answer.text

    async def guest(self) -> Guest:
        """Become somebody new."""
        secret = (await Guest(self, "", "").must("POST", "/api/me/token"))["secret"]
        me = await Guest(self, secret, "").must("GET", "/api/me")
        return Guest(self, secret, me["player"])

    async def socket(self, token: str = "") -> ClientConnection:
        """Open a socket."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return await connect(
            self.url.replace("http", "ws") + "/socket",
            additional_headers=headers,
            local_addr=(SOURCE, 0),
            open_timeout=60,
            max_size=None,
        )
