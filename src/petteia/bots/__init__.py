"""Bots: opponents and hints."""

import msgspec

from petteia.bots.bot import Bot, Chooser
from petteia.bots.heuristic import Heuristic
from petteia.bots.spec import STRENGTHS, UnknownBot, bot, chooser
from petteia.core.message import Message
from petteia.core.registry import game as game_named

__all__ = [
    "STRENGTHS",
    "Bot",
    "Chooser",
    "Heuristic",
    "UnknownBot",
    "bot",
    "choose",
    "hint",
]


def choose(game_name: str, view_json: bytes | str, strength: str, seed: int) -> str:
    """Return the text of a bot's move, from a view as JSON: what a process pool can be sent."""
    game = game_named(game_name)
    view = msgspec.json.decode(view_json, type=game.rules.view_type)
    return bot(strength, game).choose(view, seed)


def hint(
    game_name: str, view_json: bytes | str, strength: str, seed: int
) -> tuple[str, Message | None]:
    """Return the text of the move a bot would make, and why in one sentence."""
    game = game_named(game_name)
    view = msgspec.json.decode(view_json, type=game.rules.view_type)
    return chooser(strength, game).hint(view, seed)
