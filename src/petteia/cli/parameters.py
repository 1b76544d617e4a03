"""What commands share: a game, its players, options and numbers, a file, a seat, a language."""

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from petteia.cli.errors import Failure
from petteia.core import data, options, registry
from petteia.core.errors import OptionError, UnknownGame
from petteia.core.game import Game
from petteia.core.words import LANGUAGES

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def with_game(required: bool = True) -> Callable[[Decorated], Decorated]:
    """Add the argument GAME."""
    return click.argument("game", required=required, callback=_named, shell_complete=_begun)


def _named(context: click.Context, parameter: click.Parameter, name: str | None) -> Game | None:
    """Return the game of this name."""
    try:
        return None if name is None else registry.game(name)
    except UnknownGame as error:
        raise click.BadParameter(str(error), context, parameter) from error


def _begun(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """Complete the name of a game in a shell."""
    return [name for name in registry.games() if name.startswith(begun)]


def language() -> str:
    """Return the language of the environment, if the games speak it."""
    wanted = next((v for k in ("LC_ALL", "LC_MESSAGES", "LANG") if (v := os.environ.get(k))), "")
    return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]


def with_setting(command: Decorated) -> Decorated:
    """Add `--option` and `--data`."""
    command = click.option(
        "--data",
        "own_data",
        type=click.Path(path_type=Path),
        metavar="FILE.toml",
        help="Your own printed numbers, with the keys that `petteia games GAME` lists.",
    )(command)
    return click.option(
        "--option",
        "pairs",
        multiple=True,
        metavar="KEY=VALUE",
        help="A variant of the rules; may be repeated. `petteia games GAME` lists them.",
    )(command)


def with_language(command: Decorated) -> Decorated:
    """Add `--lang`."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default=language,
        help="The language the game speaks (default: that of your environment, or en).",
    )(command)


def with_players(command: Decorated) -> Decorated:
    """Add `--players`."""
    return click.option(
        "--players", type=int, metavar="N", help="How many play (default: the fewest)."
    )(command)


def with_file(command: Decorated) -> Decorated:
    """Add the argument FILE."""
    return click.argument("file", type=click.Path(path_type=Path))(command)


class OptionSource:
    """What `--option` and `--data` ask for, before the game is known."""

    def __init__(self, pairs: Sequence[str], own_data: Path | None) -> None:
        self.pairs = pairs
        self.own = None if own_data is None else data.own_file(own_data)

    def over(self, game: Game, recorded: Mapping[str, Any]) -> dict[str, Any]:
        """Return a record's options with these on top."""
        asked = options.read(game.options, self.pairs)
        if "data" in asked:
            raise OptionError("the numbers of a game are given with --data FILE.toml")
        result = {**recorded, **asked}
        if self.own is not None:
            result["data"] = _laid_over(recorded.get("data"), self.own)
        return result


def _laid_over(below: object, above: Mapping[str, Any]) -> dict[str, Any]:
    """Return the tables above, and what they leave out from the tables below."""
    result: dict[str, Any] = dict(below) if isinstance(below, Mapping) else {}
    for key, value in above.items():
        result[key] = _laid_over(result.get(key), value) if isinstance(value, Mapping) else value
    return result


def need_seat(seat: int | None, players: int) -> None:
    """Refuse a seat that the table does not have."""
    if seat is not None and not 0 <= seat < players:
        raise OptionError(f"there is no seat {seat}: {players} players sit on 0 to {players - 1}")


def need_places(*files: Path) -> None:
    """Refuse, before any work, files that cannot be written, or two that are one."""
    for index, file in enumerate(files):
        if not file.parent.is_dir():
            raise Failure(f"cannot write {file}: there is no folder {file.parent}")
        if file.is_dir():
            raise Failure(f"cannot write {file}: it is a folder")
        if file.resolve() in [other.resolve() for other in files[:index]]:
            raise Failure(f"{file} would be written over: name another file")
