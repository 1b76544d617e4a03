"""Observation texts of one seat: rules, news, position, choices, refusals."""

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
    """Renders what a seat may know; callers pass nothing else to it."""

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
        """Return what happened; the events are already those that the seat may see."""
        lines = [self.words.say(event) for event in events]
        return self._under("news", lines) if lines else ""

    def position(self, view: Any) -> str:
        """Return a view in words."""
        lines = [self.words.say(line) for line in self.game.wording.position(view)]
        return self._under("position", lines)

    def choices(self, prompt: Prompt, offered: Sequence[Offer], all_of_them: int) -> str:
        """Return the prompt and the listed choices."""
        lines = [offer.line for offer in offered]
        rest = all_of_them - len(lines)
        if rest:
            lines.append(self.said.text("more", {"rest": rest}))
        return f"{self.words.say(prompt)}\n\n{self._under('choices', lines)}"

    def refusal(self, answer: Answer, tries: int | None = None) -> str:
        """Return why an answer was refused, and how many tries are left (None: no limit)."""
        text = self._refusal(answer)
        return f"{text} {self.said.text('again', {'tries': tries})}" if tries else text

    def _refusal(self, answer: Answer) -> str:
        if answer.refusal is not None:
            heading = self.said.text("refused", {"step": answer.refusal.rule})
            return f"{heading} {self.words.say(answer.refusal)}"
        assert answer.unread is not None
        return self.said.say(answer.unread)

    def waiting(self, actor: int | str | None) -> str:
        """Return whose turn it is."""
        name = self.words.name(actor) if isinstance(actor, int) else "*"
        return self.said.text("waiting", {"text": name})

    def default(self, choice: Message) -> str:
        """Return which default move was played."""
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
