"""Which games are installed: every entry point of the group `petteia.games`."""

import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from petteia.core.errors import UnknownGame
from petteia.core.game import Game


@cache
def games() -> dict[str, Game]:
    """Return all installed games by name, in the order of their titles."""
    found = [game for entry in entry_points(group="petteia.games") for game in _loaded(entry)]
    return {game.name: game for game in sorted(found, key=lambda g: (g.title, g.year, g.name))}


def _loaded(entry: EntryPoint) -> list[Game]:
    """Return an installed game; a broken one is reported and the others stay playable."""
    try:
        return [entry.load()]
    except Exception as error:
        warnings.warn(f"the game {entry.name} cannot be loaded: {error!r}", stacklevel=2)
        return []


def game(name: str) -> Game:
    """Return the game of this name."""
    try:
        return games()[name]
    except KeyError:
        known = ", ".join(games())
        raise UnknownGame(f"there is no game {name!r}; there are {known}") from None
