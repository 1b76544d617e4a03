"""Learns the layouts of games: python -m petteia.research.make_layouts DIRECTORY GAME ...

A kept layout is what a version of an environment promises: make it again only with a new version.
"""

import sys
from itertools import product
from pathlib import Path

import msgspec

from petteia.core.game import Game
from petteia.core.registry import game as game_named
from petteia.research.beyond import widened
from petteia.research.observation import Kept, learned
from petteia.research.shapes import Parts, joined, roomy

GAMES = 16
"""Random games for each number of players and each way to set the options."""


def kept(game: Game, players: int, games: int) -> Kept:
    """Return a layout that has room for the views of every option."""
    found: Kept | None = None
    for values in product(*[option.values for option in game.options]):
        options = dict(zip([option.name for option in game.options], values, strict=True))
        more = learned(game, players, options, games)
        if found is not None:
            view = joined(found.view, more.view)
            assert isinstance(view, Parts)
            more = Kept(view, found.offered or more.offered)
        found = more
    assert found is not None
    return Kept(widened(roomy(found.view), game.name, game.new(players)), found.offered)


def main(directory: str, names: list[str]) -> None:
    """Write a file for each of the named games."""
    for name in names:
        game = game_named(name)
        text = msgspec.json.encode({p: kept(game, p, GAMES) for p in game.seats})
        file = Path(directory) / f"{name}.json"
        file.write_bytes(msgspec.json.format(text, indent=0) + b"\n")
        print(file.name, file.stat().st_size)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
