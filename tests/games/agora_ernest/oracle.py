"""The geometry a second time, with shapely, written from G1 to G5 and E1.3 alone."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal, localcontext
from math import cos, radians, sin

import shapely
from shapely.geometry import LineString, Point, Polygon, box

# Lengths in 1/2000 of 1/100000 of a cell: corners are whole numbers, which floats hold exactly,
# and shapely's predicates (not its constructions) are exact on them.
CELL = 200_000_000
Placement = tuple[int, int, int]  # X Y ANGLE as in a record


class OracleCard:
    def __init__(self, placement: Placement) -> None:
        x, y, angle = placement
        self.angle = angle
        self.x, self.y = x * 100 * 2000, y * 100 * 2000
        self.hx = round(50_000 * cos(radians(angle / 100)))
        self.hy = round(50_000 * sin(radians(angle / 100)))
        self.card = self.rectangle(6000, 4000)
        self.skirt = self.rectangle(6021, 4021)
        self.core = self.rectangle(5979, 3979)
        self.fronts = [self.front(*ends) for ends in FRONTS]

    def at(self, u: int, v: int) -> tuple[int, int]:
        return (self.x + u * self.hx - v * self.hy, self.y + u * self.hy + v * self.hx)

    def rectangle(self, u: int, v: int) -> Polygon:
        return Polygon([self.at(-u, -v), self.at(u, -v), self.at(u, v), self.at(-u, v)])

    def front(self, u0: int, v0: int, u1: int, v1: int) -> LineString:
        return LineString([self.at(u0, v0), self.at(u1, v1)])


# Half cells times 2000: the middle 60 % of the nine outer edges of p0, p1, p2, p3 and p4.
FRONTS = [
    (-5200, 4021, -2800, 4021),
    (-6021, 800, -6021, 3200),
    (-6021, -800, -6021, -3200),
    (-5200, -4021, -2800, -4021),
    (-1200, -4021, 1200, -4021),
    (5200, -4021, 2800, -4021),
    (6021, -800, 6021, -3200),
    (6021, 800, 6021, 3200),
    (5200, 4021, 2800, 4021),
]
REDUCED = box(
    -18 * CELL + 1_050_000, -12 * CELL + 1_050_000, 18 * CELL - 1_050_000, 12 * CELL - 1_050_000
)
CENTRES = [
    Point((2 * column - 35) * CELL // 2, (23 - 2 * row) * CELL // 2)
    for row in range(24)
    for column in range(36)
]


def oracle_fit(laid: Sequence[OracleCard], placement: Placement) -> str:
    """Return which rule forbids a placement, or nothing."""
    new = OracleCard(placement)
    slack = 100_000
    for corner_x, corner_y in list(new.card.exterior.coords)[:4]:
        if abs(corner_x) > 18 * CELL + slack or abs(corner_y) > 12 * CELL + slack:
            return "E3.1"
    if any(shapely.intersects(new.core, old.core) for old in laid):
        return "E3.2"
    for old in laid:
        if shapely.intersects(new.skirt, old.skirt) and not oracle_contact(old, new):
            return "E3.3"
    return ""


def oracle_contact(old: OracleCard, new: OracleCard) -> bool:
    slant = abs(old.angle - new.angle) % 9000
    if 500 <= slant <= 8500:
        return True
    return slant == 0 and oracle_offset(old, new) is not None


def oracle_offset(old: OracleCard, new: OracleCard) -> tuple[int, int] | None:
    """Return the offset on the common grid in half cells."""
    if (old.angle - new.angle) % 9000:
        return None
    with localcontext() as context:
        context.prec = 50
        square = Decimal(old.hx) ** 2 + Decimal(old.hy) ** 2
        dx, dy = Decimal(new.x - old.x) / 2000, Decimal(new.y - old.y) / 2000
        offset = []
        for part in (dx * old.hx + dy * old.hy, dy * old.hx - dx * old.hy):
            cells = part / square / 2
            if (old.angle - new.angle) % 18000:
                cells -= Decimal("0.5")
            nearest = cells.to_integral_value()
            if abs(cells - nearest) > Decimal("0.0105"):
                return None
            offset.append(int(2 * nearest) + (1 if (old.angle - new.angle) % 18000 else 0))
    return offset[0], offset[1]


def oracle_blocked(cards: Sequence[OracleCard]) -> list[int]:
    """Return the blocked doors of every card as bits."""
    fronts = [front for card in cards for front in card.fronts]
    inside = shapely.contains_properly(REDUCED, fronts)
    blocked = [0] * len(cards)
    for number in range(len(fronts)):
        if not inside[number]:
            blocked[number // 9] |= 1 << number % 9
    tree = shapely.STRtree([card.skirt for card in cards])
    for number, other in tree.query(fronts, predicate="intersects").T:
        if other != number // 9:
            blocked[number // 9] |= 1 << int(number % 9)
    return blocked


def oracle_street(cards: Sequence[OracleCard]) -> tuple[list[int], int]:
    """Return the open doors of every card, and the number of regions of free ground."""
    ground = shapely.difference(REDUCED, shapely.union_all([card.skirt for card in cards]))
    regions = [part for part in shapely.get_parts(ground) if part.area > 0]
    counts = [0] * len(regions)
    first = [len(CENTRES)] * len(regions)
    for number, region in enumerate(regions):
        shapely.prepare(region)
        inside = shapely.contains_properly(region, CENTRES)
        counts[number] = int(inside.sum())
        if counts[number]:
            first[number] = int(inside.argmax())
    street = min(range(len(regions)), key=lambda number: (-counts[number], first[number]))
    doors = []
    for card, blocked in zip(cards, oracle_blocked(cards), strict=True):
        opened = 0
        for door, front in enumerate(card.fronts):
            if not blocked >> door & 1:
                middle = front.interpolate(0.5, normalized=True)
                borders = min(
                    range(len(regions)),
                    key=lambda number: shapely.distance(regions[number], middle),
                )
                if borders == street:
                    opened |= 1 << door
        doors.append(opened)
    return doors, len(regions)
