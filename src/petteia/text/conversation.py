"""The dialogue of one seat: observations, answers, tries and the default move."""

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
"""Answers allowed per decision; then the default move, a random legal one, is played."""


class Part(Struct, frozen=True):
    """One section of an observation."""

    kind: str
    """`rules`, `news`, `position`, `choices`, `refusal` or `result`."""
    text: str


class AnswerResult(Struct, frozen=True):
    """What became of an answer."""

    answer: Answer
    move: str = ""
    """The move that was played, in notation; empty if another try is left."""
    default: bool = False
    """Whether it is the default move."""


class Counts(Struct):
    """Statistics of a seat's answers."""

    answers: int = 0
    decisions: int = 0
    illegal: int = 0
    """Answers that name a move which is not legal."""
    unread: int = 0
    """Answers that name no move."""
    defaults: int = 0


def text_of(parts: Sequence[Part]) -> str:
    """Join the sections of an observation."""
    return "\n\n".join(part.text for part in parts)


class Conversation:
    """The dialogue of one seat of a match; `seed` determines its default moves."""

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
        self.reported = 0
        """How many moves the seat has read about."""
        self.introduced = False
        self.refused: Answer | None = None
        """The last answer to this decision, if it was not legal."""
        self.failed = 0
        """How many answers to this decision were not legal."""
        self.drawn = ""
        """The default move of the last decision, in words, until the next observation."""

    def offered(self) -> list[Offer]:
        """Return the listed choices."""
        return offers(self.match.choices(), self.narrator.words, self.most)

    def observation(self) -> list[Part]:
        """Return what the seat reads now; rules and news appear only once."""
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
        """Return the sections before the position."""
        parts = []
        if not self.introduced:
            parts.append(Part("rules", self.narrator.rules(self.match.state.players)))
            self.introduced = True
        if self.drawn:
            parts.append(Part("refusal", self.drawn))
            self.drawn = ""
        events = [e.seen_by(self.seat) for made in self.match.events[self.reported :] for e in made]
        self.reported = len(self.match.moves)
        news = self.narrator.news(events)
        return [*parts, Part("news", news)] if news else parts

    def _ending(self) -> tuple[str, Standing]:
        ending = self.match.game.rules.ending(self.match.state)
        return self.narrator.words.text(f"ending-{ending}"), self.match.standing()

    def answer(self, text: str) -> AnswerResult:
        """Play the move of an answer, or refuse it; after the last try play the default move."""
        answer = read(text, self.seat, self.offered(), self.match.refuse)
        self.counts.answers += 1
        if answer.move:
            return self._made(answer, answer.move)
        self.counts.illegal += answer.refusal is not None
        self.counts.unread += answer.unread is not None
        self.failed += 1
        if self.failed < self.tries:
            self.refused = answer
            return AnswerResult(answer)
        match = self.match
        number = default_move(match, self.seed)
        self.drawn = self.narrator.default(match.game.wording.choice(match.state, number))
        self.counts.defaults += 1
        return self._made(answer, str(match.game.move(match.state, number)), default=True)

    def _made(self, answer: Answer, move: str, default: bool = False) -> AnswerResult:
        made = self.match.submit(move)
        assert not isinstance(made, Refusal), f"{move} is legal and refused"
        self.counts.decisions += 1
        self.refused, self.failed = None, 0
        return AnswerResult(answer, str(self.match.moves[-1]), default)


def default_move(match: Match, seed: int) -> int:
    """Return the number of a random legal move, determined by the seed."""
    legal = match.state.legal()
    return legal[Rng((seed << 32) + len(match.moves)).below(len(legal))]
