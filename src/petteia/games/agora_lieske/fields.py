"""Written by script/fields from the class `Position` in model.py; do not edit."""

from typing import Final

from petteia.games.agora_lieske.model import Position

FIELDS: Final = (
    "actor",
    "round",
    "step",
    "start",
    "turned",
    "cursor",
    "prosecutor",
    "accused",
    "judge",
    "donated",
    "ending",
    "cards",
    "rhetoric",
    "where",
    "spot",
    "filled",
    "markers",
    "score",
    "level",
    "jury",
)


def copy_fields(source: Position, target: Position) -> None:
    """Make one position an independent copy of another of the same match."""
    target.actor = source.actor
    target.round = source.round
    target.step = source.step
    target.start = source.start
    target.turned = source.turned
    target.cursor = source.cursor
    target.prosecutor = source.prosecutor
    target.accused = source.accused
    target.judge = source.judge
    target.donated = source.donated
    target.ending = source.ending
    target.cards = source.cards[:]
    target.rhetoric = source.rhetoric[:]
    target.where = source.where[:]
    target.spot = source.spot[:]
    target.filled = source.filled[:]
    target.markers = source.markers[:]
    target.score = source.score[:]
    target.level = source.level[:]
    target.jury = source.jury[:]
