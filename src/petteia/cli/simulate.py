"""`petteia simulate`: many games between bots, and what became of them."""

import os
import signal
from pathlib import Path
from time import perf_counter
from types import FrameType

import click
from rich.console import Console

from petteia.arena.play_game import OneGenerator, turns
from petteia.cli import results
from petteia.cli.bots import seated, with_bots
from petteia.cli.console import Progress, say, screen
from petteia.cli.errors import ILLEGAL, STOPPED, Failure, complain, reason
from petteia.cli.parameters import (
    OptionSource,
    with_game,
    with_language,
    with_players,
    with_setting,
)
from petteia.cli.tally import SimulationTally, tables
from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.options import differing
from petteia.core.playout import counted, random_move
from petteia.core.record import FORMAT, Record
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY, State
from petteia.core.words import Words


@click.command()
@with_game()
@with_players
@click.option(
    "--games",
    "count",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    metavar="K",
    help="How many games.",
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    metavar="S",
    help="Equal seeds play equal games.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE.jsonl",
    help="Write every game as a record, one a line; an existing file is replaced.",
)
@with_bots("random", "Who plays, one for each seat or one for all (default: random).")
@with_setting
@with_language
def simulate(
    game: Game,
    players: int | None,
    count: int,
    seed: int,
    out: Path | None,
    bots: str,
    pairs: tuple[str, ...],
    own_data: Path | None,
    lang: str,
) -> int:
    """Play many games between bots and print a table of what happened.

    Bots are named random, greedy, search:seconds=0.2, search:iterations=2000, or by a
    strength: Novice, Citizen, Strategos, Oracle.

    The table tells how long the games were, the points by source, how they ended,
    how often each seat won (a shared first place is shared), and the decisions per
    second; chance is not a decision. Ctrl-C stops: the games finished so far are in
    the file and in the table.

    Game number i (from 0) of seed S is the same however many are played: its
    generator is seeded with S * 2**32 + i.

    \b
    Examples:
      petteia simulate agora_lieske --players 3 --games 1000 --seed 7
      petteia simulate agora_lieske --players 2 --games 50 --out many.jsonl
      petteia simulate athens --games 20 --bots greedy,random
    """
    players = game.seats[0] if players is None else players
    options = differing(game.options, OptionSource(pairs, own_data).over(game, {}))
    first = game.new(players, options)
    if out is not None and out.suffix == ".json" and count > 1:
        raise click.UsageError(f"{out}: many records go to a file whose name ends in .jsonl")
    work = Simulation(game, first, options, count, seed, bots)
    records = None if out is None else Records(out)
    try:
        code = work.run(records)
    finally:
        if records is not None:
            records.close()
    report(screen(), work, Words(game.package, lang))
    return code


class Simulation:
    """Games to be played, and the tally of those that were."""

    def __init__(
        self,
        game: Game,
        first: State,
        options: dict[str, object],
        count: int,
        seed: int,
        bots: str = "random",
    ) -> None:
        self.named = bots
        self.bots = seated(bots, game, first.players)
        self.game = game
        self.first = first
        self.options = options
        self.count = count
        self.seed = seed
        self.tally = SimulationTally(first.players, len(game.sources))

    def run(self, records: "Records | None") -> int:
        """Play the games and return the exit code."""
        work = f"simulating {self.game.name}"
        with CtrlC() as ctrl_c, Progress(work, "games", self.count) as progress:
            try:
                for number in range(self.count):
                    ctrl_c.allow()
                    self.play(number, records, ctrl_c)
                    progress.step()
            except KeyboardInterrupt:
                return STOPPED
            except OSError as error:
                assert records is not None
                progress.bar.stop()
                return complain(f"cannot write {records.path}: {reason(error)}", ILLEGAL)
        return 0

    def play(self, number: int, records: "Records | None", ctrl_c: "CtrlC") -> None:
        """Play one game, write it down and count it; Ctrl-C falls before that or after."""
        state = self.first.copy()
        rng = Rng((self.seed << 32) + number)
        texts: list[str]
        start = perf_counter()
        if self.named != "random":
            match = Match(self.game, state.players, self.options)
            made = [*turns(match, self.bots, OneGenerator(rng))]
            decisions = sum(turn is not None for turn in made)
            state, texts, moves = match.state, [str(move) for move in match.moves], len(made)
        elif records is None:
            decisions, moves = counted(state, rng)
            texts = []
        else:
            decisions, texts = written(self.game, state, rng)
            moves = len(texts)
        seconds = perf_counter() - start
        ctrl_c.hold()
        if records is not None:
            records.write(self.record(texts))
        self.tally.add(state, self.game.rules.ending(state), decisions, moves, seconds)

    def record(self, texts: list[str]) -> Record:
        """Return the record of a game."""
        return Record(
            petteia=FORMAT,
            game=self.game.name,
            players=self.first.players,
            options=self.options,
            moves=texts,
        )


def written(game: Game, state: State, rng: Rng) -> tuple[int, list[str]]:
    """Play the same game as a playout and write its moves down; return decisions and texts."""
    decisions = 0
    texts = []
    while state.actor != NOBODY:
        number = random_move(state, rng)
        if state.actor != CHANCE:
            decisions += 1
        texts.append(str(game.move(state, number)))
        state.play(number)
    return decisions, texts


class CtrlC:
    """Ctrl-C at its proper time: never between the end of a game and its record."""

    def __init__(self) -> None:
        self.asked = False
        self.allowed = False

    def __enter__(self) -> "CtrlC":
        self.before = signal.signal(signal.SIGINT, self._asked)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self.before)

    def _asked(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        if self.allowed:
            self.allowed = False  # once is enough
            raise KeyboardInterrupt

    def allow(self) -> None:
        """Stop immediately on the next interrupt, even after an earlier one."""
        self.allowed = True
        if self.asked:
            raise KeyboardInterrupt

    def hold(self) -> None:
        """Let what comes now be finished first."""
        self.allowed = False


class Records:
    """A file of whole records: a line that cannot be finished is taken back."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.file = path.open("wb", buffering=0)
        except OSError as error:
            raise Failure(f"cannot write {path}: {reason(error)}") from error
        self.size = 0

    def write(self, record: Record) -> None:
        """Add a line."""
        line = memoryview((record.dumps() + "\n").encode())
        try:
            left = line
            while left:
                left = left[self.file.write(left) :]
        except OSError:
            if self.path.is_file():
                os.truncate(self.path, self.size)
            raise
        self.size += len(line)

    def close(self) -> None:
        """Close the file."""
        self.file.close()


def report(console: Console, work: Simulation, words: Words) -> None:
    """Print the tables."""
    tally, players = work.tally, work.first.players
    played = results.counted(tally.games, "game")
    games = played if tally.games == work.count else f"{played} of {work.count:,} finished"
    title = words.text("title")
    who = "random play" if work.named == "random" else work.named
    say(
        console,
        f"{title} ({work.game.name}), {players} players, seed {work.seed}, {who}: {games}",
        style="bold",
    )
    if tally.games:
        for shown in tables(tally, work.game, words):
            say(console)
            console.print(shown)
        say(console)
        seconds = max(tally.seconds, 1e-9)
        speed = f"{tally.decisions.total / seconds:,.0f} decisions per second"
        say(console, f"{speed} ({played} in {seconds:.1f} s)")
