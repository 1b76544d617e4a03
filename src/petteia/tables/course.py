"""The course of a game: its moves as everybody knew them, for finding copies of it.

Guesses in the place of hidden moves change nothing. Options are left out, for a number that does
not matter can always be changed.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.move import Move
from petteia.core.state import CHANCE
from petteia.tables.cache_state import CacheState
from petteia.tables.table import Table

MEANINGFUL = 16
"""How much two games must have in common: a decision counts 1, a draw of chance 2.

Among 60 games of bots in each game no two had a decision in common where chance comes first; in
Offrandes, where nearly nothing is drawn, six of 1,770 pairs had 14 decisions in common or more.
"""
NEAR = 8
"""Moves at the end of a running game that a copy may have differently."""


class Course(msgspec.Struct, frozen=True):
    """The moves of a match, taken from it to be compared on another thread."""

    game: Game
    players: int
    options: dict[str, Any]
    numbers: Sequence[int]
    moves: Sequence[Move]


def course(match: Match) -> Course:
    """Return the moves of a match as they are now."""
    return Course(
        match.game, match.state.players, match.options, match.numbers(), match.moves[:]
    )  # fmt: skip


def open_moves(course: Course, count: int | None = None) -> list[str]:
    """Return the first moves, each as a spectator knew it when it was made."""
    game, state = course.game, course.game.new(course.players, course.options)
    texts = []
    for number, move in zip(course.numbers[:count], course.moves[:count], strict=True):
        made = state.round
        state.play(number)
        texts.append(str(game.rules.seen(state, move, made, None)))
    return texts


def opening_length(moves: Sequence[Move]) -> int | None:
    """Return how many moves a game's opening has; nothing while too little is played."""
    weight = 0
    for index, move in enumerate(moves):
        weight += 2 if move.actor == CHANCE else 1
        if weight >= MEANINGFUL:
            return index + 1
    return None


def opening(course: Course) -> str | None:
    """Return a hash of a game's opening, by which copies of it are found."""
    length = opening_length(course.moves)
    if length is None:
        return None
    texts = [course.game.name, str(course.players), *open_moves(course, length)]
    return hashlib.blake2b("\n".join(texts).encode(), digest_size=20).hexdigest()


def is_copy(course: Course, running: Course) -> bool:
    """Return whether a game follows a running one, stops on its way, or differs only at its end."""
    mine, theirs = open_moves(course), open_moves(running)
    common = 0
    while common < min(len(mine), len(theirs)) and mine[common] == theirs[common]:
        common += 1
    return common == len(mine) or common >= len(theirs) - NEAR


def new_opening(table: Table, cached: CacheState) -> str | None:
    """Return the hash of a table's opening, if people play and it is not stored yet."""
    length = opening_length(table.match.moves)
    if length is None or len({seat.player for seat in table.seats if seat.player}) < 2:
        return None
    row = table.row_of_move[length - 1]
    if row == cached.opening_row:
        return None
    cached.opening_row = row
    return opening(course(table.match))
