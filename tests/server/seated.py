"""A table without a server: people and bots on its seats, and a time that a test moves."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec

from petteia import wire
from petteia.core.registry import game, games
from petteia.server.errors import NotDone
from petteia.tables import commands, snapshot
from petteia.tables.cache_state import CacheState
from petteia.tables.command_types import BotMove, Command, PersonCommand, Settle, SetUp
from petteia.tables.outage import Outage
from petteia.tables.row import About
from petteia.tables.table import Effect, Table

BEGIN = 1_700_000_000_000
GAMES = sorted(name for name, game in games().items() if game.package.startswith("petteia."))


class BareTable:
    """A table, and what commands make of it."""

    def __init__(self, about: About) -> None:
        self.about = about
        self.now = about.created
        self.table = Table(about)

    def apply(self, command: Command) -> Effect:
        """Let a command happen; NotDone if it is refused."""
        effect = commands.apply(self.table, command, self.now)
        if not isinstance(effect, Effect):
            raise NotDone(effect)
        self.table = effect.table
        return effect

    def ask(self, player: str, command: wire.AnyCommand, invited: bool = False) -> Effect:
        """Let a person's command happen."""
        return self.apply(PersonCommand(command, player, player.upper(), invited))


class Seated(BareTable):
    """A table that has started; people are named by their letters, bots by `-`.

    A game for more players gets more people.
    """

    def __init__(self, name: str, who: str = "ab", **terms: Any) -> None:
        self.ids = count(1)
        self.who = who = who + "zyx"[: min(n for n in game(name).seats if n >= len(who)) - len(who)]
        about = About(
            id="table",
            game=name,
            players=len(who),
            options={},
            terms=msgspec.json.encode(msgspec.convert(terms, wire.Terms)),
            rules="",
            secret="a secret",
            created=BEGIN,
            created_by="a",
            public=True,
        )
        super().__init__(about)
        for seat, player in enumerate(who):
            if player == "-":
                bot = wire.NewSeat(who="bot", strength="citizen")
                self.apply(SetUp([*[wire.NewSeat()] * seat, bot], "", ""))
            else:
                self.ask(player, wire.Sit(client=f"sit {seat}", seat=seat))

    @property
    def actor(self) -> int:
        assert self.table.actor is not None
        return self.table.actor

    def think(self, seconds: float) -> None:
        """Let time pass."""
        self.now += int(seconds * 1000)

    def do(self, verb: str, seat: int, **more: Any) -> int:
        """Do a command of the person on a seat."""
        asked = {"do": verb, "client": f"c{next(self.ids)}", **more}
        if verb != "move":
            asked["seat"] = seat
        command = msgspec.convert(asked, wire.AnyCommand)
        player = self.table.seats[seat].player or ""
        return self.ask(player, command, True).number

    def move(self, choice: int = 0) -> int:
        """Make a legal move for the seat whose turn it is, person or bot; return the seat."""
        actor = self.actor
        choices = self.table.match.choices()
        text = choices[choice % len(choices)].text
        if self.table.bots_turn:
            self.apply(BotMove(text, self.table.position()))
        else:
            self.do("move", actor, text=text)
        return actor

    def settle(self, outages: Sequence[Outage] = ()) -> None:
        """Let time do what it requires."""
        self.apply(Settle(outages))

    def left(self, seat: int) -> int:
        """Return the milliseconds a seat has left."""
        left = self.table.clocks.left(seat, self.table.actor, self.now)
        assert left is not None
        return left

    def reopened(self) -> Table:
        """Return the table as its log gives it."""
        table = Table(self.about)
        table.fold_all(self.table.rows)
        return table


def follows_from_the_log(seated: Seated) -> None:
    """A table that is opened again, with or without a snapshot, has the same clocks."""
    table = seated.table
    snapshots = [snapshot.of(table, CacheState())]
    for again in (
        seated.reopened(),
        snapshot.opened(seated.about, table.rows, snapshots)[0],
    ):
        assert again.clocks.state() == table.clocks.state()
        assert again.deadline() == table.deadline()
