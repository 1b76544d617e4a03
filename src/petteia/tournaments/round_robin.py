"""Round robins: everybody meets everybody; at larger tables, as many as the rounds allow."""

from collections.abc import Sequence
from itertools import combinations

from petteia.tournaments.event import BOT, History, Round, Table, Tournament
from petteia.tournaments.matching import UNEVEN_SEATS, cheapest_matching
from petteia.tournaments.seating import seated, seating_cost
from petteia.tournaments.swiss import round_of_groups


def next_round(tournament: Tournament) -> Round | None:
    """Return the next round of the circle, or of what is left to play once the field changed."""
    order = [entrant.id for entrant in tournament.active()]
    history = History.of(tournament.rounds)
    if tournament.terms.most > 2:
        return round_of_groups(tournament, order, history, lambda one, other: 0)
    field = [entrant.id for entrant in tournament.seeded()]
    if order == field and all(not e.first_round for e in tournament.entrants):
        return _circle(field, tournament)
    return _remaining(order, history, tournament.terms.fill)


def _circle(players: Sequence[str], tournament: Tournament) -> Round | None:
    """Return a round of the circle method: one player stays, the others move on by one place.

    Seats alternate around the circle, so that everybody has each seat equally often, or once more.
    """
    field = [*players, BOT] if len(players) % 2 else list(players)
    number, turning = tournament.number, len(field) - 1
    if number >= turning:
        return None
    last, here = field[-1], field[number % turning]
    couples = [(here, last) if number % 2 else (last, here)]
    for step in range(1, len(field) // 2):
        ahead, behind = field[(number + step) % turning], field[(number - step) % turning]
        couples.append((ahead, behind) if step % 2 else (behind, ahead))
    fill = tournament.terms.fill
    byes = [] if fill else [player for two in couples if BOT in two for player in two if player]
    return Round(tuple(Table(two) for two in couples if fill or BOT not in two), tuple(byes))


def _remaining(players: Sequence[str], history: History, fill: bool) -> Round | None:
    """Return a round of couples who have not met; those with the most left to play come first."""
    left = [two for two in combinations(players, 2) if not history.meetings(*two)]
    if not left:
        return None
    to_play = dict.fromkeys(players, 0)
    for one, other in left:
        to_play[one] += 1
        to_play[other] += 1
    most = len(players)
    edges = (
        (
            one,
            other,
            UNEVEN_SEATS * (2 * most - to_play[one] - to_play[other])
            + seating_cost(history, (one, other)),
        )
        for one, other in left
    )
    couples = cheapest_matching(edges)
    busy = {player for two in couples for player in two}
    free = [player for player in players if player not in busy]
    tables = [Table(seated(history, two)) for two in couples]
    if fill:
        return Round((*tables, *(Table(seated(history, (player, BOT))) for player in free)))
    return Round(tuple(tables), tuple(free))
