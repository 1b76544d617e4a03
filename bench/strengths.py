"""How strong the bots are, measured: the table of docs/strengths.md.

    python bench/strengths.py --out strengths.jsonl            plays what is missing, then prints
    python bench/strengths.py --out strengths.jsonl --table    only prints what was played so far

Every setting is one bot against another on all other seats, seats balanced, ties split. It stops
when the 95 % interval of its share of wins excludes the bound, at the latest after 100 games.
Ctrl-C keeps every finished game; the same command goes on from there. `--only athens` plays the
settings whose name holds the word.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from petteia.arena.running import finished, on_processes
from petteia.arena.schedule import Pairing
from petteia.arena.tally import interval
from petteia.core.record import Record
from petteia.core.registry import game as game_named

GAMES = ("agora_ernest", "agora_lieske", "athens", "offrandes")
BUDGET = {"agora_ernest": 200, "agora_lieske": 1200, "athens": 1200, "offrandes": 1200}
"""Simulations worth about 0.2 s a move, compiled, on one core (Agora (Ernest): 1 s)."""
STRENGTHS = ("Novice", "Citizen", "Strategos", "Oracle")
MOST = 100
BATCH = 12
"""Games between two looks at the interval; a multiple of every number of seats but 5."""
APART = 1_000_000
"""Game numbers of one setting begin here times its place in the list."""


@dataclass(frozen=True)
class Setting:
    """One question: does the first bot win at least this share?"""

    place: int
    game: str
    players: int
    one: str
    others: str
    bound: float

    @property
    def name(self) -> str:
        """What the setting is called in the table."""
        return f"{self.game} {self.players}: {self.one} against {self.others}"

    def pairing(self, number: int) -> Pairing:
        """Return a game of the setting."""
        seats = [self.others] * self.players
        seats[number % self.players] = self.one
        return Pairing(self.place * APART + number, tuple(seats))


def settings() -> Iterator[Setting]:
    """List all questions."""
    place = 0
    for name in GAMES:
        seats = game_named(name).seats
        search = f"search:iterations={BUDGET[name]}"
        longer = f"search:iterations={4 * BUDGET[name]}"
        ernest = name == "agora_ernest"
        asked: list[tuple[int, str, str, float]] = []
        for players in seats:
            asked.append((players, "greedy", "random", 0.9 if players == 2 else 0.75))
            two = 0.6 if ernest else 0.75
            many = (1.5 if ernest else 2.0) / players
            asked.append((players, search, "greedy", two if players == 2 else many))
        few = seats[0]
        asked.append((few, longer, search, 1 / few))
        for lower, higher in pairwise(STRENGTHS):
            asked.append((few, higher, lower, 0.65 if few == 2 else 1.5 / few))
        for players, one, others, bound in asked:
            yield Setting(place, name, players, one, others, bound)
            place += 1


def played(setting: Setting, done: dict[int, Record]) -> tuple[float, int]:
    """Return the wins of the first bot and the games."""
    wins, games = 0.0, 0
    for number in range(MOST):
        record = done.get(setting.place * APART + number)
        if record is not None:
            places = (record.meta or {})["places"]
            games += 1
            if places[number % setting.players] == 1:
                wins += 1 / places.count(1)
    return wins, games


def decided(setting: Setting, done: dict[int, Record]) -> bool:
    """Return whether the interval excludes the bound, or all games are played."""
    wins, games = played(setting, done)
    low, high = interval(wins, games)
    return games >= MOST or (games >= BATCH and not low <= setting.bound <= high)


def play(setting: Setting, done: dict[int, Record], out: Path) -> None:
    """Play a setting until it is decided, batch by batch."""
    while not decided(setting, done):
        first = setting.place * APART
        left = [number for number in range(MOST) if first + number not in done][:BATCH]
        games = [setting.pairing(number) for number in left]
        with out.open("a", encoding="utf-8") as file:
            for record in on_processes(setting.game, {}, 0, games):
                file.write(record.dumps() + "\n")
                file.flush()
                done[int((record.meta or {})["number"])] = record
        wins, count = played(setting, done)
        print(f"{setting.name}: {wins:.1f} of {count}", flush=True)


def row(setting: Setting, done: dict[int, Record]) -> str:
    """Return a line of the table."""
    wins, games = played(setting, done)
    if not games:
        return f"| {setting.name} | | | {setting.bound:.0%} | not played |"
    low, high = interval(wins, games)
    verdict = "holds" if low > setting.bound else "fails" if high < setting.bound else "open"
    share = f"{wins / games:.0%} ({low:.0%} to {high:.0%})"
    return f"| {setting.name} | {games} | {share} | {setting.bound:.0%} | {verdict} |"


def main() -> None:
    """Play what is missing and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, default=Path("strengths.jsonl"))
    parser.add_argument("--only", default="")
    parser.add_argument("--table", action="store_true")
    args = parser.parse_args()
    done = finished(args.out) if args.out.exists() else {}
    asked = [setting for setting in settings() if args.only in setting.name]
    try:
        for setting in asked:
            if not args.table:
                play(setting, done, args.out)
    except KeyboardInterrupt:
        print("stopped; the same command goes on from here")
    print("| setting | games | wins (95 %) | bound | |\n|---|---|---|---|---|")
    for setting in asked:
        print(row(setting, done))


if __name__ == "__main__":
    main()
