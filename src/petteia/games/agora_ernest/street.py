"""The street: the region of free ground where the customers walk (E1.3), and the doors on it.

A cluster of touching cards without a ring encloses nothing, so its outline is one contour and need
not be walked. If no cluster has more than one contour, all free ground is one region. Only
otherwise are the rows of cell centres crossed (see rows.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import BITS, vec
from petteia.games.agora_ernest.clusters import Clusters
from petteia.games.agora_ernest.geometry import (
    ALL_DOORS,
    DOOR_SIDE,
    DOORS,
    FRONT_U,
    FRONT_V,
    SKIRT_HIGH,
    SKIRT_WIDE,
)
from petteia.games.agora_ernest.market import Market
from petteia.games.agora_ernest.outline import Outline
from petteia.games.agora_ernest.rows import Rows
from petteia.games.agora_ernest.sides import Sides

# The middle of each door's front as a place on its side (see sides.py).
FRONT_PLACE: Final = vec[i64](
    [
        (
            FRONT_U[door] + SKIRT_WIDE,
            FRONT_V[door] + SKIRT_HIGH,
            SKIRT_WIDE - FRONT_U[door],
            SKIRT_HIGH - FRONT_V[door],
        )[DOOR_SIDE[door]]
        for door in range(DOORS)
    ]
)


class Street:
    """The open doors of every card, and the doors that lie on other ground, as bits."""

    market: Market
    open: vec[i64]
    alley: vec[i64]
    regions: i64
    lead: i64
    found: Rows | None
    work: i64

    def __init__(self, market: Market) -> None:
        self.market = market  # never changed after
        self.open = vec[i64]([0] * market.cards)
        self.alley = vec[i64]([0] * market.cards)
        self.regions = 1
        self.lead = 0  # over the next region in cell centres, if there is one
        self.found = None
        self.work = 0  # sides and rows cut, for tests that count
        rows = self.walk()
        if rows is None:
            for card in market.laid:
                self.open[card] = ALL_DOORS & ~market.blocked[card]
            return
        self.regions = 1 + rows.contours - rows.clusters.count
        self.lead = rows.lead
        for card in market.laid:
            self.judge_doors(card, rows)

    def walk(self) -> Rows | None:
        """Walk the outlines of clusters with rings; if they enclose anything, find the regions."""
        market = self.market
        clusters = Clusters(market)
        if not clusters.rings:
            return None
        sides = Sides(market)
        sides.put_laid()
        outline = Outline(sides)
        for card in market.laid:
            if clusters.ringed[clusters.of[card]]:
                outline.add_card(card)
        if clusters.ringed[clusters.of[market.cards]]:
            outline.add_table()
        outline.link()
        self.work += sides.work
        if outline.contours == clusters.rings:
            return None
        rows = Rows(market, clusters, outline)
        self.work += rows.work
        return rows

    def judge_doors(self, card: i64, rows: Rows) -> None:
        """Tell a card's doors on the street from those on other ground (E1.2)."""
        blocked = self.market.blocked[card]
        opened: i64 = 0
        for door in range(DOORS):
            if not blocked & BITS[door] and region_of(rows, card, door) == rows.street:
                opened |= BITS[door]
        self.open[card] = opened
        self.alley[card] = ALL_DOORS & ~blocked & ~opened

    @property
    def rows(self) -> Rows | None:
        """Return the regions unless there is one; found when they are first needed."""
        if self.regions != 1 and self.found is None:
            self.found = self.walk()
        return self.found

    def region_of_door(self, card: i64, door: i64) -> i64:
        """Return a number for the region that a door which is not blocked borders."""
        rows = self.rows
        return 0 if rows is None else region_of(rows, card, door)


def region_of(rows: Rows, card: i64, door: i64) -> i64:
    """Return the region that a door which is not blocked borders."""
    return rows.region[rows.contour(4 * card + DOOR_SIDE[door], (FRONT_PLACE[door], 0, 1))]
