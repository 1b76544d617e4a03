"""`petteia admin`: look after a server's tables, also while it runs."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from petteia.cli.console import Progress
from petteia.cli.errors import ILLEGAL, one_line
from petteia.cli.results import counted
from petteia.core.state import CHANCE


def with_database(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that say which server's database is meant."""
    command = click.option(
        "--database",
        default="",
        metavar="URL",
        envvar="PETTEIA_DATABASE",
        show_envvar=True,
        help="The server's database, if it is not in the data directory.",
    )(command)
    return click.option(
        "--data",
        type=click.Path(path_type=Path, file_okay=False),
        envvar="PETTEIA_DATA",
        show_envvar=True,
        help="The server's data directory; the user's by default.",
    )(command)


def moment(milliseconds: int) -> str:
    """Return a stored time as people write it."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


@click.group(invoke_without_command=True)
@click.pass_context
def admin(context: click.Context) -> None:
    """Look after the tables of a server, also while it runs.

    \b
    Examples:
      petteia admin list --state playing
      petteia admin inspect TABLE
      petteia admin check
      petteia admin backup monday.db
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@admin.command("list")
@click.option("--state", type=click.Choice(["open", "playing", "over"]), help="Only these.")
@with_database
def list_(state: str | None, data: Path | None, database: str) -> None:
    """List the tables, the last used first."""
    from petteia.server import admin
    from petteia.server.settings import settings

    with admin.opened(settings(data, database)) as store, store.reader.connect() as connection:
        found = admin.list_tables(connection, state)
    for table, seats in found:
        names = ", ".join(seat.name or seat.bot or "-" for seat in seats)
        click.echo(
            f"{table.id}  {moment(table.updated)}  {table.game}  {table.state}  "
            f"{table.number} rows  {one_line(names)}"
        )
    if not found:
        click.echo("no tables", err=True)


@admin.command()
@click.argument("table")
@with_database
def inspect(table: str, data: Path | None, database: str) -> None:
    """Print a table, its seats and its log, with the players' ids."""
    from petteia.server import admin
    from petteia.server.settings import settings
    from petteia.tables.visibility import shown

    with admin.opened(settings(data, database)) as store, store.reader.connect() as connection:
        found, seats, rows = admin.look(connection, table)
    click.echo(f"{found.id}  {found.game}  {found.state}  rules {found.rules}")
    for seat in seats:
        who = f"{one_line(seat.name)} ({seat.session_id})" if seat.session_id else "free"
        click.echo(f"seat {seat.seat}: {f'bot {seat.bot}' if seat.bot else who}")
    for row in rows:
        kind, whose, text = shown(row.event)
        actor = "*" if whose is None else whose
        click.echo(f"{row.number:>5}  {moment(row.time)}  {kind:<8}  {actor}  {one_line(text)}")


@admin.command(short_help="List the chat that players have reported.")
@with_database
def reports(data: Path | None, database: str) -> None:
    """List the chat that players have reported, the latest report first."""
    from petteia.server import admin
    from petteia.server.settings import settings

    with admin.opened(settings(data, database)) as store, store.reader.connect() as connection:
        found = admin.reported(connection)
    for report in found:
        click.echo(
            f"{moment(report.time)}  {report.table} row {report.number}  "
            f"{report.writer}: {one_line(report.text)}"
        )
    if not found:
        click.echo("no reports", err=True)


@admin.command(short_help="Take reported chat off that list; it stays.")
@click.argument("table")
@click.argument("row", type=click.IntRange(1))
@with_database
def settle(table: str, row: int, data: Path | None, database: str) -> None:
    """Take a reported ROW of a TABLE's chat off the list; the chat itself stays."""
    from petteia.server import admin
    from petteia.server.settings import settings

    with admin.opened(settings(data, database)) as store, store.writer.begin() as connection:
        admin.settle(connection, table, row)
    click.echo(f"row {row} of {table} is settled")


