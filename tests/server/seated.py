"""A table without a server: people and bots on its seats, and a time that a test moves."""

from itertools import count
from typing import Any

import msgspec

from petteia import wire
from petteia.core.registry import game, games
from petteia.tables import commands, snapshot
from petteia.tables.row import About
from petteia.tables.table import Table

BEGIN = 1_700_000_000_000
GAMES = sorted(name for name, game in games().items() if game.package.startswith("petteia."))


class Seated:
    """A table that has started; people are named by their letters, bots by `-`.

    A game for more players gets more people.
    """

    def __init__(self, name: str, who: str = "ab", **terms: Any) -> None:
        self.ids = count(1)
        self.who = who = who + "zyx"[: min(n for n in game(name).seats if n >= len(who)) - len(who)]
        self.about = About(
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
        self.table = Table(self.about, BEGIN)
        for seat, player in enumerate(who):
            if player == "-":
                commands.seat_bot(self.table, seat, "citizen")
            else:
                commands.seat_person(self.table, seat, player, player.upper())
        commands.start_when_full(self.table)

    @property
    def actor(self) -> int:
        assert self.table.actor is not None
        return self.table.actor

    def think(self, seconds: float) -> None:
        """Let time pass."""
        self.table.now += int(seconds * 1000)

    def do(self, verb: str, seat: int, **more: Any) -> int:
        """Do a command of the person on a seat."""
        asked = {"do": verb, "client": f"c{next(self.ids)}", **more}
        if verb != "move":
            asked["seat"] = seat
        command = msgspec.convert(asked, wire.AnyCommand)
        player = self.table.seats[seat].player or ""
        return commands.do(self.table, player, player.upper(), command, True)

    def move(self, choice: int = 0) -> int:
        """Make a legal move for the seat whose turn it is, person or bot; return the seat."""
        actor = self.actor
        choices = self.table.match.choices()
        text = choices[choice % len(choices)].text
        if self.table.bots_turn:
            commands.play_bot(self.table, text)
        else:
            self.do("move", actor, text=text)
        return actor

    def left(self, seat: int) -> int:
        """Return the milliseconds a seat has left."""
        left = self.table.clocks.left(seat, self.table.actor, self.table.now)
        assert left is not None
        return left

    def reopened(self) -> Table:
        """Return the table as its log gives it."""
        table = Table(self.about, self.table.now)
        for row in self.table.rows:
            table.add(row)
        return table


def follows_from_the_log(seated: Seated) -> None:
    """A table that is opened again, with or without a snapshot, has the same clocks."""
    table = seated.table
    snapshots = [snapshot.of(table)]
    for again in (
        seated.reopened(),
        snapshot.opened(seated.about, table.rows, snapshots, table.now),
    ):
        assert again.clocks.state() == table.clocks.state()
        assert again.deadline() == table.deadline()
