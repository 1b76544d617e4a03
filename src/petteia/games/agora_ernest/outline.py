"""The outline of the free ground: which parts of skirts and of the table's edge border it (G5).

A *side* is one of the four sides of a skirt, walked counter-clockwise, or of the reduced table,
walked clockwise: built ground always lies to the left, so free ground can only lie to the right.
An *arc* is a piece of a side between two places where other skirts cover it; it borders free
ground. At its end the outline goes on along exactly one other arc; the closed walks are the
*contours* of the free ground.

Places on a side are fractions, compared exactly. Their denominators are products of two half-cell
vectors, at most 2.6 x 10^9, so comparing whole parts first and then remainders needs 64 bits only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.games.agora_ernest.geometry import GRAINS, SKIRT_HIGH, SKIRT_WIDE, Ground
from petteia.games.agora_ernest.market import Market

NO_ARC: Final = -1
NO_SIDE: Final = -1

# The sides of a skirt by number are those of geometry.py: bottom, right, top, left. The sides of
# the table, clockwise from the top; `Market.edges` holds them as bits in this order.
EDGE_WAY_X: Final = [1, 0, -1, 0]
EDGE_WAY_Y: Final = [0, -1, 0, 1]


def less(top: i64, under: i64, other_top: i64, other_under: i64) -> bool:
    """Say whether top / under is less than the other fraction; denominators are positive."""
    whole = top // under
    other_whole = other_top // other_under
    if whole != other_whole:
        return whole < other_whole
    return (top - whole * under) * other_under < (other_top - other_whole * other_under) * under


def later_side(side: int, other: int) -> int:
    """Return the side that leaves the corner of two neighbouring sides."""
    if side == NO_SIDE or other == (side + 1) % 4:
        return other
    return side


class Side:
    """One side of a skirt or of the table: points are start + t * way, t from 0 to length."""

    start_x: i64
    start_y: i64
    way_x: i64
    way_y: i64
    length: i64

    def __init__(self, start_x: i64, start_y: i64, way_x: i64, way_y: i64, length: i64) -> None:
        self.start_x = start_x  # grains
        self.start_y = start_y
        self.way_x = way_x
        self.way_y = way_y
        self.length = length


def edge_side(ground: Ground, edge: int) -> Side:
    """Return a side of the reduced table."""
    x = ground.edge_x
    y = ground.edge_y
    if edge == 0:
        return Side(-x, y, 1, 0, 2 * x)
    if edge == 1:
        return Side(x, y, 0, -1, 2 * y)
    if edge == 2:
        return Side(x, -y, -1, 0, 2 * x)
    return Side(-x, -y, 0, 1, 2 * y)


def skirt_side(market: Market, card: int, side: int) -> Side:
    """Return a side of a card's skirt."""
    hx: i64 = market.hx[card]
    hy: i64 = market.hy[card]
    x: i64 = market.x[card] * GRAINS
    y: i64 = market.y[card] * GRAINS
    wide_x = SKIRT_WIDE * hx
    wide_y = SKIRT_WIDE * hy
    high_x = -SKIRT_HIGH * hy
    high_y = SKIRT_HIGH * hx
    if side == 0:
        return Side(x - wide_x - high_x, y - wide_y - high_y, hx, hy, 2 * SKIRT_WIDE)
    if side == 1:
        return Side(x + wide_x - high_x, y + wide_y - high_y, -hy, hx, 2 * SKIRT_HIGH)
    if side == 2:
        return Side(x + wide_x + high_x, y + wide_y + high_y, -hx, -hy, 2 * SKIRT_WIDE)
    return Side(x - wide_x + high_x, y - wide_y + high_y, hy, -hx, 2 * SKIRT_HIGH)


