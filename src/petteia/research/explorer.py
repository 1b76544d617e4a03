"""A player of the moves it has made least often: it reaches what random play rarely does."""

from collections import Counter

from petteia.core.rng import Rng
from petteia.core.state import CHANCE, State


class Curious:
    """Remembers how often it made each move, over any number of games."""

    def __init__(self) -> None:
        self.made: Counter[int] = Counter()

    def pick(self, state: State, rng: Rng) -> int:
        """Choose a legal move; at chance by weight, and now and then at random."""
        legal = state.legal()
        if state.actor == CHANCE:
            return legal[rng.weighted(state.weights())]
        if rng.below(4) == 0:
            move = legal[rng.below(len(legal))]
        else:
            move = min(legal, key=lambda number: (self.made[number], rng.word()))
        self.made[move] += 1
        return move
