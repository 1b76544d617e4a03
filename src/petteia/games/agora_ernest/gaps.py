"""Gaps: the stretches of free ground along the rows of cell centres (E1.3).

A gap tells that the outlines at its two ends border one region of free ground, and which cell
centres lie in that region.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from petteia.games.agora_ernest.geometry import GRAINS, HALF_CELL, SKIRT_HIGH, SKIRT_WIDE, size
from petteia.games.agora_ernest.outline import Outline
from petteia.games.agora_ernest.sides import Cover, Place, Sides, less, place_at, sooner

CELL: Final = 2 * HALF_CELL * GRAINS

End = tuple[i64, Place, i64]
"""A side, the place on it where a row meets it, and the arc there in the outline that was used."""


@mypyc_attr(acyclic=True)
class Gap:
    """One stretch of free ground between two arcs, which are named as in `End`."""

    left: End
    right: End
    first: i64
    centres: i64

    def __init__(self, left: End, right: End) -> None:
        self.left = left
        self.right = right
        self.first = 0  # the first cell centre in it, counted from the top left of the table
        self.centres = 0  # how many cell centres it holds


def row_y(sides: Sides, row: i64) -> i64:
    """Return where a row of cell centres lies, in grains; the first row is the top one."""
    return (sides.market.ground.high - 1) * HALF_CELL * GRAINS - row * CELL


def crosses(sides: Sides, card: i64, row: i64) -> bool:
    """Say whether a card's skirt may reach a row."""
    market = sides.market
    reach = SKIRT_WIDE * size(market.hy[card]) + SKIRT_HIGH * size(market.hx[card])
    return size(market.y[card] * GRAINS - row_y(sides, row)) <= reach


def gaps_in_row(outline: Outline, row: i64) -> list[Gap]:
    """Cross one row from left to right and return its stretches of free ground."""
    sides = outline.sides
    edge = sides.market.ground.edge_x
    sides.put(sides.line, -edge, row_y(sides, row), 1, 0, 2 * edge)
    covers: list[Cover] = []
    for card in sides.market.laid:
        if crosses(sides, card, row):
            cover = sides.cover(sides.line, card)
            if cover is not None:
                insert(covers, cover)
    gaps: list[Gap] = []
    end: Place = (2 * edge, 0, 1)
    top: Place = (0, 0, 1)
    for cover in covers:
        if less(top, cover.low):
            gaps.append(gap(outline, row, covers, top, cover.low))
        if less(top, cover.high):
            top = cover.high
    if less(top, end):
        gaps.append(gap(outline, row, covers, top, end))
    return gaps


def insert(covers: list[Cover], cover: Cover) -> None:
    """Insert a cover into a list that is ordered by where they begin."""
    covers.append(cover)
    place = len(covers) - 1
    while place > 0 and less(cover.low, covers[place - 1].low):
        covers[place] = covers[place - 1]
        place -= 1
    covers[place] = cover


def gap(outline: Outline, row: i64, covers: list[Cover], low: Place, high: Place) -> Gap:
    """Return one stretch of free ground."""
    found = Gap(border(outline, covers, low, 1), border(outline, covers, high, -1))
    ground = outline.sides.market.ground
    # How far the first cell centre of a row is from the reduced table's left edge.
    first_centre = ground.edge_x - (ground.wide - 1) * HALF_CELL * GRAINS
    first = -((first_centre - low[0] - 1) // CELL)
    last = (high[0] - (0 if high[1] else 1) - first_centre) // CELL
    if first < 0:
        first = 0
    if last >= ground.wide:
        last = ground.wide - 1
    if first <= last:
        found.first = row * ground.wide + first
        found.centres = last - first + 1
    return found


def border(outline: Outline, covers: list[Cover], end: Place, way: i64) -> End:
    """Return what is at one end of a gap that lies this way of it."""
    sides = outline.sides
    line = sides.line
    best: i64 = -1
    best_x: i64 = 0
    best_y: i64 = 0
    if end[0] == 0 and end[1] == 0:
        best = 4 * sides.cards + 3
        best_y = 1
    elif end[0] == sides.length[line]:
        best = 4 * sides.cards + 1
        best_y = -1
    for cover in covers:
        if cover.holds(end):
            number = 4 * cover.other + cover.side_at(end)
            x = sides.way_x[number]
            y = sides.way_y[number]
            if best < 0 or sooner(way, 0, x, y, best_x, best_y):
                best = number
                best_x = x
                best_y = y
            elif number < best and not sooner(way, 0, best_x, best_y, x, y):
                best = number
    # Where the row crosses that side; free ground lies beside it, so it is not level.
    along = sides.start_y[line] - sides.start_y[best]
    rate = sides.way_y[best]
    place = place_at(along, rate) if rate > 0 else place_at(-along, -rate)
    return best, place, outline.arc_at(best, place)
