"""A game reviewed move by move, in passes: first the graph of chances, then every decision."""

from collections.abc import Iterator

from msgspec import Struct

from petteia.bots.bot import Searcher
from petteia.bots.plugins import heuristic
from petteia.core.match import Match
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, State
from petteia.core.view import View
from petteia.review.chances import Chances, win_chances
from petteia.review.decision import Decision, judge_decision

SAMPLES = 24
"""Play-outs from which the chances at a position are estimated."""


class ReviewedMove(Struct, frozen=True, kw_only=True):
    """One move of the game and what it changed."""

    index: int
    """Of the move in the record, from 0."""
    actor: int | None
    """A seat; nothing for chance."""
    played: str
    chances: list[float]
    """Every seat's chance to win after the move, in the true position; they sum to 1."""
    errors: list[float]
    change: list[float]
    """By how much the move changed them."""
    decision: Decision | None = None
    """Where the seat had a choice and it has been judged."""
    known: View | None = None
    """What the acting seat could know, where it had a choice."""


class Reviewer:
    """Reviews one match; equal seeds and budgets give equal reviews."""

    def __init__(self, match: Match, seed: int = 0, samples: int = SAMPLES) -> None:
        self.match = match
        self.seed = seed
        self.samples = samples
        self.judgement = heuristic(match.game)
        self.start = self._chances(self._new(), -1)

    def graph(self) -> Iterator[ReviewedMove]:
        """Yield every move with the chances after it; no decision is judged yet."""
        before = self.start
        for index, state, number in self._positions():
            actor = state.actor
            known = None
            if actor != CHANCE and len(state.legal()) > 1:
                known = self.match.game.rules.view(state, actor)
            ahead = state.copy()
            ahead.play(number)
            after = self._chances(ahead, index)
            yield ReviewedMove(
                index=index,
                actor=None if actor == CHANCE else actor,
                played=str(self.match.moves[index]),
                chances=[round(chance, 4) for chance in after.means],
                errors=[round(error, 4) for error in after.errors],
                change=[round(b - a, 4) for a, b in zip(before.means, after.means, strict=True)],
                known=known,
            )
            before = after

    def decisions(self, iterations: int) -> Iterator[tuple[int, Decision]]:
        """Yield every decision, by the index of its move, judged with so many simulations."""
        player = Searcher("reviewer", self.match.game, self.judgement, iterations)
        for index, state, number in self._positions():
            if state.actor != CHANCE and len(state.legal()) > 1:
                known = self.match.game.rules.view(state, state.actor)
                rng = Rng((self.seed << 32) + index)
                yield index, judge_decision(player, known, state, number, rng)

    def _new(self) -> State:
        state: State = self.match.game.new(self.match.state.players, self.match.options)
        return state

    def _positions(self) -> Iterator[tuple[int, State, int]]:
        """Yield each move's index, the position before it, and its canonical number."""
        state = self._new()
        for index, move in enumerate(self.match.moves):
            number = state.catalogue().number(move.words, move.actor == CHANCE)
            number = self.match.game.rules.canonical(state, number)
            yield index, state, number
            state.play(number)

    def _chances(self, state: State, index: int) -> Chances:
        rng = Rng((self.seed << 32) + index + 1)
        return win_chances(state, self.judgement, rng, self.samples)
