"""Who sits where at a table, so that over an event everybody has every seat about as often."""

from collections.abc import Sequence
from itertools import permutations

from petteia.tournaments.event import BOT, History


def excess(history: History, player: str, seat: int, seats: int) -> int:
    """Return how much more often than their rarest seat a player has already had this one."""
    if player == BOT:
        return 0
    counts = [history.seat_count(player, number) for number in range(seats)]
    return counts[seat] - min(counts)


def seating_cost(history: History, players: Sequence[str]) -> int:
    """Return the least unevenness with which these players can be seated."""
    return _best(history, players)[0]


def seated(history: History, players: Sequence[str]) -> tuple[str, ...]:
    """Return the players in the order of seats that balances best; ties keep the order given."""
    return tuple(players[index] for index in _best(history, players)[1])


def _best(history: History, players: Sequence[str]) -> tuple[int, tuple[int, ...]]:
    seats = range(len(players))
    # Squares, because one player with twice the excess is worse than two with one each.
    costs = [
        [excess(history, player, seat, len(players)) ** 2 for seat in seats] for player in players
    ]
    best_cost, best_order = -1, tuple(seats)
    for order in permutations(seats):
        cost = sum(costs[player][seat] for seat, player in enumerate(order))
        if best_cost < 0 or cost < best_cost:
            best_cost, best_order = cost, order
            if not cost:
                break
    return best_cost, best_order
