"""O0 Set-up: what lies where before the first picks; and auctions before they begin."""

from mypy_extensions import i64

from petteia.core.state import CHANCE
from petteia.core.vectors import vec
from petteia.games.offrandes.model import (
    ALL_TILES,
    ALTARS,
    CHARACTERS,
    CHOOSE_FIRST,
    NONE,
    NOT_YET,
    Position,
)


def set_up(s: Position) -> None:
    """O0.1: all tokens on level 0, no points, the first drachmae."""
    setting = s.setting
    n = setting.players
    s.round = 0
    s.first = NONE
    s.targets = 0
    s.ending = NOT_YET
    s.purse = vec[i64]([setting.start_money] * n)
    s.ladder = vec[i64]([0] * (n * CHARACTERS))
    s.prayed = vec[i64]([0] * n)
    s.sacrificed = vec[i64]([0] * n)
    s.stable = setting.stable[:]
    s.altar = vec[i64]([NONE] * (2 * ALTARS) + [0] * ALTARS)
    clear_auction(s)
    s.step = CHOOSE_FIRST
    s.actor = CHANCE
    s.cursor = 0


def clear_auction(s: Position) -> None:
    """O1.1: all tiles are available; nobody has won or passed."""
    s.auctioneer = NONE
    s.tiles = ALL_TILES
    s.lots = 0
    s.winners = 0
    clear_lot(s)


def clear_lot(s: Position) -> None:
    """Put no lot up."""
    s.lot = NONE
    s.bid = 0
    s.bidder = NONE
    s.passed = 0
