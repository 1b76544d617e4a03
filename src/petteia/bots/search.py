"""Search: Monte Carlo tree search over what a seat can know, for several players and chance.

Every simulation thinks on a fresh position that the seat cannot tell from the real one, walks down
the tree (each seat follows its own results, so nobody is assumed to gang up), tries something new,
plays on quickly to a settled position and judges it. Chance moves are drawn by their weights.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter

from petteia.bots.heuristic import Heuristic
from petteia.bots.rollout import judged, roll_out
from petteia.bots.tree import Node
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY, State

MOST_NODES = 40_000
"""A tree grows no larger; simulations then end at its edge."""
MOST_MOVES = 400_000
"""Nor does it list more moves than this in all its nodes."""
ROLL_OUT = 60
"""A quick play-out ends after so many moves, settled or not;"""
FAR = 300
"""and after so many where it looks farther."""
BOLDNESS = 1.0
"""With which the moves of a play-out are drawn: by the heuristic's own spread."""
CHECKED = 32
"""How many simulations pass between two looks at whether the choice is clear."""


class Search:
    """One decision of one seat."""

    def __init__(
        self, imagine: Callable[[Rng], State], heuristic: Heuristic, seat: int, rng: Rng
    ) -> None:
        self.imagine = imagine
        self.heuristic = heuristic
        self.seat = seat
        self.rng = rng
        self.root = Node()
        self.nodes = 1
        self.listed = 0
        self.iterations = 0
        """How many simulations have been made."""
        self.results = 0.0
        self.squares = 0.0
        self.spread = 0.25
        self.forced = -1
        """The number of the one first move to try, or -1."""
        self.near = heuristic.near()
        """After how many simulations they look farther, or 0."""
        self.still: State | None = None
        """The one position to think on, where nothing is hidden."""
        if heuristic.is_open():
            self.still = imagine(rng)

    def run(self, iterations: int, seconds: float) -> None:
        """Simulate until the budget is spent (0: no bound of that kind) or the choice is clear."""
        start = perf_counter()
        while iterations == 0 or self.iterations < iterations:
            if self.iterations % CHECKED == 0 and self.iterations:
                left = iterations - self.iterations
                if seconds > 0.0:
                    gone = perf_counter() - start
                    rest = int(self.iterations * (seconds - gone) / max(gone, 1e-6))
                    left = min(left, rest) if iterations else rest
                if self.is_clear(left):
                    return
            elif seconds > 0.0 and perf_counter() - start >= seconds:
                return
            self.simulate()

    def insist(self, move: int, times: int) -> None:
        """Try one first move until it has been tried so many times."""
        self.forced = move
        while self.root.visits[self.root.find(move)] < times:
            self.simulate()
        self.forced = -1

    def is_clear(self, left: int) -> bool:
        """Return whether no other move can overtake the most tried one any more."""
        first = 0
        second = 0
        for visits in self.root.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left

    def simulate(self) -> None:
        """Walk down the tree, add to it, play on, judge, and tell all nodes on the way."""
        self.iterations += 1
        still = self.still
        state = still.copy() if still is not None else self.imagine(self.rng)
        nodes: list[Node] = []
        indexes: list[int] = []
        actors: list[int] = []
        node = self.root
        while state.actor != NOBODY:
            actor = state.actor
            if actor == CHANCE:
                index = node.find(state.legal()[self.rng.weighted(state.weights())])
            else:
                if not node.opened:
                    legal = state.legal()
                    node.open(state, legal, self.heuristic)
                    self.listed += len(legal)
                    if node is not self.root and len(legal) > 1:
                        break
                if node is self.root and self.forced >= 0:
                    index = node.find(self.forced)
                else:
                    index = self.choose(node, state)
            nodes.append(node)
            indexes.append(index)
            actors.append(actor)
            state.play(node.moves[index])
            below = node.below[index]
            if below is None:
                if self.nodes >= MOST_NODES or self.listed >= MOST_MOVES:
                    break
                below = Node()
                self.nodes += 1
                node.below[index] = below
            node = below
        far = 0 < self.near < self.iterations
        roll_out(state, self.heuristic, self.rng, FAR if far else ROLL_OUT, BOLDNESS, far)
        self.tell(nodes, indexes, actors, judged(state, self.heuristic))

    def choose(self, node: Node, state: State) -> int:
        """Return the index of the move to try; what is legal may differ from the last time."""
        if self.still is not None:
            return node.select(None, self.spread)
        legal = state.legal()
        known = node.known
        same = len(legal) == len(known)
        for move in legal:
            if move not in known:
                known.add(move)
                node.add(move, 1.0 / len(known))
                same = False
        if same:
            return node.select(None, self.spread)
        index = node.select(set(legal), self.spread)
        return index if index >= 0 else node.find(legal[0])

    def tell(
        self, nodes: list[Node], indexes: list[int], actors: list[int], result: list[float]
    ) -> None:
        """Add a result to every move that led to it, each for the seat that made it."""
        for depth in range(len(nodes)):
            node = nodes[depth]
            index = indexes[depth]
            node.tried += 1
            node.visits[index] += 1
            if actors[depth] != CHANCE:
                node.gains[index] += result[actors[depth]]
        mine = result[self.seat]
        self.results += mine
        self.squares += mine * mine
        if self.iterations > 8:
            mean = self.results / self.iterations
            self.spread = sqrt(max(self.squares / self.iterations - mean * mean, 0.0)) + 0.02

    def chosen(self) -> int:
        """Return the most tried move; of equals the one with the better results."""
        root = self.root
        best = 0
        for index in range(len(root.moves)):
            if root.visits[index] > root.visits[best] or (
                root.visits[index] == root.visits[best] and root.gains[index] > root.gains[best]
            ):
                best = index
        return root.moves[best]

    def estimates(self) -> dict[int, float]:
        """Return the estimated chance to win of every move that was tried."""
        root = self.root
        return {
            root.moves[index]: root.gains[index] / root.visits[index]
            for index in range(len(root.moves))
            if root.visits[index]
        }

    def visit_counts(self) -> dict[int, int]:
        """Return how often every move was tried."""
        root = self.root
        return {root.moves[index]: root.visits[index] for index in range(len(root.moves))}

    def deviation(self) -> float:
        """Return the standard deviation of a simulation's result for the searching seat."""
        return self.spread
