"""What is put on the screen: sentences, tables, and how far long work has come."""

import sys
from time import monotonic

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from petteia.cli.errors import one_line
from petteia.core.words import Words

WIDE = 200
"""How wide a table may be in a file or pipe, where nothing has an edge."""
PATIENCE = 2.0
"""Seconds between two lines of progress where there is no terminal to draw on."""


def screen() -> Console:
    """Return standard output: coloured and wrapped on a terminal, plain lines elsewhere."""
    width = None if sys.stdout.isatty() else WIDE
    return Console(width=width, markup=False, highlight=False, emoji=False)


def say(console: Console, text: str = "", style: str | None = None) -> None:
    """Print a line; only a terminal has an edge to wrap it at."""
    console.print(one_line(text), style=style, soft_wrap=not console.is_terminal)


def table(*columns: str) -> Table:
    """Return an empty table: names on the left, numbers on the right."""
    result = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for number, column in enumerate(columns):
        result.add_column(column, justify="right" if number else "left")
    return result


def seats(words: Words, players: int) -> list[str]:
    """Return every seat's name and number."""
    return [f"{words.name(seat)} ({seat})" for seat in range(players)]


class Progress:
    """How far long work has come: a bar on a terminal, else a line every few seconds."""

    def __init__(self, work: str, unit: str, total: int | None = None, quiet: bool = False) -> None:
        self.work, self.unit, self.total = work, unit, total
        self.done = 0
        self.told = monotonic()
        console = Console(stderr=True)
        self.drawn = console.is_terminal
        self.bar = Bar(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn(unit),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
            disable=quiet or not self.drawn,
        )
        self.quiet = quiet
        self.task = self.bar.add_task(work, total=total)

    def __enter__(self) -> "Progress":
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def step(self) -> None:
        """Say that one more is done."""
        self.done += 1
        now = monotonic()
        if self.quiet or now - self.told < (0.1 if self.drawn else PATIENCE):
            return
        self.told = now
        if self.drawn:
            self.bar.update(self.task, completed=self.done)
        else:
            of = "" if self.total is None else f" of {self.total:,}"
            print(f"{self.work}: {self.done:,}{of} {self.unit}", file=sys.stderr, flush=True)
