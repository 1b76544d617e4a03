"""The option `--bots`: who plays the seats, one name for each or one for all."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from petteia.bots import Bot, bot
from petteia.core.errors import OptionError
from petteia.core.game import Game

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def with_bots(default: str, help_text: str) -> Callable[[Decorated], Decorated]:
    """Add `--bots`."""
    return click.option("--bots", default=default, metavar="BOT[,BOT…]", help=help_text)


def names(asked: str, players: int) -> list[str]:
    """Return the name of the bot on each seat."""
    given = [name.strip() for name in asked.split(",")]
    if len(given) == 1:
        return given * players
    if len(given) != players:
        told = f"{len(given)} bots for {players} seats"
        raise OptionError(f"--bots {asked}: {told}; name one for each seat or one for all")
    return given


def seated(asked: str, game: Game, players: int) -> list[Bot]:
    """Return the bot of each seat; wrong names are refused."""
    return [bot(name, game) for name in names(asked, players)]
