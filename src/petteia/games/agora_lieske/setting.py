"""From options and numbers to the setting of a match; numbers that cannot work are refused."""

from collections.abc import Mapping
from itertools import product
from typing import Any

from mypy_extensions import i64

from petteia.core.catalogue import ListCatalogue
from petteia.core.data import UNLIMITED
from petteia.core.errors import DataError
from petteia.core.vectors import rows, vec
from petteia.games.agora_lieske.model import (
    CITIZENS,
    JURIES,
    LETTERS,
    MARKET,
    PLACE_NAMES,
    RESOURCES,
    Setting,
)

MOST_COLUMNS = 16
"""Of rhetoric; more would not fit into the numbers that compare orators."""
LARGEST_COST = 20
MOST_LEVELS = 20
"""More than any monument has; they keep the catalogue small."""


def setting(
    players: int, options: dict[str, Any], numbers: dict[str, Any], record: dict[str, Any]
) -> Setting:
    """Return the setting for these options and numbers."""
    faults = _faults(players, numbers)
    if faults:
        raise DataError(faults)
    count = str(players)
    s = Setting()
    s.players = players
    s.options = record
    s.open_hands = options["open_hands"]
    s.stock = numbers["stock"][count]
    s.dealers = vec[i64]([numbers["dealers"][r] for r in RESOURCES])
    s.demand = vec[i64]([numbers["demand"][r] for r in RESOURCES])
    s.start_score = numbers["score"]["start"]
    s.start_rhetoric = numbers["rhetoric"]["start"]
    s.rhetoric_points = vec[i64](numbers["rhetoric"]["points"])
    s.highest = len(s.rhetoric_points) - 1
    # A rank counts the citizens of each rhetoric in the digits of one number; a digit never
    # overflows, for a group has five citizens at most.
    s.rank = (CITIZENS + 1) ** (s.highest + 1)
    s.oratory = vec[i64]([r * s.rank + (CITIZENS + 1) ** r for r in range(s.highest + 1)])
    spaces = _spaces(players, numbers)
    s.spaces = vec[i64](spaces)
    s.first = vec[i64]([sum(spaces[:place]) for place in range(len(spaces) + 1)])
    yields = [
        numbers["market"]["yields"][str(stall + 1)][space]
        for stall in range(3)
        for space in range(spaces[MARKET + stall])
    ]
    s.yields = vec[i64](yields)
    s.pay = vec[i64](numbers["exchange"]["pay"])
    s.take = vec[i64](numbers["exchange"]["take"])
    s.gains = vec[i64](numbers["stoa"][options["stoa_row"]])
    s.level_points = vec[i64](numbers["monument"]["points"])
    costs = numbers["monument"]["costs"]
    s.costs = costs
    s.top = len(costs)
    gifts = _gifts(costs)
    s.gifts = rows(gifts)
    s.any_type = [len(cost) == 1 for cost in costs]
    numbers_of = {tuple(gift): number for number, gift in enumerate(gifts)}
    s.ways = rows(
        [_ways(numbers_of, cost, a, b) for cost, a, b in product(costs, range(3), range(3))]
    )
    s.prison = numbers["limits"]["prison"]
    s.hand_limit = numbers["limits"]["hand"]
    s.turns = numbers["limits"]["turns"]
    s.catalogue = _catalogue(gifts)
    return s


