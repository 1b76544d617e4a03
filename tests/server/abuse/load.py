"""Attacks on the server's time, memory and room."""

import asyncio
import json
import socket as sockets
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from tests.server.crowd import Watch, seated
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from .attacker import PACE, SOURCE, Attacker

PAYMENTS = ["upper", "middle middle", "lower lower lower"] * 300
BASES = ["barley"] * 20_000


async def large_options(attacker: Attacker) -> None:
    """Make tables whose own numbers are long lists."""
    guest = await attacker.guest()
    while await attacker.another():
        for data in (
            {"village": {"people": PAYMENTS}},
            {"barracks": {"make": {"orange": {"bases": BASES}}}},
        ):
            status, _ = await guest.make("athens", ["me", "me"], options={"data": data})
            attacker.counts["tables made"] += status == 201


async def questions(attacker: Attacker) -> None:
    """Ask what is expensive to answer about a late position, as often as is allowed."""
    one, two = await attacker.guest(), await attacker.guest()
    table = await one.bring("agora_ernest-4", 15, [{"who": "me"}] * 3 + [{"who": "open"}])
    path = f"/api/tables/{table}"
    link = await one.must("POST", f"{path}/invitation")
    await two.done(table, "sit", seat=3, invitation=link["secret"])
    guest, seat = one, 0
    for _ in range(4):
        seat = (await one.info(table))["actor"]
        guest = two if seat == 3 else one
        text = (await guest.choices(table, seat))[0]
        if " build " in text:
            break
        await guest.do(table, "move", text=text)
    await guest.do(table, "move", text=text)
    text = (await guest.choices(table, seat) or [text])[-1]

    async def heavy(method: str, path: str, body: Any = None) -> None:
        status, _ = await guest.ask(method, path, body)
        attacker.counts["computed"] += status == 200

    while await attacker.another():
        asked = [heavy("GET", f"{path}/undoable") for _ in range(3)]
        asked += [heavy("POST", f"{path}/why", {"text": text}) for _ in range(3)]
        asked += [heavy("GET", f"{path}/replay?last=200") for _ in range(2)]
        await asyncio.gather(*asked)
        await guest.ask("POST", f"{path}/preview", {"text": text})


async def imports(attacker: Attacker) -> None:
    """Import a long record and branch from it: every move is played again."""
    guest = await attacker.guest()
    table = await guest.bring("agora_ernest-4")

    async def branch() -> None:
        status, _ = await guest.ask("POST", f"/api/tables/{table}/branch", {"moves": 90})
        attacker.counts["computed"] += status == 201

    async def bring() -> None:
        await guest.bring("agora_ernest-4")
        attacker.counts["computed"] += 1

    while await attacker.another():
        await asyncio.gather(*(ask() for ask in (branch, bring) for _ in range(6)))


async def slow_readers(attacker: Attacker) -> None:
    """Join a long table again and again without reading what comes."""
    guest = await attacker.guest()
    table = await guest.bring("agora_lieske-4")
    join = json.dumps({"type": "join", "table": table})
    while await attacker.another():
        lines = []
        for _ in range(6):
            with suppress(WebSocketException, OSError):
                lines.append(await attacker.socket())
        for line in lines:
            line.transport.pause_reading()
        for _ in range(90):
            for line in lines:
                with suppress(ConnectionClosed):
                    await line.send(join)
                    attacker.counts["joins"] += 1
        await guest.ask("GET", "/api/me")  # answered when the joins before it were read
        await asyncio.sleep(1)
        for line in lines:
            line.transport.abort()


async def joins(attacker: Attacker) -> None:
    """Join a long table with many sessions, again and again, and read what comes."""
    guests = [await attacker.guest() for _ in range(20)]
    table = await guests[0].bring("agora_lieske-4")
    frame = json.dumps({"type": "join", "table": table})

    async def join(token: str) -> None:
        while await attacker.another():
            try:
                line = await attacker.socket(token)
            except WebSocketException:
                attacker.counts["sockets refused"] += 1
                await asyncio.sleep(PACE)
                continue
            with suppress(ConnectionClosed):
                await ask_again(line)
            await line.close()

    async def ask_again(line: ClientConnection) -> None:
        while await attacker.another():
            await line.send(frame)
            while (kind := json.loads(await line.recv())["type"]) not in ("joined", "mistake"):
                pass
            attacker.counts[f"joins {'refused' if kind == 'mistake' else 'served'}"] += 1
            if kind == "mistake":
                await asyncio.sleep(PACE)

    await asyncio.gather(*(join(guest.token) for guest in guests))


async def fast_players(attacker: Attacker, game: str = "agora_lieske") -> None:
    """Play at many tables as fast as frames are allowed; a game that ends is replaced."""
    tokens = [(await attacker.guest()).token for _ in range(40)]
    while await attacker.another():
        players = await asyncio.to_thread(
            seated, [attacker.url], 20, game=game, source=SOURCE, pause=0.05, known=tokens
        )
        watch = Watch()
        playing = asyncio.gather(*(player.play(watch) for player in players))
        while watch.finished < len(players) and await attacker.another():
            await asyncio.sleep(0.2)
        watch.stop.set()
        await playing
        attacker.counts["moves made"] += len(watch.acked)


