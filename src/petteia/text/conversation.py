"""A seat that reads and answers: what it is told at its turn, and what becomes of its answer."""

from collections.abc import Sequence

from msgspec import Struct

from petteia.core.match import Match
from petteia.core.message import Refusal
from petteia.core.rng import Rng
from petteia.core.standing_types import Standing
from petteia.core.state import NOBODY
from petteia.text.answer import Answer, read
from petteia.text.narrator import Narrator
from petteia.text.offer import MOST, Offer, offers

TRIES = 2
"""Answers to one decision; after them a random legal move is made."""


class Part(Struct, frozen=True):
    """A part of what is read."""

    kind: str
    """`rules`, `news`, `position`, `choices`, `refusal` or `result`."""
    text: str


class Outcome(Struct, frozen=True):
    """What became of an answer."""

    answer: Answer
    move: str = ""
    """The move that was made, in notation; empty if another answer may come."""
    default: bool = False
    """Whether it was drawn because no answer was legal."""


class Counts(Struct):
    """What a seat's answers came to."""

    answers: int = 0
    decisions: int = 0
    illegal: int = 0
    """Moves that the rules refuse."""
    unread: int = 0
    """Answers that are no move at all."""
    defaults: int = 0


def text_of(parts: Sequence[Part]) -> str:
    """Return all that is read, as one text."""
    return "\n\n".join(part.text for part in parts)


class Conversation:
    """The dialogue of one seat of a match; `seed` decides the moves that it does not make."""

    def __init__(
        self,
        match: Match,
        seat: int,
        lang: str = "en",
        tries: int = TRIES,
        most: int = MOST,
        seed: int = 0,
        names: Sequence[str] = (),
    ) -> None:
        self.match = match
        self.seat = seat
        self.narrator = Narrator(match.game, seat, lang, names)
        self.tries = tries
        self.most = most
        self.seed = seed
        self.counts = Counts()
        self.told = 0
        """How many moves the seat has read about."""
        self.introduced = False
        self.refused: Answer | None = None
        """The last answer to this decision, if it was not legal."""
        self.failed = 0
        """How many answers to this decision were not legal."""
        self.drawn = ""
        """The default move of the last decision, in words, until the seat reads of it."""

    def offered(self) -> list[Offer]:
        """Return the choices as they are offered now."""
        return offers(self.match.choices(), self.narrator.words, self.most)

    def observation(self) -> list[Part]:
        """Return what the seat reads now; news are told once, and so are the rules."""
        if self.refused is not None:
            left = self.tries - self.failed
            return [Part("refusal", self.narrator.refusal(self.refused, left)), self._choices()]
        match = self.match
        parts = self._since()
        parts.append(Part("position", self.narrator.position(match.view(self.seat))))
        if match.state.actor == self.seat:
            parts.append(self._choices())
        elif match.state.actor == NOBODY:
            parts.append(Part("result", self.narrator.result(*self._ending())))
        return parts

    def _choices(self) -> Part:
        match = self.match
        listed = self.narrator.choices(match.prompt(), self.offered(), len(match.state.legal()))
        return Part("choices", listed)

    def _since(self) -> list[Part]:
        """Return what comes before the position: the rules at first, then what happened."""
        parts = []
        if not self.introduced:
            parts.append(Part("rules", self.narrator.rules(self.match.state.players)))
            self.introduced = True
        if self.drawn:
            parts.append(Part("refusal", self.drawn))
            self.drawn = ""
        events = [e.seen_by(self.seat) for made in self.match.events[self.told :] for e in made]
        self.told = len(self.match.moves)
        news = self.narrator.news(events)
        return [*parts, Part("news", news)] if news else parts

    def _ending(self) -> tuple[str, Standing]:
        ending = self.match.game.rules.ending(self.match.state)
        return self.narrator.words.text(f"ending-{ending}"), self.match.standing()

    def answer(self, text: str) -> Outcome:
        """Read an answer and make its move, or refuse it; after the last try a move is drawn."""
        answer = read(text, self.seat, self.offered(), self.match.refuse)
        self.counts.answers += 1
        if answer.move:
            return self._made(answer, answer.move)
        self.counts.illegal += answer.refusal is not None
        self.counts.unread += answer.unread is not None
        self.failed += 1
        if self.failed < self.tries:
            self.refused = answer
            return Outcome(answer)
        match = self.match
        number = default_move(match, self.seed)
        self.drawn = self.narrator.default(match.game.wording.choice(match.state, number))
        self.counts.defaults += 1
        return self._made(answer, str(match.game.move(match.state, number)), default=True)

    def _made(self, answer: Answer, move: str, default: bool = False) -> Outcome:
        made = self.match.submit(move)
        assert not isinstance(made, Refusal), f"{move} is legal and refused"
        self.counts.decisions += 1
        self.refused, self.failed = None, 0
        return Outcome(answer, str(self.match.moves[-1]), default)


def default_move(match: Match, seed: int) -> int:
    """Return the number of the move that is made where no answer was legal: any, by the seed."""
    legal = match.state.legal()
    return legal[Rng((seed << 32) + len(match.moves)).below(len(legal))]
