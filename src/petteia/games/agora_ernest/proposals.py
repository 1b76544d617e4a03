"""Proposals: placements that have been found legal, and how much each of them matters."""

from __future__ import annotations

from typing import Final

from petteia.games.agora_ernest.geometry import NO_GRID, QUARTER, TURN
from petteia.games.agora_ernest.market import Fit, Market, edges_reached, turned_over
from petteia.games.agora_ernest.model import Position
from petteia.games.agora_ernest.moves import build
from petteia.games.agora_ernest.placement import lattice_place, refuse_fit
from petteia.games.agora_ernest.shops import UNOWNED, bits
from petteia.games.agora_ernest.street import Clusters, Street

LIMIT: Final = 400
FALLBACK: Final = 50
SEALS_WALKED: Final = 12  # how many proposals that may enclose ground have their street computed

# The order of what is kept.
MATTERS: Final = 0
FREE_GROUND: Final = 1 << 40
OTHERWISE: Final = 2 << 40
ONE_DOOR: Final = 1 << 20


class Proposals:
    """Legal placements found so far and how they rank."""

    s: Position
    market: Market
    clusters: Clusters
    open: list[int]
    seen: set[int]
    ranks: list[int]
    moves: list[int]
    walked: int

    def __init__(self, s: Position) -> None:
        self.s = s
        self.market = s.market
        self.clusters = Clusters(s.market)
        self.open = owned_doors(s)
        self.seen = set()
        self.ranks = []
        self.moves = []
        self.walked = 0

    def offer(self, x: int, y: int, angle: int, ring: bool) -> bool:
        """Keep a placement if it is legal and new; `ring`: it may enclose ground."""
        move = build(x, y, angle)
        if move in self.seen:
            return False
        self.seen.add(move)
        return self.judge(move, self.market.fit(x, y, angle), ring)

    def offer_both_ways(self, x: int, y: int, angle: int, ring: bool) -> None:
        """Keep a placement and the same turned by half a circle, as far as they are legal."""
        move = build(x, y, angle)
        over = build(x, y, (angle + 2 * QUARTER) % TURN)
        if move in self.seen and over in self.seen:
            return
        fit = self.market.fit(x, y, angle)
        if move not in self.seen:
            self.seen.add(move)
            self.judge(move, fit, ring)
        if over not in self.seen:
            self.seen.add(over)
            self.judge(over, turned_over(fit), ring)

    def judge(self, move: int, fit: Fit, ring: bool) -> bool:
        """Keep a placement if it is legal."""
        if refuse_fit(self.s, fit):
            return False
        matter = self.matter(fit, ring)
        kind = MATTERS if matter else OTHERWISE if fit.touching else FREE_GROUND
        self.ranks.append(kind - matter * ONE_DOOR + len(self.ranks))
        self.moves.append(move)
        return True

    def matter(self, fit: Fit, ring: bool) -> int:
        """Return how many open doors of owned shops a placement takes away or adds."""
        if not fit.touching:
            return 0
        lost = 0
        slanted = False
        for place in range(len(fit.touching)):
            card = fit.touching[place]
            if fit.offsets[place] == NO_GRID:
                slanted = True
            if self.open[card]:
                lost += bits(self.market.blocks(fit, place) & self.open[card])
        if (ring or slanted) and self.walked < SEALS_WALKED and self.closes_ring(fit):
            self.walked += 1
            lost = self.cut_off(fit)
        return lost + self.added(fit)

    def added(self, fit: Fit) -> int:
        """Return how many open doors the placed card adds to owned shops (E3.5)."""
        s = self.s
        doors = 0
        blocked = -1
        pairs = self.market.joined_cells(fit, s.drawn)
        for pair in range(0, len(pairs), 2):
            shop = s.shops.of[s.setting.run_of[pairs[pair + 1]]]
            if s.shops.owner[shop] == UNOWNED:
                continue
            if blocked < 0:
                blocked = self.market.blocked_on(fit)
            new = s.setting.run_doors[s.setting.run_of[pairs[pair]]] & ~blocked
            doors += bits(new)
            blocked |= new
        return doors

    def closes_ring(self, fit: Fit) -> bool:
        """Say whether two of the things a placement touches are connected already."""
        found: list[int] = []
        if edges_reached(self.market.ground, fit):
            found.append(self.clusters.of[len(self.market.x)])
        for card in fit.touching:
            cluster = self.clusters.of[card]
            if cluster in found:
                return True
            found.append(cluster)
        return False

    def cut_off(self, fit: Fit) -> int:
        """Return how many open doors of owned shops are open no more when a card is laid so."""
        market = self.market.copy()
        market.lay(self.s.drawn, fit)
        street = Street(market)
        doors = 0
        for card in self.market.laid:
            doors += bits(self.open[card] & ~street.open[card])
        return doors


def kept(proposals: Proposals) -> list[int]:
    """Return the legal proposals in their order, or places of the lattice if there are none."""
    if not proposals.moves:
        return lattice_place(proposals.s, FALLBACK)
    order = sorted(proposals.ranks)
    of_rank = dict(zip(proposals.ranks, proposals.moves, strict=True))
    return [of_rank[rank] for rank in order[:LIMIT]]


def owned_doors(s: Position) -> list[int]:
    """Return the open doors of owned shops by card, as bits."""
    doors = [0] * len(s.where)
    for card in s.market.laid:
        for run in range(s.setting.first_run[card], s.setting.first_run[card + 1]):
            if s.shops.owner[s.shops.of[run]] != UNOWNED:
                doors[card] |= s.shops.street.open[card] & s.setting.run_doors[run]
    return doors
