"""The outline of the free ground: which parts of skirts and of the table's edge border it (G5).

A *side* is one of the four sides of a skirt, walked counter-clockwise, or of the reduced table,
walked clockwise: built ground always lies to the left, so free ground can only lie to the right.
An *arc* is a piece of a side between two places where other skirts cover it; it borders free
ground. At its end the outline goes on along exactly one other arc; the closed walks are the
*contours* of the free ground. Places on a side are fractions, so all of this is exact.
"""

from __future__ import annotations

from typing import Final

from petteia.games.agora_ernest.geometry import (
    GRAINS,
    SKIRT_HIGH,
    SKIRT_WIDE,
    Ground,
)
from petteia.games.agora_ernest.market import Market

NO_ARC: Final = -1

# The sides of the table, clockwise from the top; `Market.edges` holds them as bits in this order.
EDGE_WAY_X: Final = (1, 0, -1, 0)
EDGE_WAY_Y: Final = (0, -1, 0, 1)


class Side:
    """One side of a skirt or of the table: points are start + t * way, t from 0 to length."""

    start_x: int
    start_y: int
    way_x: int
    way_y: int
    length: int

    def __init__(self, start_x: int, start_y: int, way_x: int, way_y: int, length: int) -> None:
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
    hx = market.hx[card]
    hy = market.hy[card]
    x = market.x[card] * GRAINS
    y = market.y[card] * GRAINS
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
    low: int
    low_under: int
    high: int
    high_under: int
    hides: bool

    def __init__(self, other: int, length: int) -> None:
        self.other = other  # a card, or the number of cards plus a side of the table
        self.low = 0  # low / low_under
        self.low_under = 1
        self.high = length
        self.high_under = 1
        self.hides = True  # false where two sides run together and this one stands for both

    def above(self, top: int, under: int) -> None:
        """Cut off what is below top / under."""
        if top * self.low_under > self.low * under:
            self.low = top
            self.low_under = under

    def below(self, top: int, under: int) -> None:
        """Cut off what is above top / under."""
        if top * self.high_under < self.high * under:
            self.high = top
            self.high_under = under

    def empty(self) -> bool:
        """Say whether nothing is left; a single point is something."""
        return self.low * self.high_under > self.high * self.low_under

    def holds(self, top: int, under: int) -> bool:
        """Say whether the point top / under is covered."""
        return (
            self.low * under <= top * self.low_under and top * self.high_under <= self.high * under
        )


def within(cover: Cover, base: int, rate: int, bound: int) -> bool:
    """Cut a cover to where |base + t * rate| <= bound; say whether that can leave anything."""
    if rate == 0:
        return abs(base) <= bound
    if rate < 0:
        base = -base
        rate = -rate
    cover.above(-bound - base, rate)
    cover.below(bound - base, rate)
    return not cover.empty()


def skirt_cover(market: Market, side: Side, card: int, other: int) -> Cover | None:
    """Return the part of a side (of `card`, or of no card) that lies in another card's skirt."""
    bx = market.hx[other]
    by = market.hy[other]
    square = bx * bx + by * by
    dx = side.start_x - market.x[other] * GRAINS
    dy = side.start_y - market.y[other] * GRAINS
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
    if not within(cover, u, u_rate, wide) or not within(cover, v, v_rate, high):
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
    way_x = EDGE_WAY_X[edge]
    way_y = EDGE_WAY_Y[edge]
    # How far outside this side of the table a point is.
    out = way_x * side.start_y - way_y * side.start_x
    out -= ground.edge_y if way_x else ground.edge_x
    rate = way_x * side.way_y - way_y * side.way_x
    cover = Cover(other, side.length)
    if rate == 0:
        return cover if out >= 0 else None
    if rate > 0:
        cover.above(-out, rate)
    else:
        cover.below(out, -rate)
    return None if cover.empty() else cover


def sooner(from_x: int, from_y: int, x: int, y: int, other_x: int, other_y: int) -> bool:
    """Say whether turning counter-clockwise from one way meets (x, y) before the other way."""
    half = turned_past(from_x, from_y, x, y)
    other_half = turned_past(from_x, from_y, other_x, other_y)
    if half != other_half:
        return half < other_half
    return x * other_y - y * other_x > 0


