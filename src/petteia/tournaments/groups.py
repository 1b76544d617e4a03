"""Rounds of tables for three or more: few repeated meetings, even seats, like with like."""

from collections.abc import Callable, Sequence
from itertools import combinations, product

from petteia.tournaments.event import History
from petteia.tournaments.seating import seating_cost

Distance = Callable[[str, str], int]
Cost = tuple[int, int, int]
"""Repeated meetings, uneven seats, distance by score: compared in this order."""

MOST_PASSES = 8
"""How often all exchanges are tried; mostly two passes are enough."""


def greedy_groups(
    players: Sequence[str], sizes: Sequence[int], history: History
) -> list[list[str]]:
    """Fill one table after the other with the best player left who has met the fewest there.

    This is the baseline: `groups` never has more repeated meetings than it.
    """
    left = list(players)
    tables = []
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            index = min(range(len(left)), key=lambda i: (_met(history, table, left[i]), i))
            table.append(left.pop(index))
        tables.append(table)
    return tables


def repeats(history: History, table: Sequence[str]) -> int:
    """Return how many meetings a table repeats."""
    return sum(history.meetings(one, other) for one, other in combinations(table, 2))


def groups(
    players: Sequence[str], sizes: Sequence[int], history: History, distance: Distance
) -> list[list[str]]:
    """Improve the greedy tables by exchanging players until no exchange helps."""
    tables = greedy_groups(players, sizes, history)

    def cost(table: Sequence[str]) -> Cost:
        apart = sum(distance(one, other) for one, other in combinations(table, 2))
        return repeats(history, table), seating_cost(history, table), apart

    costs = [cost(table) for table in tables]
    for _ in range(MOST_PASSES):
        better = False
        for first, second in combinations(range(len(tables)), 2):
            # Two tables with nothing to repair are left as the order of scores made them.
            if any(costs[first][:2]) or any(costs[second][:2]):
                better |= _exchange(tables, costs, cost, first, second)
        if not better:
            break
    return tables


def _exchange(
    tables: list[list[str]],
    costs: list[Cost],
    cost: Callable[[Sequence[str]], Cost],
    first: int,
    second: int,
) -> bool:
    """Exchange two players of two tables as long as that makes the tables better together."""
    better = False
    for one, other in product(range(len(tables[first])), range(len(tables[second]))):
        left, right = tables[first].copy(), tables[second].copy()
        left[one], right[other] = right[other], left[one]
        new_left, new_right = cost(left), cost(right)
        if _sum(new_left, new_right) < _sum(costs[first], costs[second]):
            tables[first], tables[second] = left, right
            costs[first], costs[second] = new_left, new_right
            better = True
    return better


def _sum(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def _met(history: History, table: Sequence[str], player: str) -> int:
    return sum(history.meetings(player, other) for other in table)
