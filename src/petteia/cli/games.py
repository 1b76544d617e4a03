"""`petteia games`: lists the games and their options."""

import click
from rich.console import Console

from petteia.cli.console import say, screen, table
from petteia.cli.parameters import with_game, with_language
from petteia.core import options, registry
from petteia.core.game import Game
from petteia.core.words import Words


@click.command()
@with_game(required=False)
@with_language
def games(game: Game | None, lang: str) -> None:
    """List the games; with a name: its options and printed numbers.

    \b
    Examples:
      petteia games
      petteia games agora_lieske
    """
    console = screen()
    if game is None:
        list_games(console, lang)
    else:
        tell_game(console, game, Words(game.package, lang))


def list_games(console: Console, lang: str) -> None:
    """Print a line for each game."""
    shown = table("Game", "Title", "Designer, publisher, year", "Players", "Minutes")
    for column in shown.columns[:3]:
        column.justify = "left"
    for game in registry.games().values():
        title = Words(game.package, lang).text("title")
        credit = f"{game.designer}, {game.publisher}, {game.year}"
        shown.add_row(game.name, title, credit, game.how_many_play(), str(game.minutes))
    console.print(shown)
    say(console)
    say(console, "petteia games GAME tells a game’s options; petteia play GAME plays it.")


def tell_game(console: Console, game: Game, words: Words) -> None:
    """Print all that can be chosen before a game."""
    say(console, words.text("title"), style="bold")
    say(console, f"{game.designer}, {game.publisher}, {game.year}")
    say(console, f"{game.how_many_play()} players, about {game.minutes} minutes")
    say(console, words.text("about"))
    say(console)
    if game.options:
        shown = table("--option", "The first value is the default", "Rule")
        for column in shown.columns:
            column.justify = "left"
        for option in game.options:
            values = " | ".join(options.written(value) for value in option.values)
            said = words.text(f"option-{option.name}")
            shown.add_row(f"{option.name}={values}", said, option.rule)
        console.print(shown)
        say(console)
    shown = table("--data", "Value", "Known from")
    for column in shown.columns:
        column.justify = "left"
    for path in game.data.paths():
        value: object = game.data.numbers
        for key in path.split("."):
            assert isinstance(value, dict)
            value = value[key]
        shown.add_row(path, str(value), game.data.mark(path))
    console.print(shown)
    say(console)
    say(
        console, "Reconstructed: the printed value is not known to us; this one fits what is known."
    )
    say(console, "Ours: no rulebook has it; we added it.")