class Cover:
    """The part of a side that lies in another skirt, or off the table: from low to high."""

    other: int
    low: i64
    low_under: i64
    low_side: int
    high: i64
    high_under: i64
    high_side: int
    flat: int
    hides: bool

    def __init__(self, other: int, length: i64) -> None:
        self.other = other  # a card, or the number of cards plus a side of the table
        self.low = 0  # low / low_under
        self.low_under = 1
        self.low_side = NO_SIDE  # the other's side that is crossed there, the later at a corner
        self.high = length
        self.high_under = 1
        self.high_side = NO_SIDE
        self.flat = NO_SIDE  # the other's side that runs along this one
        self.hides = True  # false where two sides run together and this one stands for both

    def enter(self, top: i64, under: i64, side: int) -> None:
        """Cut off what is before top / under, where a side of the other is crossed."""
        if less(self.low, self.low_under, top, under):
            self.low = top
            self.low_under = under
            self.low_side = side
        elif not less(top, under, self.low, self.low_under):
            self.low_side = later_side(self.low_side, side)

    def leave(self, top: i64, under: i64, side: int) -> None:
        """Cut off what is after top / under, where a side of the other is crossed."""
        if less(top, under, self.high, self.high_under):
            self.high = top
            self.high_under = under
            self.high_side = side
        elif not less(self.high, self.high_under, top, under):
            self.high_side = later_side(self.high_side, side)

    def within(self, base: i64, rate: i64, bound: i64, from_side: int, to_side: int) -> bool:
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
            self.enter(-bound - base, rate, from_side)
            self.leave(bound - base, rate, to_side)
        else:
            self.enter(base - bound, -rate, to_side)
            self.leave(base + bound, -rate, from_side)
        return not less(self.high, self.high_under, self.low, self.low_under)

    def holds(self, top: i64, under: i64) -> bool:
        """Say whether the point top / under is covered."""
        return not less(top, under, self.low, self.low_under) and not less(
            self.high, self.high_under, top, under
        )

    def side_at(self, top: i64, under: i64) -> int:
        """Return the other's side that leaves a covered point of its boundary."""
        side = self.flat
        if not less(self.low, self.low_under, top, under):
            side = self.low_side if side == NO_SIDE else meeting(side, self.low_side)
        if not less(top, under, self.high, self.high_under):
            side = self.high_side if side == NO_SIDE else meeting(side, self.high_side)
        return side


def meeting(side: int, other: int) -> int:
    """Return the side that leaves the point two sides have in common; NO_SIDE is none."""
    return side if other == NO_SIDE else later_side(side, other)


def skirt_cover(market: Market, side: Side, card: int, other: int) -> Cover | None:
    """Return the part of a side (of `card`, or of no card) that lies in another card's skirt."""
    bx: i64 = market.hx[other]
    by: i64 = market.hy[other]
    square = bx * bx + by * by
    dx: i64 = side.start_x - market.x[other] * GRAINS
    dy: i64 = side.start_y - market.y[other] * GRAINS
    u = dx * bx + dy * by
    v = dy * bx - dx * by
    u_rate = side.way_x * bx + side.way_y * by
    v_rate = side.way_y * bx - side.way_x * by
    wide = SKIRT_WIDE * square
    high = SKIRT_HIGH * square
    # Most sides miss a touching skirt altogether: settle these without fractions.
    u_end = u + side.length * u_rate
    v_end = v + side.length * v_rate
    if (u > wide and u_end > wide) or (u < -wide and u_end < -wide):
        return None
    if (v > high and v_end > high) or (v < -high and v_end < -high):
        return None
    cover = Cover(other, side.length)
    if not cover.within(u, u_rate, wide, 3, 1) or not cover.within(v, v_rate, high, 0, 2):
        return None
    # Where two sides run together the same way, the lower card's stands for both.
    if other > card >= 0 and (
        (v_rate == 0 and v == (-high if u_rate > 0 else high))
        or (u_rate == 0 and u == (wide if v_rate > 0 else -wide))
    ):
        cover.hides = False
    return cover


def edge_cover(ground: Ground, side: Side, edge: int, other: int) -> Cover | None:
    """Return the part of a skirt's side that is not strictly inside one side of the table."""
    way_x: i64 = EDGE_WAY_X[edge]
    way_y: i64 = EDGE_WAY_Y[edge]
    # How far outside this side of the table a point is.
    out = way_x * side.start_y - way_y * side.start_x
    out -= ground.edge_y if way_x != 0 else ground.edge_x
    rate = way_x * side.way_y - way_y * side.way_x
    cover = Cover(other, side.length)
    if rate == 0:
        return cover if out >= 0 else None
    if rate > 0:
        cover.enter(-out, rate, NO_SIDE)
    else:
        cover.leave(out, -rate, NO_SIDE)
    return None if less(cover.high, cover.high_under, cover.low, cover.low_under) else cover


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


