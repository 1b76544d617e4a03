"""Proposals: placements that have been found legal, and how much each of them matters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import BITS, append, vec
from petteia.games.agora_ernest.clusters import Clusters
from petteia.games.agora_ernest.geometry import (
    CELLS,
    DOOR_COUNTS,
    DOORS,
    JOINS,
    NO_GRID,
    QUARTER,
)
from petteia.games.agora_ernest.market import FITS, Fit, Market, edges_reached
from petteia.games.agora_ernest.model import Position
from petteia.games.agora_ernest.move_set import MoveSet
from petteia.games.agora_ernest.moves import build
from petteia.games.agora_ernest.placement import joins_rivals, lattice_place
from petteia.games.agora_ernest.shops import UNOWNED

LIMIT: Final = 400
FALLBACK: Final = 50
SEALS_WALKED: Final = 12  # how many proposals that may enclose ground have their street computed

# The ranks of what matters are the doors it changes; the others follow in this order.
FREE_GROUND: Final = -1
OTHERWISE: Final = -2
REFUSED: Final = -3

NOT_WALKED: Final = -1
"""No angle."""


class Proposals:
    """Legal placements found so far and how they rank."""

    s: Position
    market: Market
    clusters: Clusters
    open: vec[i64]
    owner: vec[i64]
    fit: Fit
    seen: MoveSet
    ranks: vec[i64]
    moves: vec[i64]
    walked: i64
    walked_x: i64
    walked_y: i64
    walked_angle: i64
    walked_lost: i64

    def __init__(self, s: Position) -> None:
        self.s = s
        self.market = s.market
        self.clusters = s.shops.street.clusters
        self.open = vec[i64]([0] * s.market.cards)  # open doors of owned shops by card, as bits
        self.owner = vec[i64]([UNOWNED] * (CELLS * s.market.cards))  # by card * 5 + cell
        for card in s.market.laid:
            self.note_owners(card)
        self.fit = Fit(s.market.cards)  # the placement that is judged now
        self.seen = MoveSet()
        self.ranks = vec[i64]()
        self.moves = vec[i64]()
        self.walked = 0  # how many streets have been computed, and the last of them
        self.walked_x = 0
        self.walked_y = 0
        self.walked_angle = NOT_WALKED
        self.walked_lost = 0

    def note_owners(self, card: i64) -> None:
        """Note whose the cells of a card are, and its open doors of owned shops."""
        s = self.s
        setting = s.setting
        opened = s.shops.street.open[card]
        for cell in range(CELLS * card, CELLS * card + CELLS):
            run = setting.run_of[cell]
            owner = s.shops.owner[s.shops.of[run]]
            self.owner[cell] = owner
            if owner != UNOWNED:
                self.open[card] |= opened & setting.run_doors[run]

    def offer(self, x: i64, y: i64, angle: i64, ring: bool) -> bool:
        """Keep a placement if it is legal and new; `ring`: it may enclose ground."""
        move = build(x, y, angle)
        if not self.seen.add(move):
            return False
        self.market.judge(self.fit, x, y, angle)
        return self.fit.verdict == FITS and self.keep(move, ring)

    def keep(self, move: i64, ring: bool) -> bool:
        """Keep a placement that fits, unless it joins shops of different owners."""
        rank: i64 = FREE_GROUND
        if self.fit.count:
            rank = self.rank(ring)
            if rank == REFUSED:
                return False
        self.ranks = append(self.ranks, rank)
        self.moves = append(self.moves, move)
        return True

    def rank(self, ring: bool) -> i64:
        """Return how many open doors of owned shops a placement takes away or adds."""
        fit = self.fit
        lost: i64 = 0
        slanted = False
        for place in range(fit.count):
            doors = self.open[fit.cards[place]]
            if fit.offsets[place] == NO_GRID:
                slanted = True
            if doors:
                lost += DOOR_COUNTS[self.market.blocks(fit, place) & doors]
        added = self.added()
        if added == REFUSED:
            return REFUSED
        if (ring or slanted) and self.walked < SEALS_WALKED and self.closes_ring():
            self.walked += 1
            lost = self.lost_by_walk(lost)
        return lost + added if lost + added else OTHERWISE

    def added(self) -> i64:
        """Return how many open doors the placed card adds to owned shops (E3.5), or REFUSED."""
        fit = self.fit
        setting = self.s.setting
        owner: i64 = UNOWNED
        rivals = False
        doors: i64 = 0
        blocked: i64 = -1
        for place in range(fit.count):
            if fit.offsets[place] == NO_GRID:
                continue
            card = fit.cards[place]
            key = 4 * fit.offsets[place] + ((fit.angle - self.market.angle[card]) // QUARTER & 3)
            for pair in range(JOINS.first[key], JOINS.first[key + 1], 2):
                whose = self.owner[card * CELLS + JOINS.cells[pair]]
                if whose == UNOWNED:
                    continue
                if owner == UNOWNED:
                    owner = whose
                    blocked = self.market.blocked_on(fit)
                elif owner != whose:
                    rivals = True
                run = setting.run_of[self.s.drawn * CELLS + JOINS.cells[pair + 1]]
                new = setting.run_doors[run] & ~blocked
                doors += DOOR_COUNTS[new]
                blocked |= new
        if rivals and joins_rivals(self.s, fit):
            return REFUSED
        return doors

    def closes_ring(self) -> bool:
        """Say whether two of the things a placement touches are connected already."""
        fit = self.fit
        found: i64 = 0
        if edges_reached(self.market.ground, fit):
            found = BITS[self.clusters.of[self.market.cards]]
        for place in range(fit.count):
            cluster = BITS[self.clusters.of[fit.cards[place]]]
            if found & cluster:
                return True
            found |= cluster
        return False

    def lost_by_walk(self, lost: i64) -> i64:
        """Return what `cut_off` does; a card turned by half a circle covers the same ground."""
        fit = self.fit
        angle = fit.angle % (2 * QUARTER)
        if fit.x != self.walked_x or fit.y != self.walked_y or angle != self.walked_angle:
            self.walked_x = fit.x
            self.walked_y = fit.y
            self.walked_angle = angle
            self.walked_lost = self.cut_off(lost)
        return self.walked_lost

    def cut_off(self, lost: i64) -> i64:
        """Return how many open doors of owned shops are open no more when the card is laid.

        `lost` are those that the card itself closes.
        """
        drawn = self.s.drawn
        market = self.market.copy()
        market.put(drawn, self.fit)
        found = self.s.shops.street.regions_with(market, self.fit)
        if found is None:
            return lost
        for place in range(self.fit.count):
            market.blocked[self.fit.cards[place]] |= self.market.blocks(self.fit, place)
        for card in self.market.laid:
            doors = self.open[card] & ~market.blocked[card]
            for door in range(DOORS):
                if doors & BITS[door] and found.of_door(card, door) != found.street:
                    lost += 1
        return lost


def kept(proposals: Proposals) -> list[int]:
    """Return the legal proposals in their order, or places of the lattice if there are none."""
    if not len(proposals.moves):
        return lattice_place(proposals.s, FALLBACK)
    ranks = proposals.ranks
    most: i64 = 0
    for rank in ranks:
        if rank > most:
            most = rank
    # Sorted by counting: equals stay in the order proposed.
    start = vec[i64]([0] * (most - OTHERWISE + 2))
    for rank in ranks:
        start[most - rank + 1] += 1
    for place in range(1, len(start)):
        start[place] += start[place - 1]
    order = vec[i64]([0] * len(ranks))
    for index in range(len(ranks)):
        place = most - ranks[index]
        order[start[place]] = proposals.moves[index]
        start[place] += 1
    return list(order[:LIMIT])
