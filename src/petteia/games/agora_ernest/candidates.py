"""Candidates: the finite list of placements that `legal()` offers for a drawn card.

Four kinds are proposed, in this order: cards whose corner closes a gap between two cards of one
cluster (alley seals); cards in contact with the grid on every free edge of every laid card;
slanted cards with a corner on an open door of a rival's shop; cards on free ground that touch
nothing.

At most LIMIT of the legal ones are kept: first those that change somebody's income, the most
doors first (doors of owned shops that they close or cut off, and open doors they add to owned
shops); then free ground; then all others; equals in the order proposed. If no proposal is legal,
the first legal places of E3.1's lattice take their place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import BITS, vec
from petteia.games.agora_ernest.geometry import (
    DOOR_SIDE,
    DOORS,
    FRONT_U,
    FRONT_V,
    GRAINS,
    LEFT,
    QUARTER,
    RIGHT,
    SIDES,
    SKIRT_HIGH,
    SKIRT_WIDE,
    TOP,
    TURN,
    angle_of,
    half_x,
    half_y,
    size,
)
from petteia.games.agora_ernest.grid import Grids, grid_x, grid_y
from petteia.games.agora_ernest.market import FITS, Market
from petteia.games.agora_ernest.model import Position
from petteia.games.agora_ernest.moves import build
from petteia.games.agora_ernest.proposals import SEALS_WALKED, Proposals, kept

SLANTS: Final = (3000, 6000)
FREE_X: Final[i64] = 4000  # free ground is tried at this distance
FREE_Y: Final[i64] = 3000
FREE_KEPT: Final = 24
GAP_SQUARED: Final = 300_000 * 300_000  # a card's long side, in marks
PAIRS: Final[i64] = 16  # of corners of two cards
BOTH_WAYS: Final[i64] = 2  # along another card and across


def candidates(s: Position) -> list[int]:
    """Return the placements offered for the drawn card, what matters most first."""
    proposals = Proposals(s)
    propose_seals(proposals)
    propose_grid_contacts(proposals)
    propose_corner_blocks(proposals)
    propose_free_ground(proposals)
    return kept(proposals)


# ---- Alley seals ----


class Corners:
    """The corners of all laid cards, in marks: four for each card."""

    x: vec[i64]
    y: vec[i64]

    def __init__(self, market: Market) -> None:
        self.x = vec[i64]([0] * (4 * market.cards))
        self.y = vec[i64]([0] * (4 * market.cards))
        for card in market.laid:
            hx = market.hx[card]
            hy = market.hy[card]
            for corner in range(SIDES):
                wide = 3 if corner & 1 else -3
                high = 2 if corner & 2 else -2
                self.x[4 * card + corner] = market.x[card] + wide * hx - high * hy
                self.y[4 * card + corner] = market.y[card] + wide * hy + high * hx


def propose_seals(proposals: Proposals) -> None:
    """Close gaps between cards of one cluster: what lies behind may become an alley."""
    market = proposals.market
    of = proposals.clusters.of
    corners = Corners(market)
    for laid in market.laid:
        card: i64 = laid
        touched = market.contacts[card]
        if not touched:
            continue
        for other in market.near(market.x[card], market.y[card]):
            if other > card and of[other] == of[card] and not touched & BITS[other]:
                propose_seal(proposals, corners, card, other)


def propose_seal(proposals: Proposals, corners: Corners, card: i64, other: i64) -> None:
    """Close the gap between the two nearest corners of two cards, and between the next two."""
    nearest: i64 = GAP_SQUARED
    second: i64 = GAP_SQUARED
    mouth: i64 = -1
    next_mouth: i64 = -1
    for pair in range(PAIRS):
        dx = corners.x[4 * other + (pair & 3)] - corners.x[4 * card + (pair >> 2)]
        dy = corners.y[4 * other + (pair & 3)] - corners.y[4 * card + (pair >> 2)]
        gap = dx * dx + dy * dy
        if gap < nearest:
            second = nearest
            next_mouth = mouth
            nearest = gap
            mouth = pair
        elif gap < second:
            second = gap
            next_mouth = pair
    if mouth >= 0 and nearest > 0:
        propose_wedges(proposals, corners, 4 * card + (mouth >> 2), 4 * other + (mouth & 3))
    if next_mouth >= 0 and second > 0:
        propose_wedges(
            proposals, corners, 4 * card + (next_mouth >> 2), 4 * other + (next_mouth & 3)
        )


def propose_wedges(proposals: Proposals, corners: Corners, corner: i64, other: i64) -> None:
    """Push a corner of the new card into a gap until two of its sides touch two corners.

    The sides meet at a right angle, so the tip lies half the gap's width behind its middle.
    """
    ax = corners.x[corner]
    ay = corners.y[corner]
    dx = corners.x[other] - ax
    dy = corners.y[other] - ay
    for behind in (1, -1):
        tip_x = 2 * ax + dx - behind * dy  # twice the tip
        tip_y = 2 * ay + dy + behind * dx
        angle = angle_of(2 * ax - tip_x, 2 * ay - tip_y)
        hx = half_x(angle)  # from the tip along one side of the card
        hy = half_y(angle)
        for along in (3, 2):  # its width or its height along that side
            across = behind * (5 - along)
            x = (tip_x + 2 * (along * hx - across * hy) + 100) // 200
            y = (tip_y + 2 * (along * hy + across * hx) + 100) // 200
            turned = angle if along == 3 else (angle + QUARTER) % TURN
            proposals.offer(x, y, turned, True)


# ---- Grid contacts ----


def propose_grid_contacts(proposals: Proposals) -> None:
    """Lay the card along every edge of every laid card, on the grid of the group's first card."""
    market = proposals.market
    grids = Grids(market)
    for laid in market.laid:
        card: i64 = laid
        first = grids.first[card]
        odd = grids.odd[card]
        i = grids.i[card]
        j = grids.j[card]
        for crossed in range(BOTH_WAYS):
            wide: i64 = 5
            if not crossed:
                wide = 4 if odd else 6
            high = 10 - wide
            turned = odd ^ crossed
            for along in range(2 - high, high, 2):
                propose_on_grid(proposals, grids, first, i - wide, j + along, turned)
                propose_on_grid(proposals, grids, first, i + wide, j + along, turned)
            for along in range(2 - wide, wide, 2):
                propose_on_grid(proposals, grids, first, i + along, j - high, turned)
                propose_on_grid(proposals, grids, first, i + along, j + high, turned)


