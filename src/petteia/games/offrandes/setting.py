"""From options and numbers to the setting of a match; numbers that cannot work are refused."""

from itertools import pairwise
from typing import Any

from mypy_extensions import i64

from petteia.core.catalogue import ListCatalogue
from petteia.core.errors import DataError
from petteia.core.vectors import vec
from petteia.games.offrandes.model import (
    ALTAR_NAMES,
    ANIMAL_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    LAST_SPACE,
    PAIRS,
    SEATS,
    TIERS,
    TRIPLES,
    Setting,
)

MOST_MONEY = 1000
"""No purse holds more; keeps the catalogue of bids small."""


def setting(
    players: int, options: dict[str, Any], numbers: dict[str, Any], record: dict[str, Any]
) -> Setting:
    """Return the setting for these options and numbers."""
    faults = _faults(players, numbers)
    if faults:
        raise DataError(faults)
    s = Setting()
    s.players = players
    s.options = record
    s.floor = options["corruption_floor"]
    s.stable = vec[i64]([numbers["stable"][animal] for animal in ANIMAL_NAMES])
    s.values = vec[i64]([numbers["values"][animal] for animal in ANIMAL_NAMES])
    s.prayers = vec[i64](numbers["priestess"]["points"])
    s.tiers = vec[i64]([numbers["tiers"][altar] for altar in ALTAR_NAMES])
    s.altar_points = vec[i64]([numbers["altars"]["points"][tier - 1] for tier in s.tiers])
    s.start_money = numbers["money"]["start"]
    s.income = numbers["money"]["income"]
    s.money_limit = numbers["money"]["limit"]
    s.lots = numbers["lots"][str(players)]
    s.worship = numbers["limits"]["worship"]
    s.rounds = numbers["limits"]["rounds"]
    s.catalogue = _catalogue(s.money_limit)
    return s


def names(characters: tuple[int, ...]) -> list[str]:
    """Return the words of the notation for some characters."""
    return [CHARACTER_NAMES[character] for character in characters]


def _catalogue(most: int) -> ListCatalogue:
    """List all moves, in the order of the numbers in model.py."""
    seats = range(SEATS)
    chance = [f"first {seat}" for seat in seats]
    moves = [
        *[" ".join(["pick", *names(triple)]) for triple in TRIPLES],
        *[" ".join(["offer", *names(pair)]) for pair in PAIRS],
        *["end", "pass"],
        *[f"corrupt {seat} {character}" for seat in seats for character in CHARACTER_NAMES],
        *[f"sacrifice {animal} {altar}" for animal in ANIMAL_NAMES for altar in ALTAR_NAMES],
        *[f"bid {drachmae}" for drachmae in range(1, most + 1)],
    ]
    return ListCatalogue(chance, moves)


def _faults(players: int, numbers: dict[str, Any]) -> list[str]:
    """Say everything that makes these numbers impossible to play with."""
    faults = []

    def need(good: bool, reason: str) -> None:
        if not good:
            faults.append(reason)

    values = [numbers["values"][animal] for animal in ANIMAL_NAMES]
    rising = all(lower < higher for lower, higher in pairwise(values))
    need(rising, f"values: from {ANIMAL_NAMES[0]} to {ANIMAL_NAMES[-1]} each must be worth more")
    need(
        len(numbers["priestess"]["points"]) == LAST_SPACE + 1,
        f"priestess.points: one number for each level, 0 to {LAST_SPACE}",
    )
    for altar, tier in numbers["tiers"].items():
        need(1 <= tier <= TIERS, f"tiers.{altar}: there are only tiers 1 to {TIERS}")
    need(
        len(numbers["altars"]["points"]) == TIERS,
        f"altars.points: one number for each of the {TIERS} tiers",
    )
    start, income, limit = (numbers["money"][key] for key in ("start", "income", "limit"))
    need(1 <= limit <= MOST_MONEY, f"money.limit: from 1 to {MOST_MONEY} drachmae")
    need(start <= limit, f"money.start: {start} is more than anyone may keep, {limit}")
    need(income >= 1, "money.income: at least 1, or the auctions dry up")
    lots = numbers["lots"][str(players)]
    most = CHARACTERS // 2
    need(1 <= lots <= most, f"lots.{players}: {CHARACTERS} tiles make 1 to {most} lots")
    need(numbers["limits"]["rounds"] > 0, "limits.rounds: at least one round")
    return faults
