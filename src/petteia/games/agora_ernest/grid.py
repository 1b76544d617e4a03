"""Grids: cards that are aligned in a row of contacts form a group with the grid of its first card.

New cards snap to that card, not from neighbour to neighbour, so that a chain does not drift.
"""

from __future__ import annotations

from petteia.games.agora_ernest.geometry import NO_GRID, QUARTER
from petteia.games.agora_ernest.market import Market


def group_firsts(market: Market) -> list[int]:
    """Return for each laid card the first card of its group (for others -1)."""
    first = [-1] * len(market.x)
    for start in market.laid:
        if first[start] >= 0:
            continue
        first[start] = start
        waiting = [start]
        for card in waiting:
            for other in market.contacts[card]:
                if first[other] < 0 and market.offset(card, other) != NO_GRID:
                    first[other] = start
                    waiting.append(other)
    return first


def nearest(value: int, unit: int, odd: int) -> int:
    """Return the even (or odd) number of units nearest to a value."""
    return (value - odd * unit + unit) // (2 * unit) * 2 + odd


def grid_x(market: Market, first: int, i: int, j: int) -> int:
    """Return X (thousandths) of the place (i, j), in half cells, on a card's grid."""
    return (market.x[first] + i * market.hx[first] - j * market.hy[first] + 50) // 100


def grid_y(market: Market, first: int, i: int, j: int) -> int:
    """Return Y (thousandths) of the place (i, j), in half cells, on a card's grid."""
    return (market.y[first] + i * market.hy[first] + j * market.hx[first] + 50) // 100


def grid_i(market: Market, first: int, x: int, y: int, odd: int) -> int:
    """Return the nearest place along the width of a card's grid; `odd` for crossed cards."""
    hx = market.hx[first]
    hy = market.hy[first]
    along = (x - market.x[first]) * hx + (y - market.y[first]) * hy
    return nearest(along, hx * hx + hy * hy, odd)


def grid_j(market: Market, first: int, x: int, y: int, odd: int) -> int:
    """Return the nearest place along the height of a card's grid; `odd` for crossed cards."""
    hx = market.hx[first]
    hy = market.hy[first]
    across = (y - market.y[first]) * hx - (x - market.x[first]) * hy
    return nearest(across, hx * hx + hy * hy, odd)


def nearest_quarter(angle: int, to: int) -> int:
    """Return how many right angles to turn from an angle to come nearest to another."""
    return ((to - angle) % (4 * QUARTER) + QUARTER // 2) // QUARTER % 4
