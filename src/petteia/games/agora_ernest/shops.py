"""The shops: which printed runs are one shop, whose it is, and which of its doors are open.

Found from the market, the deck and the counters (E1.2, E3.4, E3.5, E4) and never changed after.
A shop goes by the number of its first run: the lowest of its earliest-laid card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import append, vec
from petteia.games.agora_ernest.geometry import DOOR_COUNTS
from petteia.games.agora_ernest.street import Street

NO_SHOP: Final = -1
UNOWNED: Final = -1


class Shops:
    """Every shop on the table."""

    street: Street
    of: vec[i64]
    names: vec[i64]
    owner: vec[i64]
    counters: vec[i64]
    circles: vec[i64]
    doors: vec[i64]

    def __init__(self, street: Street, runs: i64) -> None:
        self.street = street
        self.of = vec[i64]([NO_SHOP] * runs)  # the shop of each run
        self.names = vec[i64]()  # the shops, in the order of their first runs
        self.owner = vec[i64]([UNOWNED] * runs)  # by shop, as all below
        self.counters = vec[i64]([0] * runs)
        self.circles = vec[i64]([0] * runs)
        self.doors = vec[i64]([0] * runs)  # open ones: the income of its owner, or its price

    def first(self, run: i64) -> i64:
        """Return the first run of the same shop."""
        while self.of[run] != run:
            run = self.of[run]
        return run

    def owned_by(self, shop: i64, seat: i64) -> Shops:
        """Return the same shops with one in other hands: counters on all its circles, or none."""
        other = Shops(self.street, 0)
        other.of = self.of
        other.names = self.names
        other.circles = self.circles
        other.doors = self.doors
        other.owner = self.owner[:]
        other.counters = self.counters[:]
        other.owner[shop] = seat
        other.counters[shop] = 0 if seat == UNOWNED else self.circles[shop]
        return other

    def income(self, seat: i64) -> i64:
        """Return the open doors of a player's shops (E1.1)."""
        total: i64 = 0
        for shop in self.names:
            if self.owner[shop] == seat:
                total += self.doors[shop]
        return total

    def largest(self) -> i64:
        """Return the owned shop with the most counters, or NO_SHOP: none or a tie (E2.2)."""
        best: i64 = NO_SHOP
        tied = False
        for shop in self.names:
            if self.owner[shop] == UNOWNED:
                continue
            if best == NO_SHOP or self.counters[shop] > self.counters[best]:
                best = shop
                tied = False
            elif self.counters[shop] == self.counters[best]:
                tied = True
        return NO_SHOP if tied else best


def find_shops(
    street: Street,
    run_of: list[int],
    first_run: list[int],
    run_doors: list[int],
    circles: list[int],
    counters: list[int],
) -> Shops:
    """Find the shops on a street; `counters` holds an owner or UNOWNED by run."""
    market = street.market
    shops = Shops(street, len(run_doors))
    of = shops.of
    rank = vec[i64]([0] * len(of))  # runs in the order they came to the table
    count: i64 = 0
    for card in market.laid:
        for run in range(first_run[card], first_run[card + 1]):
            of[run] = run
            rank[run] = count
            count += 1
    joins = market.joins
    for pair in range(0, len(joins), 2):  # E3.4
        a = shops.first(run_of[joins[pair]])
        b = shops.first(run_of[joins[pair + 1]])
        if rank[a] < rank[b]:
            of[b] = a
        else:
            of[a] = b
    for card in market.laid:
        opened = street.open[card]
        for run in range(first_run[card], first_run[card + 1]):
            shop = shops.first(run)
            of[run] = shop
            if shop == run:
                shops.names = append(shops.names, run)
            shops.circles[shop] += circles[run]
            shops.doors[shop] += DOOR_COUNTS[opened & run_doors[run]]
            if circles[run] and counters[run] != UNOWNED:
                shops.owner[shop] = counters[run]
                shops.counters[shop] += circles[run]
    return shops
