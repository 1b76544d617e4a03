"""Numbers for what rules say: why a move is refused, and what happens when one is played."""

from typing import Final

# Why a move is refused; messages.py gives each its rule and its words.
NOT_NOW: Final = 1
NOT_DRAWN: Final = 2
NOT_ON_TABLE: Final = 3  # E3.1
CARDS_OVERLAP: Final = 4  # E3.2
GRID_DIFFERS: Final = 5  # E3.3
OWNERS_JOIN: Final = 6  # E3.4
NO_SUCH_SHOP: Final = 7  # E4.1: the card does not lie on the table
SHOP_OWNED: Final = 8  # E4.1
NO_CIRCLE: Final = 9  # E4.1
OTHER_NAME: Final = 10  # a shop is named by its first card and cell

# What happens; messages.py gives each its words.
LETTER_DEALT: Final = 1
OPENED: Final = 2
FIRST_CHOSEN: Final = 3
TURN_BEGINS: Final = 4
EARNED: Final = 5
DRAWN: Final = 6
FIRE: Final = 7
BURNT: Final = 8
FLOOD: Final = 9
NOTHING_HIT: Final = 10
FESTIVAL: Final = 11
CELEBRATED: Final = 12
BUILT: Final = 13
SET_ASIDE: Final = 14
GREW: Final = 15
DOORS_SHUT: Final = 16
BOUGHT: Final = 17
PASSED: Final = 18
GAME_OVER: Final = 19
