"""The street: the region of free ground where the customers walk (E1.3), and the doors on it.

Cards that touch form clusters, and the table's edge with what touches it is one more. A cluster
without a ring of touching cards encloses nothing, so its outline is one contour and need not be
walked. If no cluster has more than one contour, all free ground is one region. Only otherwise are
the rows of cell centres crossed: a stretch of free ground between two skirts tells that the
contours at its two ends border one region, and which cell centres lie in it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.games.agora_ernest.geometry import (
    ALL_DOORS,
    DOOR_SIDE,
    DOORS,
    FRONT_U,
    FRONT_V,
    GRAINS,
    HALF_CELL,
    SKIRT_HIGH,
    SKIRT_WIDE,
    size,
)
from petteia.games.agora_ernest.market import Market
from petteia.games.agora_ernest.outline import Cover, Outline, Side, less, skirt_cover, sooner

CELL: Final = 2 * HALF_CELL * GRAINS
# The middle of each door's front as a place on its side (see outline.py).
FRONT_PLACE: Final = [
    (
        FRONT_U[door] + SKIRT_WIDE,
        FRONT_V[door] + SKIRT_HIGH,
        SKIRT_WIDE - FRONT_U[door],
        SKIRT_HIGH - FRONT_V[door],
    )[DOOR_SIDE[door]]
    for door in range(DOORS)
]


class Street:
    """The open doors of every card, and the doors that lie on other ground, as bits."""

    open: list[int]
    alley: list[int]
    regions: int
    rows: Rows | None
    work: int

    def __init__(self, market: Market) -> None:
        cards = len(market.x)
        self.open = [0] * cards
        self.alley = [0] * cards
        self.regions = 1
        self.rows = None  # only if there is more than one region
        self.work = 0  # sides and rows cut, for tests that count
        clusters = Clusters(market)
        if clusters.rings:
            self.walk(market, clusters)
        if self.regions == 1:
            for card in market.laid:
                self.open[card] = ALL_DOORS & ~market.blocked[card]

    def walk(self, market: Market, clusters: Clusters) -> None:
        """Walk the outlines of clusters with rings; if they enclose anything, find the regions."""
        outline = Outline(market)
        for card in market.laid:
            if clusters.ringed[clusters.of[card]]:
                outline.add_card(card)
        table = len(market.x)
        if clusters.ringed[clusters.of[table]]:
            outline.add_table()
        outline.link()
        self.work += outline.work
        if outline.contours == clusters.rings:
            return
        # A cluster that was not walked gets the number of its one contour.
        contours = outline.contours
        plain = [-1] * (table + 1)
        for node in [*market.laid, table]:
            cluster = clusters.of[node]
            if not clusters.ringed[cluster] and plain[cluster] < 0:
                plain[cluster] = contours
                contours += 1
        rows = Rows(market, clusters, outline, plain, contours)
        self.work += rows.work
        self.rows = rows
        self.regions = 1 + contours - clusters.count
        for card in market.laid:
            self.judge_doors(market, card, rows)

    def judge_doors(self, market: Market, card: int, rows: Rows) -> None:
        """Tell a card's doors on the street from those on other ground (E1.2)."""
        for door in range(DOORS):
            if market.blocked[card] >> door & 1:
                continue
            contour = rows.contour(4 * card + DOOR_SIDE[door], FRONT_PLACE[door], 1)
            if rows.region[contour] == rows.street:
                self.open[card] |= 1 << door
            else:
                self.alley[card] |= 1 << door

    def region_of_door(self, card: int, door: int) -> int:
        """Return a number for the region that a door which is not blocked borders."""
        if self.rows is None:
            return 0
        return self.rows.region[self.rows.contour(4 * card + DOOR_SIDE[door], FRONT_PLACE[door], 1)]


class Clusters:
    """Cards connected by touch; the table's edge is the node after the last card."""

    of: list[int]
    ringed: list[bool]
    rings: int
    count: int

    def __init__(self, market: Market) -> None:
        table = len(market.x)
        at_edge = [card for card in market.laid if market.edges[card]]
        self.of = [-1] * (table + 1)
        self.ringed = [False] * (table + 1)
        self.rings = 0  # clusters with a ring
        self.count = 0
        for start in [table, *market.laid]:
            if self.of[start] >= 0:
                continue
            self.of[start] = self.count
            nodes = [start]
            ends = 0  # of contacts; a tree has two for every node but one
            for node in nodes:
                if node == table:
                    touching = at_edge
                    for card in at_edge:
                        ends += sides_in(market.edges[card])
                else:
                    touching = market.contacts[node]
                    ends += len(touching)
                    if market.edges[node]:
                        ends += sides_in(market.edges[node])
                        if self.of[table] < 0:
                            self.of[table] = self.count
                            nodes.append(table)
                for other in touching:
                    if self.of[other] < 0:
                        self.of[other] = self.count
                        nodes.append(other)
            if ends > 2 * (len(nodes) - 1):
                self.ringed[self.count] = True
                self.rings += 1
            self.count += 1


def sides_in(edges: int) -> int:
    """Return how many sides of the table a card reaches."""
    return (edges & 1) + (edges >> 1 & 1) + (edges >> 2 & 1) + (edges >> 3 & 1)


