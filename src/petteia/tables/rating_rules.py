"""Rated games: which may start, which stay rated, and whose result counts."""

from collections.abc import Iterator

from petteia.tables.events import Moved
from petteia.tables.table import Table
from petteia.wire import Terms

FEW_MOVES = 5
"""A person who has made fewer moves than this is not rated for the game."""


def needs_clock(terms: Terms) -> bool:
    """Return whether a new table would be rated without a clock that moves it on."""
    clock = terms.clock
    runs = clock.kind != "none" and clock.seconds > 0 and clock.at_zero != "nothing"
    return terms.rated and not runs


def not_strangers(table: Table) -> bool:
    """Return whether two seats are one person's, or two people sat down from one network."""
    people = [seat for seat in table.seats if seat.player is not None]
    networks = [seat.network for seat in people if seat.network]
    players = {seat.player for seat in people}
    return len(players) < len(people) or len(set(networks)) < len(networks)


def ends_alone(table: Table, seat: int) -> bool:
    """Return whether only bots are left to agree with the end of a rated game: that is a loss.

    A rated table without a clock was created by version 1.0 and ends as it did then.
    """
    if not table.rated or not table.clocks.limited:
        return False
    player = table.seats[seat].player
    others = [each for each in table.seats if each.player != player]
    return bool(others) and {table.seats[n].player for n in table.people()} == {player}


def rated_seats(table: Table) -> list[int]:
    """Return the seats whose result counts; none if the game does not."""
    if not table.rated or table.ending is None or table.ending.places is None:
        return []
    seats = list(range(len(table.seats)))
    people = [seat.player for seat in table.seats if seat.player is not None]
    if len(set(people)) < len(people):
        return []
    if table.clocks.limited and not table.rates_few_moves:
        made = _moves_by_hand(table)
        seats = [n for n in seats if table.seats[n].bot or made[n] >= FEW_MOVES]
    names = {table.seats[n].player or f"bot {table.seats[n].bot}" for n in seats}
    return seats if len(names) > 1 and any(table.seats[n].player for n in seats) else []


def helped_seats(table: Table) -> list[int]:
    """Return the seats of people for whom a bot has moved: they gain no rating."""
    if not table.clocks.limited or table.rates_few_moves:
        return []
    moved = {seat for seat, client in _movers(table) if client is None}
    return sorted(seat for seat in moved if table.seats[seat].player is not None)


def _moves_by_hand(table: Table) -> list[int]:
    """Return how many standing moves each seat's player has made; bots' rows have no client."""
    made = [0] * len(table.seats)
    for seat, client in _movers(table):
        if client is not None:
            made[seat] += 1
    return made


def _movers(table: Table) -> Iterator[tuple[int, str | None]]:
    """Return the seat of each standing move, with its client's id, without those of chance."""
    for number in table.row_of_move:
        row = table.rows[number - 1]
        if isinstance(row.event, Moved) and row.event.seat is not None:
            yield row.event.seat, row.client
