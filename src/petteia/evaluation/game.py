"""One game of an evaluation: a random opening, then bots and the evaluated player."""

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any

from msgspec import Struct, to_builtins

from petteia.arena.play_game import LuckByMove, Outcome, turns
from petteia.bots import Bot, bot
from petteia.core.game import Game
from petteia.core.record import Record
from petteia.core.state import NOBODY
from petteia.core.view import View
from petteia.evaluation.endpoint import Reply
from petteia.evaluation.opening import luck_seed, opened
from petteia.evaluation.player import Player
from petteia.evaluation.schedule import Appointment
from petteia.evaluation.threads import at_a_time
from petteia.text.conversation import Conversation, Counts


class Reader:
    """Placeholder for the evaluated player in the list of bots."""

    name = "the evaluated player"

    def choose(self, view: View, seed: int) -> str:
        """Fail: the bots' loop stops at this seat."""
        raise AssertionError("the evaluated player is no bot")


NOT_A_BOT = Reader()


class EvaluationTerms(Struct, frozen=True, kw_only=True):
    """What all games of an evaluation share."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    plies: int
    tries: int
    lang: str = "en"


class Evaluated(Outcome, frozen=True, kw_only=True):
    """A record's meta: a tournament's outcome plus the evaluated player's numbers."""

    opening: int
    plies: int
    seat: int | None
    counts: Counts
    prompt_tokens: int = 0
    completion_tokens: int = 0


class EvaluationGame:
    """A game being played."""

    def __init__(self, game: Game, terms: EvaluationTerms, due: Appointment) -> None:
        self.terms = terms
        self.due = due
        self.match = opened(
            game, terms.players, terms.options, terms.seed, due.opening, terms.plies
        )
        self.bots: list[Bot] = [
            NOT_A_BOT if seat == due.seat else bot(name, game) for seat, name in enumerate(due.bots)
        ]
        self.luck = LuckByMove(luck_seed(terms.seed, due.opening))
        self.seconds = [0.0] * terms.players
        self.decisions = [0] * terms.players
        self.spent: list[Reply] = []

    def play(self, player: Player) -> Counts:
        """Play to the end; where nobody is evaluated all seats are bots'."""
        match, seat = self.match, self.due.seat
        if seat is None:
            self._bots_turns(NOBODY)
            return Counts()
        seed = luck_seed(self.terms.seed, self.due.opening)
        reader = Conversation(match, seat, self.terms.lang, self.terms.tries, seed=seed)
        self._bots_turns(seat)
        while match.state.actor != NOBODY:
            start = perf_counter()
            reply = player.decide(self.due.number, reader, self.luck.seed(len(match.moves)))
            self.spent.append(reply)
            self.seconds[seat] += reply.seconds or perf_counter() - start
            self.decisions[seat] += 1
            self._bots_turns(seat)
        return reader.counts

    def _bots_turns(self, stop_at: int) -> None:
        for turn in turns(self.match, self.bots, self.luck, stop_at=stop_at):
            if turn is not None:
                self.seconds[turn.seat] += turn.seconds
                self.decisions[turn.seat] += 1

    def record(self, counts: Counts) -> Record:
        """Return the record of the finished game; its meta says who played."""
        match, due = self.match, self.due
        standing = match.standing()
        outcome = Evaluated(
            bots=list(due.bots),
            number=due.number,
            seed=self.terms.seed,
            places=standing.places or [],  # it is over
            points=standing.points,
            rounds=standing.rounds,
            ending=match.game.rules.ending(match.state),
            decisions=self.decisions,
            seconds=[round(seconds, 3) for seconds in self.seconds],
            opening=due.opening,
            plies=self.terms.plies,
            seat=due.seat,
            counts=counts,
            prompt_tokens=sum(reply.prompt_tokens for reply in self.spent),
            completion_tokens=sum(reply.completion_tokens for reply in self.spent),
        )
        record = match.record()
        record.meta = to_builtins(outcome)
        return record


def records(
    game: Game,
    terms: EvaluationTerms,
    games: Sequence[Appointment],
    player: Player,
    at_once: int = 1,
) -> Iterator[Record]:
    """Play games, so many at once, and yield their records as they come."""

    def play(due: Appointment) -> Record:
        table = EvaluationGame(game, terms, due)
        return table.record(table.play(player))

    return map(play, games) if at_once == 1 else at_a_time(play, games, at_once)
