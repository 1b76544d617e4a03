"""Bots: each is given what its seat knows, a View, and answers with the text of a move."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from operator import index
from typing import Protocol, SupportsIndex

from petteia.bots.halving import Contest
from petteia.bots.heuristic import Heuristic, shares
from petteia.bots.rollout import best_of, drawn
from petteia.bots.search import Search
from petteia.core.errors import NotationError
from petteia.core.game import Game
from petteia.core.message import Message
from petteia.core.rng import Rng
from petteia.core.state import State
from petteia.core.view import View


class Bot(Protocol):
    """Somebody to play with."""

    name: str

    def choose(self, view: View, seed: int) -> str:
        """Return the text of the move to make; equal views and seeds, equal moves."""


class Chooser(ABC):
    """What all bots share: they think on an imagined position, and forced moves are instant."""

    def __init__(self, name: str, game: Game, heuristic: Heuristic) -> None:
        self.name = name
        self.game = game
        self.heuristic = heuristic

    def choose(self, view: View, seed: int) -> str:
        """Return the text of the move to make; equal views and seeds, equal moves."""
        return self._text(*self.decided(view, seed))

    def hint(self, view: View, seed: int) -> tuple[str, Message | None]:
        """Return the text of the move to make, and why in one sentence, if there is one."""
        state, move = self.decided(view, seed)
        return self._text(state, move), self.heuristic.reason(state, move)

    def decided(self, view: View, seed: int) -> tuple[State, int]:
        """Return an imagined position and the number of the move to make there."""
        if view.seat is None or view.seat != view.actor:
            raise ValueError("a bot is asked with the view of the seat whose turn it is")
        rng = Rng(seed)
        state = self.game.imagine(view, rng)
        legal = state.legal()
        if len(legal) == 1:
            return state, legal[0]
        picked: object = self.pick(view, state, legal, rng)  # others write bots too
        if not isinstance(picked, SupportsIndex):
            raise NotationError(f"the bot {self.name} picked {picked!r}, not the number of a move")
        return state, index(picked)

    def _text(self, state: State, move: int) -> str:
        try:
            return str(self.game.move(state, move))
        except NotationError as error:
            raise NotationError(f"the bot {self.name} made an illegal move: {error}") from None

    @abstractmethod
    def pick(self, view: View, state: State, legal: list[int], rng: Rng) -> int:
        """Return one of two or more legal moves."""


class Random(Chooser):
    """Any legal move is as likely as the next."""

    def pick(self, view: View, state: State, legal: list[int], rng: Rng) -> int:
        """Return one of two or more legal moves."""
        return legal[rng.below(len(legal))]


class Greedy(Chooser):
    """The move that looks best to the heuristic; `boldness` above 0 adds mistakes."""

    def __init__(self, name: str, game: Game, heuristic: Heuristic, boldness: float = 0.0) -> None:
        super().__init__(name, game, heuristic)
        self.boldness = boldness

    def hint(self, view: View, seed: int) -> tuple[str, Message | None]:
        """Return the move that looks best, and why: a hint contains no deliberate mistakes."""
        if self.boldness:
            return Greedy(self.name, self.game, self.heuristic).hint(view, seed)
        return super().hint(view, seed)

    def pick(self, view: View, state: State, legal: list[int], rng: Rng) -> int:
        """Return one of two or more legal moves."""
        rates = self.heuristic.rates(state, legal)
        if self.boldness:
            spread = self.heuristic.spread(state) * self.boldness
            return legal[drawn(shares(rates, spread), rng)]
        return legal[best_of(rates, rng)]


class Searcher(Chooser):
    """Search with a budget of simulations, of seconds, or both (whichever ends first)."""

    def __init__(
        self,
        name: str,
        game: Game,
        heuristic: Heuristic,
        iterations: int = 0,
        seconds: float = 0.0,
    ) -> None:
        super().__init__(name, game, heuristic)
        self.iterations = iterations
        self.seconds = seconds

    def pick(self, view: View, state: State, legal: list[int], rng: Rng) -> int:
        """Return one of two or more legal moves."""
        return self.searched(view, rng).chosen()

    def searched(self, view: View, rng: Rng) -> Search | Contest:
        """Search as far as the budget goes and return all that was found."""
        assert view.seat is not None
        search: Search | Contest
        if self.heuristic.is_dear():
            search = Contest(self.game.imagine(view, rng), self.heuristic, view.seat, rng)
        else:
            search = Search(imagining(self.game, view), self.heuristic, view.seat, rng)
        search.run(self.iterations, self.seconds)
        return search


def imagining(game: Game, view: View) -> Callable[[Rng], State]:
    """Return what makes positions that the view's seat cannot tell from the real one."""

    def imagined(rng: Rng) -> State:
        state: State = game.imagine(view, rng)
        return state

    return imagined
