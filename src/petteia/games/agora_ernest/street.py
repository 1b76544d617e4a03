"""The street: the region of free ground where the customers walk (E1.3), and the doors on it.

A cluster of touching cards without a ring encloses nothing. If no cluster has more than one
contour, all free ground is one region; otherwise regions.py distinguishes the regions.
The street of a market with one more card follows from the street before.
"""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.vectors import BITS, vec
from petteia.games.agora_ernest.clusters import Clusters
from petteia.games.agora_ernest.enclosure import may_enclose
from petteia.games.agora_ernest.geometry import ALL_DOORS, DOORS
from petteia.games.agora_ernest.market import Fit, Market, edges_reached
from petteia.games.agora_ernest.plan import Plan
from petteia.games.agora_ernest.regions import Regions


class Street:
    """The open doors of every card, and the doors that lie on other ground, as bits."""

    market: Market
    open: vec[i64]
    alley: vec[i64]
    regions: i64
    known_clusters: Clusters | None
    known_plan: Plan | None
    known_regions: Regions | None

    def __init__(
        self, market: Market, before: Street | None = None, fit: Fit | None = None
    ) -> None:
        """`before` is the street without the card that was laid last, which fits so."""
        self.market = market  # never changed after
        self.open = vec[i64]([0] * market.cards)
        self.alley = vec[i64]([0] * market.cards)
        self.regions = 1
        self.known_clusters = None
        self.known_plan = None
        self.known_regions = None
        if before is None or fit is None:
            self.judge_doors(self.plan.regions() if self.clusters.rings else None)
        else:
            self.judge_doors(before.regions_after(market, fit))

    @property
    def clusters(self) -> Clusters:
        """Return the clusters of the market, found when they are first needed."""
        known = self.known_clusters
        if known is None:
            known = self.known_clusters = Clusters(self.market)
        return known

    @property
    def plan(self) -> Plan:
        """Return the plan of the market, found when it is first needed."""
        known = self.known_plan
        if known is None:
            known = self.known_plan = Plan(self.market, self.clusters)
        return known

    @property
    def pieces(self) -> Regions | None:
        """Return the regions if there are several, found when they are first needed."""
        if self.regions != 1 and self.known_regions is None:
            self.known_regions = self.plan.regions()
        return self.known_regions

    def regions_after(self, market: Market, fit: Fit) -> Regions | None:
        """Return the regions when one more card is laid, or None if there is but one."""
        if self.regions == 1 and not may_enclose(self.market, self.clusters, market.laid[-1], fit):
            return None
        return self.regions_with(market, fit)

    def regions_with(self, market: Market, fit: Fit) -> Regions | None:
        """Return the same, whatever the card encloses."""
        card = market.laid[-1]
        touched = self.clusters.touched_by(fit, edges_reached(market.ground, fit))
        return self.plan.regions_with(market, card, self.clusters.count + 1 - touched)

    def judge_doors(self, found: Regions | None) -> None:
        """Tell the doors on the street from those on other ground (E1.2)."""
        market = self.market
        if found is None:
            for card in market.laid:
                self.open[card] = ALL_DOORS & ~market.blocked[card]
            return
        self.regions = found.count
        for card in market.laid:
            unblocked = ALL_DOORS & ~market.blocked[card]
            opened: i64 = 0
            for door in range(DOORS):
                if unblocked & BITS[door] and found.of_door(card, door) == found.street:
                    opened |= BITS[door]
            self.open[card] = opened
            self.alley[card] = unblocked & ~opened

    def region_of_door(self, card: i64, door: i64) -> i64:
        """Return a number for the region that a door which is not blocked borders."""
        found = self.pieces
        return 0 if found is None else found.of_door(card, door)
