"""`petteia replay`: check records move by move and print their results."""

from pathlib import Path

import click
import msgspec

from petteia.cli.console import say, screen
from petteia.cli.parameters import OptionSource, with_file, with_language, with_setting
from petteia.cli.records import Reading, Readings, fail, print_json
from petteia.cli.results import ending, heading, result, summary
from petteia.core.match import Match
from petteia.core.words import Words


@click.command(short_help="Check records and print their results.")
@with_file
@click.option("--json", "as_json", is_flag=True, help="One line of JSON per record.")
@with_setting
@with_language
def replay(
    file: Path, as_json: bool, pairs: tuple[str, ...], own_data: Path | None, lang: str
) -> int:
    """Check the records in FILE against the rules and print their results.

    A move that is not legal is told with its index (counted from 0), the rule that
    refuses it and the reason, and the exit code is 1. Of many records (.jsonl) each
    gets one line, in order.

    \b
    Examples:
      petteia replay game.json
      petteia replay many.jsonl --json
      petteia replay game.json --option open_hands=true --data mine.toml

    \b
    With --json, a line is one of
      {"over": true, "scores": [34, 28], "places": [1, 2], "rounds": 9,
       "points": [{"court": 7, "monument": 21, …}, {…}]}
      {"error": {"index": 12, "rule": "L5.1.1", "reason": "…"}}

    places is null while the game goes on; index and rule are null if the record
    cannot be read at all.
    """
    readings = Readings(file, OptionSource(pairs, own_data), lang)
    for reading in readings:
        if as_json:
            match = reading.match
            done = match and msgspec.to_builtins(match.standing())
            print_json(done or reading.error())
        elif reading.match is None:
            tell_error(reading)
        elif readings.many:
            words = readings.words(reading.match)
            say(screen(), f"{reading.place}: {summary(reading.match, words)}")
        else:
            tell_result(reading.match, readings.words(reading.match))
    return readings.code


def tell_error(reading: Reading) -> None:
    """Print a verdict of not legal as the result; what could not be read, as an error."""
    if reading.illegal is None:
        fail(reading)
    else:
        say(screen(), reading.complaint())


def tell_result(match: Match, words: Words) -> None:
    """Print a result as a table."""
    console = screen()
    say(console, heading(match, words), style="bold")
    say(console, f"{ending(match, words)}.")
    say(console)
    console.print(result(match, words))
