"""The host of this process's tables. One loop: load, decide, append, fold, broadcast.

One command at a table at a time. What it appends is durable before anybody hears of it.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from time import thread_time
from typing import Protocol, TypeVar

from petteia import wire
from petteia.core.errors import PetteiaError
from petteia.server.errors import NoTable, NotDone
from petteia.server.hosting.broadcast import Broadcast, Shown, encode
from petteia.server.hosting.outage import NOTED, Heartbeat, last_alive, note_alive
from petteia.server.hosting.outage import found as found_outages
from petteia.server.settings import Settings
from petteia.server.storage import tables as stored
from petteia.server.storage.table_writes import TableWrite
from petteia.server.storage.writer import Conflict, Store
from petteia.tables import commands, visibility
from petteia.tables.cache_state import CacheState
from petteia.tables.command_types import ActWhenDue, Command, Settle
from petteia.tables.events import SEATING, BrokenLog
from petteia.tables.outage import Outage
from petteia.tables.row import About, Row
from petteia.tables.table import TERMS, Effect, Table

T = TypeVar("T")
Check = Callable[[Table], wire.Problem | None]
"""A limit's view of a table before a command: the problem, if there is one."""

logger = logging.getLogger("petteia.host")

LEASE = 30_000
"""Milliseconds for which one node takes on what is due at a table."""
TRIES = 20
"""How often an act is tried again because another node wrote first."""
FORGOTTEN = 600_000
"""Milliseconds after which a table that nobody follows leaves the memory."""
NOT_WATCHED = "not-to-be-watched"
"""The problem of somebody without a seat at a table that only its players see."""
AT_ONCE = 100
"""Tables one look for due tables takes on."""


class Follower(Protocol):
    """Somebody who is told what happens at a table."""

    player: str
    seat: int | None
    """Through whose eyes."""
    holds: tuple[int, ...]
    """The seats whose player this is."""
    muted: tuple[str, ...]
    takes_changes: bool
    """Whether it can apply what changed to the frame before."""
    shown: tuple[Shown, int | None] | None
    """Its last frame about the table and through whose eyes, once it got one."""

    def tell(self, data: bytes) -> None:
        """Send an encoded frame without waiting."""

    def dismiss(self, table_id: str, problem: str) -> None:
        """Learn that nothing more will be sent of a table, and why."""


