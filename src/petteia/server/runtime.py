"""Everything one server process holds, from opening the database to closing it."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError

from petteia.server.accounts.passkeys import Passkeyring
from petteia.server.accounts.sessions import ANONYMOUS, People
from petteia.server.close_codes import GOING_AWAY, NOT_ALLOWED
from petteia.server.hosting.bots import Bots
from petteia.server.hosting.cluster import Cluster
from petteia.server.hosting.compute import Computing
from petteia.server.hosting.host import Host
from petteia.server.limits.allowances import Allowances
from petteia.server.limits.backlog import Backlog
from petteia.server.limits.bodies import Bodies
from petteia.server.limits.connections import Connections
from petteia.server.limits.entrance import Entrance
from petteia.server.limits.fair_queue import Owner
from petteia.server.limits.networks import Networks
from petteia.server.limits.open_tables import OpenTables
from petteia.server.limits.rate_limit import REMEMBERED, Rate
from petteia.server.metrics import Metrics
from petteia.server.notices.presence import Presence
from petteia.server.notices.sender import NoticeSender
from petteia.server.processes.siblings import Siblings
from petteia.server.settings import Settings
from petteia.server.storage import access
from petteia.server.storage import people as stored_people
from petteia.server.storage.connect import reason
from petteia.server.storage.writer import Store

if TYPE_CHECKING:
    from petteia.server.socket.connection import Connection

HOUR = 3600.0
SHUT_OUT = 10.0
"""Seconds between two looks for sockets of people who have been banned."""

MANY = 500
"""Sockets that one query looks up."""

logger = logging.getLogger("petteia.server")


class Runtime:
    """A server that runs: its store, its people, its host."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.people = People(self.store, settings)
        self.passkeys = Passkeyring(self.store, settings)
        self.host = Host(self.store, settings)
        self.addresses: OrderedDict[str, str] = OrderedDict()
        """Where players were last seen."""
        self.networks = Networks(self.store, settings, self.addresses)
        limits, now = settings.limits, settings.monotonic
        self.allowances = Allowances(limits, now)
        self.entrance = Entrance()
        self.bodies = Bodies(limits.body_bytes_per_address)
        self.open_tables = OpenTables(self.store, limits)
        self.mails = Rate(limits.mails_per_hour / 3600, limits.mails_at_once, now)
        self.mails_from = Rate(limits.mails_from_per_hour / 3600, limits.mails_from_at_once, now)
        self.bots = Bots(self.host, settings, self.allowances, self.owner)
        self.computing = Computing(settings.compute_workers, self.allowances)
        self.metrics = Metrics(self)
        self.refused = 0
        self.sockets: dict[str, set[Connection]] = {}
        """Open sockets by player."""
        self.backlog = Backlog(limits.send_bytes_per_address)
        self.connections: Connections | None = None
        """TCP connections, where the server listens itself."""
        self.siblings: Siblings | None = None
        """The other processes behind the same port, if there are any."""
        self.node = settings.new_id(12)
        self.cluster: Cluster | None = None
        """The connection to the other nodes, if there may be others."""
        self.presence = Presence(self.store, settings, self.node, self.sockets.keys())
        self.notices = NoticeSender(self.store, settings, self.presence)
        self._tasks: list[asyncio.Task[None]] = []

    def seen_at(self, player: str, address: str) -> Owner:
        """Note where a player is and return on whose account their work is computed."""
        if player and self.addresses.get(player) != address:
            self.addresses[player] = address
            if len(self.addresses) > REMEMBERED:
                self.addresses.popitem(last=False)
        return Owner(player, address)

    def owner(self, player: str) -> Owner:
        """Return on whose account a player's work is computed; unseen, each counts alone."""
        return Owner(player, self.addresses.get(player, player))

    def add_socket(self, connection: "Connection") -> bool:
        """Count a socket; false if its player or its address has too many."""
        player = connection.person.player
        sockets = self.sockets.get(player, set())
        if player and len(sockets) >= self.settings.limits.sockets:
            self.allowances.sockets.refused += 1
            return False
        held = self.allowances.sockets if player else self.allowances.anonymous_sockets
        if not held.take("", connection.address):
            return False
        self.sockets.setdefault(player, set()).add(connection)
        return True

    def drop_socket(self, connection: "Connection") -> None:
        """Stop counting a socket."""
        player = connection.owner.player  # the session may have been revoked since
        sockets = self.sockets.get(player, set())
        if connection in sockets:
            sockets.discard(connection)
            held = self.allowances.sockets if player else self.allowances.anonymous_sockets
            held.release("", connection.address)
        if not sockets:
            self.sockets.pop(player, None)
        self.backlog.forget(connection)

    async def shut_out(self) -> None:
        """Close the sockets of people who have been banned, and those whose secret is revoked."""
        for player in await self.store.read(stored_people.banned):
            for connection in list(self.sockets.get(player, ())):
                connection.let_go(NOT_ALLOWED)
        await self._close_revoked(list(self.sockets))

    async def end_access(self, player: str) -> None:
        """Some secret of a person was revoked: close its sockets, here and at other nodes."""
        if self.cluster is not None:
            self.cluster.revoked(player)
        await self.drop_revoked(player)

    async def drop_revoked(self, player: str) -> None:
        """Close the sockets of a person whose secret is revoked, and look everybody up again."""
        self.people.look_again()
        await self._close_revoked([player])

    async def _close_revoked(self, players: list[str]) -> None:
        sockets = [
            connection
            for player in players
            if player
            for connection in self.sockets.get(player, ())
        ]
        for start in range(0, len(sockets), MANY):
            some = sockets[start : start + MANY]
            hashes = {connection.token for connection in some}
            living = await self.store.read(partial(access.living, hashes=hashes))
            for connection in some:
                if connection.token not in living:
                    connection.person = ANONYMOUS  # what it still sends is nobody's
                    connection.let_go(NOT_ALLOWED)

    async def start(self) -> None:
        """Open the database and begin the work that goes on by itself."""
        await asyncio.get_running_loop().run_in_executor(None, self.store.open)
        await self.networks.start()
        await self.host.come_back()
        # On SQLite too: `petteia admin` may write while the server runs.
        work = [
            every(self.settings.heartbeat, self.host.beat),
            every(self.settings.sweep, self.host.sweep),
            every(self.settings.refresh, self.host.refresh_all),
            every(HOUR, self.people.expire),
            every(SHUT_OUT, self.shut_out),
        ]
        if not self.store.is_sqlite:
            cluster = Cluster(self.host, self.store.url, self.node, self.drop_revoked)
            self.cluster = cluster
            self.host.committed = cluster.wrote
            work += [cluster.tell(), cluster.listen(), every(1.0, self.presence.tell)]
        await self.notices.start()
        if self.settings.notices.any:
            work.append(every(self.settings.notices.every, self.notices.send_due))
        self._tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        """End the work, finish what is being written and close the database."""
        for sockets in list(self.sockets.values()):
            for connection in list(sockets):
                connection.let_go(GOING_AWAY)
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        if not self.store.is_sqlite:
            await self.presence.leave()
        await self.host.go()
        await self.bots.close()
        await self.computing.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Repeat some work; a failure does not end it, and is logged when it is a new one."""
    told = ""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception as error:
            if reason(error) != told:  # a full disk is not filled with the news of it
                told = reason(error)
                unknown = not isinstance(error, DBAPIError)
                logger.error("work in the background failed: %s", told, exc_info=unknown)
        else:
            if told:
                logger.info("work in the background goes on")
            told = ""
