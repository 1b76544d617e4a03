"""Sequential halving over moves, for games with expensive positions: few playouts, common luck.

Where a position has hundreds of moves and each is slow to judge, a tree never sees any of its
nodes twice. So the best looking moves are played on for some turns with quick moves, all of them
through the same luck, and judged: what is left of the difference is the moves' own. After each
part of the budget the worse half drops out.
"""

from math import sqrt
from time import perf_counter

from petteia.bots.heuristic import NEVER, Heuristic
from petteia.bots.rollout import judged
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY, State

WIDTH = 10
"""How many moves enter."""
LUCK = 1 << 30


class Contest:
    """One decision of one seat."""

    def __init__(self, state: State, heuristic: Heuristic, seat: int, rng: Rng) -> None:
        """`state` is a position that the seat cannot tell from the real one."""
        self.begun = perf_counter()
        self.state = state
        self.heuristic = heuristic
        self.seat = seat
        self.luck = rng.below(LUCK)
        legal = state.legal()
        rates = heuristic.thorough(state, legal)
        order = sorted([(-rates[index], index) for index in range(len(legal))])
        self.moves = [legal[index] for rate, index in order if rate < -NEVER] or legal
        """The moves that look best first."""
        self.gains = [0.0] * len(self.moves)
        self.tries = [0] * len(self.moves)
        """How often each was tried."""
        self.left = list(range(min(WIDTH, len(self.moves))))
        """The places of the moves still in, best first."""
        self.iterations = 0
        """How often a move has been played on."""
        self.results = 0.0
        self.squares = 0.0
        """The sums of all results, and of their squares."""

    def run(self, iterations: int, seconds: float) -> None:
        """Try until the budget is spent (0: no bound of that kind) or the choice is clear.

        Seconds count from the beginning: finding the moves that enter takes its time too.
        """
        start = self.begun
        if iterations:  # a move is tried at least twice, or not at all
            self.left = self.left[: max(iterations // 2, 1)]
        parts = (len(self.left) - 1).bit_length()
        part = 1
        lap = 0
        longest = 0.0
        while len(self.left) > 1:
            if iterations and self.iterations + len(self.left) > iterations:
                break
            results = []
            for place in self.left:
                now = perf_counter()
                if seconds > 0.0 and now - start + longest >= seconds:
                    break  # where a try takes long, the next one would end too late
                results.append(self.tried(place, lap))
                longest = max(longest, perf_counter() - now)
            if len(results) < len(self.left):
                break  # the others have not had this luck
            for index in range(len(results)):
                self.gains[self.left[index]] += results[index]
                self.tries[self.left[index]] += 1
            lap += 1
            spent = self.iterations / iterations if iterations else 0.0
            if seconds > 0.0:
                spent = max(spent, (perf_counter() - start) / seconds)
            self.rank()
            lead = self.gains[self.left[0]] - self.gains[self.left[1]]
            if lead * spent > lap * (1.0 - spent):
                break  # nobody can catch up in the laps to come
            while part <= parts and spent * parts >= part:
                part += 1
                self.left = self.left[: (len(self.left) + 1) // 2]
        self.rank()

    def rank(self) -> None:
        """Put the moves still in into order; of equals the better looking comes first."""
        self.left = [place for _, place in sorted([(-self.gains[p], p) for p in self.left])]

    def tried(self, place: int, lap: int) -> float:
        """Play a move and one lap with the given luck; return the seat's win probability."""
        self.iterations += 1
        heuristic = self.heuristic
        rng = Rng(self.luck + lap)
        state = self.state.copy()
        state.play(self.moves[place])
        turns = heuristic.turns_ahead()
        actor = self.seat
        while state.actor != NOBODY:
            legal = state.legal()
            if state.actor == CHANCE:
                state.play(legal[rng.weighted(state.weights())])
                continue
            if state.actor != actor:
                actor = state.actor
                turns -= 1
                if turns < 0:
                    break
            state.play(legal[0] if len(legal) == 1 else heuristic.glance(state, legal))
        result = judged(state, heuristic)[self.seat]
        self.results += result
        self.squares += result * result
        return result

    def insist(self, move: int, times: int) -> None:
        """Try one first move until it has been tried so many times."""
        if move not in self.moves:
            self.moves.append(move)
            self.gains.append(0.0)
            self.tries.append(0)
        place = self.moves.index(move)
        while self.tries[place] < times:
            self.gains[place] += self.tried(place, self.tries[place])
            self.tries[place] += 1

    def chosen(self) -> int:
        """Return the move that came out best."""
        return self.moves[self.left[0]]

    def estimates(self) -> dict[int, float]:
        """Return the estimated chance to win of every move that was tried."""
        return {
            self.moves[place]: self.gains[place] / self.tries[place]
            for place in range(len(self.moves))
            if self.tries[place]
        }

    def visit_counts(self) -> dict[int, int]:
        """Return how often every move was tried."""
        return {self.moves[place]: self.tries[place] for place in range(len(self.moves))}

    def deviation(self) -> float:
        """Return the standard deviation of a try's result."""
        if self.iterations < 2:
            return 0.25
        mean = self.results / self.iterations
        return sqrt(max(self.squares / self.iterations - mean * mean, 0.0))