def turned_past(from_x: int, from_y: int, x: int, y: int) -> int:
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
    to_top: list[int]
    to_under: list[int]
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
        self.to = []  # the side on which the outline goes on, and where
        self.to_top = []
        self.to_under = []
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

    def add_card(self, card: int) -> None:
        """Find the arcs of a card's skirt."""
        for number in range(4 * card, 4 * card + 4):
            side = self.side(number)
            covers: list[Cover] = []
            for other in self.market.contacts[card]:
                self.work += 1
                cover = skirt_cover(self.market, side, card, other)
                if cover is not None:
                    covers.append(cover)
            if self.market.edges[card]:
                for edge in range(4):
                    if self.market.edges[card] >> edge & 1:
                        self.work += 1
                        cover = edge_cover(self.market.ground, side, edge, self.cards + edge)
                        if cover is not None:
                            covers.append(cover)
            self.add_side(number, side, covers)

    def add_table(self) -> None:
        """Find the arcs of the table's edge."""
        for edge in range(4):
            side = edge_side(self.market.ground, edge)
            covers: list[Cover] = []
            for card in self.market.laid:
                if self.market.edges[card]:
                    self.work += 1
                    cover = skirt_cover(self.market, side, -1, card)
                    if cover is not None:
                        covers.append(cover)
            self.add_side(4 * self.cards + edge, side, covers)

    def add_side(self, number: int, side: Side, covers: list[Cover]) -> None:
        """Keep the pieces of a side that no cover hides."""
        self.first[number] = len(self.low)
        low = 0
        under = 1
        while True:
            # The uncovered piece that starts at low / under ends where the next cover begins.
            end = side.length
            end_under = 1
            moved = True
            while moved:
                moved = False
                for cover in covers:
                    if (
                        cover.hides
                        and cover.low * under <= low * cover.low_under
                        and cover.high * under > low * cover.high_under
                    ):
                        low = cover.high
                        under = cover.high_under
                        moved = True
            if low >= side.length * under:
                break
            for cover in covers:
                if (
                    cover.hides
                    and cover.low * under > low * cover.low_under
                    and cover.low * end_under < end * cover.low_under
                ):
                    end = cover.low
                    end_under = cover.low_under
            self.add_arc(number, side, low, under, end, end_under, covers)
            low = end
            under = end_under
            # A cover of a single point ends one arc and starts the next.
        self.count[number] = len(self.low) - self.first[number]

    def add_arc(
        self,
        number: int,
        side: Side,
        low: int,
        low_under: int,
        high: int,
        high_under: int,
        covers: list[Cover],
    ) -> None:
        """Keep one arc and find where the outline goes on at its end."""
        self.side_of.append(number)
        self.low.append(low)
        self.low_under.append(low_under)
        self.high.append(high)
        self.high_under.append(high_under)
        x = side.start_x * high_under + high * side.way_x
        y = side.start_y * high_under + high * side.way_y
        best = number
        if high == side.length * high_under:
            best = number - number % 4 + (number + 1) % 4
        for cover in covers:
            if cover.holds(high, high_under):
                at = self.side_at(cover.other, x, y, high_under)
                best = self.sooner_side(-side.way_x, -side.way_y, best, at)
        onto = self.side(best)
        self.to.append(best)
        self.to_top.append(place_on(onto, x, y, high_under))
        self.to_under.append(place_under(onto, high_under))

    def sooner_side(self, from_x: int, from_y: int, number: int, other: int) -> int:
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

    def side_at(self, other: int, x: int, y: int, under: int) -> int:
        """Return the side of a skirt that leaves the point (x, y) / under on its boundary."""
        if other >= self.cards:
            return 4 * self.cards + other - self.cards
        market = self.market
        bx = market.hx[other]
        by = market.hy[other]
        square = under * (bx * bx + by * by)
        dx = x - market.x[other] * GRAINS * under
        dy = y - market.y[other] * GRAINS * under
        u = dx * bx + dy * by
        v = dy * bx - dx * by
        wide = SKIRT_WIDE * square
        high = SKIRT_HIGH * square
        if v == -high and u < wide:
            return 4 * other
        if u == wide and v < high:
            return 4 * other + 1
        if v == high and u > -wide:
            return 4 * other + 2
        if u == -wide:
            return 4 * other + 3
        raise AssertionError("not on the boundary")

    def arc_at(self, number: int, top: int, under: int) -> int:
        """Return the arc of a side that starts at or runs through a place, or NO_ARC."""
        first = self.first[number]
        for arc in range(first, first + self.count[number]):
            if (
                self.low[arc] * under <= top * self.low_under[arc]
                and top * self.high_under[arc] < self.high[arc] * under
            ):
                return arc
        return NO_ARC

    def link(self) -> None:
        """Join the arcs end to start and number the contours."""
        self.after = [
            self.arc_at(self.to[arc], self.to_top[arc], self.to_under[arc])
            for arc in range(len(self.low))
        ]
        self.contour = [-1] * len(self.low)
        for start in range(len(self.low)):
            if self.contour[start] < 0:
                arc = start
                while self.contour[arc] < 0:
                    self.contour[arc] = self.contours
                    arc = self.after[arc]
                self.contours += 1


def place_on(side: Side, x: int, y: int, under: int) -> int:
    """Return the numerator of the place of (x, y) / under on a side; see `place_under`."""
    return (x - side.start_x * under) * side.way_x + (y - side.start_y * under) * side.way_y


def place_under(side: Side, under: int) -> int:
    """Return the denominator of the place of a point with this denominator on a side."""
    return under * (side.way_x * side.way_x + side.way_y * side.way_y)
