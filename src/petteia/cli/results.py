"""Results in words and tables: what a record is of, how it ended, who got points for what."""

from rich.table import Table

from petteia.cli.console import seats, table
from petteia.core.match import Match
from petteia.core.options import written
from petteia.core.words import Words


def counted(count: int, noun: str) -> str:
    """Return a number of things: 1 move, 2 moves."""
    return f"{count:,} {noun}" + ("" if count == 1 else "s")


def heading(match: Match, words: Words) -> str:
    """Return what a record is of."""
    told = [
        f"{words.text('title')} ({match.game.name})",
        counted(match.state.players, "player"),
        *[k if k == "data" else f"{k}={written(v)}" for k, v in match.options.items()],
        counted(len(match.moves), "move"),
    ]
    return ", ".join(told)


def ending(match: Match, words: Words) -> str:
    """Return how far the game is, or why it ended."""
    rounds = counted(match.state.round, "round")
    if not match.standing().over:
        return f"Not over, {rounds} begun"
    why = match.game.rules.ending(match.state)
    return f"Over after {rounds}: {words.text(f'ending-{why}')}"


def summary(match: Match, words: Words) -> str:
    """Return a result on one line."""
    standing = match.standing()
    scores = [f"{words.name(seat)} {score}" for seat, score in enumerate(standing.scores)]
    if standing.places is not None:
        scores = [f"{told} (place {standing.places[i]})" for i, told in enumerate(scores)]
    moves = counted(len(match.moves), "move")
    return f"{', '.join(scores)}. {ending(match, words)} ({moves})."


def result(match: Match, words: Words) -> Table:
    """Return the table of a result: points by source, scores and places."""
    standing = match.standing()
    shown = table("Points", *seats(words, match.state.players))
    for source in match.game.sources:
        row = [str(by_source[source]) for by_source in standing.points]
        shown.add_row(words.text(f"source-{source}"), *row)
    shown.add_section()
    shown.add_row("Score", *[str(score) for score in standing.scores], style="bold")
    if standing.places is not None:
        shown.add_row("Place", *[str(place) for place in standing.places], style="bold")
    return shown
