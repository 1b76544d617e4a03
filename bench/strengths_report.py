"""The report of bench/strengths.py: tables, a picture, and the command that repeats them."""

from pathlib import Path
from typing import Any

from bench.strengths_settings import Setting
from bench.titles import title

from petteia.arena.charts import BLUE, CLAY, drawn
from petteia.arena.tally import interval
from petteia.core.record import Record

LEAST = 0.001
"""Shorter thoughts are told as shorter than this."""
PARTS = {
    "greedy": "`greedy` against `random` on all other seats",
    "search": "`search` against `greedy` on all other seats",
    "budget": "Four times the budget against the single budget",
    "strengths": "Each named strength against the next lower one",
    "interpreted": "What an Oracle manages interpreted, against Strategos",
}

HEAD = """# How strong the bots are

One bot against another on all other seats, on every seat equally often; a shared win is shared. A
setting is played until the 95 % interval of its share of wins excludes the bound, at most 100
games: it *holds* when the whole interval is above the bound and *fails* when it is below. Where all
games leave the bound within the interval, the share is merely *above* or *below* it. Where games
are still to be played it is *open*. The interval is looked at after every turn round the table from
the twelfth game on, so what holds narrowly is shown less surely than by a fixed number of games.
*Seconds* are what a decision of the first bot took, in the mean.

A search has a budget of simulations worth about 0.2 s a move on one core, compiled; in Agora
(Ernest) 1 s. The named strengths play with their budgets of simulations and without their limits
of seconds, so that a slow machine finds the same. Interpreted, the engine is about ten times
slower: the lower three strengths still make all their simulations and play the same moves; an
Oracle makes what its 1.8 s allow, in the last table on a machine half as fast as the one measured
(these are counted simulations of the compiled engine, not a tournament by the clock).

In Offrandes the simulations after the first 1,200 look farther, to the end of the round, and take
longer: four times as many took eight times as long. Budgets are compared there with one seat of the
larger against two of the smaller and as often with two against one, so that equal bots would win a
half each. The third strengths of Athens and Offrandes were chosen from trial games. That of Agora
(Ernest) was lowered twice after looking at its games against the Oracle: with errors of 0.3 the
Oracle had won 55 of 74, with 0.5 56 of 80.

```
script/setup --compiled
PYTHONPATH=.compiled .venv/bin/python -m bench.strengths --out strengths.jsonl
```

repeats it, shows how far it is, and goes on where it was stopped.
"""


def row(setting: Setting, done: dict[int, Record]) -> str:
    """Return a line of a table."""
    wins, games = setting.score(done)
    low, high = interval(wins, games)
    share = f"{wins / games:.0%} ({low:.0%} to {high:.0%})" if games else ""
    thought = setting.thought(done)
    seconds = f"{thought:.2g}" if thought >= LEAST else f"< {LEAST}"
    return (
        f"| {title(setting.game)} | {setting.players} | `{setting.one}` | `{setting.others}`"
        f" | {seconds} | {games} | {share} | {setting.bound:.0%}"
        f" | {setting.verdict(done)} |"
    )


def picture(asked: list[Setting], done: dict[int, Record]) -> str:
    """Draw every share of wins with its interval, and the bound."""
    shown = [setting for setting in reversed(asked) if setting.score(done)[1]]

    def draw(axes: Any) -> None:
        for place, setting in enumerate(shown):
            wins, games = setting.score(done)
            axes.plot(interval(wins, games), [place, place], color=BLUE, linewidth=2)
            axes.plot(wins / games, place, "o", color=BLUE, markersize=4)
            axes.plot(setting.bound, place, "|", color=CLAY, markersize=9, markeredgewidth=2)
        names = [f"{title(s.game)}, {s.players}: {s.one} v {s.others}" for s in shown]
        axes.set(yticks=range(len(shown)), yticklabels=names, xlim=(0, 1.02))
        axes.set(xlabel="share of wins with its 95 % interval; the bound is upright")
        axes.tick_params("y", labelsize=7)

    return drawn(draw, round(len(shown) * 0.55) + 2)


def report(asked: list[Setting], done: dict[int, Record], docs: Path) -> None:
    """Write strengths.md and strengths.svg, and say how it stands."""
    text = HEAD
    for part, heading in PARTS.items():
        text += (
            f"\n## {heading}\n\n"
            "| game | players | one | others | seconds | games | wins (95 %) | bound | |\n"
            "|---|---|---|---|---|---|---|---|---|\n"
        )
        for setting in asked:
            if setting.part == part:
                text += row(setting, done) + "\n"
    spent = sum(sum((r.meta or {})["seconds"]) for s in asked for r in s.records(done))
    games = sum(setting.score(done)[1] for setting in asked)
    text += f"\n{games:,} games, {spent / 3600:.1f} hours of thought: on two cores half of that.\n"
    text += "\n![every setting with its interval and its bound](strengths.svg)\n"
    (docs / "strengths.md").write_text(text, encoding="utf-8")
    (docs / "strengths.svg").write_text(picture(asked, done), encoding="utf-8")
    verdicts = [setting.verdict(done) for setting in asked]
    counts = ", ".join(f"{verdicts.count(v)} {v}" for v in dict.fromkeys(verdicts))
    print(f"{docs / 'strengths.md'}: {counts}")
