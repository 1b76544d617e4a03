"""Clusters: cards connected by touch; the table's edge with what touches it is one more."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.vectors import BITS, append, vec
from petteia.games.agora_ernest.market import Fit, Market


class Clusters:
    """The clusters of a market; the table's edge is the node after the last card."""

    cards: i64
    of: vec[i64]
    ringed: vec[bool]
    rings: i64
    count: i64

    def __init__(self, market: Market) -> None:
        table = market.cards
        self.cards = table
        self.of = vec[i64]([-1] * (table + 1))
        self.ringed = vec[bool]()  # by cluster
        self.rings = 0  # clusters with a ring
        self.count = 0
        at_edge: i64 = 0
        for card in market.laid:
            if market.edges[card]:
                at_edge |= BITS[card]
        self.add(market, BITS[table], at_edge)
        for card in market.laid:
            if self.of[card] < 0:
                self.add(market, BITS[card], at_edge)

    def add(self, market: Market, nodes: i64, at_edge: i64) -> None:
        """Add the cluster of a card, or of the table's edge, given as a bit."""
        table = market.cards
        edge = BITS[table]
        reached: i64 = 0  # nodes whose contacts have been followed
        ends: i64 = 0  # of contacts; a tree has two for every node but one
        size: i64 = 0
        while nodes != reached:
            new = nodes & ~reached
            reached = nodes
            if new & edge:
                nodes |= at_edge
                self.of[table] = self.count
                size += 1
            for card in market.laid:
                if new & BITS[card]:
                    nodes |= market.contacts[card]
                    if market.edges[card]:
                        nodes |= edge
                        ends += 2 * bits(market.edges[card])
                    ends += bits(market.contacts[card])
                    self.of[card] = self.count
                    size += 1
        ringed = ends > 2 * (size - 1)
        self.ringed = append(self.ringed, ringed)
        if ringed:
            self.rings += 1
        self.count += 1

    def touched_by(self, fit: Fit, edges: i64) -> i64:
        """Return how many clusters a placement touches; `edges` are the table sides it meets."""
        seen: i64 = 0
        count: i64 = 0
        if edges:
            seen = BITS[self.of[self.cards]]
            count = 1
        for place in range(fit.count):
            bit = BITS[self.of[fit.cards[place]]]
            if not seen & bit:
                seen |= bit
                count += 1
        return count


def bits(mask: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
