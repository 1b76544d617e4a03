"""Knockouts: the better half of each table advances until one table is left."""

from collections.abc import Sequence

from petteia.tournaments.event import BOT, History, Round, Table, Terms, Tournament
from petteia.tournaments.seating import seated
from petteia.tournaments.table_sizes import filled_sizes, table_sizes, with_bots


def next_round(tournament: Tournament) -> Round | None:
    """Pair the survivors, best seed with lowest; nothing once the final has been played."""
    if tournament.rounds and _is_final(tournament.rounds[-1]):
        return None
    alive = survivors(tournament)
    terms = tournament.terms
    byes: list[str] = []
    bots: list[int] = []
    if len(alive) < 2:
        return None
    if terms.most == 2:
        # Byes only until the survivors are a power of two; from then on everybody plays.
        full = 1 << (len(alive) - 1).bit_length()
        byes, alive = alive[: full - len(alive)], alive[full - len(alive) :]
        sizes = [2] * (len(alive) // 2)
    elif terms.fill:
        sizes, bots = filled_sizes(len(alive), terms)
    else:
        sizes, left_over = table_sizes(len(alive), terms)
        byes, alive = alive[:left_over], alive[left_over:]
    if not sizes:
        return None
    history = History.of(tournament.rounds)
    tables = (Table(seated(history, table)) for table in with_bots(_snake(alive, sizes), bots))
    return Round(tuple(tables), tuple(byes))


def survivors(tournament: Tournament) -> list[str]:
    """Return who is still in and has not left, best seed first."""
    seeds = [entrant.id for entrant in tournament.seeded()]
    if tournament.rounds:
        last = tournament.rounds[-1]
        through = set(last.byes)
        for table in last.tables:
            through.update(_through(table, seeds, _places_to_win(last, tournament.terms)))
    else:
        through = set(seeds)
    active = {entrant.id for entrant in tournament.active()}
    return [player for player in seeds if player in through and player in active]


def _is_final(played: Round) -> bool:
    return len(played.tables) == 1 and not played.byes


def _places_to_win(played: Round, terms: Terms) -> int:
    """Return how many of each table advance: half, and at least enough for another table."""
    smallest = min(len(table.people) for table in played.tables)
    fewest = 1 if terms.fill else terms.fewest
    needed = -(-(fewest - len(played.byes)) // len(played.tables))
    return max(min(max(smallest // 2, needed), smallest - 1), 1)


def _through(table: Table, seeds: Sequence[str], count: int) -> list[str]:
    """Return who advances from a table; the better seed breaks ties and decides unplayed games."""
    places = table.places or (1,) * len(table.seats)
    ranked = sorted(
        (place, seeds.index(player), player)
        for player, place in zip(table.seats, places, strict=True)
        if player != BOT
    )
    return [player for _, _, player in ranked[:count]]


def _snake(players: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """Deal players out to tables forth and back, so that all tables are equally strong."""
    tables: list[list[str]] = [[] for _ in sizes]
    waiting = list(players)
    while waiting:
        for index in (*range(len(sizes)), *reversed(range(len(sizes)))):
            if waiting and len(tables[index]) < sizes[index]:
                tables[index].append(waiting.pop(0))
    return tables
