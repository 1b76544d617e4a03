"""Numbers for what rules say: why a move is refused, and what happens when one is played."""

from typing import Final

# Why a move is refused; messages.py gives each its rule and its words.
NOT_NOW: Final = 1
NOT_DRAWN: Final = 2
TILE_SOLD: Final = 3
BEYOND_PURSE: Final = 4
NOT_HIGHER: Final = 5
NOT_AN_OPPONENT: Final = 6
INCORRUPTIBLE: Final = 7
TARGET_TWICE: Final = 8
GUARDED: Final = 9
TARGET_TOO_LOW: Final = 10
OWN_LAST_SPACE: Final = 11
TARGET_LAST_SPACE: Final = 12
ANIMAL_TOO_GOOD: Final = 13
NO_SHORTAGE: Final = 14
NONE_LEFT: Final = 15
TIER_TOO_HIGH: Final = 16
TOO_FEW_ANIMALS: Final = 17
LESSER_ANIMAL: Final = 18
SAME_OFFERING: Final = 19

# What happens; messages.py gives each its words.
FIRST_CHOSEN: Final = 1
PICKED: Final = 2
ROUND_BEGINS: Final = 3
OFFERS: Final = 4
TURN_ENDED: Final = 5
NO_MONEY: Final = 6
BIDS: Final = 7
PASSED_LOT: Final = 8
SOLD: Final = 9
ROSE: Final = 10
SENT_BACK: Final = 11
CORRUPTED: Final = 12
FELL: Final = 13
NOT_CORRUPTING: Final = 14
PRAYED: Final = 15
SACRIFICED: Final = 16
REPLACED: Final = 17
NOT_SACRIFICING: Final = 18
INCOME: Final = 19
MARKER_PASSED: Final = 20
GAME_OVER: Final = 21
