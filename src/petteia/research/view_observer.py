"""Observations made from views, for games that do not write their own.

How the views of a game are laid out is learned from some random games: equal versions of a game
give equal observations.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from mypy_extensions import i32

from petteia.core.game import Game
from petteia.core.layout import Layout
from petteia.core.observer import Observer, write_seats
from petteia.core.playout import random_move
from petteia.core.rng import Rng
from petteia.core.state import NOBODY, State
from petteia.core.vectors import vec
from petteia.research.explorer import Curious
from petteia.research.shapes import (
    Many,
    Nothing,
    Number,
    Parts,
    Shape,
    Word,
    joined,
    names,
    roomy,
    shape_of,
)

HEAD = frozenset(["game", "players", "options", "seat", "actor"])
"""Fields of every view that are written apart, or are the same in all views of an environment."""
GAMES_TO_LEARN = 12
"""Random games that show the shape of a game's views."""


class ViewObserver(Observer):
    """Writes a seat's view, field by field."""

    def __init__(self, game: Game, players: int, shape: Parts) -> None:
        layout = Layout(players)
        self.game = game
        self.shape = shape
        self.start = len(layout.names)
        """Where the view's own fields begin."""
        for name, part in shape.parts.items():
            for place in names(part, name):
                layout.number(place)
        super().__init__(layout)

    def write(self, state: State, seat: int, out: "vec[i32]", at: int) -> None:
        """Write what a seat knows."""
        write_seats(out, at, state, seat)
        write_value(self.shape, self.game.rules.view(state, seat), out, at + self.start)


def write_value(shape: Shape, value: Any, out: "vec[i32]", at: int) -> None:
    """Write a value where its shape begins.

    What a shape has no room for is left out: the tail of a longer list, an absent value.
    """
    if value is None or isinstance(shape, Nothing):
        return
    if isinstance(shape, Word):
        _write_word(shape, value, out, at)
        return
    if shape.absent:
        out[at] = 1
        at += 1
    if isinstance(shape, Number):
        out[at] = int(value)
    elif isinstance(shape, Parts):
        for name, part in shape.parts.items():
            write_value(part, getattr(value, name), out, at)
            at += part.width
    else:
        _write_list(shape, value, out, at)


def _write_word(shape: Word, value: str, out: "vec[i32]", at: int) -> None:
    place = shape.known.index(value) if value in shape.known else -1
    if not shape.one_hot:
        out[at] = place + 1 or -1
    else:
        out[at + (place if place >= 0 else len(shape.known))] = 1


def _write_list(shape: Many, value: Any, out: "vec[i32]", at: int) -> None:
    if shape.words is not None:
        for word in value:
            place = shape.words.index(word) if word in shape.words else len(shape.words)
            out[at + place] += 1
        return
    if shape.changes:
        out[at] = len(value)
        at += 1
    width = shape.item.width
    for index, item in enumerate(value[: shape.longest]):
        write_value(shape.item, item, out, at + index * width)


def learned(
    game: Game, players: int, options: Mapping[str, Any], games: int = GAMES_TO_LEARN
) -> Parts:
    """Return the shape of the views that games show, every other one curious, and room to spare."""
    shape: Shape = Nothing()
    curious = Curious()
    for seed in range(games):
        rng = Rng(seed)
        state = game.new(players, options)
        while state.actor != NOBODY:
            if rng.below(3) == 0:  # looking takes longer than playing
                shape = joined(shape, _seen(game, state, int(rng.below(players))))
            state.play(curious.pick(state, rng) if seed % 2 else random_move(state, rng))
        for seat in range(players):
            shape = joined(shape, _seen(game, state, seat))
    assert isinstance(shape, Parts)
    return roomy(shape)


def _seen(game: Game, state: State, seat: int) -> Shape:
    view = game.rules.view(state, seat)
    left_out = HEAD | view.worked_out
    own = [field.name for field in msgspec.structs.fields(view) if field.name not in left_out]
    return Parts({name: shape_of(getattr(view, name)) for name in own})
