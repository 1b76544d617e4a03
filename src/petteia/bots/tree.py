"""The tree of a search: what has been tried from a position, and what came of it."""

from math import sqrt

from petteia.bots.heuristic import Heuristic, shares
from petteia.core.state import State

DOUBT = 0.2
"""How much of the prior is spread evenly over all moves, in case the heuristic is wrong."""
CURIOSITY = 1.6
"""How strongly moves that were tried less are preferred, in spreads of the results."""
FIRST_WIDTH = 4.0
WIDENING = 1.6
"""A position tried n times considers the best FIRST_WIDTH + WIDENING * sqrt(n) of its moves."""


class Node:
    """A position as the searching seat can tell it: the moves known there, best looking first."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.trust: list[float] = []
        """How good each move looks before it is tried; sums to about 1."""
        self.visits: list[int] = []
        self.gains: list[float] = []
        """For each move, the sum of results of the seat that makes it."""
        self.below: list[Node | None] = []
        self.known: set[int] = set()
        """The moves above, and those that need not be tried."""
        self.tried = 0
        self.opened = False

    def open(self, state: State, legal: list[int], heuristic: Heuristic) -> None:
        """List the legal moves, the best looking first."""
        self.opened = True
        parts = shares(heuristic.rates(state, legal), heuristic.spread(state))
        even = DOUBT / len(legal)
        order = sorted([(-parts[index], index) for index in range(len(legal))])
        for part, index in order:
            if part < 0.0:
                self.add(legal[index], even - part * (1.0 - DOUBT))
        self.known.update(legal)

    def add(self, move: int, trust: float) -> int:
        """Add a move and return its index."""
        self.moves.append(move)
        self.trust.append(trust)
        self.visits.append(0)
        self.gains.append(0.0)
        self.below.append(None)
        return len(self.moves) - 1

    def find(self, move: int) -> int:
        """Return the index of a move; one that is not known here yet is added, without trust."""
        moves = self.moves
        for index in range(len(moves)):
            if moves[index] == move:
                return index
        return self.add(move, 0.0)

    def select(self, now: set[int] | None, spread: float) -> int:
        """Return the index of the move to try next; `now`: those that are legal this time."""
        width = FIRST_WIDTH + WIDENING * sqrt(self.tried)
        total = 0.0
        for gain in self.gains:
            total += gain
        mean = total / self.tried if self.tried else 0.5
        reach = CURIOSITY * spread * sqrt(self.tried + 1.0)
        best = -1
        best_score = -1e9
        seen = 0
        for index in range(len(self.moves)):
            if now is not None and self.moves[index] not in now:
                continue
            seen += 1
            if seen > width:
                break
            visits = self.visits[index]
            hope = self.gains[index] / visits if visits else mean
            score = hope + reach * self.trust[index] / (1.0 + visits)
            if score > best_score:
                best_score = score
                best = index
        return best