class Outline:
    """The arcs of some cards and, if asked, of the table's edge, linked into contours."""

    market: Market
    cards: int
    first: list[int]
    count: list[int]
    side_of: list[int]
    low: list[int]
    low_under: list[int]
    high: list[int]
    high_under: list[int]
    to: list[int]
    after: list[int]
    contour: list[int]
    contours: int
    work: int

    def __init__(self, market: Market) -> None:
        self.market = market
        self.cards = len(market.x)
        sides = 4 * self.cards + 4
        self.first = [NO_ARC] * sides  # the first arc of each side, and how many there are
        self.count = [0] * sides
        self.side_of = []  # the side of each arc
        self.low = []  # each arc: from low / low_under to high / high_under
        self.low_under = []
        self.high = []
        self.high_under = []
        self.to = []  # the side on which the outline goes on
        self.after = []  # the arc on which it goes on
        self.contour = []  # the closed walk an arc belongs to
        self.contours = 0
        self.work = 0  # sides cut, for tests that count

    def side(self, number: int) -> Side:
        """Return a side by its number: four for each card, then the table's."""
        card = number // 4
        if card == self.cards:
            return edge_side(self.market.ground, number % 4)
        return skirt_side(self.market, card, number % 4)

    def cover(self, side: Side, card: int, other: int) -> Cover | None:
        """Return the part of a side (of `card`, or of the table) that something else covers."""
        self.work += 1
        if other >= self.cards:
            return edge_cover(self.market.ground, side, other - self.cards, other)
        return skirt_cover(self.market, side, card if card < self.cards else -1, other)

    def add_card(self, card: int) -> None:
        """Find the arcs of a card's skirt."""
        others = self.market.contacts[card]
        edges = self.market.edges[card]
        if edges:
            others = others[:]
            for edge in range(4):
                if edges >> edge & 1:
                    others.append(self.cards + edge)
        for number in range(4 * card, 4 * card + 4):
            self.add_side(number, others)

    def add_table(self) -> None:
        """Find the arcs of the table's edge."""
        others = [card for card in self.market.laid if self.market.edges[card]]
        for edge in range(4):
            self.add_side(4 * self.cards + edge, others)

    def add_side(self, number: int, others: list[int]) -> None:
        """Keep the pieces of a side that no cover hides."""
        side = self.side(number)
        covers: list[Cover] = []
        for other in others:
            cover = self.cover(side, number // 4, other)
            if cover is not None:
                covers.append(cover)
        self.first[number] = len(self.low)
        low: i64 = 0
        under: i64 = 1
        while True:
            # An uncovered piece starts where all covers that begin before it have ended ...
            moved = True
            while moved:
                moved = False
                for cover in covers:
                    if (
                        cover.hides
                        and not less(low, under, cover.low, cover.low_under)
                        and less(low, under, cover.high, cover.high_under)
                    ):
                        low = cover.high
                        under = cover.high_under
                        moved = True
            if low >= side.length * under:
                break
            # ... and ends where the next begins; a single covered point ends one, starts another.
            end = side.length
            end_under: i64 = 1
            for cover in covers:
                if (
                    cover.hides
                    and less(low, under, cover.low, cover.low_under)
                    and less(cover.low, cover.low_under, end, end_under)
                ):
                    end = cover.low
                    end_under = cover.low_under
            self.side_of.append(number)
            self.low.append(low)
            self.low_under.append(under)
            self.high.append(end)
            self.high_under.append(end_under)
            self.to.append(self.next_side(number, side, end, end_under, covers))
            low = end
            under = end_under
        self.count[number] = len(self.low) - self.first[number]

    def next_side(self, number: int, side: Side, end: i64, under: i64, covers: list[Cover]) -> int:
        """Return the side on which the outline goes on where an arc ends."""
        best = number
        if end == side.length * under:
            best = number - number % 4 + (number + 1) % 4
        for cover in covers:
            if cover.holds(end, under):
                at = 4 * self.cards + cover.other - self.cards
                if cover.other < self.cards:
                    at = 4 * cover.other + cover.side_at(end, under)
                best = self.sooner_side(-side.way_x, -side.way_y, best, at)
        return best

    def sooner_side(self, from_x: i64, from_y: i64, number: int, other: int) -> int:
        """Return which of two sides a walker turning counter-clockwise meets first."""
        if number == other:
            return number
        side = self.side(number)
        rival = self.side(other)
        if sooner(from_x, from_y, rival.way_x, rival.way_y, side.way_x, side.way_y):
            return other
        if sooner(from_x, from_y, side.way_x, side.way_y, rival.way_x, rival.way_y):
            return number
        return min(number, other)

    def arc_at(self, number: int, top: i64, under: i64) -> int:
        """Return the arc of a side that starts at or runs through a place, or NO_ARC."""
        first = self.first[number]
        for arc in range(first, first + self.count[number]):
            if not less(top, under, self.low[arc], self.low_under[arc]) and less(
                top, under, self.high[arc], self.high_under[arc]
            ):
                return arc
        return NO_ARC

    def next_arc(self, arc: int) -> int:
        """Return the arc on which the outline goes on: it begins where this one's card ends."""
        number = self.side_of[arc]
        to = self.to[arc]
        if number // 4 == to // 4:
            return self.arc_at(to, 0, 1)
        other = number // 4
        if other == self.cards:
            other = self.cards + number % 4
        cover = self.cover(self.side(to), to // 4, other)
        if cover is None or not cover.hides:  # sides run together: the other one's begins here
            return self.arc_at(to, 0, 1)
        return self.arc_at(to, cover.high, cover.high_under)

    def link(self) -> None:
        """Join the arcs end to start and number the contours."""
        arcs = len(self.low)
        self.after = [self.next_arc(arc) for arc in range(arcs)]
        self.contour = [-1] * arcs
        for start in range(arcs):
            if self.contour[start] < 0:
                arc = start
                while self.contour[arc] < 0:
                    self.contour[arc] = self.contours
                    arc = self.after[arc]
                self.contours += 1
