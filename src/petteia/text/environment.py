"""A game whose seats all play through text; chance is drawn inside."""

from collections.abc import Mapping
from typing import Any

from petteia.core.match import Match
from petteia.core.registry import game as game_named
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY
from petteia.text.conversation import TRIES, AnswerResult, Conversation, Part
from petteia.text.offer import MOST


class TextGame:
    """One game; equal seeds and answers give equal games."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        lang: str = "en",
        tries: int = TRIES,
        most: int = MOST,
    ) -> None:
        if tries < 1:
            raise ValueError(f"a seat must have at least one try, not {tries}")
        self.game = game_named(game)
        self.players = self.game.seats[0] if players is None else players
        self.options = options
        self.lang = lang
        self.tries = tries
        self.most = most
        self.begin(0)

    def begin(self, seed: int, players: int | None = None) -> None:
        """Start a game, optionally with another number of players."""
        self.players = self.players if players is None else players
        self.match = Match(self.game, self.players, self.options)
        self.rng = Rng(seed)
        self.seats = [
            Conversation(self.match, seat, self.lang, self.tries, self.most, seed)
            for seat in range(self.players)
        ]
        self._draw()

    @property
    def seat(self) -> int:
        """Whose turn it is; NOBODY (-2) at the end."""
        return self.match.state.actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == NOBODY

    def observation(self, seat: int | None = None) -> list[Part]:
        """Return what a seat (None: the one whose turn it is) reads now."""
        return self.seats[self.seat if seat is None else seat].observation()

    def answer(self, text: str) -> AnswerResult:
        """Handle the answer of the seat to move, and draw chance until the next decision."""
        if self.over:
            raise ValueError("the game is over")
        outcome = self.seats[self.seat].answer(text)
        self._draw()
        return outcome

    def _draw(self) -> None:
        while self.match.state.actor == CHANCE:
            self.match.draw(self.rng)
