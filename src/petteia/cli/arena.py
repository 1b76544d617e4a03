"""`petteia arena`: tournaments between bots, with ratings and a report."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from petteia.arena.charts import missing
from petteia.arena.executor import on_processes, on_ray
from petteia.arena.ratings import ratings
from petteia.arena.report import report
from petteia.arena.results_file import finished, keep, reopened, to_play
from petteia.arena.schedule import Pairing, schedule
from petteia.arena.tally import Tally, tallied
from petteia.bots import bot
from petteia.cli.console import Progress, say, screen, table
from petteia.cli.errors import ILLEGAL, STOPPED, WRONG, Failure, reason, write
from petteia.cli.parameters import (
    OptionSource,
    need_places,
    with_game,
    with_language,
    with_players,
    with_setting,
)
from petteia.core.game import Game
from petteia.core.options import differing
from petteia.core.record import Record


@click.command()
@with_game()
@with_players
@click.option("--bots", required=True, metavar="BOT,BOT…", help="Who takes part.")
@click.option("--games", "count", type=click.IntRange(1), default=20, show_default=True,
              metavar="K",
              help="How many games of every line-up; best a multiple of N.")  # fmt: skip
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, metavar="S",
              help="Equal seeds give equal luck.")  # fmt: skip
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE.jsonl",
              help="Where the records go (default: arena-GAME-N.jsonl).")  # fmt: skip
@click.option("--report", "page", type=click.Path(path_type=Path), metavar="FILE.html",
              help="Where the report goes (default: beside the records).")  # fmt: skip
@click.option("--resume", is_flag=True, help="Go on with the games that are missing in the file.")
@click.option("--processes", type=click.IntRange(1), metavar="P",
              help="How many games at a time (default: one for each core).")  # fmt: skip
@click.option("--ray", is_flag=False, flag_value="", default=None, metavar="[ADDRESS]",
              help="Play on a Ray cluster; without an address on a new one here.")  # fmt: skip
@with_setting
@with_language
def arena(
    game: Game,
    players: int | None,
    bots: str,
    count: int,
    seed: int,
    out: Path | None,
    page: Path | None,
    resume: bool,
    processes: int | None,
    ray: str | None,
    pairs: tuple[str, ...],
    own_data: Path | None,
    lang: str,
) -> int:
    """Hold a tournament between bots and rate them.

    Every bot sits on every seat equally often, if K is a multiple of N. With as many
    bots as seats or more, every choice of them plays K games; with fewer, every two
    meet: one of the first against the second on all other seats, and the other way
    round. Ctrl-C stops: what is finished is in the file and in the report, and
    --resume plays the rest.

    \b
    Examples:
      petteia arena athens --bots random,greedy,search:iterations=200 --games 20
      petteia arena offrandes --bots Citizen,Strategos --games 12 --resume
    """
    players = game.seats[0] if players is None else players
    options = differing(game.options, OptionSource(pairs, own_data).over(game, {}))
    game.new(players, options)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        bot(name, game)
    out = Path(f"arena-{game.name}-{players}.jsonl") if out is None else out
    need_places(out)
    page = out.with_suffix(".html") if page is None else page
    need_places(out, page)
    games = schedule(names, players, count)
    done = _done(out, resume)
    left = to_play(game.name, options, seed, games, done)
    if ray is None:
        coming = on_processes(game.name, options, seed, left, processes or 0)
    else:
        coming = on_ray(game.name, options, seed, left, ray)
    code = _play(out, done, left, coming)
    records = [done[number] for number in sorted(done)]
    if records:
        _tell(tallied(records, players), records, len(games))
        write(page, report(game, players, records, lang))
        say(screen(), f"Records: {out}. Report: {page}. {missing()}".rstrip())
    return code


def _done(out: Path, resume: bool) -> dict[int, Record]:
    """Return the finished games; a file is never overwritten."""
    if not out.exists():
        return {}
    if not resume:
        raise Failure(f"{out} is there already: --resume goes on with it, --out names another")
    return finished(out)


def _play(out: Path, done: dict[int, Record], left: list[Pairing], coming: Iterator[Record]) -> int:
    """Write the records as they come; return the exit code."""
    failed = WRONG
    try:
        with reopened(out) as file, Progress("arena", "games", len(left)) as progress:
            failed = ILLEGAL  # halfway: games are played from here on
            try:
                for record in coming:
                    keep(file, record)
                    meta: dict[str, Any] = record.meta or {}
                    done[meta["number"]] = record
                    progress.step()
            except KeyboardInterrupt:
                return STOPPED
    except OSError as error:
        raise Failure(f"cannot write {out}: {reason(error)}", failed) from error
    return 0


def _tell(tally: Tally, records: list[Record], wanted: int) -> None:
    """Print the table."""
    console = screen()
    rated = {rating.name: rating for rating in ratings(records)}
    shown = table("Bot", "games", "wins", "95 %", "rating", "ms a decision")
    for name, score in tally.ranked():
        share, low, high = score.share()
        rating = f"{rated[name].mean:.1f} ± {2 * rated[name].deviation:.1f}" if rated else ""
        pace = f"{1000 * score.seconds / max(score.decisions, 1):.1f}"
        row = (f"{score.games:,}", f"{share:.1%}", f"{low:.1%} to {high:.1%}", rating, pace)
        shown.add_row(name, *row)
    rest = "; --resume plays the rest" if tally.games < wanted else ""
    say(console, f"{tally.games:,} of {wanted:,} games played{rest}", style="bold")
    console.print(shown)
