"""A playout: random moves from a position to the end, wholly on the compiled side."""

from typing import Final

from mypy_extensions import i64

from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY, State

NO_LIMIT: Final = -1
"""Play on to the end of the game."""


def playout(state: State, rng: Rng, limit: int = NO_LIMIT) -> int:
    """Play at random to the end, or for `limit` decisions; return how many decisions were made.

    Every legal move of a seat is as likely as the next; chance keeps its weights and is not
    counted. The state itself is played on: give a copy of what is still needed.
    """
    return counted(state, rng, limit)[0]


def counted(state: State, rng: Rng, limit: int = NO_LIMIT) -> tuple[int, int]:
    """Play as `playout` does; return how many decisions were made and how many moves in all."""
    decisions: i64 = 0
    moves: i64 = 0
    most: i64 = limit
    while decisions != most:
        actor = state.actor
        if actor == NOBODY:
            break
        legal = state.legal()
        if actor == CHANCE:
            move = legal[rng.weighted(state.weights())]
        else:
            move = legal[rng.below(len(legal))]
            decisions += 1
        moves += 1
        state.play(move)
    return decisions, moves
