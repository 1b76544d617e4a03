"""The sides of skirts and of the table, and the parts of them that other skirts cover (G2, G5).

A *side* is one of the four sides of a skirt, walked counter-clockwise, or of the reduced table,
walked clockwise: built ground always lies to the left, so free ground can only lie to the right.
Sides are numbered: 4 * card + side as in geometry.py, then the table's four, then one line that is
put where it is needed. Points of a side are start + t * way, t from 0 to its length.

A *place* on a side is such a t: an exact fraction, held as its whole part, the numerator of the
rest and the denominator. Denominators are products of two half-cell vectors, at most 2.5 x 10^9,
so comparing whole parts first and then the rests needs 64 bits only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from petteia.core.vectors import vec
from petteia.games.agora_ernest.geometry import GRAINS, SKIRT_HIGH, SKIRT_WIDE
from petteia.games.agora_ernest.market import Market

Place = tuple[i64, i64, i64]

NO_SIDE: Final = -1

# The sides of the table, clockwise from the top; `Market.edges` holds them as bits in this order.
EDGE_WAY_X: Final = vec[i64]([1, 0, -1, 0])
EDGE_WAY_Y: Final = vec[i64]([0, -1, 0, 1])


def place_at(top: i64, under: i64) -> Place:
    """Return the place top / under; the denominator is positive."""
    whole = top // under
    return whole, top - whole * under, under


def less(place: Place, other: Place) -> bool:
    """Say whether a place comes before another."""
    if place[0] != other[0]:
        return place[0] < other[0]
    return place[1] * other[2] < other[1] * place[2]


def later_side(side: i64, other: i64) -> i64:
    """Return the side that leaves the corner of two neighbouring sides."""
    if side == NO_SIDE or other == (side + 1) & 3:
        return other
    return side


def meeting(side: i64, other: i64) -> i64:
    """Return the side that leaves the point two sides have in common; NO_SIDE is none."""
    return side if other == NO_SIDE else later_side(side, other)


def sooner(from_x: i64, from_y: i64, x: i64, y: i64, other_x: i64, other_y: i64) -> bool:
    """Say whether turning counter-clockwise from one way meets (x, y) before the other way."""
    half = turned_past(from_x, from_y, x, y)
    other_half = turned_past(from_x, from_y, other_x, other_y)
    if half != other_half:
        return half < other_half
    return x * other_y - y * other_x > 0


def turned_past(from_x: i64, from_y: i64, x: i64, y: i64) -> i64:
    """Return 0 for a turn of up to half a circle, 1 for more, 2 for a whole one."""
    cross = from_x * y - from_y * x
    if cross > 0:
        return 0
    if cross < 0:
        return 1
    return 0 if from_x * x + from_y * y < 0 else 2


@mypyc_attr(acyclic=True)
class Cover:
    """The part of a side that lies in another skirt, or off the table: from low to high."""

    other: i64
    low: Place
    low_side: i64
    high: Place
    high_side: i64
    flat: i64
    hides: bool

    def __init__(self, other: i64, length: i64) -> None:
        self.other = other  # a card, or the number of cards plus a side of the table
        self.low = (0, 0, 1)
        self.low_side = NO_SIDE  # the other's side that is crossed there, the later at a corner
        self.high = (length, 0, 1)
        self.high_side = NO_SIDE
        self.flat = NO_SIDE  # the other's side that runs along this one
        self.hides = True  # false where two sides run together and this one stands for both

    def enter(self, place: Place, side: i64) -> None:
        """Cut off what is before a place where a side of the other is crossed."""
        if less(self.low, place):
            self.low = place
            self.low_side = side
        elif not less(place, self.low):
            self.low_side = later_side(self.low_side, side)

    def leave(self, place: Place, side: i64) -> None:
        """Cut off what is after a place where a side of the other is crossed."""
        if less(place, self.high):
            self.high = place
            self.high_side = side
        elif not less(self.high, place):
            self.high_side = later_side(self.high_side, side)

    def within(self, base: i64, rate: i64, bound: i64, from_side: i64, to_side: i64) -> bool:
        """Cut to where |base + t * rate| <= bound; say whether that can leave anything.

        The other's sides are at -bound and at +bound.
        """
        if rate == 0:
            if base == bound:
                self.flat = to_side
            elif base == -bound:
                self.flat = from_side
            return -bound <= base <= bound
        if rate > 0:
            self.enter(place_at(-bound - base, rate), from_side)
            self.leave(place_at(bound - base, rate), to_side)
        else:
            self.enter(place_at(base - bound, -rate), to_side)
            self.leave(place_at(base + bound, -rate), from_side)
        return not less(self.high, self.low)

    def holds(self, place: Place) -> bool:
        """Say whether a place is covered."""
        return not less(place, self.low) and not less(self.high, place)

    def side_at(self, place: Place) -> i64:
        """Return the other's side that leaves a covered point of its boundary."""
        side = self.flat
        if not less(self.low, place):
            side = self.low_side if side == NO_SIDE else meeting(side, self.low_side)
        if not less(place, self.high):
            side = self.high_side if side == NO_SIDE else meeting(side, self.high_side)
        return side


def free_from(covers: list[Cover], place: Place) -> Place:
    """Return where the side is free again: past all covers that reach over a place."""
    moved = True
    while moved:
        moved = False
        for cover in covers:
            if cover.hides and not less(place, cover.low) and less(place, cover.high):
                place = cover.high
                moved = True
    return place


def free_until(covers: list[Cover], place: Place, length: i64) -> Place:
    """Return where the next cover after a place begins; a single covered point is one too."""
    end: Place = (length, 0, 1)
    for cover in covers:
        if cover.hides and less(place, cover.low) and less(cover.low, end):
            end = cover.low
    return end


