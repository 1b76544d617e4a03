"""`petteia show`: the position a record ends in, in words, and how it came about."""

from pathlib import Path

import click

from petteia.cli.console import say, screen
from petteia.cli.errors import WRONG, Failure, complain, write
from petteia.cli.parameters import (
    OptionSource,
    need_places,
    need_seat,
    with_file,
    with_language,
    with_setting,
)
from petteia.cli.records import Readings, fail
from petteia.cli.results import ending, heading, result
from petteia.core.errors import OptionError
from petteia.core.match import Match
from petteia.core.state import NOBODY
from petteia.core.words import Words


@click.command(short_help="Show the position where a record ends, and the log.")
@with_file
@click.option("--seat", type=int, metavar="N", help="Whose eyes (default: a spectator’s).")
@click.option(
    "--svg",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Also draw the table as a picture, where the game has one (agora_ernest).",
)
@with_setting
@with_language
def show(
    file: Path,
    seat: int | None,
    svg: Path | None,
    pairs: tuple[str, ...],
    own_data: Path | None,
    lang: str,
) -> int:
    """Show the position each record in FILE ends in, and the log.

    What the seat may not know is not shown; a spectator knows what all know.

    \b
    Examples:
      petteia show game.json
      petteia show game.json --seat 0
      petteia show game.json --lang fr
      petteia show agora_ernest-1.json --svg table.svg
    """
    readings = Readings(file, OptionSource(pairs, own_data), lang)
    if svg is not None and readings.many:
        raise Failure(f"{file}: a picture is drawn of one record, and this holds many")
    for reading in readings:
        if reading.match is None:
            fail(reading)
            continue
        try:
            need_seat(seat, reading.match.state.players)
        except OptionError as error:
            complain(f"{reading.place}: {error}")
            readings.code = readings.code or WRONG
            continue
        if svg is not None:
            need_places(file, svg)
        if readings.many:
            say(screen(), f"=== {reading.place} ===", style="bold")
        tell(reading.match, seat, readings.words(reading.match))
        if svg is not None:
            draw(reading.match, seat, lang, svg)
        if readings.many:
            say(screen())
    return readings.code


def draw(match: Match, seat: int | None, lang: str, path: Path) -> None:
    """Write the table as a picture."""
    if match.game.wording.picture is None:
        raise Failure(f"{match.game.name} has no picture")
    write(path, match.game.wording.picture(match.state, seat, lang))


def tell(match: Match, seat: int | None, words: Words) -> None:
    """Print a position and its log as a seat or a spectator knows them."""
    console = screen()
    eyes = "a spectator" if seat is None else f"{words.name(seat)} ({seat})"
    say(console, heading(match, words), style="bold")
    say(console)
    say(console, f"The position, as {eyes} sees it", style="bold")
    for line in match.game.wording.position(match.view(seat)):
        say(console, words.say(line))
    say(console, words.say(match.prompt()), style="bold")
    if match.state.actor == NOBODY:
        say(console, f"{ending(match, words)}.")
        say(console)
        console.print(result(match, words))
    say(console)
    say(console, "The log", style="bold")
    for index, event in match.log(seat):
        say(console, f"{index:4} {words.say(event)}")
