"""Ratings: people and bots of a game on one scale, changed in the transaction of the last move."""

from typing import Any

from sqlalchemy import Connection, delete, insert, select

from petteia.server.storage.links import any_linked
from petteia.server.storage.schema import rating_changes, ratings, sessions
from petteia.tables.rating_rules import helped_seats, rated_seats
from petteia.tables.table import Table
from petteia.wire import Rating

BOT = "bot:"


class Result:
    """The result of a rated game, in plain values."""

    def __init__(
        self, game: str, players: list[str], places: list[int], time: int, resigned: bool,
        helped: frozenset[str] = frozenset(), table_id: str | None = None,
    ) -> None:  # fmt: skip
        self.table_id = table_id
        self.game = game
        self.players = players
        self.places = places
        self.time = time
        self.resigned = resigned
        """Whether somebody gave up: no bot is rated by such a game."""
        self.helped = helped
        """The people for whom a bot has moved: they gain nothing."""

    @classmethod
    def of(cls, table: Table) -> "Result | None":
        """Return the result of those who are rated for it, if any are."""
        seats = rated_seats(table)
        if not seats or table.ending is None or table.ending.places is None:
            return None
        places = [table.ending.places[number] for number in seats]
        taken = [table.seats[number] for number in seats]
        players = [seat.player or f"{BOT}{seat.bot}" for seat in taken]
        resigned = any(seat.resigned for seat in table.seats)
        helped = frozenset(table.seats[number].player or "" for number in helped_seats(table))
        end = table.rows[-1].time
        return cls(table.about.game, players, places, end, resigned, helped, table.id)

    def write(self, connection: Connection) -> None:
        """Change the ratings of everybody at the table, unless two of them are one person."""
        if any_linked(connection, [each for each in self.players if not each.startswith(BOT)]):
            return
        from openskill.models import PlackettLuce  # loaded when the first rated game ends

        model = PlackettLuce()
        known = {row.player: row for row in connection.execute(
            select(ratings).where(ratings.c.game == self.game, ratings.c.player.in_(self.players))
        )}  # fmt: skip
        teams = []
        for player in self.players:
            row = known.get(player)
            teams.append([model.rating() if row is None else model.rating(row.mu, row.sigma)])
        rated = model.rate(teams, ranks=[float(place) for place in self.places])
        bots = any(player.startswith(BOT) for player in self.players)
        here = set(
            connection.execute(
                select(sessions.c.id).where(sessions.c.id.in_(self.players))
            ).scalars()
        )
        changed: dict[str, Any] = {}
        noted: list[dict[str, Any]] = []
        for player, (before,), (now,) in zip(self.players, teams, rated, strict=True):
            if self.resigned and player.startswith(BOT):
                continue
            if player in self.helped and now.mu >= before.mu:
                continue
            if player not in here and not player.startswith(BOT):
                continue  # forgotten: nothing more is stored of them
            row = known.get(player)
            changed[player] = {  # of two equal bots at a table the last one's counts
                "game": self.game,
                "player": player,
                "mu": now.mu,
                "sigma": now.sigma,
                "games": (row.games if row else 0) + 1,
                "with_bots": (row.with_bots if row else 0) + bots,
                "updated": self.time,
            }
            if not player.startswith(BOT):
                noted.append(self._change(player, before, now))
        if not changed:
            return
        connection.execute(
            delete(ratings).where(ratings.c.game == self.game, ratings.c.player.in_(list(changed)))
        )
        connection.execute(insert(ratings), list(changed.values()))
        if self.table_id is not None and noted:
            connection.execute(insert(rating_changes), noted)

    def _change(self, player: str, before: Any, now: Any) -> dict[str, Any]:
        return {
            "table_id": self.table_id, "player": player,
            "mu_before": before.mu, "sigma_before": before.sigma, "mu": now.mu, "sigma": now.sigma,
        }  # fmt: skip


def changes(connection: Connection, table_id: str) -> dict[str, tuple[float, float]]:
    """Return by player the rating before and after a table's game."""
    found = connection.execute(select(rating_changes).where(rating_changes.c.table_id == table_id))
    return {
        row.player: (row.mu_before - 3 * row.sigma_before, row.mu - 3 * row.sigma) for row in found
    }


def listed(connection: Connection, game: str, most: int) -> list[Rating]:
    """Return a game's players and bots, the strongest first."""
    found = connection.execute(
        select(ratings, sessions.c.name)
        .outerjoin(sessions, sessions.c.id == ratings.c.player)
        .where(ratings.c.game == game)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
        .limit(most)
    )
    return [
        Rating(
            player=row.player,
            name=row.name or row.player.removeprefix(BOT),
            bot=row.player.startswith(BOT),
            rating=row.mu - 3 * row.sigma,
            mu=row.mu,
            sigma=row.sigma,
            games=row.games,
            with_bots=row.with_bots,
        )
        for row in found
    ]
