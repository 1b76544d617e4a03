"""A tournament as data: its terms, the people who entered, and the rounds played so far."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from math import ceil, log
from typing import Literal

Format = Literal["swiss", "round_robin", "knockout"]

BOT = ""
"""Stands in a table's seats where a bot fills one."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed when the tournament was created."""

    format: Format
    size: int
    """How many players a table has when the field divides evenly."""
    fewest: int
    """The fewest players a table may have."""
    most: int
    """The most players a table may have."""
    rounds: int | None = None
    """How many rounds a Swiss event has, or a round robin of larger tables; else it follows."""
    fill: bool = False
    """Whether bots take the seats that would otherwise be missing, so nobody has a bye."""

    def __post_init__(self) -> None:
        if not 2 <= self.fewest <= self.size <= self.most <= 5:
            raise ValueError("a table has 2 to 5 players, and fewest <= size <= most")
        if self.rounds is not None and self.rounds < 1:
            raise ValueError("a tournament has at least one round")


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part."""

    id: str
    rating: float = 0.0
    """Seeds the first round and breaks the last ties."""
    first_round: int = 0
    """The first round they can play, counted from 0: later than 0 for a late entry."""
    left_before: int | None = None
    """The round from which they no longer play."""

    def plays(self, number: int) -> bool:
        """Tell whether they take part in a round."""
        return self.first_round <= number and (
            self.left_before is None or number < self.left_before
        )


@dataclass(frozen=True, slots=True)
class Table:
    """One game of a round: who sits where, and how it ended."""

    seats: tuple[str, ...]
    places: tuple[int, ...] | None = None
    """The place of each seat, from 1; nothing until the game is over or if it counts for nobody."""

    @property
    def people(self) -> list[str]:
        """The players at the table, without bots."""
        return [player for player in self.seats if player != BOT]


@dataclass(frozen=True, slots=True)
class Round:
    """The tables of a round, and who has a bye."""

    tables: tuple[Table, ...]
    byes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything a pairing depends on."""

    terms: Terms
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...] = ()

    def __post_init__(self) -> None:
        ids = [entrant.id for entrant in self.entrants]
        if len(set(ids)) != len(ids) or BOT in ids:
            raise ValueError("every entrant needs an id of their own")

    @property
    def number(self) -> int:
        """The number of the next round, counted from 0."""
        return len(self.rounds)

    def active(self) -> list[Entrant]:
        """Return the entrants who can play the next round, best seed first."""
        return [entrant for entrant in self.seeded() if entrant.plays(self.number)]

    def seeded(self) -> list[Entrant]:
        """Return all entrants by rating; equal ones by id, so the order never changes."""
        return sorted(self.entrants, key=lambda entrant: (-entrant.rating, entrant.id))

    def planned_rounds(self) -> int | None:
        """Return how many rounds are planned; nothing where the results decide."""
        terms, field_size = self.terms, len(self.entrants)
        if terms.rounds is not None and terms.format != "knockout":
            return terms.rounds
        if terms.format == "swiss":
            return swiss_rounds(field_size, terms.size)
        if terms.format == "round_robin" and terms.size > 2:
            return ceil((field_size - 1) / (terms.size - 1)) if field_size > 1 else 0
        return None


def swiss_rounds(players: int, size: int) -> int:
    """Return enough rounds to tell the best apart, and one more to recover from a defeat."""
    return ceil(log(players, size)) + 1 if players > size else 1


@dataclass(slots=True)
class History:
    """What the rounds so far mean for the next pairing."""

    met: Counter[tuple[str, str]] = field(default_factory=Counter)
    seats: dict[str, Counter[int]] = field(default_factory=dict)
    byes: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(cls, rounds: Iterable[Round]) -> "History":
        """Collect it."""
        history = cls()
        for played in rounds:
            history.byes.update(played.byes)
            for table in played.tables:
                for seat, player in enumerate(table.seats):
                    history.seats.setdefault(player, Counter())[seat] += 1
                    if BOT in table.seats and len(table.seats) == 2 and player != BOT:
                        history.byes[player] += 1  # a game against a bot alone is no opponent's
                history.met.update(pair(*two) for two in combinations(sorted(table.people), 2))
        return history

    def meetings(self, one: str, other: str) -> int:
        """Return how often two players have met."""
        return self.met[pair(one, other)]

    def seat_count(self, player: str, seat: int) -> int:
        """Return how often a player has had a seat."""
        counts = self.seats.get(player)
        return counts[seat] if counts else 0


def pair(one: str, other: str) -> tuple[str, str]:
    """Return two players in the order in which meetings are counted."""
    return (one, other) if one < other else (other, one)
