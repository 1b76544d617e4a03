"""Standings: points, then tie-breaks in a stated order."""

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction

from petteia.tournaments.event import BOT, Round, Table, Tournament

BYE_OF_TWO = Fraction(1)
BYE_OF_MORE = Fraction(1, 2)
"""A bye is a win where tables have two players, and an average result where they have more."""


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """One entrant in the standings."""

    player: str
    place: int
    points: Fraction
    """One for a win, none for the last place, evenly spaced between."""
    opponents: Fraction
    """The first tie-break: the average points of the opponents of each game, added up."""
    wins: int
    """The second tie-break: games won alone."""
    games: int


def table_points(table: Table) -> dict[str, Fraction]:
    """Return what each player at a finished table scores; bots count as opponents."""
    if table.places is None:
        return {}
    others = len(table.seats) - 1
    points = {}
    for player, place in zip(table.seats, table.places, strict=True):
        if player != BOT:
            beaten = sum(place < other for other in table.places)
            level = sum(place == other for other in table.places) - 1
            points[player] = Fraction(2 * beaten + level, 2 * others)
    return points


def scores(tournament: Tournament) -> dict[str, Fraction]:
    """Return the points of every entrant."""
    points = {entrant.id: Fraction(0) for entrant in tournament.entrants}
    for played in tournament.rounds:
        for player, gained in _round_points(tournament, played).items():
            points[player] += gained
    return points


def _round_points(tournament: Tournament, played: Round) -> dict[str, Fraction]:
    points = {}
    if tournament.terms.format == "swiss":
        bye = BYE_OF_TWO if tournament.terms.size == 2 else BYE_OF_MORE
        points = dict.fromkeys(played.byes, bye)
    for table in played.tables:
        points |= table_points(table)
    return points


def standings(tournament: Tournament) -> list[StandingsRow]:
    """Return the standings, best first; players whom no tie-break separates share a place."""
    points = scores(tournament)
    opponents: dict[str, Fraction] = defaultdict(Fraction)
    wins: dict[str, int] = defaultdict(int)
    games: dict[str, int] = defaultdict(int)
    for played in tournament.rounds:
        for table in played.tables:
            if table.places is None:
                continue
            total = sum((points[player] for player in table.people), Fraction(0))
            best = min(table.places)
            alone = table.places.count(best) == 1
            for player, place in zip(table.seats, table.places, strict=True):
                if player != BOT:
                    opponents[player] += (total - points[player]) / (len(table.seats) - 1)
                    wins[player] += place == best and alone
                    games[player] += 1
    survived = _rounds_survived(tournament)

    def key(player: str) -> tuple[int, Fraction, Fraction, int]:
        return -survived[player], -points[player], -opponents[player], -wins[player]

    order = sorted((entrant.id for entrant in tournament.seeded()), key=key)
    lines: list[StandingsRow] = []
    for index, player in enumerate(order):
        shared = index > 0 and key(player) == key(order[index - 1])
        lines.append(
            StandingsRow(
                player=player,
                place=lines[-1].place if shared else index + 1,
                points=points[player],
                opponents=opponents[player],
                wins=wins[player],
                games=games[player],
            )
        )
    return lines


def _rounds_survived(tournament: Tournament) -> dict[str, int]:
    """Return in a knockout how many rounds each entrant reached; it comes before all points."""
    reached = {entrant.id: 0 for entrant in tournament.entrants}
    if tournament.terms.format == "knockout":
        for played in tournament.rounds:
            for player in (*played.byes, *(p for table in played.tables for p in table.people)):
                reached[player] += 1
    return reached
