"""What other packages bring: a game its heuristic (the entry point of its name in the group
`petteia.heuristics`), and bots (each entry point of the group `petteia.bots`)."""

import warnings
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from petteia.bots.bot import Chooser
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


@cache
def installed() -> dict[str, Callable[..., Chooser]]:
    """Return what makes each installed bot from its name, a game, a heuristic and settings."""
    found = {}
    for entry in entry_points(group="petteia.bots"):
        try:
            found[entry.name] = entry.load()
        except Exception as error:
            warnings.warn(f"the bot {entry.name} cannot be loaded: {error!r}", stacklevel=2)
    return found
