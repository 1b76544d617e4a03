"""Athens, A3: what comes before an action, flipping a base, and what each card asks.

A check returns 0 or the code of the rule it finds broken; `legal` and `refuse` both ask it.
"""

from petteia.core.state import CHANCE
from petteia.games.athens import codes
from petteia.games.athens.model import (
    ACTING,
    AGORA,
    CARD_SQUARE,
    DONE,
    ECCLESIA,
    FACE_DOWN,
    FLIP,
    GREY_IS,
    GREY_ROLLING,
    MONUMENT,
    NONE,
    SINGLES,
    SQUARE,
    SWAP,
    SWAPPING,
    TEMPLE,
    VILLAGE,
    Position,
)
from petteia.games.athens.people import (
    clear_turn,
    discard,
    draw_people,
    draw_tile,
    refuse_tile,
)


def ask_action(s: Position) -> None:
    """A3: one action, always possible (A3.1: the base card just taken can be flipped)."""
    clear_turn(s)
    s.step = ACTING
    s.actor = s.seat


# ---- A3.4, A3.5 before choosing ----


def refuse_reroll(s: Position) -> int:
    """A3.4: as many rolls of the grey dice as Ecclesia cards."""
    return 0 if s.rerolls < s.owned(s.seat, ECCLESIA) else codes.NO_REROLL


def play_reroll(s: Position) -> None:
    """A3.4: take the grey dice."""
    s.rerolls += 1
    s.step = GREY_ROLLING
    s.actor = CHANCE


def play_grey(s: Position, move: int) -> None:
    """A3.4: the last roll replaces the white dice, even if worse."""
    s.grey = move - GREY_IS
    s.tell(codes.GREY_ROLLED, s.seat, s.grey)
    s.step = ACTING
    s.actor = s.seat


def refuse_swap(s: Position, person: int) -> int:
    """A3.5: as many exchanges as Agora cards, of a tile the seat has."""
    if s.swaps >= s.owned(s.seat, AGORA):
        return codes.NO_SWAP
    return refuse_tile(s, person)


def play_swap(s: Position, move: int) -> None:
    """A3.5: discard one tile; it may come back at once if the bag is empty (A1.2)."""
    s.swaps += 1
    discard(s, move - SWAP, 1)
    s.tell(codes.SWAPPED, s.seat, move - SWAP)
    draw_people(s, SWAPPING, 1)


def play_swapped(s: Position, move: int) -> None:
    """A3.5: draw one tile."""
    draw_tile(s, move)
    s.step = ACTING
    s.actor = s.seat


# ---- A3.1 Flip ----


def refuse_flip(s: Position, base: int) -> int:
    """A3.1: an unflipped base card of the seat's own."""
    return 0 if s.bases[s.seat * 21 + base] else codes.NO_BASE_TO_FLIP


def play_flip(s: Position, move: int) -> None:
    """A3.1: two icons and five points."""
    base = move - FLIP
    s.bases[s.seat * 21 + base] -= 1
    s.bases[s.seat * 21 + 7 + base] += 1
    s.tell(codes.FLIPPED, s.seat, base)
    s.step = DONE


# ---- A3.2 Card: which one may be chosen ----


def refuse_card(s: Position, card: int) -> int:
    """A3.2: no worker on it, not another's, and there to be had (A3.10: the monument face up)."""
    if card < SINGLES:
        return 0 if s.holder[card] == NONE else codes.WORKER_THERE
    if card < MONUMENT:
        return 0 if s.cards[s.players * 4 + card - VILLAGE] else codes.DECK_EMPTY
    if card < TEMPLE:
        holder = s.holder[card]
        if holder == NONE:
            return 0
        if holder == FACE_DOWN:
            return codes.NOT_FACE_UP
        return codes.YOURS_ALREADY if holder == s.seat else codes.ANOTHERS_CARD
    holder = s.holder[card - TEMPLE + MONUMENT]
    if holder == s.seat:
        return 0
    return codes.ANOTHERS_CARD if holder >= 0 else codes.NOT_YOUR_TEMPLE


def refuse_people(s: Position, card: int) -> int:
    """A3.3: the people for one of the card's payments."""
    for payment in ways(s, card):
        if not refuse_tiles(s, payment):
            return 0
    return codes.LACKS_PEOPLE


def ways(s: Position, card: int) -> list[int]:
    """A3.3: a card's payments after the dice; one that contains another is not among them."""
    cost = card if card < TEMPLE else TEMPLE
    return s.setting.ways[cost * 6 + s.dice()]


def refuse_tiles(s: Position, payment: int) -> int:
    """A3.3: tiles of these very classes; none is changed into another."""
    tiles = s.setting.payments[payment]
    at = s.seat * 3
    for person in range(3):
        if s.people[at + person] < tiles[person]:
            return codes.LACKS_PEOPLE
    return 0


def refuse_option(s: Position, option: int) -> int:
    """A3.2: what an option asks besides people."""
    setting = s.setting
    if lacks_icons(s, setting.option_icons[option]):
        return codes.LACKS_ICONS
    if setting.option_kind[option] == SQUARE:
        return refuse_square(s, option)
    if s.oracle_count(s.players) < setting.option_looks[option]:  # A3.9
        return codes.LACKS_ORACLES
    if setting.option_card[option] == VILLAGE and bases_in_front(s) < 2:  # A3.6
        return codes.LACKS_BASES
    if setting.option_gifts[option] and not payable(s, option):
        return codes.LACKS_CUBES
    return refuse_stock(s, setting.option_takes[option])


def lacks_icons(s: Position, icons: list[int]) -> bool:
    """A3.6: icons are checked, never spent; each Village stands for one that is missing."""
    jokers = s.owned(s.seat, VILLAGE)
    for base in range(7):
        if icons[base]:
            missing = icons[base] - s.icons(s.seat, base)
            if missing > 0:
                jokers -= missing
    return jokers < 0


def refuse_square(s: Position, option: int) -> int:
    """A3.7: a square pays once. A3.8: it needs only the cube and the empty square."""
    setting = s.setting
    if s.board[CARD_SQUARE + setting.option_square[option]] != NONE:
        return codes.SQUARE_TAKEN
    if s.cubes[s.seat * 8 + setting.option_colour[option]] == 0:
        return codes.NO_CUBE_FOR_SQUARE
    return 0


def bases_in_front(s: Position) -> int:
    """A3.6: the seat's base cards, flipped or not."""
    return sum(s.bases[s.seat * 21 : s.seat * 21 + 14])


def payable(s: Position, option: int) -> bool:
    """Return whether the seat has the cubes of any gift that pays for an option."""
    for gift in s.setting.option_gifts[option]:
        if not refuse_cubes(s, gift):
            return True
    return False


def refuse_cubes(s: Position, gift: int) -> int:
    """A3.2: cubes the seat has."""
    cubes = s.setting.gifts[gift]
    at = s.seat * 8
    for colour in range(8):
        if s.cubes[at + colour] < cubes[colour]:
            return codes.LACKS_CUBES
    return 0


def refuse_stock(s: Position, takes: list[int]) -> int:
    """A3.7: at least one of the cubes an option gives must be in stock."""
    stock = s.players * 8
    asked = False
    for colour in range(8):
        if takes[colour]:
            if s.cubes[stock + colour]:
                return 0
            asked = True
    return codes.STOCK_EMPTY if asked else 0
