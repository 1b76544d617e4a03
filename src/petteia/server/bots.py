"""Bots in seats: woken when it is their turn, thinking in worker processes, moving like anybody."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from typing import TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError

from petteia.bots import choose, hint
from petteia.core import fair_chance
from petteia.core.message import Message
from petteia.server import doing
from petteia.server.choosing import begin_work, load_games
from petteia.server.club import Club, Live, NoTable
from petteia.server.settings import Settings
from petteia.server.storage.opening import reason
from petteia.server.table import BrokenLog, Table

T = TypeVar("T")

logger = logging.getLogger("petteia.bots")

UNLUCKY = 3
"""Workers that end one after the other while asked for one move: no accident any more."""
AGAIN = 5.0
"""Seconds until another is tried then."""


class Turn(msgspec.Struct, frozen=True):
    """What a bot is asked: only what its seat may know."""

    game: str
    view: bytes
    strength: str
    seed: int
    moves: int
    only: str | None
    """The move, if there is but one."""


class Bots:
    """The bots of this process; workers start when somebody comes or a bot must think."""

    def __init__(self, club: Club, settings: Settings) -> None:
        self.club = club
        self.workers = settings.bot_workers
        self.pool: Executor | None = None
        self.tasks: dict[str, asyncio.Task[bool]] = {}
        self.told: dict[str, str] = {}
        """Why a bot last failed, by table."""
        club.wake = self.wake

    def wake(self, table_id: str) -> None:
        """A bot is to move at this table."""
        if table_id not in self.tasks:
            task = asyncio.create_task(self._play(table_id))
            self.tasks[table_id] = task
            task.add_done_callback(lambda done: self._rested(table_id, done))

    def _rested(self, table_id: str, done: asyncio.Task[bool]) -> None:
        self.tasks.pop(table_id, None)
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self.told.pop(table_id, None)
            if done.result():
                self.club.wake_if_bots_turn(table_id)  # woken while it was lying down
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
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)

    async def _play(self, table_id: str) -> bool:
        """Move as long as it is a bot's turn; returns whether all went well."""
        try:
            while turn := await self.club.look(table_id, _turn):
                text = turn.only or await self.ask(turn.game, turn.view, turn.strength, turn.seed)
                moves = turn.moves

                def move(table: Table, text: str = text, moves: int = moves) -> None:
                    if _turn(table, None) is not None and len(table.match.moves) == moves:
                        doing.play_bot(table, text)

                await self.club.act_for(table_id, move)
        except (NoTable, BrokenLog, doing.NotDone) as error:
            logger.error("a bot cannot move at table %s: %s", table_id, error)
            return False
        return True

    def warm_up(self) -> None:
        """Start a worker before its first turn: somebody has come who may want to play."""
        if self.pool is None and self.workers:
            self._pool().submit(load_games)

    async def ask(self, game: str, view: bytes, strength: str, seed: int) -> str:
        """Ask a bot for a move."""
        return await self._ask(choose, game, view, strength, seed)

    async def ask_why(
        self, game: str, view: bytes, strength: str, seed: int
    ) -> tuple[str, Message]:
        """Ask a bot for a move and why it would make it."""
        return await self._ask(hint, game, view, strength, seed)

    async def _ask(
        self, question: Callable[[str, bytes, str, int], T],
        game: str, view: bytes, strength: str, seed: int,
    ) -> T:  # fmt: skip
        loop = asyncio.get_running_loop()
        for tried in count(1):
            pool = self._pool()
            try:
                return await loop.run_in_executor(pool, question, game, view, strength, seed)
            except BrokenProcessPool:  # a worker was killed; its turn is asked again
                if self.pool is pool:
                    self.pool = None
            if tried == UNLUCKY:
                logger.error("the bots' processes end as soon as they begin; they are tried again")
            if tried >= UNLUCKY:
                await asyncio.sleep(AGAIN)
        raise AssertionError

    def _pool(self) -> Executor:
        if self.pool is None:
            if self.workers:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.workers, context, begin_work)
            else:
                self.pool = ThreadPoolExecutor(1, "bot")
        return self.pool


def _turn(table: Table, live: Live | None) -> Turn | None:
    """Return what the bot whose turn it is knows; nothing if it is a person's turn."""
    actor, strength = table.actor, table.bots_turn
    if actor is None or strength is None:
        return None
    match = table.match
    legal = match.state.legal()
    return Turn(
        game=match.game.name,
        view=msgspec.json.encode(match.view(actor)),
        strength=strength,
        seed=fair_chance.bots_seed(table.about.secret, table.number),
        moves=len(match.moves),
        only=str(match.game.move(match.state, legal[0])) if len(legal) == 1 else None,
    )