class HostedTable:
    """A table in memory and those who follow it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        """As its log has it: nothing in it is not durable."""
        self.cached = CacheState()
        self.followers: set[Follower] = set()
        self.shown: Shown | None = None
        """The last frame that followers were told."""
        self.used = 0

    def replace(self, table: Table | None, cached: CacheState | None = None) -> None:
        """Continue with another state of the table; without one it is read from its log."""
        self.table = table
        self.cached = cached or CacheState()

    def connected(self) -> set[int]:
        """Return the seats whose players follow."""
        return {seat for follower in self.followers for seat in follower.holds}


class Host:
    """All tables of this process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.tables: dict[str, HostedTable] = {}
        self.wake: Callable[[str], None] = lambda table_id: None
        """Called with every table whose next move is a bot's."""
        self.committed: Callable[[Table, list[Row]], None] = lambda table, rows: None
        """Called with every durable change, for other nodes."""
        self.outages: list[Outage] = []
        """The last times when nobody could play."""
        self.heartbeat = Heartbeat(settings.now)
        self._noted = 0
        self._away = False
        """Whether this node stood still, or its last note that it lives could not be written."""
        self._still_since = 0
        """When it began to stand still; unknown if the note could not be written."""
        self._taken_off = 0
        """The end of the last outage that was taken off the clocks."""
        self._stuck: dict[str, str] = {}
        """Why tables cannot continue, as logged."""
        self.rows = 0
        """How many rows were written."""
        self.told = 0
        """How many frames were sent to followers."""

    # Loading ------------------------------------------------------------------------------------

    async def add(self, about: About, command: Command) -> Table:
        """Create a table; the command seats its first people."""
        empty = Table(about, self._reveal_within(about))
        effect = commands.apply(empty, command, self.settings.now())
        if not isinstance(effect, Effect):
            raise NotDone(effect)
        hosted, table = HostedTable(), effect.table
        await self.store.write(self._write(effect, hosted.cached, new=True))
        hosted.table = table
        hosted.used = self.settings.now()
        self.tables[about.id] = hosted
        self._after(hosted, table, [])
        return table

    def _hosted(self, table_id: str) -> HostedTable:
        hosted = self.tables.get(table_id)
        if hosted is None:
            hosted = self.tables[table_id] = HostedTable()
        return hosted

    def _reveal_within(self, about: About) -> int:
        return self.settings.reveal_within(TERMS.decode(about.terms).pace)

    async def look(
        self, table_id: str, see: Callable[[Table, HostedTable], T], fresh: bool = False
    ) -> T:
        """Look at a table between two acts; `fresh`: with what other nodes have just written."""
        hosted = self._hosted(table_id)
        async with hosted.lock:
            if fresh and not self.store.is_sqlite:
                await self._refresh(table_id, hosted)
            return see(await self._load(table_id, hosted), hosted)

    async def _load(self, table_id: str, hosted: HostedTable) -> Table:
        hosted.used = self.settings.now()
        if hosted.table is None:
            within = self.settings.reveal_within
            opened = partial(stored.open_table, table_id=table_id, reveal_within=within)
            found = await self.store.read(opened)
            if found is None:
                self.tables.pop(table_id, None)
                raise NoTable("no-such-table")
            hosted.replace(*found)
            return found[0]
        return hosted.table

    # Acting -------------------------------------------------------------------------------------

    async def act(
        self, table_id: str, command: Command,
        acknowledge: Callable[[Effect], None] | None = None, check: Check | None = None,
    ) -> Effect:  # fmt: skip
        """Do a command at a table: durable, it is acknowledged and broadcast; or NotDone says why.

        What time requires is durable before the command, which may be refused. Not to be cancelled
        halfway: see `act_for`.
        """
        await self.beat()  # the first to act after an outage does not pay for it
        hosted = self._hosted(table_id)
        async with hosted.lock:
            for _ in range(TRIES):
                try:
                    if (await self._load(table_id, hosted)).clocks.limited:
                        await self._step(hosted, table_id, Settle(self.outages))
                    return await self._step(hosted, table_id, command, acknowledge, check)
                except NotDone:
                    if not await self._refresh(table_id, hosted):
                        raise
                    # another process had written; what was refused may be right now
                except Conflict:
                    hosted.replace(None)
                except BaseException:
                    hosted.replace(None)  # whether it was written is not known
                    raise
            raise NoTable("too-busy")

    async def _step(
        self, hosted: HostedTable, table_id: str, command: Command,
        acknowledge: Callable[[Effect], None] | None = None, check: Check | None = None,
    ) -> Effect:  # fmt: skip
        """Load the table, decide, append the rows, continue with the table after them."""
        table = await self._load(table_id, hosted)
        problem = None if check is None else check(table)
        effect = problem or commands.apply(table, command, self.settings.now())
        if not isinstance(effect, Effect):
            raise NotDone(effect)
        rows = effect.rows
        if rows:
            await self.store.write(self._write(effect, hosted.cached))
            hosted.table = effect.table
        if acknowledge is not None:
            acknowledge(effect)
        if rows:
            self._after(hosted, effect.table, rows)
        return effect

    async def act_for(self, table_id: str, command: Command) -> Effect:
        """Do a command for somebody who may go away: it is finished all the same."""
        return await asyncio.shield(asyncio.ensure_future(self.act(table_id, command)))

    def _write(self, effect: Effect, cached: CacheState, new: bool = False) -> TableWrite:
        leased = self._leased(effect.table)
        return TableWrite(effect.table, effect.rows, cached, leased, new, self._notice())

    def _notice(self) -> int | None:
        """When to notify a player whose turn begins now outside the page."""
        asked = self.settings.notices
        return self.settings.now() + int(asked.after * 1000) if asked.any else None

    def _leased(self, table: Table) -> int:
        """A bot's turn is taken on by the node that sees it first: this one."""
        return self.settings.now() + LEASE if table.bots_turn else 0

    def _after(self, hosted: HostedTable, table: Table, rows: list[Row]) -> None:
        self.committed(table, rows)
        self.rows += len(rows)
        self.broadcast(hosted, table, rows)
        if table.bots_turn:
            self.wake(table.id)

    # Telling ------------------------------------------------------------------------------------

    def broadcast(self, hosted: HostedTable, table: Table, rows: list[Row]) -> None:
        """Tell every follower what happened, each through its own eyes."""
        if not rows:
            return
        before, hosted.shown = hosted.shown, None
        if not hosted.followers:
            return
        seated = any(isinstance(row.event, SEATING) for row in rows)
        if seated or table.terms.watch == "nobody":
            self._look_again(hosted, table)
        if not hosted.followers:
            return
        self.told += len(hosted.followers)
        seats = {follower.seat for follower in hosted.followers}
        now, connected = self.settings.now(), hosted.connected()
        broadcast = Broadcast(table, rows, now, connected, seats, before)
        hosted.shown = broadcast.shown
        for follower in hosted.followers:
            last, seat = follower.shown, follower.seat
            has_before = last is not None and last[0] is before and last[1] == seat
            follower.tell(
                broadcast.told_to(seat, follower.muted, has_before and follower.takes_changes)
            )
            follower.shown = (broadcast.shown, seat)
        if seated:
            self._tell_presence(table.id, hosted)

    def _look_again(self, hosted: HostedTable, table: Table) -> None:
        """Seats have changed hands: followers see through their own, or no longer at all."""
        for follower in list(hosted.followers):
            follower.holds = tuple(table.seats_of(follower.player))
            if follower.seat not in follower.holds:
                follower.seat = follower.holds[0] if follower.holds else None
            if follower.seat is None and table.terms.watch == "nobody":
                hosted.followers.discard(follower)
                follower.dismiss(table.id, NOT_WATCHED)

    async def follow(self, table_id: str, follower: Follower, last: int) -> float:
        """Begin to send a follower what happens at a table, from the entry after `last`.

        Returns the milliseconds that it took.
        """

        def begin(table: Table, hosted: HostedTable) -> float:
            begun = thread_time()
            seat = eyes(table, follower.player, follower.seat)
            follower.seat = seat
            follower.holds = tuple(table.seats_of(follower.player))
            hosted.followers.add(follower)
            known = last if last <= table.number else 0  # more than there is: an older log is back
            known = max(known, table.number - self.settings.limits.log_page)
            seen = visibility.seen(
                table, seat, self.settings.now(), hosted.connected(), known, follower.muted
            )
            follower.tell(encode(wire.Joined(seen=seen)))
            self._tell_presence(table_id, hosted)
            return (thread_time() - begun) * 1000

        # Who comes from a node that died must not see the table as it was before.
        return await self.look(table_id, begin, fresh=True)

    def unfollow(self, table_id: str, follower: Follower) -> None:
        """Tell somebody no more."""
        hosted = self.tables.get(table_id)
        if hosted is not None and follower in hosted.followers:
            hosted.followers.discard(follower)
            self._tell_presence(table_id, hosted)

    def _tell_presence(self, table_id: str, hosted: HostedTable) -> None:
        watching = sum(1 for follower in hosted.followers if not follower.holds)
        seats = sorted(hosted.connected())
        data = encode(wire.Present(table=table_id, seats=seats, watching=watching))
        for follower in hosted.followers:
            follower.tell(data)

    # What time and other nodes bring --------------------------------------------------------------

    async def _refresh(self, table_id: str, hosted: HostedTable) -> bool:
        """Read what other nodes have written; returns whether there was anything."""
        table = hosted.table
        if table is None:
            return False
        rows = await self.store.read(lambda c: stored.rows_after(c, table_id, table.number))
        try:
            table.fold_all(rows)
        except Exception:
            hosted.replace(None)
            raise
        if rows:
            self.broadcast(hosted, table, rows)
        return bool(rows)

    async def refresh(self, table_id: str) -> None:
        """Another node has written to a table: if it is in memory, follow."""
        hosted = self.tables.get(table_id)
        if hosted is not None:
            async with hosted.lock:
                await self._refresh(table_id, hosted)

    async def refresh_all(self) -> None:
        """Read what other nodes wrote to the tables in memory: a lost message hides nothing."""
        ids = [i for i, hosted in self.tables.items() if hosted.table is not None]
        for start in range(0, len(ids), 500):
            newest = await self.store.read(partial(stored.newest, ids=ids[start : start + 500]))
            for table_id, number in newest.items():
                hosted = self.tables.get(table_id)
                if (
                    hosted
                    and hosted.table
                    and hosted.table.number < number
                    and not hosted.lock.locked()
                ):
                    await self.refresh(table_id)

    async def come_back(self) -> None:
        """At the start: find out how long nobody was there, and subtract it from the clocks."""
        self.settings.now.at_least(await self.store.read(last_alive))
        await self._note()
        if not self.outages:
            return
        end = self.outages[-1].end
        if end == self._noted:
            await self._take_off(end)
        self._taken_off = end  # whoever found it has taken it off

    async def beat(self) -> None:
        """Look whether this node has stood still, and since when, before anybody acts."""
        still_since = self.heartbeat.gap()
        if still_since is not None and not self._away:
            self._away, self._still_since = True, still_since
        if self._away:
            await self._note()

    async def _note(self) -> None:
        """Note that this node is alive; the first to do so after an outage finds it."""
        now, since = self.settings.now(), self._still_since
        self.outages = await self.store.write(lambda c: found_outages(c, now, since))
        self._noted, self._away, self._still_since = now, False, 0

    async def _take_off(self, end: int) -> None:
        self._taken_off = end
        for table_id in await self.store.read(stored.with_clocks):
            try:
                await self.act(table_id, Settle(self.outages))
            except (NoTable, BrokenLog, PetteiaError) as error:
                self._report_stuck(table_id, error)

    async def go(self) -> None:
        """At the end: note until when this node was there."""
        now = self.settings.now()
        await self.store.write(lambda c: note_alive(c, now))

    async def sweep(self) -> None:
        """Take on the tables whose time has come: clocks, left-over bot turns, abandoned ones."""
        await self.beat()
        now = self.settings.now()
        if now - self._noted >= NOTED:
            try:
                await self.store.write(lambda c: note_alive(c, now))
            except Exception:
                self._away = True
                raise
            self._noted = now
        if self.outages and self.outages[-1].end > self._taken_off:
            await self._take_off(self.outages[-1].end)
        due = await self.store.write(lambda c: stored.lease_due(c, now, now + LEASE, AT_ONCE))
        for table_id in due:
            try:
                await self.act(table_id, ActWhenDue(self.outages))
                self.wake_if_bots_turn(table_id)
            except (NoTable, BrokenLog, PetteiaError) as error:
                self._report_stuck(table_id, error)
        for table_id, hosted in list(self.tables.items()):
            idle = not hosted.followers and not hosted.lock.locked()
            if idle and hosted.used + FORGOTTEN < now:
                del self.tables[table_id]

    def _report_stuck(self, table_id: str, error: Exception) -> None:
        """Log once why a table cannot continue: every sweep finds it again."""
        if self._stuck.get(table_id) != str(error):
            self._stuck[table_id] = str(error)
            logger.error("table %s cannot continue: %s", table_id, error)

    def wake_if_bots_turn(self, table_id: str) -> None:
        """Wake the bot whose turn it is, if it is one's."""
        hosted = self.tables.get(table_id)
        if hosted and hosted.table and hosted.table.bots_turn:
            self.wake(table_id)


def eyes(table: Table, player: str, wanted: int | None) -> int | None:
    """Return the seat through which a player looks; only its own, otherwise a spectator's."""
    mine = table.seats_of(player)
    if wanted is not None:
        if wanted not in mine:
            raise NotDone("not-your-seat")
        return wanted
    if mine:
        return table.actor if table.actor in mine else mine[0]
    if table.terms.watch == "nobody":
        raise NotDone(NOT_WATCHED)
    return None
