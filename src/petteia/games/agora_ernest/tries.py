"""Moves worth trying at a position: random placements and near misses of the tolerances."""

from petteia.core.rng import Rng
from petteia.games.agora_ernest.geometry import QUARTER, TURN
from petteia.games.agora_ernest.grid import grid_i, grid_j, grid_x, grid_y
from petteia.games.agora_ernest.model import Position
from petteia.games.agora_ernest.moves import build

NEAR = 13
"""Near misses are within so many thousandths of a cell: the tolerances are at 0.5 and 10.5."""


def tries(state: Position, rng: Rng) -> list[int]:
    """Return placements anywhere, beside laid cards and at the table's edge."""
    ground = state.market.ground
    moves = [
        build(
            rng.below(2 * ground.max_x + 1) - ground.max_x,
            rng.below(2 * ground.max_y + 1) - ground.max_y,
            rng.below(TURN),
        )
    ]
    turned = 2 * QUARTER * rng.below(2)
    moves.append(build(ground.max_x - 1500 + near(rng), 1000 * rng.below(9), turned))
    moves.append(build(3000 * rng.below(5), near(rng) + 1000 - ground.max_y, turned))
    if state.market.laid:
        moves += [beside(state, rng) for _ in range(3)]
    return moves


def beside(s: Position, rng: Rng) -> int:
    """Return a place in contact with a laid card's edge, give or take some thousandths."""
    market = s.market
    card = market.laid[rng.below(len(market.laid))]
    odd = rng.below(2)
    i = grid_i(market, card, market.x[card], market.y[card], 0)
    j = grid_j(market, card, market.x[card], market.y[card], 0)
    along = 2 * rng.below(5) - 4 + odd
    across = (5 if odd else 4) * (1 - 2 * rng.below(2))
    return build(
        grid_x(market, card, i + along, j + across) + near(rng),
        grid_y(market, card, i + along, j + across) + near(rng),
        (market.angle[card] + (odd + 2 * rng.below(2)) * QUARTER) % TURN,
    )


def near(rng: Rng) -> int:
    """Return a few thousandths, often none."""
    return rng.below(2) * (rng.below(2 * NEAR + 1) - NEAR)
