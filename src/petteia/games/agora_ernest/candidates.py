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

from petteia.games.agora_ernest.geometry import (
    DOOR_SIDE,
    DOORS,
    FRONT_U,
    FRONT_V,
    GRAINS,
    LEFT,
    QUARTER,
    RIGHT,
    SKIRT_HIGH,
    SKIRT_WIDE,
    TOP,
    TURN,
    angle_of,
    half_x,
    half_y,
)
from petteia.games.agora_ernest.grid import grid_i, grid_j, grid_x, grid_y, group_firsts
from petteia.games.agora_ernest.market import Market
from petteia.games.agora_ernest.model import Position
from petteia.games.agora_ernest.proposals import Proposals, kept

SLANTS: Final = (3000, 6000)
FREE_X: Final = 4000  # free ground is tried at this distance
FREE_Y: Final = 3000
FREE_KEPT: Final = 24
GAP_SQUARED: Final = 300_000 * 300_000  # a card's long side, in marks


def candidates(s: Position) -> list[int]:
    """Return the placements offered for the drawn card, what matters most first."""
    proposals = Proposals(s)
    propose_seals(proposals)
    propose_grid_contacts(proposals)
    propose_corner_blocks(proposals)
    propose_free_ground(proposals)
    return kept(proposals)


# ---- Alley seals ----


def propose_seals(proposals: Proposals) -> None:
    """Close gaps between cards of one cluster: what lies behind may become an alley."""
    market = proposals.market
    of = proposals.clusters.of
    for card in market.laid:
        if len(market.contacts[card]) == 0:
            continue
        for other in market.near(market.x[card], market.y[card]):
            if other > card and of[other] == of[card] and other not in market.contacts[card]:
                propose_seal(proposals, card, other)


def propose_seal(proposals: Proposals, card: int, other: int) -> None:
    """Close the gap between the two nearest corners of two cards, and between the next two."""
    market = proposals.market
    nearest = GAP_SQUARED
    second = GAP_SQUARED
    mouth = -1
    next_mouth = -1
    for pair in range(16):
        dx = corner_x(market, other, pair & 3) - corner_x(market, card, pair >> 2)
        dy = corner_y(market, other, pair & 3) - corner_y(market, card, pair >> 2)
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
        propose_wedges(proposals, card, other, mouth)
    if next_mouth >= 0 and second > 0:
        propose_wedges(proposals, card, other, next_mouth)


def propose_wedges(proposals: Proposals, card: int, other: int, pair: int) -> None:
    """Push a corner of the new card into a gap until two of its sides touch two corners.

    The sides meet at a right angle, so the tip lies half the gap's width behind its middle.
    """
    market = proposals.market
    ax = corner_x(market, card, pair >> 2)
    ay = corner_y(market, card, pair >> 2)
    dx = corner_x(market, other, pair & 3) - ax
    dy = corner_y(market, other, pair & 3) - ay
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


def corner_x(market: Market, card: int, corner: int) -> int:
    """Return x of a card's corner, in marks."""
    wide = 3 if corner & 1 else -3
    high = 2 if corner & 2 else -2
    return market.x[card] + wide * market.hx[card] - high * market.hy[card]


def corner_y(market: Market, card: int, corner: int) -> int:
    """Return y of a card's corner, in marks."""
    wide = 3 if corner & 1 else -3
    high = 2 if corner & 2 else -2
    return market.y[card] + wide * market.hy[card] + high * market.hx[card]


# ---- Grid contacts ----


def propose_grid_contacts(proposals: Proposals) -> None:
    """Lay the card along every edge of every laid card, on the grid of the group's first card."""
    market = proposals.market
    firsts = group_firsts(market)
    taken: list[set[int]] = [set() for _ in firsts]
    for card in market.laid:
        first = firsts[card]
        odd = (market.angle[card] - market.angle[first]) // QUARTER & 1
        i = grid_i(market, first, market.x[card], market.y[card], odd)
        j = grid_j(market, first, market.x[card], market.y[card], odd)
        for cell in cells_at(i, j, odd):
            taken[first].add(cell)
    for card in market.laid:
        first = firsts[card]
        odd = (market.angle[card] - market.angle[first]) // QUARTER & 1
        i = grid_i(market, first, market.x[card], market.y[card], odd)
        j = grid_j(market, first, market.x[card], market.y[card], odd)
        for crossed in range(2):
            wide = 6 if not crossed and not odd else 4 if not crossed else 5
            high = 10 - wide
            for along in range(2 - high, high, 2):
                propose_on_grid(proposals, first, i - wide, j + along, odd ^ crossed, taken[first])
                propose_on_grid(proposals, first, i + wide, j + along, odd ^ crossed, taken[first])
            for along in range(2 - wide, wide, 2):
                propose_on_grid(proposals, first, i + along, j - high, odd ^ crossed, taken[first])
                propose_on_grid(proposals, first, i + along, j + high, odd ^ crossed, taken[first])


def propose_on_grid(
    proposals: Proposals, first: int, i: int, j: int, odd: int, taken: set[int]
) -> None:
    """Offer a place on a grid both ways round, if its cells are free."""
    for cell in cells_at(i, j, odd):
        if cell in taken:
            return
    market = proposals.market
    x = grid_x(market, first, i, j)
    y = grid_y(market, first, i, j)
    angle = (market.angle[first] + odd * QUARTER) % TURN
    proposals.offer_both_ways(x, y, angle, sides_taken(i, j, odd, taken) > 1)


def cell_at(i: int, j: int) -> int:
    """Return the number of a cell of a grid, its centre given in half cells."""
    return (i + 512) * 1024 + j + 512


def cells_at(i: int, j: int, odd: int) -> list[int]:
    """Return the cells that a card takes on a grid."""
    wide = 2 - odd
    high = 1 + odd
    return [
        cell_at(i + u, j + v) for u in range(-wide, wide + 1, 2) for v in range(-high, high + 1, 2)
    ]


def sides_taken(i: int, j: int, odd: int, taken: set[int]) -> int:
    """Return how many separate stretches of a place's surroundings are taken."""
    wide = 4 - odd
    high = 3 + odd
    around: list[int] = []
    for u in range(-wide, wide, 2):
        around.append(cell_at(i + u, j - high))
    for v in range(-high, high, 2):
        around.append(cell_at(i + wide, j + v))
    for u in range(wide, -wide, -2):
        around.append(cell_at(i + u, j + high))
    for v in range(high, -high, -2):
        around.append(cell_at(i - wide, j + v))
    stretches = 0
    before = around[-1] in taken
    for cell in around:
        now = cell in taken
        if now and not before:
            stretches += 1
        before = now
    return stretches


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
                    if doors >> door & 1:
                        propose_blocks_of(proposals, card, door)


def propose_blocks_of(proposals: Proposals, card: int, door: int) -> None:
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
        for turn in range(4):
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
    market = proposals.market
    ground = market.ground
    kept = 0
    far = max(ground.max_x // FREE_X, ground.max_y // FREE_Y)
    for ring in range(far + 1):
        for row in range(ring, -ring - 1, -1):
            step = 1 if abs(row) == ring else 2 * ring
            for column in range(-ring, ring + 1, step):
                x = column * FREE_X
                y = row * FREE_Y
                if not market.fit(x, y, 0).touching and proposals.offer(x, y, 0, False):
                    kept += 1
                    if kept == FREE_KEPT:
                        return
