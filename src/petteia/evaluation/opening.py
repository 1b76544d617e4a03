"""Random openings: deterministic bots would otherwise repeat the same game."""

from collections.abc import Mapping
from typing import Any

from petteia.arena.schedule import ArenaError
from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.playout import random_move
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY

PLIES = 12
"""Random moves of seats before the players take over; chance moves do not count."""
OPENINGS = 2**20
"""Upper bound of openings per run: keeps the seeds of different runs apart."""


def luck_seed(seed: int, opening: int) -> int:
    """Return the seed of all luck in the games of an opening."""
    return seed * OPENINGS + opening


def opened(
    game: Game, players: int, options: Mapping[str, Any], seed: int, opening: int, plies: int
) -> Match:
    """Return a match after a random opening: chance by its weights, seats by any legal move."""
    match = Match(game, players, options)
    rng = Rng((luck_seed(seed, opening) << 32) + 2**32 - 1)  # no move of a game has this number
    left = plies
    while left and match.state.actor != NOBODY:
        left -= match.state.actor != CHANCE
        match.submit(game.move(match.state, random_move(match.state, rng)))
    if match.state.actor == NOBODY:
        raise ArenaError(f"the game is over after an opening of {plies} moves: --plies takes fewer")
    return match
