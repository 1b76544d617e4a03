"""What became of many games: lengths, points by source, endings, wins."""

from collections import Counter

from rich.table import Table

from petteia.cli.console import seats, table
from petteia.core.game import Game
from petteia.core.state import State
from petteia.core.words import Words


class Spread:
    """The mean, least and most of a number."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.least = 0
        self.most = 0

    def add(self, value: int) -> None:
        """Count one more."""
        self.least = min(self.least, value) if self.count else value
        self.most = max(self.most, value) if self.count else value
        self.count += 1
        self.total += value

    def row(self) -> tuple[str, str, str]:
        """Return mean, least and most as a table shows them."""
        return f"{self.total / self.count:,.1f}", f"{self.least:,}", f"{self.most:,}"


class SimulationTally:
    """The sums over all finished games."""

    def __init__(self, players: int, sources: int) -> None:
        self.games = 0
        self.rounds = Spread()
        self.decisions = Spread()
        self.moves = Spread()
        self.points = [[0] * sources for _ in range(players)]
        """By seat and source."""
        self.wins = [0.0] * players
        self.endings: Counter[str] = Counter()
        self.seconds = 0.0

    def add(self, end: State, ending: str, decisions: int, moves: int, seconds: float) -> None:
        """Count one more game by its last position."""
        self.games += 1
        self.rounds.add(end.round)
        self.decisions.add(decisions)
        self.moves.add(moves)
        for seat, sums in enumerate(self.points):
            for source, points in enumerate(end.points(seat)):
                sums[source] += points
        places = end.standing()
        for seat, place in enumerate(places):
            if place == 1:
                self.wins[seat] += 1 / places.count(1)
        self.endings[ending] += 1
        self.seconds += seconds


def tables(tally: SimulationTally, game: Game, words: Words) -> list[Table]:
    """Return the tables: length, points and wins by seat, endings."""
    games = tally.games
    length = table("Length", "mean", "min", "max")
    length.add_row("Rounds", *tally.rounds.row())
    length.add_row("Decisions", *tally.decisions.row())
    length.add_row("Moves, chance included", *tally.moves.row())

    points = table("Points (mean)", *seats(words, len(tally.wins)))
    for number, source in enumerate(game.sources):
        means = [f"{sums[number] / games:.2f}" for sums in tally.points]
        points.add_row(words.text(f"source-{source}"), *means)
    points.add_section()
    points.add_row("Score", *[f"{sum(sums) / games:.2f}" for sums in tally.points], style="bold")
    points.add_row("Wins", *[f"{won / games:.1%}" for won in tally.wins], style="bold")

    endings = table("How games ended", "games", "share")
    for ending, count in sorted(tally.endings.items(), key=lambda pair: (-pair[1], pair[0])):
        endings.add_row(words.text(f"ending-{ending}"), f"{count:,}", f"{count / games:.1%}")
    return [length, points, endings]
