"""The command line: `petteia`."""

import click

from petteia import __version__
from petteia.cli.admin import admin
from petteia.cli.analyse import analyse
from petteia.cli.arena import arena
from petteia.cli.bot import bot
from petteia.cli.errors import Commands
from petteia.cli.evaluate import evaluate
from petteia.cli.games import games
from petteia.cli.legal import legal
from petteia.cli.mcp import mcp
from petteia.cli.play import play
from petteia.cli.replay import replay
from petteia.cli.serve import serve
from petteia.cli.show import show
from petteia.cli.simulate import simulate
from petteia.cli.verify import verify
from petteia.core.compilation import compiled


def print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Print the version and whether the engine is compiled."""
    if wanted and not context.resilient_parsing:
        built = "compiled" if compiled() else "interpreted"
        click.echo(f"petteia {__version__} ({built})")
        context.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Print the version and leave.",
)
@click.pass_context
def main(context: click.Context) -> None:
    """Play, simulate and check board games of ancient Greece.

    A first game, and then a look at what was written down:

    \b
      petteia games
      petteia play agora_lieske --players 3
      petteia show agora_lieske-1.json

    A thousand games at random, each checked move by move:

    \b
      petteia simulate agora_lieske --players 3 --games 1000 --out many.jsonl
      petteia replay many.jsonl

    A FILE is one record (.json) or many (.jsonl, one record a line). A record is
    the list of moves, written "<actor> <verb> <arguments>": the actor is a seat,
    counted from 0, or * for chance.

    \b
      {"petteia": 1, "game": "agora_lieske", "players": 2, "options": {},
       "moves": ["* start 0", "* demand wood", "* demand clay"]}

    Exit codes: 0 all is well, 1 a move is not legal (or the work failed halfway),
    2 the arguments or a record cannot be read, 130 stopped with Ctrl-C.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for command in (
    games, play, simulate, arena, evaluate, analyse, replay, legal, show, serve, verify, bot, mcp,
    admin,
):  # fmt: skip
    main.add_command(command)
