"""Which games are installed: every entry point of the group `petteia.games`."""

from functools import cache
from importlib.metadata import entry_points

from petteia.core.errors import UnknownGame
from petteia.core.game import Game


@cache
def games() -> dict[str, Game]:
    """Return all installed games by name, in the order of their titles."""
    found = [entry.load() for entry in entry_points(group="petteia.games")]
    return {game.name: game for game in sorted(found, key=lambda g: (g.title, g.year, g.name))}


def game(name: str) -> Game:
    """Return the game of this name."""
    try:
        return games()[name]
    except KeyError:
        known = ", ".join(games())
        raise UnknownGame(f"there is no game {name!r}; there are {known}") from None
