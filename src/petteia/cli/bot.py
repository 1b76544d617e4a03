"""`petteia bot`: a bot that plays on a server from another machine."""

from urllib.error import HTTPError

import click
import msgspec

from petteia.cli.errors import Failure, complain, reason


@click.command(short_help="Play on a server as a bot, from any machine.")
@click.option("--server", required=True, metavar="URL", help="The server, as http://host:8000.")
@click.option(
    "--strength",
    default="Citizen",
    show_default=True,
    metavar="BOT",
    help="Who plays: a strength, or any bot that `petteia play --bots` takes.",
)
@click.option(
    "--token",
    envvar="PETTEIA_TOKEN",
    show_envvar=True,
    help="Who the bot is. Without one it is a new guest, and prints its token.",
)
@click.option("--name", help="The name others see.")
@click.option("--table", help="A table to sit down at.")
@click.option("--invitation", help="The invitation to it; its link ends in TABLE/INVITATION.")
def bot(
    server: str,
    strength: str,
    token: str | None,
    name: str | None,
    table: str | None,
    invitation: str | None,
) -> None:
    """Play all seats of a session on a server, until Ctrl-C.

    If the server goes away it is asked again until it is back. With the token it
    printed at its first start the bot is the same player again, and goes on with the
    games it sits at.

    \b
    Examples:
      petteia bot --server http://host:8000 --table TABLE --invitation INVITATION
      petteia bot --server https://example.org --strength Oracle --token SECRET
    """
    from petteia.bots.spec import check
    from petteia.client.bot import GONE, RemoteBot

    check(strength)
    try:
        player = RemoteBot(server, strength, token)
        if name:
            player.rename(name)
        if table:
            player.sit(table, invitation)
        if not token:
            click.echo(f"token {player.token}")
        player.stay(lambda: False, complain)
    except HTTPError as error:
        raise Failure(f"{server}: {problem(error)}") from error
    except (*GONE, ValueError) as error:
        told = reason(error) if isinstance(error, OSError) else error
        raise Failure(f"{server}: {told}") from error


def problem(error: HTTPError) -> str:
    """Return what the server says is wrong: its own key for it says more than HTTP's."""
    try:
        told = msgspec.json.decode(error.read())["problem"]
    except (OSError, ValueError, LookupError, TypeError):
        return reason(error)
    hint = ": --invitation is needed" if told == "not-invited" else ""
    return f"{error.reason} ({told}{hint})"
