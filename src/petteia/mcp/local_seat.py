"""A seat in a local game against bots."""

import secrets
from collections.abc import Sequence

from petteia.arena.play_game import LuckByMove, turns
from petteia.bots.bot import Bot
from petteia.bots.spec import chooser
from petteia.core.match import Match
from petteia.core.message import Refusal
from petteia.core.record import Record
from petteia.core.state import NOBODY
from petteia.mcp.seat import AssistantSeat, Glimpse, SeatError
from petteia.text.narrator import Narrator

ADVISER = "Strategos"


class LocalSeat(AssistantSeat):
    """One seat of a match against bots; nobody sees the seed of its luck."""

    def __init__(
        self, match: Match, seat: int, bots: Sequence[Bot], rated: bool, lang: str = "en"
    ) -> None:
        self.narrator = Narrator(match.game, seat, lang)
        self.rated = rated
        self._match = match
        self._bots = bots
        self._luck = LuckByMove(secrets.randbits(60))
        self._reported = 0
        self._others()

    def glimpse(self, news: bool = True) -> Glimpse:
        """Return what the seat may know now."""
        match, seat = self._match, self.narrator.seat
        made = match.events[self._reported :]
        if news:
            self._reported = len(match.moves)
        ending = match.game.rules.ending(match.state)
        return Glimpse(
            events=[event.seen_by(seat) for events in made for event in events],
            view=match.view(seat),
            prompt=match.prompt(),
            choices=match.choices() if match.state.actor == seat else [],
            ending=self.narrator.words.text(f"ending-{ending}") if ending else "",
            standing=match.seen_standing(seat),
            players=match.state.players,
        )

    def refuse(self, move: str) -> Refusal | None:
        """Return why a move in notation is not legal now."""
        return self._match.refuse(move)

    def make(self, move: str) -> None:
        """Make a legal move and let the bots move."""
        self._match.submit(move)
        self._others()

    def advice(self) -> tuple[str, str]:
        """Return the words of a bot's choice and its reason."""
        if self.rated:
            raise SeatError("there are no hints in a rated game")
        match, words = self._match, self.narrator.words
        view = match.view(self.narrator.seat)
        text, reason = chooser(ADVISER, match.game).hint(view, secrets.randbits(60))
        choice = next(choice for choice in match.choices() if choice.text == text)
        named = f"{text.partition(' ')[2]} – {words.say(choice)}"
        return named, words.say(reason) if reason else ""

    def record(self) -> Record:
        """Return the record, whole when the game is over."""
        over = self._match.state.actor == NOBODY
        return self._match.record() if over else self._match.seen_record(self.narrator.seat)

    def wait(self, seconds: float) -> None:
        """Return at once: local bots have already moved."""

    def _others(self) -> None:
        for _ in turns(self._match, self._bots, self._luck, stop_at=self.narrator.seat):
            pass
