"""How strong the bots are, measured: docs/strengths.md and its picture.

    python -m bench.strengths                         plays what is missing, then reports
    python -m bench.strengths --report                only reports what was played so far
    python -m bench.strengths --out strengths.jsonl   plays all games, or continues that file

Every setting is one bot against another on all other seats, seats balanced, ties split. It stops
when the 95 % interval of its share of wins excludes the bound, at the latest after 100 games. The
cheap settings come first. Ctrl-C keeps every finished game; the same command goes on from there.
`--only athens` plays the settings whose name holds the word. What is kept of a game is who played
and who won: its bots and its number bring all its moves again.
"""

import argparse
import os
from pathlib import Path
from time import monotonic

from bench.strengths_report import report
from bench.strengths_settings import Setting, settings

from petteia.arena.executor import on_processes
from petteia.arena.results_file import finished, keep, reopened
from petteia.core.record import Record

DOCS = Path(__file__).parent.parent / "docs"
KEPT = Path(__file__).parent / "results" / "strengths.jsonl"
GUESSED_GAMES = 36
"""How many games a setting takes, as long as nothing is known."""
BETWEEN = 10.0
"""Seconds between two lines that tell how far it is."""


def cost(setting: Setting, done: dict[int, Record]) -> float:
    """Return the seconds of thought that a game takes: measured, or guessed before the first."""
    spent = [float(sum((record.meta or {})["seconds"])) for record in setting.records(done)]
    return sum(spent) / len(spent) if spent else setting.guess()


def remaining(asked: list[Setting], done: dict[int, Record]) -> float:
    """Return the seconds that all settings will still take on all cores."""
    total = 0.0
    for setting in asked:
        if not setting.decided(done):
            played = setting.score(done)[1]
            games = max(GUESSED_GAMES, played + setting.fewest) - played
            total += min(games, setting.most - played) * cost(setting, done)
    return total / (os.cpu_count() or 1)


def told(seconds: float) -> str:
    """Return a time in words."""
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60:02} min" if minutes >= 60 else f"{minutes} min"


def play(asked: list[Setting], done: dict[int, Record], out: Path) -> None:
    """Play all settings until each is decided, and say how far it is."""
    start = said = monotonic()
    with reopened(out) as file:
        for number, setting in enumerate(asked, 1):
            if setting.decided(done):
                continue
            for record in on_processes(setting.game, {}, 0, setting.missing(done)):
                record.moves = []
                keep(file, record)
                done[int((record.meta or {})["number"])] = record
                decided = setting.decided(done)
                if decided or monotonic() - said > BETWEEN:
                    said = monotonic()
                    wins, played = setting.score(done)
                    print(
                        f"setting {number} of {len(asked)}: {setting.name}: {wins:.1f} of {played}"
                        f" games; about {told(remaining(asked, done))} left",
                        flush=True,
                    )
                if decided:
                    break
    print(f"played in {told(monotonic() - start)}")


def main() -> None:
    """Play what is missing and write the report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--out", type=Path, default=KEPT, help="file of games; a new file starts over"
    )
    parser.add_argument("--docs", type=Path, default=DOCS, help="folder of the report")
    parser.add_argument("--only", default="")
    parser.add_argument("--report", action="store_true", help="play nothing")
    args = parser.parse_args()
    done = finished(args.out) if args.out.exists() else {}
    every = settings()
    try:
        if not args.report:
            play([setting for setting in every if args.only in setting.name], done, args.out)
    except KeyboardInterrupt:
        print("stopped; the same command goes on from here")
    args.docs.mkdir(exist_ok=True)
    report(every, done, args.docs)


if __name__ == "__main__":
    main()
