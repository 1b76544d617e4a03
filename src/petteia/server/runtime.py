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
from petteia.server.accounts.sessions import NOBODY, People
from petteia.server.close_codes import GOING_AWAY, NOT_ALLOWED
from petteia.server.hosting.bots import Bots
from petteia.server.hosting.cluster import Nodes
from petteia.server.hosting.compute import Computing
from petteia.server.hosting.host import Club
from petteia.server.hosting.record_import import RecordReplays
from petteia.server.limits.allowances import Allowances
from petteia.server.limits.backlog import Backlog
from petteia.server.limits.connections import Connections
from petteia.server.limits.entrance import Entrance
from petteia.server.limits.fair_queue import Owner
from petteia.server.limits.networks import Networks
from petteia.server.limits.open_tables import OpenTables
from petteia.server.limits.rate_limit import REMEMBERED, Rate
from petteia.server.metrics import Metrics
from petteia.server.notices.presence import Presence
from petteia.server.notices.sender import Notices
from petteia.server.settings import Settings
from petteia.server.storage import access
from petteia.server.storage import people as stored_people
from petteia.server.storage.connect import reason
from petteia.server.storage.writer import Store

if TYPE_CHECKING:
    from petteia.server.socket.connection import Line

HOUR = 3600.0
SHUT_OUT = 10.0
"""Seconds between two looks for sockets of people who have been banned."""

MANY = 500
"""Sockets that one query looks up."""

logger = logging.getLogger("petteia.server")


class Serving:
    """A server that runs: its store, its people, its club."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.people = People(self.store, settings)
        self.passkeys = Passkeyring(self.store, settings)
        self.club = Club(self.store, settings)
        self.addresses: OrderedDict[str, str] = OrderedDict()
        """Where players were last seen."""
        self.networks = Networks(self.store, settings, self.addresses)
        self.club.network_of = self.networks.of
        limits, now = settings.limits, settings.monotonic
        self.allowances = Allowances(limits, now)
        self.entrance = Entrance()
        self.open_tables = OpenTables(self.store, limits)
        self.mails = Rate(limits.mails_per_hour / 3600, limits.mails_at_once, now)
        self.mails_from = Rate(limits.mails_from_per_hour / 3600, limits.mails_from_at_once, now)
        self.bots = Bots(self.club, settings, self.allowances, self.owner)
        self.computing = Computing(settings.compute_workers, self.allowances)
        self.replays = RecordReplays()
        self.metrics = Metrics(self)
        self.refused = 0
        self.lines: dict[str, set[Line]] = {}
        """Open sockets by player."""
        self.backlog = Backlog(limits.send_bytes_per_address)
        self.connections: Connections | None = None
        """TCP connections, where the server listens itself."""
        self.node = settings.new_id(12)
        self.nodes: Nodes | None = None
        """The line to the other nodes, if there may be others."""
        self.presence = Presence(self.store, settings, self.node, self.lines.keys())
        self.notices = Notices(self.store, settings, self.presence)
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

    def add_line(self, line: "Line") -> bool:
        """Count a socket; false if its player or its address has too many."""
        player = line.person.player
        lines = self.lines.get(player, set())
        if player and len(lines) >= self.settings.limits.sockets:
            self.allowances.sockets.refused += 1
            return False
        held = self.allowances.sockets if player else self.allowances.anonymous_sockets
        if not held.take("", line.address):
            return False
        self.lines.setdefault(player, set()).add(line)
        return True

    def drop_line(self, line: "Line") -> None:
        """Stop counting a socket."""
        player = line.owner.player  # the session may have been revoked since
        lines = self.lines.get(player, set())
        if line in lines:
            lines.discard(line)
            held = self.allowances.sockets if player else self.allowances.anonymous_sockets
            held.release("", line.address)
        if not lines:
            self.lines.pop(player, None)
        self.backlog.forget(line)

    async def shut_out(self) -> None:
        """Close the sockets of people who have been banned, and those whose secret is revoked."""
        for player in await self.store.read(stored_people.banned):
            for line in list(self.lines.get(player, ())):
                line.let_go(NOT_ALLOWED)
        await self._close_revoked(list(self.lines))

    async def end_access(self, player: str) -> None:
        """Some secret of a person was revoked: close its sockets, here and at other nodes."""
        if self.nodes is not None:
            self.nodes.revoked(player)
        await self.drop_revoked(player)

    async def drop_revoked(self, player: str) -> None:
        """Close the sockets of a person whose secret is revoked, and look everybody up again."""
        self.people.look_again()
        await self._close_revoked([player])

    async def _close_revoked(self, players: list[str]) -> None:
        lines = [line for player in players if player for line in self.lines.get(player, ())]
        for start in range(0, len(lines), MANY):
            some = lines[start : start + MANY]
            hashes = {line.token for line in some}
            living = await self.store.read(partial(access.living, hashes=hashes))
            for line in some:
                if line.token not in living:
                    line.person = NOBODY  # what it still sends is nobody's
                    line.let_go(NOT_ALLOWED)

    async def start(self) -> None:
        """Open the database and begin the work that goes on by itself."""
        await asyncio.get_running_loop().run_in_executor(None, self.store.open)
        await self.networks.start()
        await self.club.come_back()
        # On SQLite too: `petteia admin` may write while the server runs.
        work = [
            every(self.settings.heartbeat, self.club.beat),
            every(self.settings.sweep, self.club.sweep),
            every(self.settings.refresh, self.club.refresh_all),
            every(HOUR, self.people.expire),
            every(SHUT_OUT, self.shut_out),
        ]
        if not self.store.is_sqlite:
            nodes = Nodes(self.club, self.store.url, self.node, self.drop_revoked)
            self.nodes = nodes
            self.club.committed = nodes.wrote
            work += [nodes.tell(), nodes.listen(), every(1.0, self.presence.tell)]
        await self.notices.start()
        if self.settings.notices.any:
            work.append(every(self.settings.notices.every, self.notices.send_due))
        self._tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        """End the work, finish what is being written and close the database."""
        for lines in list(self.lines.values()):
            for line in list(lines):
                line.let_go(GOING_AWAY)
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        if not self.store.is_sqlite:
            await self.presence.leave()
        await self.club.go()
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
