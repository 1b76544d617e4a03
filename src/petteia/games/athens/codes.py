"""Numbers for what rules say: why a move is refused, and what happens when one is played."""

from typing import Final

# Why a move is refused; messages.py gives each its rule and its words.
NOT_NOW: Final = 1
NOT_DRAWN: Final = 2
NO_SUCH_TILE: Final = 3
BASE_GONE: Final = 4
NO_BASE_TO_FLIP: Final = 5
WORKER_THERE: Final = 6
DECK_EMPTY: Final = 7
ANOTHERS_CARD: Final = 8
YOURS_ALREADY: Final = 9
NOT_FACE_UP: Final = 10
NOT_YOUR_TEMPLE: Final = 11
LACKS_ICONS: Final = 12
LACKS_BASES: Final = 13
LACKS_CUBES: Final = 14
STOCK_EMPTY: Final = 15
SQUARE_TAKEN: Final = 16
NO_CUBE_FOR_SQUARE: Final = 17
LACKS_ORACLES: Final = 18
LACKS_PEOPLE: Final = 19
NOT_THE_PRICE: Final = 20
PAYS_TOO_MUCH: Final = 21
NO_REROLL: Final = 22
NO_SWAP: Final = 23
OTHER_CUBES: Final = 24
NO_SUCH_BASES: Final = 25
NOT_LOOKED_AT: Final = 26
EVENT_IS_CLOSED: Final = 27
ONE_EVENT: Final = 28
SQUARE_FILLED: Final = 29
WRONG_COLOUR: Final = 30
NO_SUCH_CUBE: Final = 31

# What happens; messages.py gives each its words.
START_CHOSEN: Final = 1
MONUMENT_TURNED: Final = 2
ROUND_BEGINS: Final = 3
ROLLED: Final = 4
ORDERED: Final = 5
BAG_REFILLED: Final = 6
DREW: Final = 7
DROPPED: Final = 8
TOOK_BASE: Final = 9
GREY_ROLLED: Final = 10
SWAPPED: Final = 11
FLIPPED: Final = 12
USED: Final = 13
PAID: Final = 14
GAVE: Final = 15
GOT: Final = 16
FILLED_SQUARE: Final = 17
PUT_UNDER: Final = 18
ORACLE_DRAWN: Final = 19
ORACLE_RETURNED: Final = 20
PUT_CUBE: Final = 21
PASSED: Final = 22
ROW_FILLED: Final = 23
EVENT_CLOSED: Final = 24
PERICLES_PASSED: Final = 25
GAME_OVER: Final = 26
