"""`petteia serve`: the server with its web page."""

from pathlib import Path

import click

from petteia.cli.failing import Failure


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(0, 65535),
    envvar="PETTEIA_PORT",
    show_envvar=True,
    help="The port.",
)
@click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    envvar="PETTEIA_DATA",
    show_envvar=True,
    help="The directory for the database; the user's data directory by default.",
)
@click.option(
    "--database",
    default="",
    metavar="URL",
    envvar="PETTEIA_DATABASE",
    show_envvar=True,
    help="Another database, as postgresql://user@host/name, for several nodes.",
)
@click.option(
    "--bot-workers",
    type=click.IntRange(1, 64),
    help="Processes in which bots think; all cores but one by default.",
)
def serve(host: str, port: int, data: Path | None, database: str, bot_workers: int | None) -> None:
    """Serve the games to web browsers until Ctrl-C.

    \b
    Examples:
      petteia serve
      petteia serve --host 0.0.0.0 --port 8080
      petteia serve --data /srv/petteia
      petteia serve --database postgresql://petteia@db/petteia
    """
    from petteia.server import run  # the web is loaded only by those who serve
    from petteia.server.settings import settings

    try:
        run.serve(host, port, settings(data, database, bot_workers))
    except run.ServeError as error:
        raise Failure(str(error)) from error
