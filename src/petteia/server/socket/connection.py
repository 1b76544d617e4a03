"""A client's connection, over which it follows tables and acts at them."""

import asyncio
from collections import deque
from functools import partial
from time import perf_counter

import msgspec
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect

from petteia import wire
from petteia.core.message import Refusal
from petteia.server.accounts.sessions import Person
from petteia.server.admission import perform
from petteia.server.close_codes import GOING_AWAY, NOT_ALLOWED, TOO_SLOW
from petteia.server.errors import EXPECTED, NotDone, explained
from petteia.server.hosting.broadcast import Shown
from petteia.server.limits.rate_limit import network
from petteia.server.runtime import Runtime
from petteia.server.socket.fast_path import EXTENSION, FastPath
from petteia.server.storage import people as stored_people
from petteia.tables.command_types import PersonCommand
from petteia.tables.table import Effect

DECODER = msgspec.json.Decoder(wire.ClientFrame)
ENCODER = msgspec.json.Encoder()
PATIENCE = 50
"""Frames above the rate before a client is let go."""
IN_TRANSIT = 65_536
"""Bytes that a connection may hold before its client counts as slow."""


class SocketFollower:
    """A table that a connection follows."""

    def __init__(self, connection: "Connection", frame: wire.Join, muted: tuple[str, ...]) -> None:
        self.connection = connection
        self.player = connection.person.player
        self.seat = frame.seat
        self.holds: tuple[int, ...] = ()
        self.muted = muted
        self.takes_changes = frame.changes
        self.shown: tuple[Shown, int | None] | None = None

    def tell(self, data: bytes) -> None:
        """Send an encoded frame without waiting."""
        self.connection.pass_on(data)

    def dismiss(self, table_id: str, problem: str) -> None:
        """Learn that nothing more will be sent of a table, and why."""
        self.connection.following.pop(table_id, None)
        self.connection.tell(wire.Mistake(problem=problem, table=table_id))


