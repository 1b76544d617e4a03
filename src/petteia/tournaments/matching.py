"""Rounds of tables for two, as a matching of least cost."""

from collections.abc import Callable, Iterable, Sequence

import networkx as nx

from petteia.tournaments.event import BOT, History
from petteia.tournaments.seating import seating_cost

REPEAT = 10**12
SECOND_BYE = 10**9
UNEVEN_SEATS = 10**6
"""What comes first: no avoidable repeat, then shared byes, then even seats, then the score."""

NEIGHBOURS = 16
"""How many of the nearest players are looked at first in a large field."""

Couple = tuple[str, str]
Distance = Callable[[str, str], int]


def pairs_of_two(
    players: Sequence[str], history: History, distance: Distance, more_rounds: int
) -> list[Couple]:
    """Return everybody in couples, at the least cost; with an odd number one couple has a BOT.

    `players` come best first. `distance` says how badly two fit by score, below UNEVEN_SEATS.
    """
    field = [*players, BOT] if len(players) % 2 else list(players)

    def cost(one: str, other: str) -> int:
        if BOT in (one, other):
            player = other if one == BOT else one
            return SECOND_BYE * history.byes[player] + distance(one, other)
        return (
            REPEAT * history.meetings(one, other)
            + UNEVEN_SEATS * seating_cost(history, (one, other))
            + distance(one, other)
        )

    couples = _cheapest(field, cost)
    if more_rounds and not _leaves_a_round(field, history, couples):
        couples = _with_a_round_left(field, history, cost, couples)
    return couples


def _cheapest(
    field: Sequence[str], cost: Distance, without: frozenset[Couple] = frozenset()
) -> list[Couple]:
    if len(field) > 4 * NEIGHBOURS and not without:
        near = cheapest_matching(_edges(field, cost, NEIGHBOURS))
        # Any cost from uneven seats upward may be avoidable among those not looked at.
        if 2 * len(near) == len(field) and all(cost(*two) < UNEVEN_SEATS for two in near):
            return near
    edges = _edges(field, cost, len(field))
    return cheapest_matching(
        (one, other, c) for one, other, c in edges if (one, other) not in without
    )


def _edges(field: Sequence[str], cost: Distance, reach: int) -> Iterable[tuple[str, str, int]]:
    for index, one in enumerate(field):
        found = 0
        for other in field[index + 1 :]:
            if found >= reach and other != BOT:
                continue
            price = cost(one, other)
            found += price < UNEVEN_SEATS
            yield one, other, price


def cheapest_matching(edges: Iterable[tuple[str, str, int]]) -> list[Couple]:
    """Return the matching with the most couples, and of those the cheapest."""
    graph = nx.Graph()
    order: dict[str, int] = {}
    for one, other, cost in edges:
        order.setdefault(one, len(order))
        graph.add_edge(one, other, weight=-cost)
    for node in graph:
        order.setdefault(node, len(order))
    matched = nx.max_weight_matching(graph, maxcardinality=True)
    couples = [(a, b) if order[a] < order[b] else (b, a) for a, b in matched]
    return sorted(couples, key=lambda two: order[two[0]])


def _leaves_a_round(field: Sequence[str], history: History, couples: list[Couple]) -> bool:
    """Tell whether after this round another one without a repeat is possible."""
    now = {frozenset(two) for two in couples}
    free = [
        [
            other
            for other in field
            if other != one
            and not _over(history, one, other)
            and frozenset((one, other)) not in now
        ]
        for one in field
    ]
    # Where everybody has half the field left to meet there is always a round (Dirac).
    if all(2 * len(others) >= len(field) for others in free):
        return True
    edges = ((one, other, 0) for one, others in zip(field, free, strict=True) for other in others)
    return 2 * len(cheapest_matching(edges)) == len(field)


def _over(history: History, one: str, other: str) -> bool:
    if BOT in (one, other):
        return bool(history.byes[other if one == BOT else one])
    return bool(history.meetings(one, other))


def _with_a_round_left(
    field: Sequence[str], history: History, cost: Distance, couples: list[Couple]
) -> list[Couple]:
    """Return a cheapest round without one of these couples that leaves another round, if any."""
    now = sum(cost(*two) for two in couples) // SECOND_BYE
    best: tuple[int, list[Couple]] | None = None
    for banned in couples:
        other = _cheapest(field, cost, frozenset((banned, banned[::-1])))
        if 2 * len(other) < len(field):
            continue
        total = sum(cost(*two) for two in other)
        cheaper = total // SECOND_BYE <= now and (best is None or total < best[0])
        if cheaper and _leaves_a_round(field, history, other):
            best = total, other
    return best[1] if best else couples
