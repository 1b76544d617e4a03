"""`petteia serve`: the server with its web page."""

import click

from petteia.cli.failing import Failure


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="The port."
)
def serve(host: str, port: int) -> None:
    """Serve the games to web browsers until Ctrl-C.

    \b
    Examples:
      petteia serve
      petteia serve --host 0.0.0.0 --port 8080
    """
    from petteia.server import app  # the web is loaded only by those who serve

    try:
        app.serve(host, port)
    except app.ServeError as error:
        raise Failure(str(error)) from error
