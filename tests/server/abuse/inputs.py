"""Attacks by what is sent: addresses, names, headers, and the words of somebody who is gone."""

import asyncio
import json
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed

from .attacker import SOURCE, Attacker

KEYS = {"p256dh": "B" * 87, "auth": "A" * 22}
ENDPOINTS = (
    "https://127.0.0.5\\@x.googleapis.com/a",
    "https://127.0.0.5:8443\\@x.googleapis.com/a",
    "https://me@x.googleapis.com/a",
    "https://x.googleapis.com:8443/a",
    "https://127.0.0.5/a",
    "https://[::1]/a",
    "https://x.googleapis.com.\t/a",
)
NAMES = ("Lysias\u202e", "\u2066Lysias", "Ly\u200fsias", "Ly\u200bsias", "Ly\x00sias", "\u00ad")
MAILS = (
    "lysias@agora.example\n",
    "lysias@agora.example\r\nBcc: all@agora.example",
    "ly\x00sias@agora.example",
    "=?utf-8?q?lysias?=@agora.example",
)


async def push_endpoints(attacker: Attacker) -> None:
    """Subscribe with endpoints that lead elsewhere than they seem to."""
    guest = await attacker.guest()
    while await attacker.another():
        for endpoint in ENDPOINTS:
            body = {"endpoint": endpoint, "keys": KEYS}
            status, _ = await guest.ask("PUT", "/api/me/push", body)
            attacker.counts["subscribed"] += status == 200


async def odd_texts(attacker: Attacker) -> None:
    """Send names, addresses and ids that no person types."""
    guest = await attacker.guest()
    table = (await guest.made("agora_ernest", ["me", "me"]))["table"]["id"]
    asked: list[tuple[str, str, Any]] = [("PUT", "/api/me", {"name": name}) for name in NAMES]
    asked += [("PUT", "/api/me/mail", {"address": mail}) for mail in MAILS]
    asked += [
        ("PUT", f"/api/tables/{table}/note", {"text": "a\x00b"}),
        ("PUT", "/api/me/mutes", {"player": "a\x00b", "muted": True}),
        ("GET", "/api/tables?game=%00", None),
        ("GET", "/api/ratings?game=%00", None),
        ("GET", "/api/tables/%00", None),
        ("GET", "/api/tables/%00/seen", None),
    ]
    while await attacker.another():
        for method, path, body in asked:
            status, _ = await guest.ask(method, path, body)
            attacker.counts["accepted"] += status < 400
            attacker.counts["asked"] += 1


async def foreign_reports(attacker: Attacker) -> None:
    """Report words at a private table that one cannot see."""
    one, two = await attacker.guest(), await attacker.guest()
    made = await one.made("agora_ernest", ["me", "open"], terms={"watch": "nobody"})
    table = made["table"]["id"]
    said = await one.done(table, "chat", seat=0, text="between us")
    while await attacker.another():
        body = {"number": said["number"]}
        status, _ = await two.ask("POST", f"/api/tables/{table}/reports", body)
        attacker.counts["reported"] += status == 200


async def endless_header(attacker: Attacker) -> None:
    """Send a header that does not end."""
    host = urlsplit(attacker.url)
    while await attacker.another():
        reader, writer = await asyncio.open_connection(
            host.hostname, host.port, local_addr=(SOURCE, 0)
        )
        writer.write(f"GET /api/games HTTP/1.1\r\nHost: {host.netloc}\r\nX: ".encode())
        sent = 0
        with suppress(OSError):
            while sent < 64_000_000 and not reader.at_eof():
                writer.write(b"x" * 65_536)
                await writer.drain()
                sent += 65_536
        attacker.counts["bytes taken"] = max(attacker.counts["bytes taken"], sent)
        writer.transport.abort()


async def large_bodies(attacker: Attacker) -> None:
    """Send long bodies over many connections: most stay unfinished, the others cost decoding."""
    guests = [await attacker.guest() for _ in range(20)]
    host = urlsplit(attacker.url)
    body = json.dumps({"record": {"moves": ["x" * 150] * 6000}, "seats": []}).encode()

    async def post(number: int) -> None:
        try:
            reader, writer = await asyncio.open_connection(
                host.hostname, host.port, local_addr=(SOURCE, 0)
            )
        except OSError:
            return
        token = guests[number % len(guests)].token
        writer.write(
            f"POST /api/records HTTP/1.1\r\nHost: {host.netloc}\r\n"
            f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
            f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode()
        )
        unfinished = number % 4 > 0
        with suppress(OSError, TimeoutError):
            writer.write(body[:-1] if unfinished else body)
            await asyncio.wait_for(writer.drain(), 2)
            found = await asyncio.wait_for(reader.read(-1), 2 if unfinished else 30)
            attacker.counts["bodies refused"] += found.startswith(b"HTTP/1.1 4")
        attacker.counts["bodies sent"] += 1
        writer.transport.abort()

    while await attacker.another():
        await asyncio.gather(*(post(number) for number in range(500)))


async def after_forgetting(attacker: Attacker) -> None:
    """Be forgotten, and go on over a socket that is still open."""
    while await attacker.another():
        one, two = await attacker.guest(), await attacker.guest()
        made = await one.made("agora_ernest", ["me", "open"])
        other = await two.made("agora_ernest", ["me", "open"])
        line = await attacker.socket(one.token)
        await line.recv()
        await one.must("DELETE", "/api/me")
        with suppress(ConnectionClosed):
            for table, command in (
                (made["table"]["id"], {"do": "chat", "seat": 0, "text": "still here"}),
                (other["table"]["id"], {"do": "sit", "invitation": other["invitation"]}),
            ):
                frame = {"type": "do", "table": table, "command": {**command, "client": "c"}}
                await line.send(json.dumps(frame))
            await line.send('{"type":"ping"}')
            for _ in range(3):
                attacker.counts["done"] += json.loads(await line.recv())["type"] == "ack"
        await line.close()
