"""Alleys and courtyards: free ground that is not the street (E1.3, ER2), as outlines.

Numbers here are for the eye only; which door is open is decided exactly (see street.py).
"""

from msgspec import Struct

from petteia.games.agora_ernest.geometry import DOORS
from petteia.games.agora_ernest.model import Position
from petteia.games.agora_ernest.outline import Outline

MARK = 200_000
"""The outline's units in a thousandth of a cell."""


class Alley(Struct, frozen=True):
    """One piece of enclosed ground."""

    rings: list[list[list[int]]]
    """Its outlines, each a list of corners [x, y] in thousandths of a cell; a ring inside another
    goes around cards that stand in it alone."""
    doors: int
    """How many doors look onto it, and bring nothing."""


def alleys(state: Position) -> list[Alley]:
    """Return all ground that is not the street, piece by piece."""
    street = state.shops.street
    rows = street.rows
    if rows is None:
        return []
    rings: dict[int, list[list[list[int]]]] = {}
    outline = rows.outline
    seen: set[int] = set()
    for arc in range(len(outline.after)):
        contour = outline.contour[arc]
        region = rows.region[contour]
        if contour in seen or region == rows.street:
            continue
        seen.add(contour)
        rings.setdefault(region, []).append(_ring(outline, arc))
    doors = dict.fromkeys(rings, 0)
    for card in state.market.laid:
        for door in range(DOORS):
            if street.alley[card] >> door & 1:
                doors[street.region_of_door(card, door)] += 1
    return [Alley(rings=found, doors=doors[region]) for region, found in rings.items()]


def _ring(outline: Outline, start: int) -> list[list[int]]:
    points = []
    arc = start
    while True:
        side = outline.side(outline.side_of[arc])
        place = outline.low[arc] / outline.low_under[arc]
        points.append(
            [
                round((int(side.start_x) + place * int(side.way_x)) / MARK),
                round((int(side.start_y) + place * int(side.way_y)) / MARK),
            ]
        )
        arc = outline.after[arc]
        if arc == start:
            return points
