"""What equal seeds give, as short digests: `python -m petteia.testing.digests` prints them.

Compiled and interpreted engines must print the same.
"""

import json
import sys
from hashlib import sha256
from typing import Any

from petteia.core.compilation import compiled
from petteia.core.game import Game
from petteia.core.playout import counted
from petteia.core.registry import games
from petteia.core.rng import Rng
from petteia.core.state import NOBODY, State
from petteia.testing.promises import some_move

GAMES = 5
"""Games that are digested for each game and number of players."""


def digest(game: Game, players: int, seed: int) -> str:
    """Return the digest of everything that happens in one random game."""
    state = game.new(players)
    rng = Rng(seed)
    found = sha256()
    while state.actor != NOBODY:
        move = some_move(state, rng)
        found.update(_bytes([state.actor, state.legal(), move]))
        state.log = []
        state.play(move)
        found.update(_bytes(state.log))
        state.log = None
    found.update(_bytes(_end(game, state)))
    return found.hexdigest()[:16]


def playout_digest(game: Game, players: int, seed: int) -> str:
    """Return the digest of the end of one playout."""
    state = game.new(players)
    decisions, moves = counted(state, Rng(seed))
    return sha256(_bytes([decisions, moves, _end(game, state)])).hexdigest()[:16]


def digests() -> dict[str, list[str]]:
    """Return the digests for every installed game and number of players."""
    return {
        f"{game.name}-{players}": [
            made(game, players, seed) for seed in range(GAMES) for made in (digest, playout_digest)
        ]
        for game in games().values()
        for players in game.seats
    }


def _end(game: Game, state: State) -> list[Any]:
    points = [state.points(seat) for seat in range(state.players)]
    return [game.snapshot(state), points, state.standing()]


def _bytes(value: Any) -> bytes:
    return json.dumps(value).encode()


if __name__ == "__main__":
    json.dump({"compiled": compiled(), "digests": digests()}, sys.stdout)
