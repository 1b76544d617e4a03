"""What a decision was worth: each choice's chance to win, as far as its player could know."""

from math import hypot, sqrt
from typing import Literal

from msgspec import Struct

from petteia.bots.bot import Searcher
from petteia.core.rng import Rng
from petteia.core.state import State
from petteia.core.view import View

Mark = Literal["best", "good", "inaccuracy", "mistake"]

INACCURACY = 0.03
MISTAKE = 0.08
"""Losses of the chance to win from which a choice is marked, if they exceed their uncertainty."""
SURE = 2.0
"""How many standard errors a loss must exceed to be told from noise."""
LEAST_TRIES = 12
"""How often the played and the best choice are tried at least, so that they compare fairly."""


class Option(Struct, frozen=True):
    """One choice of a decision."""

    move: str
    """In notation, with its seat."""
    chance: float
    """The acting seat's estimated chance to win."""
    error: float
    """Its standard error."""


class Decision(Struct, frozen=True, kw_only=True):
    """A choice among several, judged by what its player could know."""

    options: list[Option]
    """Those that were tried, best first."""
    played: Option
    loss: float
    """How much less the played choice promised than the best one; never below 0."""
    error: float
    """The standard error of the loss."""
    mark: Mark

    @property
    def best(self) -> Option:
        """The choice that promised most."""
        return self.options[0]


def judge_decision(
    player: Searcher, known: View, state: State, played: int, rng: Rng, tries: int = LEAST_TRIES
) -> Decision:
    """Search on what the acting seat could know, and compare the played choice with the best."""
    search = player.searched(known, rng)
    for move in (played, search.chosen()):
        search.insist(move, tries)
    tried = search.visit_counts()
    deviation = search.deviation()
    options = [
        Option(
            str(player.game.move(state, move)),
            round(chance, 4),
            round(deviation / sqrt(tried[move]), 4),
        )
        for move, chance in search.estimates().items()
        if tried[move] >= min(tries, 2)
    ]
    options.sort(key=lambda option: (-option.chance, option.move))
    text = str(player.game.move(state, played))
    mine = next(option for option in options if option.move == text)
    # A choice that was hardly tried looks good by luck: only as often tried ones are better.
    rivals = [option for option in options if option.error <= mine.error * 1.5 or option is mine]
    best = rivals[0]
    options.sort(key=lambda option: (option is not best, -option.chance, option.move))
    loss = max(best.chance - mine.chance, 0.0)
    error = 0.0 if best is mine else hypot(best.error, mine.error)
    return Decision(
        options=options,
        played=mine,
        loss=round(loss, 4),
        error=round(error, 4),
        mark=mark(loss, error, best is mine),
    )


def mark(loss: float, error: float, is_best: bool) -> Mark:
    """Return how a choice is marked; a loss within its uncertainty is none."""
    if is_best:
        return "best"
    if loss > SURE * error:
        if loss >= MISTAKE:
            return "mistake"
        if loss >= INACCURACY:
            return "inaccuracy"
    return "good"
