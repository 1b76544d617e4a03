"""Bots in seats: woken for their turns, thinking in worker processes, moving like players."""

import asyncio
import logging
from collections.abc import Callable

import msgspec
from sqlalchemy.exc import DBAPIError

from petteia.bots import choose, hint
from petteia.core import fair_chance
from petteia.core.message import Message
from petteia.server.errors import NoTable, NotDone
from petteia.server.hosting.host import Host, HostedTable
from petteia.server.hosting.workers import Workers
from petteia.server.limits.allowances import Allowances
from petteia.server.limits.fair_queue import Owner
from petteia.server.settings import Settings
from petteia.server.storage.connect import reason
from petteia.tables.command_types import BotMove
from petteia.tables.events import BrokenLog
from petteia.tables.table import Table

logger = logging.getLogger("petteia.bots")

NICE = 10
"""Bots give way to people."""
RANKS = ("live", "days", "hint", "alone")
"""What bots are asked, the most urgent first: turns at real-time tables with people, at turn-based
ones, hints, turns at tables of bots alone."""
LIVE, DAYS, HINT, ALONE = range(len(RANKS))


class BotTurn(msgspec.Struct, frozen=True):
    """What a bot is asked: only what its seat may know."""

    game: str
    view: bytes
    """Empty if there is nothing to choose."""
    strength: str
    seed: int
    position: tuple[int, int]
    """The position it thinks about; another one may be there when it has chosen."""
    only: str | None
    """The move, if there is but one."""
    rank: int
    made_by: str | None
    """The player who created the table."""


class Bots:
    """The bots of this process; workers start when somebody comes or a bot must think."""

    def __init__(
        self, host: Host, settings: Settings, allowances: Allowances,
        owner: Callable[[str], Owner],
    ) -> None:  # fmt: skip
        """`owner` finds the address a player was last seen at."""
        self.host = host
        self.allowances = allowances
        self.workers = Workers(settings.bot_workers, len(RANKS), NICE)
        self.owner = owner
        self.tasks: dict[str, asyncio.Task[bool]] = {}
        self.told: dict[str, str] = {}
        """Why a bot last failed, by table."""
        self.alone: dict[str, Owner] = {}
        """Running tables of bots alone, and who created them."""
        host.wake = self.wake

    def wake(self, table_id: str) -> None:
        """A bot is to move at this table."""
        if table_id not in self.tasks:
            task = asyncio.create_task(self._play(table_id))
            self.tasks[table_id] = task
            task.add_done_callback(lambda done: self._rested(table_id, done))

    def count_alone(self, table_id: str, owner: Owner) -> bool:
        """Count a table of bots alone until it ends; false if its creator has too many."""
        if not self.allowances.running_bot_tables.take(owner.player, owner.address):
            return False
        self.alone[table_id] = owner
        return True

    def uncount(self, table_id: str) -> None:
        """Stop counting a table of bots alone."""
        if owner := self.alone.pop(table_id, None):
            self.allowances.running_bot_tables.release(owner.player, owner.address)

    def _rested(self, table_id: str, done: asyncio.Task[bool]) -> None:
        self.tasks.pop(table_id, None)
        self.uncount(table_id)
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self.told.pop(table_id, None)
            if done.result():
                self.host.wake_if_bots_turn(table_id)  # woken while it was lying down
        elif self.told.get(table_id) != reason(error):  # it is tried again and again
            self.told[table_id] = reason(error)
            unknown = None if isinstance(error, DBAPIError) else error
            logger.error(
                "a bot cannot move at table %s: %s", table_id, reason(error), exc_info=unknown
            )

    async def close(self) -> None:
        """Stop all bots; a turn they leave is taken up after the next start."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await self.workers.close()

    async def _play(self, table_id: str) -> bool:
        """Move as long as it is a bot's turn; returns whether all went well."""
        try:
            while turn := await self.host.look(table_id, _turn):
                text = turn.only or await self._think(turn, table_id)
                await self.host.act_for(table_id, BotMove(text, turn.position))
        except (NoTable, BrokenLog, NotDone) as error:
            logger.error("a bot cannot move at table %s: %s", table_id, error)
            return False
        return True

    def warm_up(self) -> None:
        """Start a worker before its first turn: somebody has come who may want to play."""
        self.workers.warm_up()

    async def _think(self, turn: BotTurn, table_id: str) -> str:
        owner = self.owner(turn.made_by or table_id)
        asked = (turn.game, turn.view, turn.strength, turn.seed)
        return await self.workers.run(owner, turn.rank, choose, *asked)

    async def advise(
        self, owner: Owner, game: str, view: bytes, strength: str, seed: int
    ) -> tuple[str, Message | None]:
        """Ask a bot for a move and why it would make it; cancelled, it leaves the queue."""
        allowances, asked = self.allowances, (game, view, strength, seed)
        if not allowances.hints_waiting.take(owner.player, owner.address):
            raise NotDone("too-many-hints")
        if not allowances.hints.allows(owner.player, owner.address):
            allowances.hints_waiting.release(owner.player, owner.address)
            raise NotDone("too-many-hints")

        def ended(_: object) -> None:
            allowances.hints_waiting.release(owner.player, owner.address)

        return await self.workers.run(owner, HINT, hint, *asked, ended=ended)


def _turn(table: Table, hosted: HostedTable | None) -> BotTurn | None:
    """Return what the bot whose turn it is knows; nothing if it is a person's turn."""
    actor, strength = table.actor, table.bots_turn
    if actor is None or strength is None:
        return None
    match = table.match
    legal = match.state.legal()
    forced = len(legal) == 1
    return BotTurn(
        game=match.game.name,
        view=b"" if forced else msgspec.json.encode(match.view(actor)),
        strength=strength,
        seed=fair_chance.bots_seed(table.about.secret, table.number),
        position=table.position(),
        only=match.text(legal[0]) if forced else None,
        rank=_rank(table),
        made_by=table.about.created_by,
    )


def _rank(table: Table) -> int:
    """Return how urgent a bot's turn is: people who wait at the table come first."""
    if all(seat.played_by for seat in table.seats):
        return ALONE
    return LIVE if table.terms.pace == "live" else DAYS
