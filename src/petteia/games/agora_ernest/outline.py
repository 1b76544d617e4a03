"""The outline of the free ground: which parts of skirts and of the table's edge border it (G5).

An *arc* is a piece of a side (see sides.py) between two places where other skirts cover it; it
borders free ground. At its end the outline continues along exactly one other arc; the closed walks
are the *contours* of the free ground.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from petteia.core.vectors import BITS, append, vec
from petteia.games.agora_ernest.clusters import Clusters
from petteia.games.agora_ernest.geometry import SIDES
from petteia.games.agora_ernest.sides import (
    Cover,
    Place,
    Sides,
    free_from,
    free_until,
    less,
    sooner,
)

NO_ARC: Final = -1
GONE: Final = -2
NO_CONTOUR: Final = -1


@mypyc_attr(acyclic=True)
class Arc:
    """A piece of a side from low to high; never changed."""

    side: i64
    low: Place
    high: Place
    to: i64

    def __init__(self, side: i64, low: Place, high: Place, to: i64) -> None:
        self.side = side
        self.low = low
        self.high = high
        self.to = to  # the side on which the outline continues


class Outline:
    """The arcs of all laid cards and of the table's edge, linked into contours."""

    sides: Sides
    cards: i64
    first: vec[i64]
    count: vec[i64]
    arcs: list[Arc]
    after: vec[i64]
    contour: vec[i64]
    contours: i64
    ringed: i64

    def __init__(self, sides: Sides, like: Outline | None = None) -> None:
        """`like`: an outline whose arcs to copy."""
        self.sides = sides
        self.cards = sides.cards
        if like is None:
            self.first = vec[i64]([0] * sides.line)  # the first arc of each side, and how many
            self.count = vec[i64]([0] * sides.line)
            self.arcs = []
            self.after = vec[i64]()  # the arc on which each one continues, or GONE
        else:
            self.first = like.first[:]
            self.count = like.count[:]
            self.arcs = like.arcs[:]
            self.after = like.after[:]
        self.contour = vec[i64]()  # the closed walk each arc belongs to
        self.contours = 0
        self.ringed = 0  # contours of clusters with rings; these come first

    def add_all(self) -> None:
        """Find the arcs of all laid cards and of the table."""
        for card in self.sides.market.laid:
            self.add_card(card)
        self.add_table()

    def with_card(self, sides: Sides, card: i64) -> Outline:
        """Return the outline with one more card: only what touches it is found again."""
        market = sides.market
        touched = market.contacts[card]
        other = Outline(sides, self)
        for laid in market.laid:
            if touched & BITS[laid]:
                other.add_again(laid, card, other.neighbours(laid))
        other.add_card(card)
        if market.edges[card]:
            other.add_again(self.cards, card, other.at_edge())
        # Arcs continue as before, unless they or the side they lead to are new.
        kept = len(self.arcs)
        for index in range(len(other.arcs)):
            if index >= kept or other.first[other.arcs[index].to] >= kept:
                other.follow(index)
        other.contour = vec[i64]([NO_CONTOUR] * len(other.arcs))
        for index in range(len(other.arcs)):
            other.walk_from(index)
        return other

    def add_again(self, card: i64, new: i64, others: vec[i64]) -> None:
        """Find the arcs of a card, or of the table, again where a new card covers its sides."""
        for number in range(4 * card, 4 * card + 4):
            if self.sides.cover(number, new) is not None:
                for index in range(self.first[number], self.first[number] + self.count[number]):
                    self.after[index] = GONE
                self.add_side(number, others)

    def add_card(self, card: i64) -> None:
        """Find the arcs of a card's skirt."""
        others = self.neighbours(card)
        for side in range(SIDES):
            self.add_side(4 * card + side, others)

    def neighbours(self, card: i64) -> vec[i64]:
        """Return what may cover a card's sides: cards and sides of the table."""
        market = self.sides.market
        touched = market.contacts[card]
        edges = market.edges[card]
        others = vec[i64]()
        for other in market.laid:
            if touched & BITS[other]:
                others = append(others, other)
        if edges:
            for edge in range(SIDES):
                if edges >> edge & 1:
                    others = append(others, self.cards + edge)
        return others

    def add_table(self) -> None:
        """Find the arcs of the table's edge."""
        others = self.at_edge()
        for edge in range(SIDES):
            self.add_side(4 * self.cards + edge, others)

    def at_edge(self) -> vec[i64]:
        """Return the cards that reach the table's edge."""
        market = self.sides.market
        others = vec[i64]()
        for card in market.laid:
            if market.edges[card]:
                others = append(others, card)
        return others

    def add_side(self, number: i64, others: vec[i64]) -> None:
        """Keep the pieces of a side that no cover hides."""
        covers: list[Cover] = []
        for other in others:
            cover = self.sides.cover(number, other)
            if cover is not None:
                covers.append(cover)
        length = self.sides.length[number]
        first = len(self.arcs)
        low = free_from(covers, (0, 0, 1))
        while low[0] < length:
            end = free_until(covers, low, length)
            self.arcs.append(Arc(number, low, end, self.next_side(number, end, covers)))
            self.after = append(self.after, NO_ARC)
            low = free_from(covers, end)
        self.first[number] = first
        self.count[number] = len(self.arcs) - first

    def next_side(self, number: i64, end: Place, covers: list[Cover]) -> i64:
        """Return the side on which the outline continues where an arc ends."""
        sides = self.sides
        best = number
        if end[0] == sides.length[number]:
            best = (number & ~3) + (number + 1 & 3)
        for cover in covers:
            if cover.holds(end):
                at = 3 * self.cards + cover.other  # a side of the table
                if cover.other < self.cards:
                    at = 4 * cover.other + cover.side_at(end)
                best = self.sooner_side(-sides.way_x[number], -sides.way_y[number], best, at)
        return best

    def sooner_side(self, from_x: i64, from_y: i64, number: i64, other: i64) -> i64:
        """Return which of two sides a walker turning counter-clockwise meets first."""
        if number == other:
            return number
        x = self.sides.way_x[number]
        y = self.sides.way_y[number]
        other_x = self.sides.way_x[other]
        other_y = self.sides.way_y[other]
        if sooner(from_x, from_y, other_x, other_y, x, y):
            return other
        if sooner(from_x, from_y, x, y, other_x, other_y):
            return number
        return number if number < other else other

    def arc_at(self, number: i64, place: Place) -> i64:
        """Return the arc of a side that starts at or runs through a place, or NO_ARC."""
        first = self.first[number]
        for index in range(first, first + self.count[number]):
            arc = self.arcs[index]
            if not less(place, arc.low) and less(place, arc.high):
                return index
        return NO_ARC

    def next_arc(self, arc: Arc) -> i64:
        """Return the arc on which the outline continues: it begins where this one's card ends."""
        number = arc.side
        to = arc.to
        start: Place = (0, 0, 1)
        if number >> 2 == to >> 2:
            return self.arc_at(to, start)
        other = number >> 2
        if other == self.cards:
            other = self.cards + (number & 3)
        cover = self.sides.cover(to, other)
        if cover is None or not cover.hides:  # sides run together: the other one's begins here
            return self.arc_at(to, start)
        return self.arc_at(to, cover.high)

    def follow(self, index: i64) -> None:
        """Find the arc on which an arc continues."""
        if self.after[index] != GONE:
            self.after[index] = self.next_arc(self.arcs[index])

    def link(self) -> None:
        """Join all arcs end to start."""
        for index in range(len(self.arcs)):
            self.follow(index)

    def number(self, clusters: Clusters) -> None:
        """Number the contours, those of clusters with rings first."""
        arcs = self.arcs
        self.contour = vec[i64]([NO_CONTOUR] * len(arcs))
        for index in range(len(arcs)):
            if clusters.ringed[clusters.of[arcs[index].side >> 2]]:
                self.walk_from(index)
        self.ringed = self.contours
        for index in range(len(arcs)):
            self.walk_from(index)

    def walk_from(self, index: i64) -> None:
        """Walk the contour of an arc to its end and number it, if that is not done."""
        if self.contour[index] != NO_CONTOUR or self.after[index] == GONE:
            return
        while self.contour[index] == NO_CONTOUR:
            self.contour[index] = self.contours
            index = self.after[index]
        self.contours += 1
