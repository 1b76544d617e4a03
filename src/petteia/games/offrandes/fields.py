"""Written by script/fields from the class `Position` in model.py; do not edit."""

from typing import Final

from petteia.games.offrandes.model import Position

FIELDS: Final = (
    "actor",
    "round",
    "step",
    "first",
    "cursor",
    "auctioneer",
    "tiles",
    "lots",
    "lot",
    "bid",
    "bidder",
    "winners",
    "passed",
    "targets",
    "ending",
    "purse",
    "ladder",
    "prayed",
    "sacrificed",
    "stable",
    "altar",
)


def copy_fields(source: Position, target: Position) -> None:
    """Make one position an independent copy of another of the same match."""
    target.actor = source.actor
    target.round = source.round
    target.step = source.step
    target.first = source.first
    target.cursor = source.cursor
    target.auctioneer = source.auctioneer
    target.tiles = source.tiles
    target.lots = source.lots
    target.lot = source.lot
    target.bid = source.bid
    target.bidder = source.bidder
    target.winners = source.winners
    target.passed = source.passed
    target.targets = source.targets
    target.ending = source.ending
    target.purse = source.purse[:]
    target.ladder = source.ladder[:]
    target.prayed = source.prayed[:]
    target.sacrificed = source.sacrificed[:]
    target.stable = source.stable[:]
    target.altar = source.altar[:]
