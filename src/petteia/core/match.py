"""A record being played: it checks, applies, takes back, and tells each seat what it may know."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from petteia.core import undo
from petteia.core.errors import NotationError, RecordError
from petteia.core.game import Game
from petteia.core.message import Choice, Event, Prompt, Refusal
from petteia.core.move import Move, name_of, parse
from petteia.core.options import differing
from petteia.core.played_move import PlayedMove
from petteia.core.record import FORMAT, Record
from petteia.core.registry import game as game_named
from petteia.core.rng import Rng
from petteia.core.standing import seen_standing, standing
from petteia.core.standing_types import Standing
from petteia.core.state import CHANCE, NOBODY, State

NOT_NOW = "refused-not-now"
"""What a game says of a move that belongs to another step: any other reason tells more."""


class IllegalMove(RecordError):  # noqa: N818 - reads as what happened
    """A record whose move the rules refuse; `index` counts from 0."""

    def __init__(self, index: int, move: str, refusal: Refusal) -> None:
        super().__init__(f"move {index} “{move}” is refused by {refusal.rule}: {refusal.key}")
        self.index = index
        self.move = move
        self.refusal = refusal


class Match:
    """One game being played. Pure: no clock, no file, no random generator of its own."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Any] | None = None,
        state: State | None = None,
    ) -> None:  # fmt: skip
        """`state` is a position to begin with, of a match with just these options."""
        self.game = game
        self.options = dict(options or {}) if state else differing(game.options, options or {})
        self.state: State = state or game.new(players, self.options)
        self.moves: list[Move] = []
        self.events: list[list[Event]] = []
        """What each move made happen."""
        self._numbers: list[int] = []
        self._rounds: list[int] = []

    @classmethod
    def of(cls, record: Record) -> "Match":
        """Replay a record; the first move that is not legal raises IllegalMove."""
        match = cls(game_named(record.game), record.players, record.options)
        for index, text in enumerate(record.moves):
            result = match.submit(text)
            if isinstance(result, Refusal):
                raise IllegalMove(index, text, result)
        return match

    def fork(self) -> "Match":
        """Return an independent match that has come as far as this one."""
        other = Match(self.game, self.state.players, self.options, self.state.copy())
        other.moves = self.moves[:]
        other.events = self.events[:]
        other._numbers = self._numbers[:]
        other._rounds = self._rounds[:]
        return other

    def played(self, start: int = 0) -> list[PlayedMove]:
        """Return what the match remembers of its moves, from one on: with the state, all of it."""
        return [
            PlayedMove(str(self.moves[index]), self._numbers[index], self._rounds[index], events)
            for index, events in enumerate(self.events[start:], start)
        ]

    def numbers(self) -> list[int]:
        """Return the numbers of the moves made, as `State.play` takes them."""
        return self._numbers[:]

    def resume(self, state: State, played: Iterable[PlayedMove]) -> None:
        """Resume from a stored position and the moves played before it."""
        self.state = state
        for move in played:
            self.moves.append(parse(move.text))
            self._numbers.append(move.number)
            self._rounds.append(move.round)
            self.events.append(move.events)

    def refuse(self, move: Move | str) -> Refusal | None:
        """Return why the move is not legal now, or nothing if it is."""
        judged = self.judge(move)
        return judged if isinstance(judged, Refusal) else None

    def submit(self, move: Move | str) -> list[Event] | Refusal:
        """Make a legal move and return what happened, or refuse it and change nothing."""
        number = self.judge(move)
        return number if isinstance(number, Refusal) else self.play(number)

    def play(self, number: int) -> list[Event]:
        """Make the move of a number that `judge` returned, and return what happened."""
        made = self.game.move(self.state, number)
        self._rounds.append(self.state.round)
        self.state.log = []
        self.state.play(number)
        told, self.state.log = self.state.log, None
        self.moves.append(made)
        self._numbers.append(number)
        self.events.append([self.game.wording.event(self.state, entry) for entry in told])
        return self.events[-1]

    def text(self, number: int) -> str:
        """Return the canonical text of the actor's move of a number."""
        return f"{name_of(self.state.actor)} {self.state.catalogue().text(number)}"

    def preview(self, move: Move | str) -> Any:
        """Return the game's preview of a move, legal or not."""
        if self.game.wording.preview is None or self.state.actor < 0:
            return None
        if isinstance(move, str):
            move = parse(move)
        number = self.state.catalogue().number(move.words, False)
        if number < 0 or move.actor != self.state.actor:
            return None
        return self.game.wording.preview(self.state, number)

    def prompt(self) -> Prompt:
        """Return what the actor must do now."""
        return self.game.wording.prompt(self.state)

    def choices(self) -> list[Choice]:
        """Return the actor's legal moves as offered to a person."""
        return [self.game.wording.choice(self.state, number) for number in self.state.legal()]

    def why_not(self, touches: Collection[str]) -> Refusal | None:
        """Return why no move of the actor touches all of these; None if one does, or none ever."""
        found = None
        for number in self.state.catalogue().moves(False):
            if set(touches) <= set(self.game.wording.choice(self.state, number).touches):
                refused = self.state.refuse(number)
                if not refused:
                    return None
                if found is None or found.key == NOT_NOW:
                    found = self.game.wording.refusal(self.state, number, refused)
        return found

    def final(self, move: Move | str) -> bool:
        """Return whether a legal move could not be taken back."""
        fork = self.fork()
        fork.submit(move)
        return fork.state.actor == CHANCE or not fork.undoable()

    def draw(self, rng: Rng) -> list[Event]:
        """At chance: draw a result by its weight and play it."""
        number = self.state.legal()[rng.weighted(self.state.weights())]
        events = self.submit(self.game.move(self.state, number))
        assert not isinstance(events, Refusal)
        return events

    def undoable(self) -> int:
        """Return how many of the last moves may be taken back by the one who made them."""
        first = self.game.new(self.state.players, self.options)
        return undo.undoable(self.game, first, self._numbers, self.moves)

    def undo(self, seat: int) -> Refusal | None:
        """Take back the seat's last move, or refuse."""
        if not self.moves or self.moves[-1].actor != seat or not self.undoable():
            return Refusal("undo", "refused-undo", {"seat": seat})
        self.rewind(len(self.moves) - 1)
        return None

    def rewind(self, length: int) -> None:
        """Go back to the position after the first `length` moves."""
        self.state = self.game.new(self.state.players, self.options)
        for number in self._numbers[:length]:
            self.state.play(number)
        del self.moves[length:], self.events[length:]
        del self._numbers[length:], self._rounds[length:]

    def view(self, seat: int | None) -> Any:
        """Return what a seat (None: a spectator) knows."""
        return self.game.rules.view(self.state, seat)

    def views(self, seats: Sequence[int | None]) -> list[Any]:
        """Return what each of some seats (None: a spectator) knows."""
        if self.game.rules.views is not None:
            return self.game.rules.views(self.state, seats)
        return [self.game.rules.view(self.state, seat) for seat in seats]

    def log(self, seat: int | None) -> list[tuple[int, Event]]:
        """Return what happened as a seat may know it, each event with its move's index."""
        return [
            (index, event.seen_by(seat))
            for index, events in enumerate(self.events)
            for event in events
        ]

    def standing(self) -> Standing:
        """Return the result so far."""
        return standing(self.game, self.state)

    def seen_standing(self, seat: int | None) -> Standing:
        """Return the result so far as a seat (None: a spectator) may know it."""
        return seen_standing(self.game, self.state, seat)

    def record(self) -> Record:
        """Return the whole record, secrets included."""
        return self._record([str(move) for move in self.moves])

    def seen_record(self, seat: int | None) -> Record:
        """Return the record as a seat may know it, with `?` for what it may not."""
        return self._record([str(self.seen_move(i, seat)) for i in range(len(self.moves))])

    def seen_move(self, index: int, seat: int | None) -> Move:
        """Return a past move as a seat may know it now."""
        return self.game.rules.seen(self.state, self.moves[index], self._rounds[index], seat)

    def _record(self, moves: list[str]) -> Record:
        players = self.state.players
        return Record(
            petteia=FORMAT,
            game=self.game.name,
            players=players,
            options=self.options,
            moves=moves,
        )

    def judge(self, move: Move | str) -> int | Refusal:
        """Return the number of a legal move in its canonical form, or why it is not legal."""
        if isinstance(move, str):
            try:
                move = parse(move)
            except NotationError as error:
                return not_a_move(str(move), error)
        state = self.state
        if state.actor == NOBODY:
            return Refusal(self.prompt().rule, "refused-over")
        number = state.catalogue().number(move.words, move.actor == CHANCE)
        if number < 0:
            return Refusal("notation", "refused-unknown-move", {"text": str(move)})
        if move.actor >= state.players:
            return Refusal("notation", "refused-no-such-seat", {"number": move.actor})
        if move.actor != state.actor:
            return _not_your_turn(self.prompt().rule, move.actor, state.actor)
        number = self.game.rules.canonical(state, number)
        code = state.refuse(number)
        return self.game.wording.refusal(state, number, code) if code else number


def not_a_move(text: str, error: NotationError) -> Refusal:
    """Return the refusal of a text that is not a move."""
    return Refusal("notation", "refused-not-a-move", {"text": text, "reason": str(error)})


def _not_your_turn(rule: str, mover: int, actor: int) -> Refusal:
    if mover == CHANCE:
        return Refusal(rule, "refused-no-chance-now", {"actor_seat": actor})
    if actor == CHANCE:
        return Refusal(rule, "refused-chance-decides", {"seat": mover})
    return Refusal(rule, "refused-not-your-turn", {"seat": mover, "actor_seat": actor})
