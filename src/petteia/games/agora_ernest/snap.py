"""Snapping: the nearest legal place on the grid of the group whose cards a held card is near.

Positions snap to the grid of the group's first card, so that chains do not drift.
"""

from typing import Final

from mypy_extensions import i64

from petteia.games.agora_ernest.geometry import QUARTER, TURN
from petteia.games.agora_ernest.grid import (
    grid_i,
    grid_j,
    grid_x,
    grid_y,
    group_firsts,
    nearest_quarter,
)
from petteia.games.agora_ernest.model import Position
from petteia.games.agora_ernest.placement import refuse_fit

AROUND: Final = 2  # grid places on every side of the nearest one are tried


def snapped(s: Position, x: int, y: int, angle: int) -> list[int]:
    """Return X, Y and ANGLE of the nearest legal grid place in contact, or an empty list."""
    market = s.market
    firsts = group_firsts(market)
    best: list[int] = []
    least = -1
    tried: list[i64] = []
    ground = market.ground
    near_x = min(max(x, -ground.max_x), ground.max_x)
    near_y = min(max(y, -ground.max_y), ground.max_y)
    for card in market.near(100 * near_x, 100 * near_y):
        first = firsts[card]
        if first in tried:
            continue
        tried.append(first)
        quarter = nearest_quarter(market.angle[first], angle)
        turned = (market.angle[first] + quarter * QUARTER) % TURN
        i = grid_i(market, first, 100 * x, 100 * y, quarter & 1)
        j = grid_j(market, first, 100 * x, 100 * y, quarter & 1)
        for di in range(-AROUND * 2, AROUND * 2 + 1, 2):
            for dj in range(-AROUND * 2, AROUND * 2 + 1, 2):
                at_x = grid_x(market, first, i + di, j + dj)
                at_y = grid_y(market, first, i + di, j + dj)
                distance = (at_x - x) * (at_x - x) + (at_y - y) * (at_y - y)
                if 0 <= least <= distance:
                    continue
                fit = market.fit(at_x, at_y, turned)
                if fit.count and not refuse_fit(s, fit):
                    least = distance
                    best = [at_x, at_y, turned]
    return best
