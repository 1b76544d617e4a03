"""`petteia analyse`: what a recorded game turned on."""

from itertools import islice
from pathlib import Path

import click
import msgspec

from petteia.arena.analysis_page import page
from petteia.arena.charts import missing
from petteia.cli.console import Progress, say, screen, table
from petteia.cli.errors import Failure, write
from petteia.cli.parameters import OptionSource, need_places, with_file, with_language, with_setting
from petteia.cli.records import Readings
from petteia.review.review import Reviewer
from petteia.review.summary import complete


@click.command()
@with_file
@click.option("--iterations", type=click.IntRange(1), default=200, show_default=True,
              metavar="K", help="How many simulations every decision is given.")  # fmt: skip
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, metavar="S",
              help="Equal seeds give equal estimates.")  # fmt: skip
@click.option("--json", "out", type=click.Path(path_type=Path), metavar="FILE.json",
              help="Where the numbers go (default: RECORD-analysis.json).")  # fmt: skip
@click.option("--report", type=click.Path(path_type=Path), metavar="FILE.html",
              help="Where the page goes (default: RECORD-analysis.html).")  # fmt: skip
@with_setting
@with_language
def analyse(
    file: Path,
    iterations: int,
    seed: int,
    out: Path | None,
    report: Path | None,
    pairs: tuple[str, ...],
    own_data: Path | None,
    lang: str,
) -> int:
    """Estimate what every choice of a recorded game was worth.

    For every decision: what the acting seat could know, its chance to win by choice
    as far as that goes, and what the played choice lost. For every move: how it
    changed the chances of all; at moves of chance that is luck.

    \b
    Example:
      petteia analyse agora_lieske-1.json
    """
    readings = Readings(file, OptionSource(pairs, own_data), lang)
    found, *more = islice(readings, 2)
    if more:
        raise Failure(f"{file}: it holds many records; only one can be analysed")
    if found.match is None:
        raise Failure(found.complaint(), readings.code)
    match = found.match
    out = file.with_name(f"{file.stem}-analysis.json") if out is None else out
    report = file.with_name(f"{file.stem}-analysis.html") if report is None else report
    need_places(file, out, report)
    reviewer = Reviewer(match, seed)
    moves, decisions = [], {}
    with Progress("estimating chances", "moves", len(match.moves)) as progress:
        for move in reviewer.graph():
            moves.append(move)
            progress.step()
    choices = sum(move.known is not None for move in moves)
    with Progress("judging choices", "choices", choices) as progress:
        for index, decision in reviewer.decisions(iterations):
            decisions[index] = decision
            progress.step()
    review = complete(reviewer.start.means, moves, decisions)
    write(out, msgspec.json.encode(review).decode() + "\n")
    write(report, page(match, review, lang))
    console, words = screen(), readings.words(match)
    shown = table("Accuracy and luck", "accuracy", "mistakes", "luck", "luck-adjusted result")
    for number, seat in enumerate(review.seats):
        accuracy = "–" if seat.accuracy is None else f"{seat.accuracy:.1f}%"
        mistakes = str(seat.marks["mistake"])
        shown.add_row(
            words.name(number), accuracy, mistakes, f"{seat.luck:+.1%}", f"{seat.adjusted:.1%}"
        )
    console.print(shown)
    say(console, f"Numbers: {out}. Report: {report}. {missing()}".rstrip())
    return 0
