"""The seat an assistant plays, local or remote, as text."""

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
    """A request that this seat cannot fulfil; the message is one line."""


class Glimpse(Struct, frozen=True, kw_only=True):
    """Everything the seat may know now."""

    events: list[Event]
    """Since the last look."""
    view: Any
    prompt: Prompt
    choices: list[Choice]
    """Its legal moves, if it is its turn."""
    ending: str = ""
    """How the game ended, in words; empty before the end."""
    standing: Standing
    players: int


class AssistantSeat(ABC):
    """One seat of one game."""

    narrator: Narrator
    introduced = False

    @abstractmethod
    def glimpse(self, news: bool = True) -> Glimpse:
        """Return what the seat may know; with `news`, its events count as read."""

    @abstractmethod
    def refuse(self, move: str) -> Refusal | None:
        """Return why a move in notation is not legal now."""

    @abstractmethod
    def make(self, move: str) -> None:
        """Play a legal move, and the moves of local bots."""

    @abstractmethod
    def advice(self) -> tuple[str, str]:
        """Return a bot's choice and its reason, in words; rated games refuse."""

    @abstractmethod
    def record(self) -> Record:
        """Return the record: whole when the game is over, until then as the seat may know it."""

    @abstractmethod
    def wait(self, seconds: float) -> None:
        """Wait until it is this seat's turn or the game is over, at most so long."""

    def over(self) -> bool:
        """Return whether the game has ended, by its rules or otherwise."""
        return bool(self.glimpse(news=False).ending)

    def look(self) -> str:
        """Return the observation: rules at first, then news, position and choices."""
        now = self.glimpse()
        parts = [] if self.introduced else [self.narrator.rules(now.players)]
        self.introduced = True
        parts += [self.narrator.news(now.events), self.narrator.position(now.view)]
        parts.append(self._next(now))
        return "\n\n".join(part for part in parts if part)

    def choices(self) -> str:
        """Return the prompt and the choices."""
        return self._next(self.glimpse(news=False))

    def answer(self, text: str) -> str:
        """Play the move of an answer and return the next observation, or the refusal."""
        answer = self._read(text)
        if not answer.move:
            return f"{self.narrator.refusal(answer)}\n\n{self.choices()}"
        self.make(answer.move)
        return self.look()

    def why_not(self, text: str) -> str:
        """Return why a move is not legal, or that it is; nothing is played."""
        answer = self._read(text)
        if answer.move:
            return self.narrator.said.text("legal", {"text": answer.move})
        return self.narrator.refusal(answer)

    def hint(self) -> str:
        """Return what a bot would play here and why."""
        if not self.glimpse(news=False).choices:
            raise SeatError("it is not your turn")
        choice, reason = self.advice()
        return f"{choice}. {reason}".rstrip()

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
            return self.narrator.waiting(now.view.actor)
        return self.narrator.choices(now.prompt, self._offered(now.choices), len(now.choices))