def propose_on_grid(
    proposals: Proposals, grids: Grids, first: i64, i: i64, j: i64, odd: i64
) -> None:
    """Offer a place on a grid both ways round."""
    market = proposals.market
    x = grid_x(market, first, i, j)
    y = grid_y(market, first, i, j)
    angle = (market.angle[first] + odd * QUARTER) % TURN
    move = build(x, y, angle)
    over = build(x, y, (angle + 2 * QUARTER) % TURN)
    new = proposals.seen.add(move)
    new_over = proposals.seen.add(over)
    if not new and not new_over:
        return
    fit = proposals.fit
    market.judge(fit, x, y, angle)
    if fit.verdict != FITS:
        return
    ring = (
        proposals.walked < SEALS_WALKED
        and proposals.closes_ring()
        and grids.sides_taken(first, i, j, odd) > 1
    )
    if new:
        proposals.keep(move, ring)
    if new_over:
        fit.turn_over()
        proposals.keep(over, ring)


# ---- Corner blocks ----


def propose_corner_blocks(proposals: Proposals) -> None:
    """Put a corner of the slanted card on the middle of every open door of a rival's shop."""
    s = proposals.s
    for card in proposals.market.laid:
        if not proposals.open[card]:
            continue
        for run in range(s.setting.first_run[card], s.setting.first_run[card + 1]):
            if s.shops.owner[s.shops.of[run]] != s.active:
                doors = proposals.open[card] & s.setting.run_doors[run]
                for door in range(DOORS):
                    if doors & BITS[door]:
                        propose_blocks_of(proposals, card, door)


def propose_blocks_of(proposals: Proposals, card: i64, door: i64) -> None:
    """Offer the slants and corners that close one door."""
    market = proposals.market
    side = DOOR_SIDE[door]
    # The middle of the door's edge: the front moved back to the card.
    u = FRONT_U[door]
    v = FRONT_V[door]
    if side == RIGHT or side == LEFT:
        u = u * 3 * GRAINS // SKIRT_WIDE
    else:
        v = v * 2 * GRAINS // SKIRT_HIGH
    hx = market.hx[card]
    hy = market.hy[card]
    door_x = market.x[card] + (u * hx - v * hy) // GRAINS
    door_y = market.y[card] + (u * hy + v * hx) // GRAINS
    # Turned so that the door's side is up, the lowest corner of the new card must stand on it.
    upright = market.angle[card] + (side - TOP) * QUARTER
    for slant in SLANTS:
        for turn in range(SIDES):
            angle = (upright + slant + turn * QUARTER) % TURN
            nx = half_x(angle)
            ny = half_y(angle)
            wide = -3 if turn < 2 else 3
            high = -2 if turn == 0 or turn == 3 else 2
            x = (door_x - wide * nx + high * ny + 50) // 100
            y = (door_y - wide * ny - high * nx + 50) // 100
            proposals.offer(x, y, angle, False)


# ---- Free ground ----


def propose_free_ground(proposals: Proposals) -> None:
    """Offer places that touch nothing, from the middle of the table outwards."""
    ground = proposals.market.ground
    far = max(ground.max_x // FREE_X, ground.max_y // FREE_Y)
    found: i64 = 0
    for ring in range(far + 1):
        for row in range(ring, -ring - 1, -1):
            step: i64 = 2 * ring
            if size(row) == ring:
                step = 1
            column = -ring
            while column <= ring:
                if is_free(proposals, column * FREE_X, row * FREE_Y):
                    found += 1
                    if found == FREE_KEPT:
                        return
                column += step


def is_free(proposals: Proposals, x: i64, y: i64) -> bool:
    """Offer a place unless a card there would touch another; return whether it was added."""
    fit = proposals.fit
    proposals.market.judge(fit, x, y, 0)
    if fit.verdict != FITS or fit.count:
        return False
    move = build(x, y, 0)
    return proposals.seen.add(move) and proposals.keep(move, False)
