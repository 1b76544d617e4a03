"""What a game tells its bots: how good a position and a move look, and why, in points.

A game brings its own as an entry point of the group `petteia.heuristics`. Nothing here is needed
to play by the rules; a game without one is played by its points alone.
"""

from math import exp
from typing import Final, Generic, cast

from mypy_extensions import mypyc_attr

from petteia.core.game import S
from petteia.core.message import Message

NEVER: Final = -1e9
"""The rate of a move that need not be tried: another is as good in every way."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Generic[S]):
    """The judgement of one game; all answers are estimates."""

    def worth(self, state: S, seat: int) -> float:
        """Return the points a seat may hope to end with (or a number that grows with them)."""
        return float(sum(state.points(seat)))

    def rates(self, state: S, legal: list[int]) -> list[float]:
        """Return how many points each of the actor's moves is worth; only differences count.

        This is what `greedy` plays by, and where a search looks first. Without a better idea, a
        move is as good as the position it leads to: one's own worth less the best rival's.
        """
        seat = state.actor
        result = []
        for move in legal:
            after = cast("S", state.copy())
            after.play(move)
            result.append(self.lead(after, seat))
        return result

    def lead(self, state: S, seat: int) -> float:
        """Return the worth of a position for a seat, less that of its best rival."""
        best = -1e9
        for other in range(state.players):
            if other != seat:
                best = max(best, self.worth(state, other))
        return self.worth(state, seat) - best

    def scale(self, state: S) -> float:
        """Return a lead that wins about three games of four from here."""
        return 10.0

    def spread(self, state: S) -> float:
        """Return a difference of rates that makes one move look about three times as good."""
        return 1.0

    def settled(self, state: S) -> bool:
        """Return whether `worth` overlooks nothing that is about to happen here."""
        return True

    def near(self) -> int:
        """Return after how many simulations a search looks farther, to what is `far`; 0: never.

        A deeper look makes fewer mistakes and varies more: it pays only when averaged over many.
        """
        return 0

    def far(self, state: S) -> bool:
        """Return whether a farther look may end here."""
        return self.settled(state)

    def is_open(self) -> bool:
        """Return whether nothing is hidden: one position is then enough to think on."""
        return False

    def is_dear(self) -> bool:
        """Return whether listing and rating moves takes so long that a tree makes no sense.

        A search is then a contest of the best looking moves; nothing but chance may be hidden.
        """
        return False

    def turns_ahead(self) -> int:
        """Return for how many turns a contest plays a move on."""
        return 4

    def thorough(self, state: S, legal: list[int]) -> list[float]:
        """Return the rates of the actor's moves as a contest begins: more of them than `rates`."""
        return self.rates(state, legal)

    def glance(self, state: S, legal: list[int]) -> int:
        """Return a move that looks good at a glance: what a contest plays on with."""
        rates = self.rates(state, legal)
        return legal[rates.index(max(rates))]

    def pace(self) -> int:
        """Return how many simulations of a search are worth about 0.2 s, compiled."""
        return 1200

    def error(self) -> float:
        """Return the boldness with which a greedy player loses about four games of five."""
        return 1.0

    def short(self) -> float:
        """Return the effort of a search that lies well between greedy and a long one."""
        return 0.25

    def long(self) -> float:
        """Return the effort of a search that takes about a second and a half."""
        return 6.0

    def ladder(self) -> list[str]:
        """Return the bots that the four named strengths are, each stronger than the last."""
        return [
            f"greedy:boldness={self.error()}",
            "greedy",
            f"search:effort={self.short()}:seconds=1.5",
            f"search:effort={self.long():g}:seconds=1.8",
        ]

    def reason(self, state: S, move: int) -> Message | None:
        """Return what a move gains or prevents, as a sentence of the game's words.

        Nothing if there is no such sentence that is surely true.
        """
        return None


def shares(rates: list[float], spread: float) -> list[float]:
    """Return probabilities that favour the better rates; they sum to 1, and NEVER gets none."""
    best = max(rates)
    parts = []
    for rate in rates:
        hopeless = rate == NEVER and best != NEVER
        parts.append(0.0 if hopeless else exp(max((rate - best) / spread, -30.0)))
    total = sum(parts)
    return [part / total for part in parts]