class Sides:
    """The sides of the table and of the skirts that have been put, by number."""

    market: Market
    cards: i64
    line: i64
    start_x: vec[i64]
    start_y: vec[i64]
    way_x: vec[i64]
    way_y: vec[i64]
    length: vec[i64]
    work: i64

    def __init__(self, market: Market, like: Sides | None = None) -> None:
        """`like`: sides to copy, of a market whose cards this one has too."""
        self.market = market
        self.cards = market.cards
        self.line = 4 * market.cards + 4
        self.work = 0  # sides cut, for tests that count
        if like is not None:
            self.start_x = like.start_x[:]
            self.start_y = like.start_y[:]
            self.way_x = like.way_x[:]
            self.way_y = like.way_y[:]
            self.length = like.length[:]
            return
        sides = self.line + 1
        self.start_x = vec[i64]([0] * sides)  # grains
        self.start_y = vec[i64]([0] * sides)
        self.way_x = vec[i64]([0] * sides)
        self.way_y = vec[i64]([0] * sides)
        self.length = vec[i64]([0] * sides)
        x = market.ground.edge_x
        y = market.ground.edge_y
        table = 4 * market.cards
        self.put(table, -x, y, 1, 0, 2 * x)
        self.put(table + 1, x, y, 0, -1, 2 * y)
        self.put(table + 2, x, -y, -1, 0, 2 * x)
        self.put(table + 3, -x, -y, 0, 1, 2 * y)

    def put(self, number: i64, x: i64, y: i64, way_x: i64, way_y: i64, length: i64) -> None:
        """Set a side."""
        self.start_x[number] = x
        self.start_y[number] = y
        self.way_x[number] = way_x
        self.way_y[number] = way_y
        self.length[number] = length

    def put_laid(self) -> None:
        """Set the sides of all laid cards."""
        market = self.market
        for card in market.laid:
            self.put_skirt(card, market.x[card], market.y[card], market.hx[card], market.hy[card])

    def put_skirt(self, card: i64, centre_x: i64, centre_y: i64, hx: i64, hy: i64) -> None:
        """Set the four sides of a card's skirt."""
        x = centre_x * GRAINS
        y = centre_y * GRAINS
        wide_x = SKIRT_WIDE * hx
        wide_y = SKIRT_WIDE * hy
        high_x = -SKIRT_HIGH * hy
        high_y = SKIRT_HIGH * hx
        first = 4 * card
        self.put(first, x - wide_x - high_x, y - wide_y - high_y, hx, hy, 2 * SKIRT_WIDE)
        self.put(first + 1, x + wide_x - high_x, y + wide_y - high_y, -hy, hx, 2 * SKIRT_HIGH)
        self.put(first + 2, x + wide_x + high_x, y + wide_y + high_y, -hx, -hy, 2 * SKIRT_WIDE)
        self.put(first + 3, x - wide_x + high_x, y - wide_y + high_y, hy, -hx, 2 * SKIRT_HIGH)

    def cover(self, number: i64, other: i64) -> Cover | None:
        """Return the part of a side that a card, or a side of the table, covers."""
        self.work += 1
        if other >= self.cards:
            return self.edge_cover(number, other)
        return self.skirt_cover(number, other)

    def skirt_cover(self, number: i64, other: i64) -> Cover | None:
        """Return the part of a side that lies in another card's skirt."""
        market = self.market
        bx = market.hx[other]
        by = market.hy[other]
        way_x = self.way_x[number]
        way_y = self.way_y[number]
        length = self.length[number]
        square = bx * bx + by * by
        dx = self.start_x[number] - market.x[other] * GRAINS
        dy = self.start_y[number] - market.y[other] * GRAINS
        u = dx * bx + dy * by
        v = dy * bx - dx * by
        u_rate = way_x * bx + way_y * by
        v_rate = way_y * bx - way_x * by
        wide = SKIRT_WIDE * square
        high = SKIRT_HIGH * square
        # Most sides miss a touching skirt altogether: settle these without fractions.
        u_end = u + length * u_rate
        v_end = v + length * v_rate
        if (u > wide and u_end > wide) or (u < -wide and u_end < -wide):
            return None
        if (v > high and v_end > high) or (v < -high and v_end < -high):
            return None
        cover = Cover(other, length)
        if not cover.within(u, u_rate, wide, 3, 1) or not cover.within(v, v_rate, high, 0, 2):
            return None
        # Where two sides run together the same way, the lower card's stands for both.
        if number < 4 * other and (
            (v_rate == 0 and v == (-high if u_rate > 0 else high))
            or (u_rate == 0 and u == (wide if v_rate > 0 else -wide))
        ):
            cover.hides = False
        return cover

    def edge_cover(self, number: i64, other: i64) -> Cover | None:
        """Return the part of a skirt's side that is not strictly inside one side of the table."""
        ground = self.market.ground
        way_x = EDGE_WAY_X[other - self.cards]
        way_y = EDGE_WAY_Y[other - self.cards]
        # How far outside this side of the table a point is.
        out = way_x * self.start_y[number] - way_y * self.start_x[number]
        out -= ground.edge_y if way_x != 0 else ground.edge_x
        rate = way_x * self.way_y[number] - way_y * self.way_x[number]
        cover = Cover(other, self.length[number])
        if rate == 0:
            return cover if out >= 0 else None
        if rate > 0:
            cover.enter(place_at(-out, rate), NO_SIDE)
        else:
            cover.leave(place_at(out, -rate), NO_SIDE)
        return None if less(cover.high, cover.low) else cover
