"""Written by script/fields from the class `Position` in model.py; do not edit."""

from typing import Final

from petteia.games.agora_ernest.model import Position

FIELDS: Final = (
    "actor",
    "round",
    "step",
    "active",
    "drawn",
    "ending",
    "letters",
    "where",
    "laid",
    "counters",
    "coins",
)


def copy_fields(source: Position, target: Position) -> None:
    """Make one position an independent copy of another of the same match."""
    target.actor = source.actor
    target.round = source.round
    target.step = source.step
    target.active = source.active
    target.drawn = source.drawn
    target.ending = source.ending
    target.letters = source.letters[:]
    target.where = source.where[:]
    target.laid = source.laid[:]
    target.counters = source.counters[:]
    target.coins = source.coins[:]
    target.market = source.market
    target.shops = source.shops
    target.offered = source.offered
