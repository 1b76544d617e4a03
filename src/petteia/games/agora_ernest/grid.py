"""Grids: cards that are aligned in a row of contacts form a group with the grid of its first card.

New cards snap to that card, not from neighbour to neighbour, so that a chain does not drift.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import BITS, vec
from petteia.games.agora_ernest.geometry import NO_GRID, QUARTER, size
from petteia.games.agora_ernest.market import Market


def group_firsts(market: Market) -> vec[i64]:
    """Return for each laid card the first card of its group (for others -1)."""
    first = vec[i64]([-1] * market.cards)
    for start in market.laid:
        if first[start] >= 0:
            continue
        first[start] = start
        waiting = [start]
        for card in waiting:
            for other in market.neighbours(card):
                if first[other] < 0 and market.offset(card, other) != NO_GRID:
                    first[other] = start
                    waiting.append(other)
    return first


def nearest(value: i64, unit: i64, odd: i64) -> i64:
    """Return the even (or odd) number of units nearest to a value."""
    return (value - odd * unit + unit) // (2 * unit) * 2 + odd


def grid_x(market: Market, first: i64, i: i64, j: i64) -> i64:
    """Return X (thousandths) of the place (i, j), in half cells, on a card's grid."""
    return (market.x[first] + i * market.hx[first] - j * market.hy[first] + 50) // 100


def grid_y(market: Market, first: i64, i: i64, j: i64) -> i64:
    """Return Y (thousandths) of the place (i, j), in half cells, on a card's grid."""
    return (market.y[first] + i * market.hy[first] + j * market.hx[first] + 50) // 100


def grid_i(market: Market, first: i64, x: i64, y: i64, odd: i64) -> i64:
    """Return the nearest place along the width of a card's grid; `odd` for crossed cards."""
    hx = market.hx[first]
    hy = market.hy[first]
    along = (x - market.x[first]) * hx + (y - market.y[first]) * hy
    return nearest(along, hx * hx + hy * hy, odd)


def grid_j(market: Market, first: i64, x: i64, y: i64, odd: i64) -> i64:
    """Return the nearest place along the height of a card's grid; `odd` for crossed cards."""
    hx = market.hx[first]
    hy = market.hy[first]
    across = (y - market.y[first]) * hx - (x - market.x[first]) * hy
    return nearest(across, hx * hx + hy * hy, odd)


def nearest_quarter(angle: i64, to: i64) -> i64:
    """Return how many right angles to turn from an angle to come nearest to another."""
    return ((to - angle) % (4 * QUARTER) + QUARTER // 2) // QUARTER % 4


class Grids:
    """Every laid card's place on the grid of its group's first card."""

    market: Market
    first: vec[i64]
    odd: vec[i64]
    i: vec[i64]
    j: vec[i64]

    def __init__(self, market: Market) -> None:
        self.market = market
        self.first = group_firsts(market)
        self.odd = vec[i64]([0] * market.cards)  # 1 for cards that lie across
        self.i = vec[i64]([0] * market.cards)  # the centre, in half cells
        self.j = vec[i64]([0] * market.cards)
        for card in market.laid:
            first = self.first[card]
            odd = (market.angle[card] - market.angle[first]) // QUARTER & 1
            self.odd[card] = odd
            self.i[card] = grid_i(market, first, market.x[card], market.y[card], odd)
            self.j[card] = grid_j(market, first, market.x[card], market.y[card], odd)

    def sides_taken(self, first: i64, i: i64, j: i64, odd: i64) -> i64:
        """Return how many separate stretches of a place's surroundings are taken by its group."""
        around_i = ACROSS_I if odd else ALONG_I
        around_j = ACROSS_J if odd else ALONG_J
        taken: i64 = 0
        for card in self.market.laid:
            if self.first[card] != first:
                continue
            di = i - self.i[card]
            dj = j - self.j[card]
            if size(di) > FARTHEST or size(dj) > FARTHEST:
                continue
            wide = 3 - self.odd[card]
            high = 2 + self.odd[card]
            for place in range(AROUND):
                if size(di + around_i[place]) < wide and size(dj + around_j[place]) < high:
                    taken |= BITS[place]
        stretches: i64 = 0
        for place in range(AROUND):
            before = place - 1 if place else AROUND - 1
            if taken & BITS[place] and not taken & BITS[before]:
                stretches += 1
        return stretches


AROUND: Final[i64] = 14
"""How many cells lie around a card, the corners included."""
FARTHEST: Final = 8
"""Half cells between the centres of cards that can have a cell beside each other."""


def surroundings(odd: int) -> list[tuple[int, int]]:
    """Return the centres of the cells around a card, in half cells, once around it."""
    wide = 4 - odd
    high = 3 + odd
    return [
        *[(u, -high) for u in range(-wide, wide, 2)],
        *[(wide, v) for v in range(-high, high, 2)],
        *[(u, high) for u in range(wide, -wide, -2)],
        *[(-wide, v) for v in range(high, -high, -2)],
    ]


ALONG_I: Final = vec[i64]([u for u, _ in surroundings(0)])
ALONG_J: Final = vec[i64]([v for _, v in surroundings(0)])
ACROSS_I: Final = vec[i64]([u for u, _ in surroundings(1)])
ACROSS_J: Final = vec[i64]([v for _, v in surroundings(1)])
