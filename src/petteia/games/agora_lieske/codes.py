"""Numbers for what rules say: why a move is refused, and what happens when one is played."""

from typing import Final

# Why a move is refused; messages.py gives each its rule and its words.
NOT_NOW: Final = 1
NOT_AT_HOME: Final = 2
NO_SPACE: Final = 3
SAME_RESOURCE: Final = 4
TOO_FEW_CARDS: Final = 5
STOCK_TOO_SMALL: Final = 6
NO_SUCH_CARD: Final = 7
EMPTY_STACK: Final = 8
WRONG_GIFT: Final = 9
GIFT_TOO_DEAR: Final = 10
NOT_DRAWN: Final = 11

# What happens; messages.py gives each its words.
START_CHOSEN: Final = 1
DEMANDED: Final = 2
DEALER_TURNED: Final = 3
TURN_BEGINS: Final = 4
PLACED: Final = 5
TURNED_UP: Final = 6
SERVED: Final = 7
SHORTAGE: Final = 8
TRADED: Final = 9
PASSED: Final = 10
STUDIED: Final = 11
PROSECUTES: Final = 12
NO_PROSECUTOR: Final = 13
ACCUSED: Final = 14
JURY_DRAWN: Final = 15
JUDGES: Final = 16
NO_JUDGE: Final = 17
ACQUITTED: Final = 18
CONVICTED: Final = 19
LOST_RHETORIC: Final = 20
STACK_CHOSEN: Final = 21
THANKED: Final = 22
DONATED: Final = 23
DEMAND_SHUFFLED: Final = 24
DISCARDED: Final = 25
FINAL_TURN: Final = 26
GAME_OVER: Final = 27
LOST_POINT: Final = 28
