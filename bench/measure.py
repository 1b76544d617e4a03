"""Measures cases by turns: each round gives every case its share of one core, the best counts."""

import os
import sys
from collections.abc import Callable
from time import process_time
from typing import NamedTuple, TypeAlias

Work: TypeAlias = Callable[[int], tuple[int, int]]
"""Does a piece of work with a number as its seed; returns decisions and games."""


class Case(NamedTuple):
    """Something that is measured."""

    project: str
    game: str
    players: int
    how: str
    """How it is driven: `inside`, `stepped`, `pettingzoo`, `batched`; or the single call that is
    made: `copy`, `copy inside`, `legal`, `preview`."""
    make: Callable[[], Work]


class Measured(NamedTuple):
    """The best round of a case."""

    project: str
    game: str
    players: int
    how: str
    decisions: float
    """A second."""
    games: float
    """A second."""


def measure(cases: list[Case], seconds: float, rounds: int) -> tuple[list[Measured], list[str]]:
    """Return the best of several rounds for every case, and why some were left out.

    Time is the core's own (`process_time`), so that other programs disturb less.
    """
    works: dict[int, Work] = {}
    reasons = []
    for index, case in enumerate(cases):
        _tell(f"making {index + 1} of {len(cases)}: {case.project} {case.game} ({case.how})")
        try:
            works[index] = case.make()
            works[index](0)  # what is made once is not measured
        except Exception as error:
            works.pop(index, None)
            reasons.append(f"{case.project} {case.game} ({case.how}): {error!r}"[:200])
    best: dict[int, tuple[float, float]] = {}
    for turn in range(rounds):
        for place, (index, work) in enumerate(works.items(), start=1):
            _tell(f"round {turn + 1} of {rounds}, case {place} of {len(works)}")
            found = one_round(work, seconds, 1 + turn * 1_000_000)
            best[index] = max(best.get(index, found), found)
    _tell("")
    return [Measured(*cases[index][:4], *found) for index, found in best.items()], reasons


def _tell(text: str) -> None:
    """Say how far it is, in one line of a terminal that the next one replaces."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text and 'bench: '}{text[:70]}", end="", file=sys.stderr, flush=True)


def one_round(work: Work, seconds: float, seed: int) -> tuple[float, float]:
    """Return decisions and games a second in one round."""
    decisions = games = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        more, whole = work(seed)
        decisions += more
        games += whole
        seed += 1
    return decisions / passed, games / passed


def stay_on_one_core() -> None:
    """Keep this process, threads included, on one core where the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
