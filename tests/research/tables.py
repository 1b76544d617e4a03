"""What the tests of research share: every game at its smallest and largest table."""

from petteia.core.game import Game
from petteia.core.registry import games

TABLES = [
    (game, players)
    for game in games().values()
    for players in sorted({game.seats[0], game.seats[-1]})
]
NAMES = [f"{game.name}-{players}" for game, players in TABLES]
OURS: list[Game] = [game for game in games().values() if game.package.startswith("petteia.")]
SHORT = {"agora_ernest": 12}
"""Decisions after which a test has seen enough of a game that takes seconds to play."""
