"""What became of a tournament: wins, points, lengths, seats, endings, by bot."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt

from petteia.core.record import Record

SURE = 1.96
"""Standard deviations of a 95 % interval."""


class Score:
    """The results of one bot."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        """A shared first place is shared."""
        self.points: Counter[str] = Counter()
        self.decisions = 0
        self.seconds = 0.0

    def share(self) -> tuple[float, float, float]:
        """Return the share of wins and its 95 % interval."""
        return (self.wins / self.games, *interval(self.wins, self.games))

    def mean(self) -> float:
        """Return the points of a game, in the mean."""
        return sum(self.points.values()) / self.games


class Tally:
    """The results of a tournament."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.scores: dict[str, Score] = {}
        self.seat_wins = [0.0] * players
        self.rounds: list[int] = []
        self.endings: Counter[str] = Counter()

    def add(self, record: Record) -> None:
        """Count a game."""
        meta = record.meta or {}
        places, bots = meta["places"], meta["bots"]
        first = places.count(1)
        self.games += 1
        self.rounds.append(meta["rounds"])
        self.endings[meta["ending"]] += 1
        for seat, name in enumerate(bots):
            score = self.scores.setdefault(name, Score())
            won = 1 / first if places[seat] == 1 else 0.0
            self.seat_wins[seat] += won
            score.wins += won
            score.games += 1
            score.points.update(meta["points"][seat])
            score.decisions += meta["decisions"][seat]
            score.seconds += meta["seconds"][seat]

    def ranked(self) -> list[tuple[str, Score]]:
        """Return the bots, the best first: by their share of wins, and equal ones by points."""
        return sorted(
            self.scores.items(), key=lambda pair: (-pair[1].share()[0], -pair[1].mean(), pair[0])
        )


def tallied(records: Iterable[Record], players: int) -> Tally:
    """Return the tally of some games."""
    tally = Tally(players)
    for record in records:
        tally.add(record)
    return tally


def interval(wins: float, games: float) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)