class Rows:
    """The rows of cell centres, crossed to find which contours border one region."""

    market: Market
    clusters: Clusters
    outline: Outline
    plain: list[int]
    wide: int
    high: int
    edge_x: i64
    top_row: i64
    first_centre: i64
    region: list[int]
    street: int
    gap_contour: list[int]
    gap_centres: list[int]
    gap_first: list[int]
    work: int

    def __init__(
        self,
        market: Market,
        clusters: Clusters,
        outline: Outline,
        plain: list[int],
        contours: int,
    ) -> None:
        self.market = market
        self.clusters = clusters
        self.outline = outline
        self.plain = plain  # for each cluster that was not walked, its contour
        ground = market.ground
        self.wide = ground.wide
        self.high = ground.high
        self.edge_x = ground.edge_x
        self.top_row = (ground.high - 1) * HALF_CELL * GRAINS
        # How far the first cell centre of a row is from the reduced table's left edge.
        self.first_centre = ground.edge_x - (ground.wide - 1) * HALF_CELL * GRAINS
        self.region = list(range(contours))  # for each contour, one that stands for its region
        self.street = 0
        self.gap_contour = []  # stretches of free ground with cell centres in them
        self.gap_centres = []
        self.gap_first = []
        self.work = 0
        crossing: list[list[int]] = [[] for _ in range(self.high)]
        for card in market.laid:
            y: i64 = market.y[card] * GRAINS
            reach = SKIRT_WIDE * size(market.hy[card]) + SKIRT_HIGH * size(market.hx[card])
            # Row r lies at top_row - r * CELL.
            top: int = -((y + reach - self.top_row) // CELL)
            bottom: int = (self.top_row - y + reach) // CELL
            for row in range(max(top, 0), min(bottom + 1, self.high)):
                crossing[row].append(card)
        for row in range(self.high):
            self.cross(row, crossing[row])
        self.choose()

    def root(self, contour: int) -> int:
        """Return the contour that stands for the same region."""
        while self.region[contour] != contour:
            contour = self.region[contour]
        return contour

    def contour(self, number: int, top: i64, under: i64) -> int:
        """Return the contour at a place on a side."""
        cluster = self.clusters.of[number // 4]
        if not self.clusters.ringed[cluster]:
            return self.plain[cluster]
        return self.outline.contour[self.outline.arc_at(number, top, under)]

    def cross(self, row: int, cards: list[int]) -> None:
        """Cross one row from left to right and note its stretches of free ground."""
        line = Side(-self.edge_x, self.top_row - row * CELL, 1, 0, 2 * self.edge_x)
        covers: list[Cover] = []
        for card in cards:
            self.work += 1
            cover = skirt_cover(self.market, line, -1, card)
            if cover is None:
                continue
            place = len(covers)
            covers.append(cover)
            while place > 0 and before(cover, covers[place - 1]):
                covers[place] = covers[place - 1]
                place -= 1
            covers[place] = cover
        end = Cover(0, line.length)
        end.low = line.length
        top: i64 = 0
        under: i64 = 1
        for cover in [*covers, end]:
            if less(top, under, cover.low, cover.low_under):
                self.gap(row, line, covers, top, under, cover.low, cover.low_under)
            if less(top, under, cover.high, cover.high_under):
                top = cover.high
                under = cover.high_under

    def gap(
        self, row: int, line: Side, covers: list[Cover], low: i64, under: i64, high: i64, over: i64
    ) -> None:
        """Note one stretch of free ground, from low / under to high / over."""
        left = self.border(line, covers, low, under, 1)
        right = self.border(line, covers, high, over, -1)
        self.region[self.root(right)] = self.root(left)
        first: int = -((self.first_centre - low // under - 1) // CELL)
        last: int = (-(-high // over) - 1 - self.first_centre) // CELL
        first = max(first, 0)
        last = min(last, self.wide - 1)
        if first <= last:
            self.gap_contour.append(left)
            self.gap_centres.append(last - first + 1)
            self.gap_first.append(row * self.wide + first)

    def border(self, line: Side, covers: list[Cover], top: i64, under: i64, way: i64) -> int:
        """Return the contour at one end of a stretch of free ground that lies this way of it."""
        outline = self.outline
        best = -1
        best_x: i64 = 0
        best_y: i64 = 0
        if top == 0:
            best = 4 * outline.cards + 3
            best_y = 1
        elif top == line.length * under:
            best = 4 * outline.cards + 1
            best_y = -1
        for cover in covers:
            if cover.holds(top, under):
                number = 4 * cover.other + cover.side_at(top, under)
                side = outline.side(number)
                if best < 0 or sooner(way, 0, side.way_x, side.way_y, best_x, best_y):
                    best = number
                    best_x = side.way_x
                    best_y = side.way_y
                elif not sooner(way, 0, best_x, best_y, side.way_x, side.way_y):
                    best = min(best, number)
        # Where the row crosses that side; free ground lies beside it, so it is not level.
        side = outline.side(best)
        place = line.start_y - side.start_y
        if side.way_y < 0:
            return self.contour(best, -place, -side.way_y)
        return self.contour(best, place, side.way_y)

    def choose(self) -> None:
        """Find the region with the most cell centres; in a tie the first centre decides (E1.3)."""
        contours = len(self.region)
        for contour in range(contours):
            self.region[contour] = self.root(contour)
        centres = [0] * contours
        first = [self.wide * self.high] * contours
        for gap in range(len(self.gap_contour)):
            region = self.region[self.gap_contour[gap]]
            centres[region] += self.gap_centres[gap]
            first[region] = min(first[region], self.gap_first[gap])
        for region in range(contours):
            if centres[region] > centres[self.street] or (
                centres[region] == centres[self.street] and first[region] < first[self.street]
            ):
                self.street = region


def before(cover: Cover, other: Cover) -> bool:
    """Say whether a cover begins before another."""
    return less(cover.low, cover.low_under, other.low, other.low_under)
