"""Swiss rounds: players with about the same score meet, and nobody is knocked out."""

from collections.abc import Sequence

from petteia.tournaments.event import BOT, History, Round, Table, Tournament
from petteia.tournaments.groups import Distance, groups
from petteia.tournaments.matching import pairs_of_two
from petteia.tournaments.seating import seated
from petteia.tournaments.standings import standings
from petteia.tournaments.table_sizes import filled_sizes, table_sizes, with_bots

SCORE_STEP = 24
"""Scores in these parts of a point are whole numbers at tables of up to five."""


def next_round(tournament: Tournament) -> Round | None:
    """Pair the active players by score; the first round by rating."""
    history = History.of(tournament.rounds)
    playing = {entrant.id for entrant in tournament.active()}
    rows = [row for row in standings(tournament) if row.player in playing]
    order = [row.player for row in rows]
    score = {row.player: int(row.points * SCORE_STEP) for row in rows}
    if tournament.terms.size == tournament.terms.most == 2:
        planned = tournament.planned_rounds() or 0
        couples = pairs_of_two(
            order, history, _folded(order, score), planned - tournament.number - 1
        )
        return round_of_two(couples, history, fill=tournament.terms.fill)
    distance = _apart(score)
    return round_of_groups(tournament, order, history, distance)


def round_of_two(couples: Sequence[tuple[str, str]], history: History, fill: bool) -> Round:
    """Seat couples; the one with a BOT is a bye, or a game against a bot."""
    byes = [] if fill else [player for two in couples if BOT in two for player in two if player]
    games = [two for two in couples if fill or BOT not in two]
    return Round(tuple(Table(seated(history, two)) for two in games), tuple(byes))


def round_of_groups(
    tournament: Tournament, order: Sequence[str], history: History, distance: Distance
) -> Round | None:
    """Seat players, best first, at tables of three or more; byes go to those who had the fewest."""
    terms = tournament.terms
    players, byes, bots = list(order), list[str](), list[int]()
    if terms.fill:
        sizes, bots = filled_sizes(len(players), terms)
    else:
        sizes, left_over = table_sizes(len(players), terms)
        byes = _byes(players, history, left_over)
        players = [player for player in players if player not in byes]
    if not sizes:
        return None
    tables = with_bots(groups(players, sizes, history, distance), bots)
    return Round(tuple(Table(seated(history, table)) for table in tables), tuple(byes))


def _byes(players: Sequence[str], history: History, count: int) -> list[str]:
    """Return the lowest of those with the fewest byes: they lose least by not playing."""
    rank = {player: index for index, player in enumerate(players)}
    return sorted(players, key=lambda player: (history.byes[player], -rank[player]))[:count]


def _apart(score: dict[str, int]) -> Distance:
    def distance(one: str, other: str) -> int:
        return (score.get(one, 0) - score.get(other, 0)) ** 2 if BOT not in (one, other) else 0

    return distance


def _folded(order: Sequence[str], score: dict[str, int]) -> Distance:
    """Return a distance that pairs equal scores, the upper half of each with the lower half.

    The bye goes to the lowest score.
    """
    rank = {player: index for index, player in enumerate(order)}
    size: dict[int, int] = {}
    for points in score.values():
        size[points] = size.get(points, 0) + 1

    def distance(one: str, other: str) -> int:
        if BOT in (one, other):
            player = other if one == BOT else one
            return len(order) - rank[player] + score[player] * 1000
        apart = abs(score[one] - score[other])
        if apart:
            return 1000 * apart**2 // SCORE_STEP + abs(rank[one] - rank[other])
        return abs(abs(rank[one] - rank[other]) - size[score[one]] // 2)

    return distance
