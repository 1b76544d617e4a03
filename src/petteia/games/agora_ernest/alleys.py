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
    pieces = street.pieces
    if pieces is None:
        return []
    rings: dict[int, list[list[list[int]]]] = {}
    outline = pieces.outline
    seen: set[int] = set()
    for start, contour in enumerate(outline.contour):
        region = pieces.of[contour]
        if contour in seen or contour >= outline.ringed or region == pieces.street:
            continue
        seen.add(contour)
        rings.setdefault(region, []).append(_ring(outline, start))
    doors = dict.fromkeys(rings, 0)
    for card in state.market.laid:
        for door in range(DOORS):
            if street.alley[card] >> door & 1:
                doors[street.region_of_door(card, door)] += 1
    return [Alley(rings=found, doors=doors[region]) for region, found in rings.items()]


def _ring(outline: Outline, start: int) -> list[list[int]]:
    points = []
    index = start
    sides = outline.sides
    while True:
        arc = outline.arcs[index]
        whole, rest, under = arc.low
        place = int(whole * under + rest) / int(under)
        points.append(
            [
                round((int(sides.start_x[arc.side]) + place * int(sides.way_x[arc.side])) / MARK),
                round((int(sides.start_y[arc.side]) + place * int(sides.way_y[arc.side])) / MARK),
            ]
        )
        index = outline.after[index]
        if index == start:
            return points
