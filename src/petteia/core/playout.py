"""A playout: random moves from a position to the end, wholly on the compiled side."""

from typing import Final

from mypy_extensions import i64

from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY, State

NO_LIMIT: Final = -1
"""Play on to the end of the game."""


def random_move(state: State, rng: Rng) -> i64:
    """Return a random legal move: a seat's are all as likely, those of chance have weights."""
    return state.draw(rng)


def playout(state: State, rng: Rng, limit: i64 = NO_LIMIT) -> i64:
    """Play at random to the end, or for `limit` decisions; return how many decisions were made.

    Chance is played and not counted. The state itself is played on: give a copy of what is still
    needed.
    """
    return counted(state, rng, limit)[0]


def playouts(state: State, rng: Rng, times: i64, limit: i64 = NO_LIMIT) -> i64:
    """Play out so many copies of a position, as `playout` does; return all decisions made.

    With a limit of 0 the copies are all that is made.
    """
    decisions: i64 = 0
    for _ in range(times):
        decisions += playout(state.copy(), rng, limit)
    return decisions


def counted(state: State, rng: Rng, limit: i64 = NO_LIMIT) -> tuple[i64, i64]:
    """Play as `playout` does; return how many decisions were made and how many moves in all."""
    decisions: i64 = 0
    moves: i64 = 0
    while decisions != limit and state.actor != NOBODY:
        if state.actor != CHANCE:
            decisions += 1
        moves += 1
        state.play(state.draw(rng))
    return decisions, moves
