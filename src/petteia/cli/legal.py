"""`petteia legal`: what may be done in the position a record ends in."""

from pathlib import Path
from typing import Any

import click

from petteia.cli.console import say, screen
from petteia.cli.parameters import OptionSource, with_file, with_language, with_setting
from petteia.cli.records import Readings, fail, print_json
from petteia.core.match import Match
from petteia.core.state import CHANCE
from petteia.core.view import shown_actor
from petteia.core.words import Words


@click.command(short_help="Print the legal moves where a record ends.")
@with_file
@click.option("--json", "as_json", is_flag=True, help="One line of JSON per record.")
@with_setting
@with_language
def legal(
    file: Path, as_json: bool, pairs: tuple[str, ...], own_data: Path | None, lang: str
) -> int:
    """Print the legal moves of the position each record in FILE ends in.

    \b
    Examples:
      petteia legal game.json
      petteia legal game.json --json

    \b
    With --json, a line is one of
      {"actor": 0, "legal": ["0 accuse 1", "0 accuse 2", "0 accuse 3"]}
      {"actor": "*", "legal": ["* demand clay", "* demand wood"],
       "weights": [2, 3]}
      {"actor": null, "legal": []}
      {"error": {"index": 12, "rule": "L5.1.1", "reason": "…"}}

    The actor is a seat, "*" for chance, or null when the game is over. Moves stand
    in the order of their letters; at chance, weights say how likely each is.
    """
    readings = Readings(file, OptionSource(pairs, own_data), lang)
    for reading in readings:
        if as_json:
            print_json(answer(reading.match) if reading.match else reading.error())
        elif reading.match is None:
            fail(reading)
        else:
            if readings.many:
                say(screen(), f"{reading.place}:", style="bold")
            tell(reading.match, readings.words(reading.match))
    return readings.code


def in_order(match: Match) -> list[tuple[str, int, int]]:
    """Return the text, number and weight (0: no chance) of each legal move, sorted by text."""
    state, numbers = match.state, match.state.legal()
    weights = state.weights() if state.actor == CHANCE else [0] * len(numbers)
    return sorted(
        (str(match.game.move(state, number)), number, weight)
        for number, weight in zip(numbers, weights, strict=True)
    )


def answer(match: Match) -> dict[str, Any]:
    """Return the actor and the legal moves as `--json` prints them."""
    moves = in_order(match)
    told: dict[str, Any] = {"actor": shown_actor(match.state.actor)}
    told["legal"] = [text for text, _, _ in moves]
    if match.state.actor == CHANCE:
        told["weights"] = [weight for _, _, weight in moves]
    return told


def tell(match: Match, words: Words) -> None:
    """Print the prompt, then one legal move per line with its words."""
    console = screen()
    say(console, words.say(match.prompt()))
    moves = in_order(match)
    width = max((len(text) for text, _, _ in moves), default=0)
    total = sum(weight for _, _, weight in moves)
    for text, number, weight in moves:
        said = words.say(match.game.wording.choice(match.state, number))
        chance = f"  ({weight} in {total})" if weight else ""
        say(console, f"{text:{width}}  {said}{chance}")
