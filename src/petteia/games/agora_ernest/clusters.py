"""Clusters: cards connected by touch; the table's edge with what touches it is one more."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.vectors import BITS, append, vec
from petteia.games.agora_ernest.market import Market


class Clusters:
    """The clusters of a market; the table's edge is the node after the last card."""

    of: vec[i64]
    ringed: vec[bool]
    rings: i64
    count: i64
    found: vec[i64]

    def __init__(self, market: Market) -> None:
        table = market.cards
        self.of = vec[i64]([-1] * (table + 1))
        self.ringed = vec[bool]()  # by cluster
        self.rings = 0  # clusters with a ring
        self.count = 0
        self.found = vec[i64]()  # in the order of their first cards, the table's edge last
        at_edge: i64 = 0
        for card in market.laid:
            if market.edges[card]:
                at_edge |= BITS[card]
        self.add(market, BITS[table], at_edge)
        for card in market.laid:
            if self.of[card] < 0:
                self.add(market, BITS[card], at_edge)
        seen: i64 = 0
        for card in market.laid:
            cluster = self.of[card]
            if not seen & BITS[cluster]:
                seen |= BITS[cluster]
                self.found = append(self.found, cluster)
        if not seen & 1:
            self.found = append(self.found, 0)

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


def bits(mask: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
