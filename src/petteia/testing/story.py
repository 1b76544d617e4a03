"""Scenes for tests: a match written as a few moves in notation."""

from typing import Any

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.message import Event, Refusal
from petteia.core.move import name_of
from petteia.core.state import State


class Story:
    """A match played from notation; an illegal move fails the test."""

    def __init__(self, game: Game, players: int, options: dict[str, Any] | None = None) -> None:
        self.match = Match(game, players, options)

    @property
    def state(self) -> Any:
        """The position; scenes may set up what would take long to play."""
        return self.match.state

    def tell(self, *moves: str) -> list[Event]:
        """Play moves and return what the last one made happen."""
        events: list[Event] = []
        for move in moves:
            result = self.match.submit(move)
            if isinstance(result, Refusal):
                raise AssertionError(f"{move}: refused by {result.rule}, {result.key}")
            events = result
        return events

    def legal(self) -> set[str]:
        """Return the texts of all legal moves, with their actor."""
        game, state = self.match.game, self.match.state
        return {str(game.move(state, number)) for number in state.legal()}

    def refused(self, move: str) -> tuple[str, str]:
        """Return the rule and the key that refuse a move; a legal one fails the test."""
        before = self.match.game.snapshot(self.match.state)
        result = self.match.submit(move)
        if not isinstance(result, Refusal):
            raise AssertionError(f"{move}: was not refused")
        assert self.match.game.snapshot(self.match.state) == before, "a refusal changed something"
        return result.rule, result.key

    def weights(self) -> dict[str, int]:
        """At chance: every possible result with its weight."""
        game, state = self.match.game, self.match.state
        moves = [str(game.move(state, number)) for number in state.legal()]
        return dict(zip(moves, state.weights(), strict=True))

    @property
    def actor(self) -> str:
        """Whose move it is, as notation writes it."""
        return name_of(self.match.state.actor)

    def keys(self, events: list[Event]) -> list[str]:
        """Return the keys of events, in order."""
        return [event.key for event in events]


def points(game: Game, state: State, seat: int) -> dict[str, int]:
    """Return a seat's points by source."""
    return dict(zip(game.sources, state.points(seat), strict=True))
