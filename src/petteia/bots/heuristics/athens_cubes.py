"""What cubes are worth in Athens: the empty squares of events, and other uses."""

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import vec
from petteia.games.athens.events import is_closed
from petteia.games.athens.model import (
    CARD_SQUARE,
    CUBE_COLOURS,
    NONE,
    SQUARE,
    VILLAGE,
    WHITE,
    Position,
)

RANKS: Final = 4
"""How many squares of a colour are looked at; further cubes must wait."""
SURE: Final = 0.85
"""How much of a square's points a cube counts before it is put there."""
LATER: Final = 0.45
"""How much of its best square, when all squares are taken and must be cleared first."""
ACTION: Final = 6.5
"""What an action and its people cost."""


def outlets(s: Position) -> list[float]:
    """Return for each colour the points of the best empty squares, best first, RANKS each."""
    setting = s.setting
    result = [0.0] * ((WHITE + 1) * RANKS)
    for square in range(setting.first_square[0], len(s.board)):
        if s.board[square] == NONE and not is_closed(s, setting.event_of[square]):
            points = float(setting.square_points[square])
            insert(result, setting.square_colour[square], points)
    for colour in range(CUBE_COLOURS):
        insert(result, colour, 0.7 * result[WHITE * RANKS])
    for option in range(setting.first_option[VILLAGE]):
        square = setting.option_square[option]
        if setting.option_kind[option] == SQUARE and s.board[CARD_SQUARE + square] == NONE:
            points = (float(setting.option_points[option]) - ACTION) / SURE
            insert(result, setting.option_colour[option], points)
    return result


def insert(result: list[float], colour: int, points: float) -> None:
    """Put points in their place among the best of a colour."""
    at = colour * RANKS
    end = at + RANKS
    while at < end and result[at] >= points:
        at += 1
    while at < end:
        result[at], points = points, result[at]
        at += 1


def cube_value(s: Position, colour: int, rank: int, open_squares: list[float]) -> float:
    """Return what the cube of a colour with this rank (0: the first) is worth."""
    left = float(s.setting.rounds - s.round)
    value = 0.0
    if rank < RANKS:
        value = SURE * open_squares[colour * RANKS + rank]
    later = LATER * usual(s, colour) * min(left, 3.0) / 3.0 / (1.0 + max(rank - 1, 0))
    return max(value, later, 0.6 if left > 0.0 else 0.0)


def usual(s: Position, colour: int) -> float:
    """Return the points of the colour's best square on an open event, filled or not."""
    best = 0
    setting = s.setting
    for square in range(setting.first_square[0], len(s.board)):
        if setting.square_colour[square] == colour and not is_closed(s, setting.event_of[square]):
            best = max(best, setting.square_points[square])
    return float(best)


def cubes_worth(s: Position, seat: int, open_squares: list[float]) -> float:
    """Return what all cubes of a seat are worth."""
    total = 0.0
    for colour in range(CUBE_COLOURS):
        for rank in range(s.cubes[seat * CUBE_COLOURS + colour]):
            total += cube_value(s, colour, rank, open_squares)
    return total


def cubes_taken(s: Position, takes: vec[i64], open_squares: list[float]) -> float:
    """Return what the acting seat gains by some cubes, as far as the stock has them."""
    total = 0.0
    for at in range(0, len(takes), 2):
        colour = takes[at]
        count = min(takes[at + 1], s.cubes[s.players * CUBE_COLOURS + colour])
        have = s.cubes[s.seat * CUBE_COLOURS + colour]
        for rank in range(have, have + count):
            total += cube_value(s, colour, rank, open_squares)
    return total


def cubes_given(s: Position, gift: int, open_squares: list[float]) -> float:
    """Return what the acting seat loses by a gift of cubes."""
    cubes = s.setting.gifts[gift]
    total = 0.0
    for colour in range(CUBE_COLOURS):
        if cubes[colour]:
            have = s.cubes[s.seat * CUBE_COLOURS + colour]
            for rank in range(have - cubes[colour], have):
                total += cube_value(s, colour, rank, open_squares)
    return total
