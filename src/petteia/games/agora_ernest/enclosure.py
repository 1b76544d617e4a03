"""Whether one more card can cut free ground in two, judged by what it touches alone.

The skirts that touch a new skirt cover parts of its boundary; what is left are its *stretches* of
free boundary. Every piece of free ground that the card leaves borders one of them, so a card with
one stretch cuts nothing in two. With several it does so only if two of the covered parts between
them belong to one cluster: otherwise the outline leads from each stretch to the next.
"""

from __future__ import annotations

from mypy_extensions import i64

from petteia.games.agora_ernest.clusters import Clusters
from petteia.games.agora_ernest.geometry import SIDES
from petteia.games.agora_ernest.market import Fit, Market, edges_reached
from petteia.games.agora_ernest.sides import Cover, Place, Sides, free_from, free_until, less


def may_enclose(market: Market, clusters: Clusters, card: i64, fit: Fit) -> bool:
    """Say whether a placement may cut free ground in two; false is certain."""
    edges = edges_reached(market.ground, fit)
    return stretches(market, card, fit, edges) > clusters.touched_by(fit, edges)


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
