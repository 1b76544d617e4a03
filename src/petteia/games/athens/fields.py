"""Written by script/fields from the class `Position` in model.py; do not edit."""

from typing import Final

from petteia.games.athens.model import Position

FIELDS: Final = (
    "actor",
    "round",
    "step",
    "phase",
    "start",
    "direction",
    "turn",
    "seat",
    "count",
    "white",
    "grey",
    "rerolls",
    "swaps",
    "option",
    "event",
    "ending",
    "people",
    "cubes",
    "bases",
    "cards",
    "holder",
    "oracles",
    "board",
    "score",
)


def copy_fields(source: Position, target: Position) -> None:
    """Make one position an independent copy of another of the same match."""
    target.actor = source.actor
    target.round = source.round
    target.step = source.step
    target.phase = source.phase
    target.start = source.start
    target.direction = source.direction
    target.turn = source.turn
    target.seat = source.seat
    target.count = source.count
    target.white = source.white
    target.grey = source.grey
    target.rerolls = source.rerolls
    target.swaps = source.swaps
    target.option = source.option
    target.event = source.event
    target.ending = source.ending
    target.people = source.people[:]
    target.cubes = source.cubes[:]
    target.bases = source.bases[:]
    target.cards = source.cards[:]
    target.holder = source.holder[:]
    target.oracles = source.oracles[:]
    target.board = source.board[:]
    target.score = source.score[:]
