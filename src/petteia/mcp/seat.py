"""A seat that an assistant plays, on this machine or at a server's table: what it may know."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from petteia.core.errors import PetteiaError
from petteia.core.message import Choice, Event, Prompt, Refusal
from petteia.core.record import Record
from petteia.core.standing_types import Standing
from petteia.text.answer import Answer, read
from petteia.text.narrator import Narrator
from petteia.text.offer import MOST, Offer, offers


class SeatError(PetteiaError):
    """Something that this seat cannot do now."""


class Glimpse(Struct, frozen=True, kw_only=True):
    """What a seat may know now."""

    events: list[Event]
    """What happened since it looked last."""
    view: Any
    prompt: Prompt
    choices: list[Choice]
    """Its legal moves, if it is its turn."""
    ending: str = ""
    """How the game ended, in words; empty before the end."""
    standing: Standing
    players: int


class Seat(ABC):
    """One seat of one game."""

    narrator: Narrator
    introduced = False

    @abstractmethod
    def glimpse(self, news: bool = True) -> Glimpse:
        """Return what the seat may know now; with `news`, these events are not told again."""

    @abstractmethod
    def refuse(self, move: str) -> Refusal | None:
        """Return why a move in notation is not legal now."""

    @abstractmethod
    def make(self, move: str) -> None:
        """Make a legal move, and let the others move if that takes no time."""

    @abstractmethod
    def advice(self) -> tuple[str, str]:
        """Return the words of a bot's choice and its reason; refused in a rated game."""

    @abstractmethod
    def record(self) -> Record:
        """Return the record: whole when the game is over, until then as the seat may know it."""

    @abstractmethod
    def wait(self, seconds: float) -> None:
        """Wait until it is this seat's turn or the game is over, at most so long."""

    def look(self) -> str:
        """Tell all that the seat may know now, and what happened since it looked last."""
        now = self.glimpse()
        told = [] if self.introduced else [self.narrator.rules(now.players)]
        self.introduced = True
        told += [self.narrator.news(now.events), self.narrator.position(now.view)]
        told.append(self._next(now))
        return "\n\n".join(part for part in told if part)

    def choices(self) -> str:
        """Tell what is to be done now, and by which choices."""
        return self._next(self.glimpse(news=False))

    def answer(self, text: str) -> str:
        """Read an answer and make its move, or tell why not; then tell how the game stands."""
        answer = self._read(text)
        if not answer.move:
            return f"{self.narrator.refusal(answer)}\n\n{self.choices()}"
        self.make(answer.move)
        return self.look()

    def why_not(self, text: str) -> str:
        """Tell why a move is not legal, or that it is; nothing is played."""
        answer = self._read(text)
        if answer.move:
            return self.narrator.said.text("legal", {"text": answer.move})
        return self.narrator.refusal(answer)

    def hint(self) -> str:
        """Tell what a bot would do in this place and why."""
        if not self.glimpse(news=False).choices:
            raise SeatError("it is not your turn")
        choice, reason = self.advice()
        return f"{choice}. {reason}"

    def _read(self, text: str) -> Answer:
        now = self.glimpse(news=False)
        if not now.choices:
            raise SeatError(f"it is not your turn: {self._next(now)}")
        return read(text, self.narrator.seat, self._offered(now.choices), self.refuse)

    def _offered(self, choices: Sequence[Choice]) -> list[Offer]:
        return offers(choices, self.narrator.words, MOST)

    def _next(self, now: Glimpse) -> str:
        if now.ending:
            return self.narrator.result(now.ending, now.standing)
        if not now.choices:
            return self.narrator.words.say(now.prompt)
        return self.narrator.choices(now.prompt, self._offered(now.choices), len(now.choices))
