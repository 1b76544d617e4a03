"""What one of several server processes knows about the others, and how it reaches them.

The system gives a new connection to any of them. A socket that says which table it is for
(`/socket?table=ID`) is handed over to the process that the table's id names, so the people at one
table mostly share a process. Everything works without that, as it does on several nodes.
"""

import asyncio
import os
import re
import signal
import socket
from array import array
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from zlib import crc32

from petteia.server.processes.metric_sum import summed

TABLE = re.compile(rb"GET /socket\?table=([\w-]{1,64})[& ]")
LARGEST = 16_384
"""Bytes of a request that are handed over; a request for a socket is far smaller."""
PATIENCE = 2.0
"""Seconds in which a sibling must tell its metrics, or it is left out."""


class Siblings:
    """One process's place among its siblings."""

    def __init__(
        self,
        index: int,
        inbox: socket.socket,
        outboxes: Sequence[socket.socket],
        place: Path,
        parent: int,
    ) -> None:
        """`place` is a private directory; `parent` a pipe that closes when the supervisor ends."""
        self.index = index
        self.inbox = inbox
        self.outboxes = outboxes
        self.place = place
        self.parent = parent
        self.handed_over = 0
        self.taken_over = 0

    def owner(self, table: bytes) -> int:
        """Return which process a table belongs to."""
        return crc32(table) % len(self.outboxes)

    def hand_over(self, transport: Any, data: bytes) -> bool:
        """Give a new connection to the process that owns its table; false to serve it here."""
        found = TABLE.match(data)
        if found is None or len(data) > LARGEST:
            return False
        owner = self.owner(found[1])
        if owner == self.index:
            return False
        descriptor = transport.get_extra_info("socket").fileno()
        try:
            # A sibling that is busy or restarting is not waited for: this process can serve too.
            self.outboxes[owner].sendmsg(
                [data],
                [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [descriptor]))],
                socket.MSG_DONTWAIT,
            )
        except OSError:
            return False
        self.handed_over += 1
        return True

    async def start(self, protocol: Callable[[], Any], metrics: Callable[[], bytes]) -> None:
        """Take connections that siblings hand over, and tell them this process's metrics."""
        loop = asyncio.get_running_loop()
        self.inbox.setblocking(False)
        pending: set[asyncio.Task[None]] = set()

        def take() -> None:
            with suppress(BlockingIOError):
                data, descriptors, _, _ = socket.recv_fds(self.inbox, LARGEST, 1)
                for descriptor in descriptors:
                    task = loop.create_task(self._serve(protocol, descriptor, data))
                    pending.add(task)
                    task.add_done_callback(pending.discard)

        async def tell(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(metrics())
            with suppress(OSError):
                await writer.drain()
            writer.close()

        loop.add_reader(self.inbox, take)
        loop.add_reader(self.parent, os.kill, os.getpid(), signal.SIGTERM)
        await asyncio.start_unix_server(tell, self._door(self.index))

    def stop(self) -> None:
        """Take nothing any more."""
        loop = asyncio.get_running_loop()
        loop.remove_reader(self.inbox)
        loop.remove_reader(self.parent)

    async def _serve(self, protocol: Callable[[], Any], descriptor: int, data: bytes) -> None:
        connection = socket.socket(fileno=descriptor)
        self.taken_over += 1
        loop = asyncio.get_running_loop()
        with suppress(OSError):  # its client may have gone away meanwhile
            _, served = await loop.connect_accepted_socket(protocol, connection)
            served.data_received(data)

    async def metrics(self, own: bytes) -> bytes:
        """Return the sum of the metrics of all processes that answer."""
        others = [number for number in range(len(self.outboxes)) if number != self.index]
        told = await asyncio.gather(*map(self._ask, others))
        return summed([own, *(text for text in told if text)])

    async def _ask(self, sibling: int) -> bytes:
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_unix_connection(self._door(sibling))
                text = await reader.read(-1)
                writer.close()
                return text
        except (OSError, TimeoutError):
            return b""

    def _door(self, index: int) -> str:
        return str(self.place / f"metrics-{index}")