def modern(own: Mapping[str, Any], printed: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a player's own values with one row of yields written for every stall."""
    market = own.get("market")
    if not isinstance(market, Mapping) or not isinstance(market.get("yields"), list):
        return own
    rows = dict.fromkeys(printed["market"]["yields"], market["yields"])
    return {**own, "market": {**market, "yields": rows}}


def _spaces(players: int, numbers: dict[str, Any]) -> list[int]:
    """Return how many spaces each place has; a place without a limit has room for all."""
    count = str(players)
    everybody = players * CITIZENS
    court = numbers["court"]["spaces"][count]
    return [
        *[min(numbers["market"]["spaces"][count], everybody)] * 3,
        *[1] * 4,
        min(numbers["stoa"]["spaces"][count], everybody),
        everybody if court == UNLIMITED else min(court, everybody),
        min(numbers["monument"]["spaces"][count], everybody),
    ]


def _gifts(costs: list[list[int]]) -> list[list[int]]:
    """Return every donation of one resource, or of two, up to the largest anyone could need."""
    parts = range(1, max(max(cost) for cost in costs) + 1)
    whole = range(1, max(sum(cost) for cost in costs) + 1)
    single = [[n if r == kind else 0 for r in range(3)] for kind in range(3) for n in whole]
    double = [
        [first if r == a else second if r == b else 0 for r in range(3)]
        for a, b in ((0, 1), (0, 2), (1, 2))
        for first in parts
        for second in parts
    ]
    return single + double


def _ways(numbers: dict[tuple[int, ...], int], cost: list[int], a: int, b: int) -> list[int]:
    """L5.2.5a, b: the gifts that pay a cost when resources a and b are demanded."""
    wanted: list[list[int]] = []
    if len(cost) == 1:  # of any one type, demand ignored
        wanted = [[cost[0] if r == kind else 0 for r in range(3)] for kind in range(3)]
    elif a == b:
        wanted = [[sum(cost) if r == a else 0 for r in range(3)]]
    else:
        for first, second in (cost, cost[::-1]):
            wanted.append([first if r == a else second if r == b else 0 for r in range(3)])
    return sorted({numbers[tuple(way)] for way in wanted if tuple(way) in numbers})


def gift_words(gift: list[int]) -> list[str]:
    """Return a donation in the words of the notation: `wood 2 clay 1`."""
    return [word for r in range(3) if gift[r] for word in (RESOURCES[r], str(gift[r]))]


def _catalogue(gifts: list[list[int]]) -> ListCatalogue:
    """List all moves, in the order of the numbers in model.py."""
    seats = range(4)
    juries = ["".join(LETTERS[letter] for letter in jury) for jury in JURIES]
    chance = [
        *[f"start {seat}" for seat in seats],
        *[f"demand {r}" for r in RESOURCES],
        *[f"dealer {stall} {r}" for stall in (1, 2, 3) for r in RESOURCES],
        *[f"jury {seat} {jury}" for seat in seats for jury in juries],
    ]
    moves = [
        *[f"place {letter} {place}" for place in PLACE_NAMES for letter in LETTERS],
        *[f"trade {paid} {taken}" for paid in RESOURCES for taken in RESOURCES],
        *[f"study {r}" for r in RESOURCES],
        *[f"accuse {stall}" for stall in (1, 2, 3)],
        *["guilty", "acquit"],
        *[f"stack {stack}" for stack in (1, 2, 3)],
        *[f"discard {r}" for r in RESOURCES],
        "pass",
        *[" ".join(["donate", *gift_words(gift)]) for gift in gifts],
    ]
    return ListCatalogue(chance, moves)


def _faults(players: int, numbers: dict[str, Any]) -> list[str]:
    """Say everything that makes these numbers impossible to play with."""
    count = str(players)
    faults = []

    def need(good: bool, reason: str) -> None:
        if not good:
            faults.append(reason)

    room = sum(_spaces(players, numbers))
    need(
        room >= players * CITIZENS,
        f"market, stoa, court and monument: {room} spaces, the Exchange included, are fewer than"
        f" the {players * CITIZENS} citizens of {players} players",
    )
    rows = {f"market.yields.{stall}": row for stall, row in numbers["market"]["yields"].items()}
    rows |= {f"stoa.{name}": numbers["stoa"][name] for name in ("plain", "even")}
    for path, row in rows.items():
        spaces = numbers[path.partition(".")[0]]["spaces"][count]
        need(len(row) >= spaces, f"{path}: {spaces} spaces need as many values")
    dealers = sum(numbers["dealers"].values())
    need(dealers % 3 == 0, f"dealers: {dealers} markers do not make three equal stacks")
    prison = numbers["limits"]["prison"]
    need(
        0 < prison <= dealers - 3,
        f"limits.prison: it must be from 1 to {dealers - 3}, the dealers in the stacks",
    )
    need(sum(numbers["demand"].values()) >= 2, "demand: two markers are needed")
    columns = len(numbers["rhetoric"]["points"])
    need(columns <= MOST_COLUMNS, f"rhetoric.points: at most {MOST_COLUMNS} columns")
    need(
        0 <= numbers["rhetoric"]["start"] < columns - 1,
        f"rhetoric.start: it must lie below the last of the {columns} columns of rhetoric.points",
    )
    for row in ("pay", "take"):
        values = numbers["exchange"][row]
        need(len(values) == 4 and min(values) > 0, f"exchange.{row}: four numbers above 0")
    costs = numbers["monument"]["costs"]
    good = 0 < len(costs) <= MOST_LEVELS and all(
        len(cost) in (1, 2) and min(cost) > 0 and max(cost) <= LARGEST_COST for cost in costs
    )
    need(
        good,
        f"monument.costs: 1 to {MOST_LEVELS} levels, each one or two numbers up to {LARGEST_COST}",
    )
    need(
        len(numbers["monument"]["points"]) == len(costs) + 1,
        "monument.points: one number for each level and one for the ground",
    )
    need(numbers["limits"]["turns"] > 0, "limits.turns: at least one turn")
    return faults
