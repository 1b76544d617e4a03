"""`petteia serve`: the server with its web page."""

import os
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import urlsplit

import click

from petteia.cli.errors import Failure, complain

ELSEWHERE = {"PETTEIA_COMPILED", "PETTEIA_PURE", "PETTEIA_SETUP", "PETTEIA_CI", "PETTEIA_TOKEN"}
"""Variables that are not the server's."""


def _is_url(text: str, *schemes: str) -> bool:
    """Return whether a text is a URL of one of these schemes, with a host and nothing after it.

    What stands after it, or a port that is no number, is often a password with a / or a #.
    """
    try:
        read = urlsplit(text)
        after = read.path + read.query + read.fragment
        return read.scheme in schemes and bool(read.hostname) and read.port != 0 and not after
    except ValueError:
        return False


def _tell_misspelt(settings: Iterable[click.Parameter]) -> None:
    """Tell of a variable that looks like a setting and is none: it would do nothing, unseen."""
    known = sorted(str(setting.envvar) for setting in settings if setting.envvar)
    for name in sorted(os.environ):
        if name.startswith("PETTEIA_") and name not in ELSEWHERE.union(known):
            complain(f"{name} is not a setting; there are {', '.join(known)}")


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
    "--processes",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    envvar="PETTEIA_PROCESSES",
    show_envvar=True,
    help="Server processes behind the one port; more than one needs PostgreSQL.",
)
@click.option(
    "--bot-workers",
    type=click.IntRange(1, 64),
    help="Processes in which bots think; all cores but one by default.",
)
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=VALUE",
    envvar="PETTEIA_LIMITS",
    show_envvar=True,
    help="Another limit for clients, as sockets=5; docs/hosting.md lists them.",
)
@click.option(
    "--compute-workers",
    type=click.IntRange(1, 64),
    help="Processes that compute replays, previews and reasons; 1 by default.",
)
@click.option(
    "--smtp",
    default="",
    metavar="URL",
    envvar="PETTEIA_SMTP",
    show_envvar=True,
    help="A mail server, as smtps://user:password@host; players may then ask for mail.",
)
@click.option(
    "--mail-from",
    default="",
    metavar="ADDRESS",
    envvar="PETTEIA_MAIL_FROM",
    show_envvar=True,
    help="The address that mail comes from.",
)
@click.option(
    "--public-url",
    default="",
    metavar="URL",
    envvar="PETTEIA_PUBLIC_URL",
    show_envvar=True,
    help="Where people reach this server, for links in mail.",
)
@click.option(
    "--push-contact",
    default="",
    metavar="mailto:ADDRESS",
    envvar="PETTEIA_PUSH_CONTACT",
    show_envvar=True,
    help="Offers web push; push services may write to this address.",
)
@click.option(
    "--reveal-seconds",
    type=click.FloatRange(5),
    envvar="PETTEIA_REVEAL_SECONDS",
    show_envvar=True,
    help="How long a real-time game waits for a player's part of chance before it starts "
    "(180); then the seat is free again.",
)
@click.option(
    "--reveal-hours",
    type=click.FloatRange(0.1),
    envvar="PETTEIA_REVEAL_HOURS",
    show_envvar=True,
    help="The same for turn-based games, in hours (72).",
)
@click.option(
    "--rate-same-network",
    is_flag=True,
    envvar="PETTEIA_RATE_SAME_NETWORK",
    show_envvar=True,
    help="Counts rated games within one network too: for a club behind one router.",
)
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str,
    processes: int,
    bot_workers: int | None,
    limits: tuple[str, ...],
    compute_workers: int | None,
    smtp: str,
    mail_from: str,
    public_url: str,
    push_contact: str,
    reveal_seconds: float | None,
    reveal_hours: float | None,
    rate_same_network: bool,
) -> None:
    """Serve the games to web browsers until Ctrl-C.

    \b
    Examples:
      petteia serve
      petteia serve --host 0.0.0.0 --port 8080
      petteia serve --data /srv/petteia
      petteia serve --database postgresql://petteia@db/petteia --processes 4
      petteia serve --push-contact mailto:club@example.org
      petteia serve --limit sockets=5 --limit chat_per_minute=10
    """
    from petteia.server import run  # the web is loaded only by those who serve
    from petteia.server.settings import NoticeSettings, settings, with_limits

    _tell_misspelt(click.get_current_context().command.params)
    smtp, public_url = smtp.rstrip("/"), public_url.rstrip("/")
    if smtp and not _is_url(smtp, "smtp", "smtps"):
        raise Failure(
            "--smtp is written as smtps://user:password@host or smtp://host:587"
            " (what is special in a password as in any URL: @ is %40, / is %2F)"
        )
    if smtp and not (mail_from and public_url):
        raise Failure("--smtp needs --mail-from and --public-url")
    if mail_from and "@" not in mail_from:
        raise Failure("--mail-from is an address, as club@example.org")
    if public_url and not _is_url(public_url, "http", "https"):
        raise Failure("--public-url is written as https://games.example.org")
    if push_contact and not push_contact.startswith(("mailto:", "https://")):
        raise Failure("--push-contact begins with mailto: or https://")
    notices = NoticeSettings(
        smtp=smtp, sender=mail_from, public_url=public_url, push_contact=push_contact
    )
    try:
        allowed = with_limits(limits)
    except ValueError as error:
        raise Failure(f"--limit {error}") from error
    days = None if reveal_hours is None else reveal_hours * 3600
    chosen = settings(
        data,
        database,
        bot_workers,
        notices,
        reveal_seconds,
        days,
        rate_same_network,
        allowed,
        compute_workers,
    )
    try:
        run.serve(host, port, chosen, processes)
    except run.ServeError as error:
        raise Failure(str(error)) from error