class Connection:
    """One client's socket."""

    def __init__(self, socket: WebSocket, person: Person) -> None:
        self.socket = socket
        self.person = person
        self.runtime: Runtime = socket.app.state.runtime
        self.token = ""
        """The hash of the secret that opened it."""
        self.limits = self.runtime.settings.limits
        self.address = network(socket.client.host if socket.client else "unknown")
        self.owner = self.runtime.seen_at(person.player, self.address)
        self.following: dict[str, SocketFollower] = {}
        extensions = socket.scope.get("extensions") or {}
        self.fast_path: FastPath | None = extensions.get(EXTENSION, {}).get("fast_path")
        """The fast path, if the socket has one."""
        self.reading = False
        """Whether a frame is being served that others must not overtake."""
        self.held: bytes | None = None
        """An acknowledgement, sent together with what happened."""
        self.waiting: deque[bytes] = deque()
        self.waiting_bytes = 0
        self.emptied = asyncio.Event()
        """Set while no frame waits."""
        self.emptied.set()
        self.wanted = asyncio.Event()
        self.close_code: int | None = None
        self.doing: set[asyncio.Task[None]] = set()
        self.too_fast = 0
        self.key = person.player or f"connection {id(self)}"
        """Whose frames are counted."""

    def tell(self, frame: wire.ServerFrame) -> None:
        """Send a frame without waiting."""
        self.pass_on(ENCODER.encode(frame))

    def pass_on(self, *frames: bytes) -> None:
        """Send encoded frames without waiting; a client too slow to take them is let go."""
        if self.held is not None:
            frames, self.held = (self.held, *frames), None
        if self.close_code is not None:
            return
        fast_path = self.fast_path
        if fast_path is not None and not self.waiting and fast_path.tell(frames):
            if fast_path.buffered() > IN_TRANSIT:
                self._fall_behind()
            return
        self.waiting.extend(frames)
        for frame in frames:
            self.waiting_bytes += len(frame)
        self.emptied.clear()
        self.wanted.set()
        self._fall_behind()

    def unsent(self) -> int:
        """Return how many bytes the client has not taken yet."""
        return self.waiting_bytes + (0 if self.fast_path is None else self.fast_path.buffered())

    def _fall_behind(self) -> None:
        unsent = self.unsent()
        if unsent > self.limits.send_bytes or len(self.waiting) > self.limits.waiting_frames:
            self.give_up()
        else:
            self.runtime.backlog.note(self, unsent)

    def give_up(self) -> None:
        """Close the connection as too slow, and drop what waits for it."""
        if self.close_code is not None:
            return
        self.close_code = TOO_SLOW
        self._drop_waiting()
        self.runtime.backlog.given_up += 1
        self.runtime.backlog.forget(self)
        if self.fast_path is not None:
            self.fast_path.abort()
        self.wanted.set()

    def _drop_waiting(self) -> None:
        self.waiting.clear()
        self.waiting_bytes = 0
        self.emptied.set()

    def let_go(self, code: int) -> None:
        """Close the connection after what waits is sent."""
        self.close_code = code
        self.wanted.set()

    async def send(self) -> None:
        """Send what waits until the connection closes."""
        try:
            while self.close_code != TOO_SLOW:
                await self.wanted.wait()
                self.wanted.clear()
                while self.waiting:
                    frame = self.waiting[0]
                    await self.socket.send({"type": "websocket.send", "text": frame.decode()})
                    if self.waiting:  # only now may another frame take the fast path
                        self.waiting.popleft()
                        self.waiting_bytes -= len(frame)
                self.emptied.set()
                self.runtime.backlog.forget(self)
                if self.close_code is not None:
                    break
            await self.socket.close(self.close_code or GOING_AWAY)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client is gone; `listen` hears of it too
        finally:
            self._drop_waiting()

    async def listen(self) -> None:
        """Read frames until the client goes."""
        while self.close_code is None:
            self.reading = False
            message = await self.socket.receive()
            self.reading = True
            if message["type"] == "websocket.disconnect":
                return
            await self.runtime.entrance.enter(self.address)
            if not self.runtime.allowances.frames.allows(self.key, self.address):
                self._slow_down()
                continue
            data = message.get("text")
            await self.read(message.get("bytes") or b"" if data is None else data)

    def hear(self, data: bytes) -> bool:
        """Serve a command that came by the fast path; whether it was served."""
        if self.reading or self.close_code is not None:
            return False
        try:
            frame = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False  # it is read again, and answered, in the order it came
        if not isinstance(frame, wire.Do):
            return False
        entrance = self.runtime.entrance
        if not self.runtime.allowances.frames.allows(self.key, self.address):
            self._slow_down()
        elif entrance.admits():
            self._begin(frame)
        else:
            entrance.queue(self.address, partial(self._begin, frame))
        return True

    def _slow_down(self) -> None:
        self.too_fast += 1
        self.tell(wire.Mistake(problem="too-many-frames"))
        if self.too_fast > PATIENCE:
            self.let_go(NOT_ALLOWED)

    async def read(self, data: str | bytes) -> None:
        """Serve one frame."""
        try:
            frame = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.tell(wire.Mistake(problem="wrong-frame", detail=str(error)))
            return
        if isinstance(frame, wire.Do):
            self._begin(frame)
        elif isinstance(frame, wire.Join):
            await self.join(frame)
        elif isinstance(frame, wire.Quit):
            self.quit(frame.table)
        else:
            self.tell(wire.Pong(time=self.runtime.settings.now()))

    def _begin(self, frame: wire.Do) -> bool:
        """Do a command in a task of its own: a table being written does not hold up the others.

        Return false if the connection was closed meanwhile.
        """
        if self.close_code is not None:
            return False
        task = asyncio.create_task(self.do(frame))
        self.doing.add(task)
        task.add_done_callback(self.doing.discard)
        return True

    async def do(self, frame: wire.Do) -> None:
        """Do a command: acknowledged when durable, or refused with the reason."""
        command, table_id, begun = frame.command, frame.table, perf_counter()

        def acknowledge(effect: Effect) -> None:
            self.runtime.metrics.acknowledged.observe(perf_counter() - begun)
            if self.held is not None:
                self.pass_on()  # of another table, which this connection does not follow
            ack = wire.Ack(table=table_id, client=command.client, number=effect.number)
            self.held = ENCODER.encode(ack)

        try:
            if isinstance(command, wire.PlayMove) and self.person.player:
                asked = PersonCommand(command, self.person.player)
                await self.runtime.host.act(table_id, asked, acknowledge)
            else:
                await perform(self.runtime, self.person, self.owner, command, table_id, acknowledge)
            if self.held is not None:
                self.pass_on()
        except Exception as error:
            self.runtime.refused += isinstance(error, NotDone)
            _, why = explained(error)
            refusal = why if isinstance(why, Refusal) else None
            problem = None if isinstance(why, Refusal) else why.problem
            self.tell(
                wire.Nack(table=table_id, client=command.client, refusal=refusal, problem=problem)
            )
            if not isinstance(error, EXPECTED):
                raise

    async def join(self, frame: wire.Join) -> None:
        """Follow a table from now on."""
        self.quit(frame.table)
        await self.emptied.wait()  # whoever does not read is not sent more tables
        if self.close_code is not None:
            return
        if len(self.following) >= self.limits.joined:
            self.tell(wire.Mistake(problem="too-many-tables", table=frame.table))
            return
        allowances = self.runtime.allowances
        if not (self.person.player or allowances.anonymous_joins.allows("", self.address)):
            self.tell(wire.Mistake(problem="too-many-requests", table=frame.table))
            return
        player = self.person.player
        muted: list[str] = []
        try:
            self.runtime.computing.check(self.owner)
            if player:
                muted = await self.runtime.store.read(lambda c: stored_people.muted_by(c, player))
            following = SocketFollower(self, frame, tuple(muted))
            cost = await self.runtime.host.follow(frame.table, following, frame.last)
            self.following[frame.table] = following
            self.runtime.computing.charge(self.owner, cost)
        except EXPECTED as error:
            _, why = explained(error)
            if isinstance(error, DBAPIError):
                self.let_go(GOING_AWAY)  # the client comes back and joins again
            elif isinstance(why, wire.Problem):
                self.tell(wire.Mistake(problem=why.problem, table=frame.table))

    def quit(self, table_id: str) -> None:
        """Follow a table no longer."""
        following = self.following.pop(table_id, None)
        if following is not None:
            self.runtime.host.unfollow(table_id, following)
