"""The plan of a market: outline and gaps, from which those with one more card follow quickly."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.games.agora_ernest.clusters import Clusters
from petteia.games.agora_ernest.gaps import Gap, crosses, gaps_in_row
from petteia.games.agora_ernest.market import Market
from petteia.games.agora_ernest.outline import Outline
from petteia.games.agora_ernest.regions import Regions
from petteia.games.agora_ernest.sides import Sides


class Plan:
    """The outline of a market's free ground and the gaps in its rows of cell centres."""

    clusters: Clusters
    outline: Outline
    rows: list[list[Gap]]

    def __init__(self, market: Market, clusters: Clusters) -> None:
        self.clusters = clusters
        sides = Sides(market)
        sides.put_laid()
        self.outline = Outline(sides)
        self.outline.add_all()
        self.outline.link()
        self.outline.number(clusters)
        self.rows = []  # found when they are first needed

    def gaps(self) -> list[list[Gap]]:
        """Return the gaps of all rows."""
        if not self.rows:
            market = self.outline.sides.market
            # A private copy: crossing a row moves the line of the sides.
            outline = Outline(Sides(market, self.outline.sides), self.outline)
            self.rows = [gaps_in_row(outline, row) for row in range(market.ground.high)]
        return self.rows

    def regions(self) -> Regions | None:
        """Return the regions of the market, or None if there is but one."""
        if self.outline.contours == self.clusters.count:
            return None
        return Regions(self.outline, self.gaps(), self.clusters.count)

    def regions_with(self, market: Market, card: i64, clusters: i64) -> Regions | None:
        """Return the regions of a market with one more card, or None if there is but one.

        `clusters` is how many it has.
        """
        sides = Sides(market, self.outline.sides)
        sides.put_skirt(card, market.x[card], market.y[card], market.hx[card], market.hy[card])
        outline = self.outline.with_card(sides, card)
        if outline.contours == clusters:
            return None
        rows = self.gaps()[:]
        for row in range(market.ground.high):
            if crosses(sides, card, row):
                rows[row] = gaps_in_row(outline, row)
        return Regions(outline, rows, clusters)
