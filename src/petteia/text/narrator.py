"""What one seat reads: rules, news, position, choices and refusals, in the words of its game."""

from collections.abc import Iterable, Sequence
from typing import Any

from petteia.core.game import Game
from petteia.core.message import Arg, Event, Message, Prompt
from petteia.core.standing_types import Standing
from petteia.core.words import Words
from petteia.text import rulebook
from petteia.text.answer import Answer
from petteia.text.offer import Offer

PACKAGE = "petteia.text"


class Narrator:
    """Puts into words what a seat may know; it is given nothing else."""

    def __init__(self, game: Game, seat: int, lang: str = "en", names: Sequence[str] = ()) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.words = Words(game.package, lang, names)
        self.said = Words(PACKAGE, lang, [])

    def rules(self, players: int) -> str:
        """Return the rules in brief, who the reader is, and how to answer."""
        names = [self.words.name(seat) for seat in range(players)]
        you = self.said.text(
            "you",
            {
                "text": names[self.seat],
                "number": self.seat,
                "players": players,
                "reason": ", ".join(names),
            },
        )
        return "\n\n".join([rulebook.brief(self.game, self.lang), you, self.said.text("how")])

    def news(self, events: Iterable[Event]) -> str:
        """Return what happened; events are given as the seat may know them."""
        told = [self.words.say(event) for event in events]
        return self._under("news", told) if told else ""

    def position(self, view: Any) -> str:
        """Return a view in words."""
        lines = [self.words.say(line) for line in self.game.wording.position(view)]
        return self._under("position", lines)

    def choices(self, prompt: Prompt, offered: Sequence[Offer], all_of_them: int) -> str:
        """Return what is to be done, and the choices with their numbers and notation."""
        lines = [offer.line for offer in offered]
        rest = all_of_them - len(lines)
        if rest:
            lines.append(self.said.text("more", {"rest": rest}))
        return f"{self.words.say(prompt)}\n\n{self._under('choices', lines)}"

    def refusal(self, answer: Answer, tries: int | None = None) -> str:
        """Return why an answer is not played, and how many more may come (None: any)."""
        told = self._refusal(answer)
        return f"{told} {self.said.text('again', {'tries': tries})}" if tries else told

    def _refusal(self, answer: Answer) -> str:
        if answer.refusal is not None:
            told = self.said.text("refused", {"step": answer.refusal.rule})
            return f"{told} {self.words.say(answer.refusal)}"
        assert answer.unread is not None
        return self.said.say(answer.unread)

    def default(self, choice: Message) -> str:
        """Return which move was made where no answer was legal."""
        return f"{self.said.text('default')} {self.words.say(choice)}."

    def result(self, ending: str, standing: Standing) -> str:
        """Return how a finished game ended, in words, with places and points."""
        lines = [f"{self.said.text('over')} {ending}."]
        for seat, place in enumerate(standing.places or []):
            score = standing.scores[seat]
            named: dict[str, Arg] = {"text": self.words.name(seat), "place": place, "score": score}
            lines.append(self.said.text("result", named))
        return "\n".join(lines)

    def _under(self, key: str, lines: list[str]) -> str:
        return "\n".join([self.said.text(key), *lines])
