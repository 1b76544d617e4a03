"""One evaluation run: schedule, records file, journal and summary."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from petteia.arena.results_file import finished, keep, reopened, to_play
from petteia.core.game import Game
from petteia.core.record import Record
from petteia.evaluation.game import EvaluationTerms, records
from petteia.evaluation.journal import Journal
from petteia.evaluation.player import Player
from petteia.evaluation.schedule import Appointment, appointments
from petteia.evaluation.summary import Summary, summary


def journal_path(out: Path) -> Path:
    """Return the journal's path for a records file."""
    return out.with_suffix(".answers.jsonl")


class Run:
    """A new run, or one that continues from its files."""

    def __init__(
        self,
        name: str,
        terms: EvaluationTerms,
        ladder: Sequence[str],
        openings: int,
        parameters: dict[str, Any],
        out: Path,
    ) -> None:
        self.name = name
        self.terms = terms
        self.out = out
        self.due: list[Appointment] = appointments(name, ladder, terms.players, openings)
        self.done: dict[int, Record] = finished(out) if out.exists() else {}
        self.left = to_play(terms.game, terms.options, terms.seed, self.due, self.done)
        settings = {"player": name, "against": list(ladder), "parameters": parameters}
        self.journal = Journal(journal_path(out), {**settings, **msgspec.to_builtins(terms)})

    def play(self, game: Game, player: Player, at_once: int = 1) -> Iterator[Record]:
        """Play the missing games; each record is on file before it is yielded."""
        with reopened(self.out) as file:
            for record in records(game, self.terms, self.left, player, at_once):
                keep(file, record)
                self.done[(record.meta or {})["number"]] = record
                yield record

    def summary(self) -> Summary:
        """Summarise the finished games."""
        played = [self.done[number] for number in sorted(self.done)]
        return summary(self.name, played, list(self.journal.replies.values()))
