"""Several nodes over one PostgreSQL: each tells the others what it wrote, and looks for itself too.

The primary key of the log decides who was first. A message only makes others look sooner: every
node re-reads its open tables now and then, so a lost one hides nothing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import psycopg
from sqlalchemy import URL

from petteia.server.hosting.host import Host
from petteia.server.storage.connect import reason
from petteia.tables.row import Row
from petteia.tables.table import Table

logger = logging.getLogger("petteia.nodes")

CHANNEL = "petteia"
AGAIN = 1.0
"""Seconds before a broken connection is tried again."""
REVOKED = "-"
"""Before the id of a player, in a message that names tables otherwise."""
TOGETHER = 200
"""Tables named in one message; PostgreSQL takes 8,000 bytes."""


class Cluster:
    """This node's line to the others."""

    def __init__(
        self, host: Host, url: URL, node: str, drop_revoked: Callable[[str], Awaitable[None]]
    ) -> None:
        self.host = host
        self.drop_revoked = drop_revoked
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.node = node
        self._news: asyncio.Queue[str] = asyncio.Queue()

    def wrote(self, table: Table, rows: list[Row]) -> None:
        """Tell the others, soon, that this node has written to a table."""
        self._news.put_nowait(table.id)

    def revoked(self, player: str) -> None:
        """Tell the others, soon, that a secret of a person was revoked."""
        self._news.put_nowait(REVOKED + player)

    async def tell(self) -> None:
        """Send what there is to tell, over a connection of its own."""
        while True:
            with suppress(psycopg.Error):
                async with await self._connect() as connection:
                    while True:
                        news = f"{self.node} {await self._written()}"
                        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, news))
            await asyncio.sleep(AGAIN)

    async def _written(self) -> str:
        """Wait for news and return the tables of all there is: a message costs a transaction."""
        tables = {await self._news.get()}
        while len(tables) < TOGETHER and not self._news.empty():
            tables.add(self._news.get_nowait())
        return " ".join(tables)

    async def listen(self) -> None:
        """Hear what the others wrote; that they cannot be heard is told when it is new."""
        told = ""
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if told:
                        logger.info("the line to the other nodes is there again")
                    told = ""
                    async for notice in connection.notifies():
                        node, *tables = notice.payload.split(" ")
                        if node != self.node:
                            for word in tables:
                                await self._follow(word)
            except psycopg.Error as error:
                if reason(error) != told:
                    told = reason(error)
                    logger.warning("the line to the other nodes broke: %s", told)
            await asyncio.sleep(AGAIN)

    async def _follow(self, word: str) -> None:
        try:
            if word.startswith(REVOKED):
                await self.drop_revoked(word.removeprefix(REVOKED))
            else:
                await self.host.refresh(word)
        except Exception:
            logger.exception("news of %s could not be read", word)

    async def _connect(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        return await psycopg.AsyncConnection.connect(self.address, autocommit=True)
