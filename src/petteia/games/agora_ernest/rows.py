"""Rows of cell centres, crossed to find which contours border one region of free ground (E1.3).

A stretch of free ground between two skirts tells that the contours at its two ends border one
region, and which cell centres lie in it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import append, vec
from petteia.games.agora_ernest.clusters import Clusters
from petteia.games.agora_ernest.geometry import GRAINS, HALF_CELL, SKIRT_HIGH, SKIRT_WIDE, size
from petteia.games.agora_ernest.market import Market
from petteia.games.agora_ernest.outline import Outline
from petteia.games.agora_ernest.sides import Cover, Place, Sides, less, place_at, sooner

CELL: Final = 2 * HALF_CELL * GRAINS


class Rows:
    """The regions of a market whose free ground is not in one piece."""

    market: Market
    sides: Sides
    clusters: Clusters
    outline: Outline
    plain: vec[i64]
    contours: i64
    top_row: i64
    first_centre: i64
    region: vec[i64]
    street: i64
    lead: i64
    gap_contour: vec[i64]
    gap_centres: vec[i64]
    gap_first: vec[i64]
    work: i64

    def __init__(self, market: Market, clusters: Clusters, outline: Outline) -> None:
        self.market = market
        self.sides = outline.sides
        self.clusters = clusters
        self.outline = outline
        ground = market.ground
        self.top_row = (ground.high - 1) * HALF_CELL * GRAINS
        # How far the first cell centre of a row is from the reduced table's left edge.
        self.first_centre = ground.edge_x - (ground.wide - 1) * HALF_CELL * GRAINS
        self.gap_contour = vec[i64]()  # stretches of free ground with cell centres in them
        self.gap_centres = vec[i64]()
        self.gap_first = vec[i64]()
        self.work = 0  # rows cut, for tests that count
        # A cluster that was not walked gets the number of its one contour.
        self.plain = vec[i64]([-1] * clusters.count)
        self.contours = outline.contours
        for cluster in clusters.found:
            if not clusters.ringed[cluster]:
                self.plain[cluster] = self.contours
                self.contours += 1
        self.region = vec[i64]([0] * self.contours)  # by contour: one that stands for its region
        for contour in range(self.contours):
            self.region[contour] = contour
        self.street = 0
        self.lead = 0  # by how many cell centres the street is the largest region
        for row in range(ground.high):
            self.cross(row)
        self.choose()

    def root(self, contour: i64) -> i64:
        """Return the contour that stands for the same region."""
        while self.region[contour] != contour:
            contour = self.region[contour]
        return contour

    def contour(self, number: i64, place: Place) -> i64:
        """Return the contour at a place on a side."""
        cluster = self.clusters.of[number >> 2]
        if not self.clusters.ringed[cluster]:
            return self.plain[cluster]
        return self.outline.arcs[self.outline.arc_at(number, place)].contour

    def cross(self, row: i64) -> None:
        """Cross one row from left to right and note its stretches of free ground."""
        market = self.market
        sides = self.sides
        line = sides.line
        edge = market.ground.edge_x
        y = self.top_row - row * CELL
        sides.put(line, -edge, y, 1, 0, 2 * edge)
        covers: list[Cover] = []
        for card in market.laid:
            reach = SKIRT_WIDE * size(market.hy[card]) + SKIRT_HIGH * size(market.hx[card])
            if size(market.y[card] * GRAINS - y) > reach:
                continue
            self.work += 1
            cover = sides.skirt_cover(line, card)
            if cover is None:
                continue
            place = len(covers)
            covers.append(cover)
            while place > 0 and less(cover.low, covers[place - 1].low):
                covers[place] = covers[place - 1]
                place -= 1
            covers[place] = cover
        end: Place = (2 * edge, 0, 1)
        top: Place = (0, 0, 1)
        for cover in covers:
            if less(top, cover.low):
                self.gap(row, covers, top, cover.low)
            if less(top, cover.high):
                top = cover.high
        if less(top, end):
            self.gap(row, covers, top, end)

    def gap(self, row: i64, covers: list[Cover], low: Place, high: Place) -> None:
        """Note one stretch of free ground."""
        left = self.border(covers, low, 1)
        right = self.border(covers, high, -1)
        if left != right:
            self.region[self.root(right)] = self.root(left)
        wide = self.market.ground.wide
        first = -((self.first_centre - low[0] - 1) // CELL)
        last = (high[0] - (0 if high[1] else 1) - self.first_centre) // CELL
        if first < 0:
            first = 0
        if last >= wide:
            last = wide - 1
        if first <= last:
            self.gap_contour = append(self.gap_contour, left)
            self.gap_centres = append(self.gap_centres, last - first + 1)
            self.gap_first = append(self.gap_first, row * wide + first)

    def border(self, covers: list[Cover], place: Place, way: i64) -> i64:
        """Return the contour at one end of a stretch of free ground that lies this way of it."""
        sides = self.sides
        line = sides.line
        best: i64 = -1
        best_x: i64 = 0
        best_y: i64 = 0
        if place[0] == 0 and place[1] == 0:
            best = 4 * sides.cards + 3
            best_y = 1
        elif place[0] == sides.length[line]:
            best = 4 * sides.cards + 1
            best_y = -1
        for cover in covers:
            if cover.holds(place):
                number = 4 * cover.other + cover.side_at(place)
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
        if sides.way_y[best] < 0:
            return self.contour(best, place_at(-along, -sides.way_y[best]))
        return self.contour(best, place_at(along, sides.way_y[best]))

    def choose(self) -> None:
        """Find the region with the most cell centres; in a tie the first centre decides (E1.3)."""
        ground = self.market.ground
        for contour in range(self.contours):
            self.region[contour] = self.root(contour)
        centres = vec[i64]([0] * self.contours)
        first = vec[i64]([ground.wide * ground.high] * self.contours)
        for gap in range(len(self.gap_contour)):
            region = self.region[self.gap_contour[gap]]
            centres[region] += self.gap_centres[gap]
            if self.gap_first[gap] < first[region]:
                first[region] = self.gap_first[gap]
        for region in range(self.contours):
            if centres[region] > centres[self.street] or (
                centres[region] == centres[self.street] and first[region] < first[self.street]
            ):
                self.street = region
        self.lead = ground.wide * ground.high
        for region in range(self.contours):
            ahead = centres[self.street] - centres[region]
            if region != self.street and ahead < self.lead:
                self.lead = ahead
