"""Observations: what one seat knows as an array of fixed size, made from its view and nothing else.

The array of a game at a number of players is laid out as follows (`Layout.names` says it place by
place): the viewer's seat, one place each; the actor, one place for each seat, then chance, then
nobody; then every field of the view in its order (but for those worked out from others). A number
takes one place. A word takes one place for each word that field is known to hold, and one for any
other; where there are very many, one place with the number of the word. A list begins with its
length where that changes, then its items; a changing list of words is a count for each word. A
structure is its fields. What may be absent begins with a place that says whether it is there. All
else is 0. Numbers are not scaled.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec

from petteia.core.game import Game
from petteia.core.options import differing
from petteia.core.playout import random_move
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY, State
from petteia.core.view import View, shown_actor
from petteia.research.encoder import encoder, one_hot
from petteia.research.explorer import Curious
from petteia.research.shapes import Nothing, Parts, Shape, joined, names, roomy, shape_of

HEAD = frozenset(["game", "players", "options", "seat", "actor"])
"""Fields of every view that are written apart, or are the same in all views of an environment."""
GAMES_TO_LEARN = 12
"""Random games that show the shape of a game's views where no file keeps it."""


class Kept(msgspec.Struct):
    """What a layout is made of, as a file keeps it."""

    view: Parts
    offered: bool
    """Whether moves are offered by their place in the list of legal moves, for no catalogue can
    list them all."""


class Layout:
    """How the views of a game at a number of players become arrays."""

    def __init__(self, players: int, kept: Kept) -> None:
        self.players = players
        self.kept = kept
        self.start = 2 * players + 2
        """Where the view's own fields begin."""
        self.size = self.start + kept.view.width
        """How many numbers an observation has."""
        self._view = encoder(kept.view)
        # The seat and the actor; a spectator sits nowhere.
        self._seats: dict[int | None, bytes] = {s: one_hot(s, players) for s in range(players)}
        self._seats[None] = bytes(len(self._seats[0]))
        # CHANCE is -1 and NOBODY -2: the two places after the seats.
        actors = [*range(players), CHANCE, NOBODY]
        self._actors = {
            shown_actor(actor): one_hot(place, len(actors)) for place, actor in enumerate(actors)
        }

    def encode(self, view: View) -> bytes:
        """Return the 32-bit floats of a seat's view."""
        return self._seats[view.seat] + self._actors[view.actor] + self._view.encode(view)

    def names(self) -> list[str]:
        """Say what each place of an observation holds."""
        seats = range(self.players)
        head = [f"seat={seat}" for seat in seats]
        head += [f"actor={actor}" for actor in [*seats, "*", "nobody"]]
        parts = self.kept.view.parts.items()
        return head + [place for name, part in parts for place in names(part, name)]


MADE: dict[tuple[str, int, bytes], Layout] = {}


def layout(game: Game, players: int, options: Mapping[str, Any] | None = None) -> Layout:
    """Return the kept layout, or the one that some random games show; made once in a run."""
    chosen = differing(game.options, options or {})
    key = (game.name, players, msgspec.json.encode(chosen, order="sorted"))
    if key not in MADE:
        kept = {} if "data" in chosen else read(game.name)  # other numbers may need other room
        found = kept.get(players)
        if found is None:
            found = learned(game, players, chosen, GAMES_TO_LEARN)
            found.view = roomy(found.view)
        MADE[key] = Layout(players, found)
    return MADE[key]


def read(name: str) -> dict[int, Kept]:
    """Return the kept layouts of a game by number of players; none if it has no file."""
    file = files("petteia.research.layouts") / f"{name}.json"
    if not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[int, Kept])


def learned(
    game: Game, players: int, options: Mapping[str, Any], games: int, first: int = 0
) -> Kept:
    """Return the layout that games show, seeded from `first` on, every other one curious."""
    shape: Shape = Nothing()
    offered = False
    curious = Curious()
    for seed in range(first, first + games):
        rng = Rng(seed)
        state = game.new(players, options)
        while state.actor != NOBODY:
            if rng.below(3) == 0:  # looking takes longer than playing
                shape = joined(shape, _seen(game, state, int(rng.below(players))))
            move = curious.pick(state, rng) if seed % 2 else random_move(state, rng)
            if state.actor != CHANCE:
                offered = offered or move not in state.catalogue().moves(chance=False)
            state.play(move)
        for seat in range(players):
            shape = joined(shape, _seen(game, state, seat))
    assert isinstance(shape, Parts)
    return Kept(shape, offered)


def _seen(game: Game, state: State, seat: int) -> Shape:
    view = game.rules.view(state, seat)
    left_out = HEAD | view.worked_out
    own = [field.name for field in msgspec.structs.fields(view) if field.name not in left_out]
    return Parts({name: shape_of(getattr(view, name)) for name in own})
