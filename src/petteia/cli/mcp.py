"""`petteia mcp`: a Model Context Protocol server for assistants."""

import socket

import click

from petteia.cli.errors import Failure, reason
from petteia.cli.parameters import with_language


@click.command(short_help="Let an assistant play, over the Model Context Protocol.")
@click.option("--http", is_flag=True, help="Serve HTTP (default: standard input and output).")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", type=click.IntRange(1, 65535), default=8765, show_default=True)
@click.option("--server", metavar="URL", help="A server of Petteia whose tables can be played.")
@click.option("--token", envvar="PETTEIA_TOKEN", show_envvar=True,
              help="Who plays there; without one a new guest, whose token is printed.")  # fmt: skip
@with_language
def mcp(http: bool, host: str, port: int, server: str | None, token: str | None, lang: str) -> None:
    """Serve the games to assistants until they disconnect, or until Ctrl-C.

    An assistant can start games against bots on this machine, and play at a server's
    tables with a player's token. It sees only what its seat may know, and gets no
    hints in rated games. Anyone who reaches the HTTP address plays as that player:
    do not expose it.

    \b
    Examples:
      petteia mcp
      petteia mcp --http --port 8765
      petteia mcp --server https://example.org --token SECRET
    """
    try:
        from petteia.mcp.server import server as built
        from petteia.mcp.tools import Tools
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "mcp":
            raise
        raise Failure("mcp is not installed: pip install 'petteia[mcp]'") from None
    from petteia.client.bot import GONE
    from petteia.client.guest import Guest

    try:
        guest = Guest(server, token) if server else None
    except (*GONE, ValueError) as error:
        problem = reason(error) if isinstance(error, OSError) else error
        raise Failure(f"{server}: {problem}") from error
    if guest is not None and not token:
        click.echo(f"token {guest.token}", err=True)
    found = built(Tools(guest, lang))
    if http:
        _need_port(host, port)
        click.echo(f"Serving on http://{host}:{port}/mcp until Ctrl-C.", err=True)
        found.run("streamable-http", host=host, port=port)
    else:
        found.run("stdio")


def _need_port(host: str, port: int) -> None:
    """Refuse an address that cannot be listened on, before a server starts there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        why = reason(error).partition(" (")[0]  # Python adds the address
        raise Failure(f"cannot listen on {host}:{port}: {why}") from error
