"""What every position answers. Games fill it in; only the log and two hints are inherited."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from petteia.core.rng import Rng
from petteia.core.urn import Urn

if TYPE_CHECKING:
    from petteia.core.catalogue import Catalogue

CHANCE: Final = -1
"""The actor `*`: the next move is a random result."""
NOBODY: Final = -2
"""The actor of a finished game."""
DERIVED: Final = "derived"
"""Marks, in `Annotated`, what follows from a state's fields: copies share it, snapshots omit it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The whole truth of one position: plain whole numbers and lists of them, cheap to copy."""

    players: i64
    """How many seats."""
    actor: i64
    """Whose move it is: a seat, CHANCE or NOBODY."""
    round: i64
    """How many rounds have begun (turns in Agora of Ernest)."""
    log: list[tuple[int, ...]] | None
    """Where `play` tells what happens, event by event; None in playouts."""

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Write an event and its numbers to the log, if there is one."""
        if self.log is not None:
            self.log.append((event, a, b, c, d))

    @abstractmethod
    def legal(self) -> list[int]:
        """Return the numbers of all moves the actor may make (for chance: may turn out)."""

    def find(self, found: Urn) -> None:
        """Put the moves of `legal` into an urn, in the same order, without building a list."""
        for move in self.legal():
            found.put(move)

    @abstractmethod
    def weights(self) -> list[int]:
        """At chance: how likely each of `legal()` is, in the same order."""

    @abstractmethod
    def refuse(self, move: i64) -> i64:
        """Return 0 if the actor may make this move, otherwise the code of the broken rule."""

    def span(self) -> tuple[i64, i64]:
        """Return a first number and how many from there: every legal move is among them.

        A hint for playouts, which draw from the span until `refuse` agrees. A game gives one where
        many of the numbers are legal; nothing, where `legal` is the shorter way.
        """
        return 0, 0

    def odds(self) -> tuple[i64, list[i64]]:
        """At chance: the number of a first result, and the weights of the numbers from there on.

        The same as `legal` and `weights` in one, with 0 for what cannot come now; a hint for
        playouts. Nothing, where those two are the shorter way.
        """
        return 0, []

    def draw(self, rng: Rng) -> i64:
        """Return a random legal move: a seat's are all as likely, those of chance have weights.

        A game may do the same in a shorter way, without building lists; equal seeds must then
        still give equal moves wherever the game runs.
        """
        if self.actor == CHANCE:
            result, weights = self.odds()
            if weights:
                return result + rng.weighted(weights)
            return self.legal()[rng.weighted(self.weights())]
        first, count = self.span()
        while count:
            move = first + rng.below(count)
            if not self.refuse(move):
                return move
        legal = self.legal()
        return legal[rng.below(len(legal))]

    @abstractmethod
    def play(self, move: i64) -> None:
        """Play a move without checking that it is legal, and advance to the next decision."""

    @abstractmethod
    def copy(self) -> "State":
        """Return an independent copy; it tells nothing to the log."""

    @abstractmethod
    def points(self, seat: i64) -> list[int]:
        """Return the seat's points by source, as if the game ended now."""

    @abstractmethod
    def standing(self) -> list[int]:
        """Return every seat's place (like 1, 1, 3), as if the game ended now."""

    @abstractmethod
    def catalogue(self) -> "Catalogue":
        """Return the numbers and texts of this match's moves."""
