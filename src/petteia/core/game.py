"""A game as a value: what it is called, what it needs, and the functions that are its rules."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, cast

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from petteia.core.data import Data
from petteia.core.errors import DataError, NotationError, OptionError
from petteia.core.message import Choice, Event, Message, Prompt, Refusal
from petteia.core.move import Move
from petteia.core.observer import Observer
from petteia.core.options import Option, complete, differing
from petteia.core.rng import Rng
from petteia.core.state import State
from petteia.core.vectors import as_list, put_back
from petteia.core.view import View

S = TypeVar("S", bound=State, default=Any)
"""The class of a game's positions. `Game` alone is a game of any kind."""


def _same(state: State, move: int) -> int:
    return move


def _no_moves(state: State, rng: Rng) -> list[int]:
    return []


def _nothing_derived(state: State) -> None:
    pass


def _all_seen(now: State, move: Move, made: int, seat: int | None) -> Move:
    return move


@mypyc_attr(native_class=False)  # mypyc cannot make generic dataclasses native
@dataclass(frozen=True)
class Rules(Generic[S]):
    """What the engine needs: positions, what seats know of them, and their moves."""

    begin: Callable[[int, dict[str, Any], dict[str, Any], dict[str, Any]], S]
    """From players, options, numbers and the record's options: the first position; its result is
    copied for every match. Raises DataError for numbers that cannot work."""
    fields: tuple[str, ...]
    """The names of everything in the state that differs between positions."""
    view_type: type[View]
    view: Callable[[S, int | None], Any]
    """What a seat (None: a spectator) knows of a position."""
    fill: Callable[[S, Any, Rng], None]
    """Makes a first position look like a view; what the seat cannot know is random."""
    ending: Callable[[S], str]
    """Why the game ended: the message `ending-…` says it in words; empty before the end."""
    seen: Callable[[S, Move, int, int | None], Move] = _all_seen
    """From the position now, a move, the round it was made in and a seat: the move with `?` for
    what the seat may not know."""
    canonical: Callable[[S, int], int] = _same
    """The canonical number of a move."""
    derive: Callable[[S], None] = _nothing_derived
    """Recomputes what a state derives from its fields."""
    views: Callable[[S, Sequence[int | None]], list[Any]] | None = None
    """What each of several seats knows, where that costs less than one `view` after the other."""
    observer: Callable[[S], Observer] | None = None
    """From a first position: what writes observations of its match straight from the state. Without
    one they are made from views."""
    unlisted: bool = False
    """Whether seats have moves that the catalogue cannot list."""


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Wording(Generic[S]):
    """What people read and see: messages, pictures and previews."""

    prompt: Callable[[S], Prompt]
    """What the actor must do now, and the rule of this place in the rulebook."""
    choice: Callable[[S, int], Choice]
    """A move as offered to a person; of one that is not legal now at least what it touches."""
    refusal: Callable[[S, int, int], Refusal]
    """From a move and the code `State.refuse` gave for it: the reason."""
    event: Callable[[S, tuple[int, ...]], Event]
    """The message of an entry in the state's log."""
    position: Callable[[Any], list[Message]]
    """A view as a list of messages."""
    picture: Callable[[S, int | None, str], str] | None = None
    """The table as a seat sees it, with words of a language, drawn as SVG."""
    preview: Callable[[S, int], Any] | None = None
    """What a move of the actor, legal or not, would do, as a value of `preview_type`, beyond the
    position after it; None if there is nothing to add."""
    preview_type: Any = None


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Probes(Generic[S]):
    """What the test kit needs beyond the rules."""

    components: Callable[[S], dict[str, int]]
    """How many there are of every component, wherever they lie: never changes in a game."""
    tries: Callable[[S, Rng], list[int]] = _no_moves
    """Moves outside the catalogue that are worth trying at a position."""


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Game(Generic[S]):
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
    rules: Rules[S]
    wording: Wording[S]
    probes: Probes[S]
    secret_sources: tuple[str, ...] = ()
    """Sources of points that only their owner knows before the end."""
    beginnings: dict[str, S] = field(default_factory=dict, compare=False, repr=False)

    def new(self, players: int, options: Mapping[str, Any] | None = None) -> S:
        """Return the first position of a match; wrong players, options or data are refused."""
        chosen = options or {}
        key = f"{players} {json.dumps(chosen, sort_keys=True, default=repr)}"
        found = self.beginnings.get(key)
        if found is None:
            found = self._begin(players, chosen)
            if len(self.beginnings) >= 64:  # strangers send settings, on several threads
                self.beginnings.clear()
            self.beginnings[key] = found
        return cast("S", found.copy())

    def _begin(self, players: int, chosen: Mapping[str, Any]) -> S:
        if players not in self.seats:
            raise OptionError(f"{self.name} is for {self.how_many_play()} players, not {players}")
        filled = complete(self.options, chosen)
        own = chosen.get("data", {})
        if not isinstance(own, Mapping):
            raise DataError([f"data: a table is needed, not {own!r}"])
        numbers = self.data.overlaid(own)
        return self.rules.begin(players, filled, numbers, differing(self.options, chosen))

    def how_many_play(self) -> str:
        """Return the numbers of players as people write them: 2–4, or 2, 4."""
        few, many = min(self.seats), max(self.seats)
        if few < many and sorted(self.seats) == list(range(few, many + 1)):
            return f"{few}–{many}"
        return ", ".join(str(number) for number in sorted(self.seats))

    def imagine(self, view: View, rng: Rng) -> S:
        """Return a position that the view's seat cannot tell from the real one."""
        state = self.new(view.players, view.options)
        self.rules.fill(state, view, rng)
        return state

    def move(self, state: S, number: int) -> Move:
        """Return the actor's numbered move as a value with its text."""
        try:
            text = state.catalogue().text(number)
        except IndexError:
            raise NotationError(f"{self.name} has no move with the number {number}") from None
        verb, *args = text.split(" ")
        return Move(state.actor, verb, tuple(args))

    def snapshot(self, state: S) -> dict[str, Any]:
        """Return a position as plain data: everything that tells two of a match apart."""
        values = {name: getattr(state, name) for name in self.rules.fields}
        return {name: as_list(v) for name, v in values.items()}

    def restore(self, players: int, options: Mapping[str, Any], snapshot: Mapping[str, Any]) -> S:
        """Return the position of a snapshot."""
        state = self.new(players, options)
        for name, value in snapshot.items():
            put_back(state, name, value)
        self.rules.derive(state)
        return state