async def fast_builders(attacker: Attacker) -> None:
    """Play the game whose moves cost most, at many tables, as fast as frames are allowed."""
    await fast_players(attacker, "agora_ernest")


async def chatter(attacker: Attacker) -> None:
    """Say as much as frames can carry."""
    guest = await attacker.guest()
    table = (await guest.made("agora_ernest", ["me", "open"]))["table"]["id"]
    while await attacker.another():
        try:
            line = await attacker.socket(guest.token)
        except WebSocketException:
            await asyncio.sleep(PACE)
            continue
        with suppress(ConnectionClosed):
            for _ in range(80):
                client = f"chat-{next(guest.ids)}"
                command = {"do": "chat", "client": client, "seat": 0, "text": "x" * 500}
                await line.send(json.dumps({"type": "do", "table": table, "command": command}))
            answered = 0
            while answered < 80:
                kind = json.loads(await line.recv())["type"]
                attacker.counts["lines said"] += kind == "ack"
                answered += kind in ("ack", "nack", "mistake")
        await line.close()


async def hints(attacker: Attacker) -> None:
    """Ask for hints and hang up; fill tables with the strongest bots alone."""
    guest = await attacker.guest()
    table = (await guest.made("agora_lieske", ["me", "me"]))["table"]["id"]
    seat = (await guest.info(table))["actor"]
    wish = {"seat": seat, "strength": "oracle"}
    host = urlsplit(attacker.url)
    body = json.dumps(wish)
    raw = (
        f"POST /api/tables/{table}/hint HTTP/1.1\r\nHost: {host.netloc}\r\n"
        f"Authorization: Bearer {guest.token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}"
    ).encode()
    while await attacker.another():
        for _ in range(50):
            _, writer = await asyncio.open_connection(
                host.hostname, host.port, local_addr=(SOURCE, 0)
            )
            writer.write(raw)
            await writer.drain()
            writer.close()
            attacker.counts["hints abandoned"] += 1
        answers = [guest.ask("POST", f"/api/tables/{table}/hint", wish) for _ in range(10)]
        asked = await asyncio.gather(*answers)
        attacker.counts["hints given"] += sum(status == 200 for status, _ in asked)
        for _ in range(30):
            status, _ = await guest.make("agora_lieske", ["oracle"] * 4)
            attacker.counts["bot tables"] += status == 201


async def crowding(attacker: Attacker) -> None:
    """Fill the lobby with tables; open sockets and bare connections by the hundred."""
    guests = [await attacker.guest() for _ in range(12)]
    host = urlsplit(attacker.url)
    while await attacker.another():
        for guest in guests:
            for _ in range(10):
                status, _ = await guest.make("agora_ernest", ["me", "open"], public=True)
                attacker.counts["open tables"] += status == 201
        lines = []
        for _ in range(150):
            with suppress(WebSocketException, OSError):
                lines.append(await attacker.socket())
        answering = await asyncio.gather(*map(_answers, lines))
        attacker.counts["sockets"] = max(attacker.counts["sockets"], sum(answering))
        bare = []
        for _ in range(700):
            with suppress(OSError):
                address = (host.hostname or "", host.port or 80)
                bare.append(sockets.create_connection(address, 10, (SOURCE, 0)))
        answering = await asyncio.gather(*(asyncio.to_thread(_served, one) for one in bare))
        attacker.counts["connections"] = max(attacker.counts["connections"], sum(answering))
        for line in lines:
            line.transport.abort()
        for one in bare:
            one.close()


async def burst(attacker: Attacker) -> None:
    """Spend at once all requests that an address may make, over all connections it may open."""
    tokens = [(await attacker.guest()).token for _ in range(20)]
    host = urlsplit(attacker.url)
    paths = ("/api/me", "/api/tables", "/api/games", "/api/me/tables", "/api/ratings?game=athens")

    async def spend(token: str) -> None:
        try:
            reader, writer = await asyncio.open_connection(
                host.hostname, host.port, local_addr=(SOURCE, 0)
            )
        except OSError:
            return
        for path in paths:
            last = "Connection: close\r\n" if path == paths[-1] else ""
            writer.write(
                f"GET {path} HTTP/1.1\r\nHost: {host.netloc}\r\n"
                f"Authorization: Bearer {token}\r\n{last}\r\n".encode()
            )
        attacker.counts["burst requests"] += len(paths)
        with suppress(OSError):
            found = await reader.read(-1)
            attacker.counts["burst answered"] += found.count(b"HTTP/1.1 200")
            attacker.counts["burst refused"] += found.count(b"HTTP/1.1 429")
        writer.transport.abort()

    while await attacker.another():
        await asyncio.gather(*(spend(tokens[number % len(tokens)]) for number in range(570)))


async def _answers(line: ClientConnection) -> bool:
    """Whether a socket is served: a ping is answered."""
    try:
        await line.send('{"type":"ping"}')
        kinds = [json.loads(await line.recv())["type"] for _ in range(2)]
    except ConnectionClosed:
        return False
    return kinds == ["welcome", "pong"]


def _served(connection: sockets.socket) -> bool:
    """Whether a request over a bare connection is answered."""
    try:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return connection.recv(12) == b"HTTP/1.1 200"
    except OSError:
        return False