@admin.command(short_help="Replay every stored game with these rules.")
@with_database
def check(data: Path | None, database: str) -> int:
    """Replay every stored game and list those these rules would play differently.

    The exit code is 1 if there are any.
    """
    from petteia.server import admin
    from petteia.server.settings import settings

    different = 0
    with admin.opened(settings(data, database)) as store, store.reader.connect() as connection:
        games = admin.all_tables(connection)
        with Progress("checking", "games", len(games)) as progress:
            for game in games:
                differs = admin.check(connection, game)
                if differs is not None:
                    different += 1
                    click.echo(
                        f"{differs.table}  {differs.game}  rules {differs.rules}  "
                        f"row {differs.number}: {differs.reason}"
                    )
                progress.step()
    click.echo(f"{counted(len(games), 'game')}, {different} differ")
    return ILLEGAL if different else 0


@admin.command()
@click.argument("file", type=click.Path(path_type=Path))
@with_database
def backup(file: Path, data: Path | None, database: str) -> None:
    """Copy the database to FILE while the server runs."""
    from petteia.server import admin
    from petteia.server.settings import settings

    admin.backup(settings(data, database), file)
    click.echo(f"copied to {file}")


@admin.command(short_help="Put a backup back; stop the server first.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--replace", is_flag=True, help="Put it in the place of the present database.")
@with_database
def restore(file: Path, replace: bool, data: Path | None, database: str) -> None:
    """Put the backup FILE in the place of the database; stop the server first."""
    from petteia.server import admin
    from petteia.server.settings import settings

    admin.restore(settings(data, database), file, replace)
    click.echo(f"restored from {file}")


@admin.command(short_help="Take back the last MOVES moves at a TABLE.")
@click.argument("table")
@click.argument("moves", type=click.IntRange(1))
@with_database
def rewind(table: str, moves: int, data: Path | None, database: str) -> None:
    """Take back the last MOVES moves of people and bots at a TABLE; it is unrated from then on.

    What was drawn or rolled since is not counted and goes with them.
    """
    from petteia.server import admin
    from petteia.server.settings import settings

    chosen = settings(data, database)
    with admin.opened(chosen) as store:
        found = admin.rewind(store, table, moves, chosen.now())
    left = sum(move.actor != CHANCE for move in found.match.moves)
    click.echo(f"{table}: the players have now made {counted(left, 'move')}")


@admin.command()
@click.argument("table")
@with_database
def end(table: str, data: Path | None, database: str) -> None:
    """Close a TABLE; nobody wins. A game of other rules can be closed too."""
    from petteia.server import admin
    from petteia.server.settings import settings

    chosen = settings(data, database)
    with admin.opened(chosen) as store:
        try:
            admin.end(store, table, chosen.now())
        except admin.OtherRules:
            admin.end_unread(store, table, chosen.now())
    click.echo(f"{table} is closed")


@admin.command()
@click.argument("player")
@click.option("--lift", is_flag=True, help="Let the player in again.")
@with_database
def ban(player: str, lift: bool, data: Path | None, database: str) -> None:
    """Shut a PLAYER out; `inspect` shows the ids."""
    from petteia.server import admin
    from petteia.server.settings import settings

    with admin.opened(settings(data, database)) as store, store.writer.begin() as connection:
        admin.ban(connection, player, not lift)
    click.echo(f"{player} is {'let in again' if lift else 'banned'}")


@admin.command(short_help="Delete a PLAYER; their games stay, without the name.")
@click.argument("player")
@with_database
def forget(player: str, data: Path | None, database: str) -> None:
    """Delete a PLAYER and all that is known of them; their games stay, without the name.

    Restart the server afterwards: it may have the name cached.
    """
    from petteia.server import admin
    from petteia.server.settings import settings

    with admin.opened(settings(data, database)) as store, store.writer.begin() as connection:
        admin.forget(connection, player)
    click.echo(f"{player} is forgotten")
