"""A game as a value: what it is called, what it needs, and the functions that are its rules."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from petteia.core.data import Data
from petteia.core.errors import DataError, NotationError, OptionError
from petteia.core.message import Choice, Event, Message, Prompt, Refusal
from petteia.core.move import Move
from petteia.core.options import Option, complete, differing
from petteia.core.rng import Rng
from petteia.core.state import State
from petteia.core.view import View


def _same(state: State, move: int) -> int:
    return move


def _nothing_more(state: State, rng: Rng) -> list[int]:
    return []


def _nothing_kept(state: State) -> None:
    pass


def _all_seen(now: State, move: Move, made: int, seat: int | None) -> Move:
    return move


@dataclass(frozen=True)
class Game:
    """One game. Everything above the rules calls these and nothing else."""

    name: str
    """The name in records and commands."""
    title: str
    designer: str
    publisher: str
    year: int
    minutes: int
    """About how long a game takes people."""
    package: str
    """The package that holds `data.toml` and the words."""
    seats: tuple[int, ...]
    """The numbers of players it can be played with."""
    options: tuple[Option, ...]
    data: Data
    sources: tuple[str, ...]
    """The sources of points, in the order of `State.points`."""
    begin: Callable[[int, dict[str, Any], dict[str, Any], dict[str, Any]], State]
    """From players, options, numbers and the record's options: the first position; its result is
    copied for every match. Raises DataError for numbers that cannot work."""
    view_type: type[View]
    view: Callable[[State, int | None], Any]
    """What a seat (None: a spectator) knows of a position."""
    fill: Callable[[State, Any, Rng], None]
    """Makes a first position look like a view; what the seat cannot know is random."""
    prompt: Callable[[State], Prompt]
    """What the actor must do now, and the rule of this place in the rulebook."""
    choice: Callable[[State, int], Choice]
    """A move as offered to a person; of one that is not legal now at least what it touches."""
    refusal: Callable[[State, int, int], Refusal]
    """From a move and the code `State.refuse` gave for it: the reason."""
    event: Callable[[State, tuple[int, ...]], Event]
    """What an entry of the state's log says."""
    position: Callable[[Any], list[Message]]
    """A view as lines of words."""
    ending: Callable[[State], str]
    """Why the game ends: the message `ending-…` says it in words; empty while it goes on."""
    components: Callable[[State], dict[str, int]]
    """How many there are of every component, wherever they lie: never changes in a game."""
    fields: tuple[str, ...]
    """The names of everything in the state that differs between positions."""
    seen: Callable[[State, Move, int, int | None], Move] = _all_seen
    """From the position now, a move, the round it was made in and a seat: the move with `?` for
    what the seat may not know."""
    canonical: Callable[[State, int], int] = _same
    """The number of the move that this one is another way to write."""
    tries: Callable[[State, Rng], list[int]] = _nothing_more
    """Moves outside the catalogue that are worth trying at a position (for the test kit)."""
    derive: Callable[[State], None] = _nothing_kept
    """Works out again what a state keeps beside its fields."""
    picture: Callable[[State, int | None, str], str] | None = None
    """The table as a seat sees it, with words of a language, drawn as SVG."""
    secret_sources: tuple[str, ...] = ()
    """Sources of points that only their owner knows before the end."""
    preview: Callable[[State, int], Any] | None = None
    """What a move of the actor, legal or not, would do, as a value of `preview_type`: more than
    the position after it tells. Nothing if there is no more to tell of this move."""
    preview_type: Any = None
    views: Callable[[State, Sequence[int | None]], list[Any]] | None = None
    """What each of several seats knows, where that costs less than one `view` after the other."""
    known: Callable[[State, int | None], Any] | None = None
    """The view without what is worked out (`View.worked_out`), where that costs less."""
    beginnings: dict[str, State] = field(default_factory=dict, compare=False, repr=False)

    def new(self, players: int, options: Mapping[str, Any] | None = None) -> State:
        """Return the first position of a match; wrong players, options or data are refused."""
        chosen = options or {}
        key = f"{players} {json.dumps(chosen, sort_keys=True, default=repr)}"
        found = self.beginnings.get(key)
        if found is None:
            found = self._begin(players, chosen)
            if len(self.beginnings) >= 64:  # strangers send settings, on several threads
                self.beginnings.clear()
            self.beginnings[key] = found
        return found.copy()

    def _begin(self, players: int, chosen: Mapping[str, Any]) -> State:
        if players not in self.seats:
            raise OptionError(f"{self.name} is for {self.how_many_play()} players, not {players}")
        filled = complete(self.options, chosen)
        own = chosen.get("data", {})
        if not isinstance(own, Mapping):
            raise DataError([f"data: a table is needed, not {own!r}"])
        numbers = self.data.overlaid(own)
        return self.begin(players, filled, numbers, differing(self.options, chosen))

    def how_many_play(self) -> str:
        """Return the numbers of players as people write them: 2–4, or 2, 4."""
        few, many = min(self.seats), max(self.seats)
        if few < many and sorted(self.seats) == list(range(few, many + 1)):
            return f"{few}–{many}"
        return ", ".join(str(number) for number in sorted(self.seats))

    def imagine(self, view: View, rng: Rng) -> State:
        """Return a position that the view's seat cannot tell from the real one."""
        state = self.new(view.players, view.options)
        self.fill(state, view, rng)
        return state

    def move(self, state: State, number: int) -> Move:
        """Return the actor's numbered move as a value with its text."""
        try:
            text = state.catalogue().text(number)
        except IndexError:
            raise NotationError(f"{self.name} has no move with the number {number}") from None
        verb, *args = text.split(" ")
        return Move(state.actor, verb, tuple(args))

    def snapshot(self, state: State) -> dict[str, Any]:
        """Return a position as plain data: everything that tells two of a match apart."""
        values = {name: getattr(state, name) for name in self.fields}
        return {name: v[:] if isinstance(v, list) else v for name, v in values.items()}

    def restore(
        self, players: int, options: Mapping[str, Any], snapshot: Mapping[str, Any]
    ) -> State:
        """Return the position of a snapshot."""
        state = self.new(players, options)
        for name, value in snapshot.items():
            setattr(state, name, value[:] if isinstance(value, list) else value)
        self.derive(state)
        return state
