"""Whether one more card can cut free ground in two, told from what it touches alone.

The skirts that touch a new skirt cover parts of its boundary; what is left are its *stretches* of
free boundary. Every piece of free ground that the card leaves borders one of them, so a card with
one stretch cuts nothing in two. With several it does so only if two of the covered parts between
them belong to one cluster: otherwise the outline leads from each stretch to the next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import BITS
from petteia.games.agora_ernest.clusters import Clusters
from petteia.games.agora_ernest.geometry import SIDES
from petteia.games.agora_ernest.market import Fit, Market
from petteia.games.agora_ernest.sides import Cover, Place, Sides, free_from, free_until, less

MOST_CENTRES: Final = 12
"""A skirt covers at most so many cell centres: its area, half its outline and one."""


def may_enclose(market: Market, clusters: Clusters, card: i64, fit: Fit, edges: i64) -> bool:
    """Say whether a placement may cut free ground in two; false is certain."""
    touched = clusters_touched(market, clusters, fit, edges)
    return stretches(market, card, fit, edges) > touched


def clusters_touched(market: Market, clusters: Clusters, fit: Fit, edges: i64) -> i64:
    """Return how many clusters a placement touches."""
    seen: i64 = 0
    count: i64 = 0
    if edges:
        seen = BITS[clusters.of[market.cards]]
        count = 1
    for place in range(fit.count):
        bit = BITS[clusters.of[fit.cards[place]]]
        if not seen & bit:
            seen |= bit
            count += 1
    return count


def stretches(market: Market, card: i64, fit: Fit, edges: i64) -> i64:
    """Return into how many stretches the cards and edges it touches cut a skirt's boundary."""
    sides = Sides(market)
    sides.put_skirt(card, fit.x, fit.y, fit.hx, fit.hy)
    pieces: i64 = 0
    for number in range(4 * card, 4 * card + 4):
        covers: list[Cover] = []
        for place in range(fit.count):
            cover = sides.skirt_cover(number, fit.cards[place])
            if cover is not None:
                cover.hides = True  # also where it runs along this side
                covers.append(cover)
        if edges:
            for edge in range(SIDES):
                if edges >> edge & 1:
                    cover = sides.edge_cover(number, market.cards + edge)
                    if cover is not None:
                        covers.append(cover)
        length = sides.length[number]
        end: Place = (length, 0, 1)
        low = free_from(covers, (0, 0, 1))
        while low[0] < length:
            pieces += 1
            low = free_from(covers, free_until(covers, low, length))
        corner: i64 = 1  # two pieces that meet at a free corner are one stretch
        for cover in covers:
            if not less(cover.high, end):
                corner = 0
        pieces -= corner
    return pieces
