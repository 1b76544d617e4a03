"""Which heuristic a game brings: the entry point of the group `petteia.heuristics` of its name."""

import warnings
from functools import cache
from importlib.metadata import entry_points

from petteia.bots.heuristic import Heuristic
from petteia.core.game import Game


def heuristic(game: Game) -> Heuristic:
    """Return the game's heuristic; without one, its points are all that counts."""
    return _named(game.name)


@cache
def _named(name: str) -> Heuristic:
    for entry in entry_points(group="petteia.heuristics", name=name):
        try:
            found: Heuristic = entry.load()()
            return found
        except Exception as error:
            warnings.warn(f"the heuristic of {name} cannot be loaded: {error!r}", stacklevel=2)
    return Heuristic()
