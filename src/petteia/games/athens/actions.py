"""Athens, A3: what comes before an action, flipping a base, and what each card asks.

A check returns 0 or the code of the rule it finds broken; `legal` and `refuse` both ask it.
"""

from mypy_extensions import i64

from petteia.core.state import CHANCE
from petteia.core.vectors import vec
from petteia.games.athens import codes
from petteia.games.athens.model import (
    ACTING,
    AGORA,
    BASE_ROWS,
    CARD_SQUARE,
    CLASSES,
    CUBE_COLOURS,
    DECK_TYPES,
    DONE,
    ECCLESIA,
    FACE_DOWN,
    FLIP,
    FLIPPED,
    GREY_IS,
    GREY_ROLLING,
    MONUMENT,
    NONE,
    ROLL_TYPES,
    SINGLES,
    SQUARE,
    SWAP,
    SWAPPING,
    TEMPLE,
    UNDER,
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


def refuse_reroll(s: Position) -> i64:
    """A3.4: as many rolls of the grey dice as Ecclesia cards."""
    return 0 if s.rerolls < s.owned(s.seat, ECCLESIA) else codes.NO_REROLL


def play_reroll(s: Position) -> None:
    """A3.4: take the grey dice."""
    s.rerolls += 1
    s.step = GREY_ROLLING
    s.actor = CHANCE


def play_grey(s: Position, move: i64) -> None:
    """A3.4: the last roll replaces the white dice, even if worse."""
    s.grey = move - GREY_IS
    s.tell(codes.GREY_ROLLED, s.seat, s.grey)
    s.step = ACTING
    s.actor = s.seat


def refuse_swap(s: Position, person: i64) -> i64:
    """A3.5: as many exchanges as Agora cards, of a tile the seat has."""
    if s.swaps >= s.owned(s.seat, AGORA):
        return codes.NO_SWAP
    return refuse_tile(s, person)


def play_swap(s: Position, move: i64) -> None:
    """A3.5: discard one tile; it may come back at once if the bag is empty (A1.2)."""
    s.swaps += 1
    discard(s, move - SWAP, 1)
    s.tell(codes.SWAPPED, s.seat, move - SWAP)
    draw_people(s, SWAPPING, 1)


def play_swapped(s: Position, move: i64) -> None:
    """A3.5: draw one tile."""
    draw_tile(s, move)
    s.step = ACTING
    s.actor = s.seat


# ---- A3.1 Flip ----


def refuse_flip(s: Position, base: i64) -> i64:
    """A3.1: an unflipped base card of the seat's own."""
    return 0 if s.bases[s.seat * BASE_ROWS + base] else codes.NO_BASE_TO_FLIP


def play_flip(s: Position, move: i64) -> None:
    """A3.1: two icons and five points."""
    base = move - FLIP
    s.bases[s.seat * BASE_ROWS + base] -= 1
    s.bases[s.seat * BASE_ROWS + FLIPPED + base] += 1
    s.tell(codes.FLIPPED, s.seat, base)
    s.step = DONE


# ---- A3.2 Card: which one may be chosen ----


def refuse_card(s: Position, card: i64) -> i64:
    """A3.2: no worker on it, not another's, and there to be had (A3.10: the monument face up)."""
    if card < SINGLES:
        return 0 if s.holder[card] == NONE else codes.WORKER_THERE
    if card < MONUMENT:
        return 0 if s.cards[s.players * DECK_TYPES + card - VILLAGE] else codes.DECK_EMPTY
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


def refuse_people(s: Position, card: i64) -> i64:
    """A3.3: the people for one of the card's payments."""
    for payment in ways(s, card):
        if not refuse_tiles(s, payment):
            return 0
    return codes.LACKS_PEOPLE


def ways(s: Position, card: i64) -> vec[i64]:
    """A3.3: a card's payments after the dice; one that contains another is not among them."""
    cost = card if card < TEMPLE else TEMPLE
    return s.setting.ways[cost * ROLL_TYPES + s.dice()]


def refuse_tiles(s: Position, payment: i64) -> i64:
    """A3.3: tiles of these very classes; none is changed into another."""
    tiles = s.setting.payments[payment]
    people = s.people
    at = s.seat * CLASSES
    if people[at] < tiles[0] or people[at + 1] < tiles[1] or people[at + 2] < tiles[2]:
        return codes.LACKS_PEOPLE
    return 0


def refuse_option(s: Position, option: i64) -> i64:
    """A3.2: what an option asks besides people."""
    setting = s.setting
    if lacks_icons(s, setting.option_icons[option]):
        return codes.LACKS_ICONS
    if setting.option_kind[option] == SQUARE:
        return refuse_square(s, option)
    looks = setting.option_looks[option]
    if looks and s.oracle_count(s.players) < looks:  # A3.9
        return codes.LACKS_ORACLES
    if setting.option_card[option] == VILLAGE and bases_in_front(s) < 2:  # A3.6
        return codes.LACKS_BASES
    if setting.option_gifts[option] and not payable(s, option):
        return codes.LACKS_CUBES
    return refuse_stock(s, setting.option_takes[option])


def lacks_icons(s: Position, icons: vec[i64]) -> bool:
    """A3.6: icons are checked, never spent; each Village stands for one that is missing."""
    jokers = s.owned(s.seat, VILLAGE)
    for at in range(0, len(icons), 2):
        missing = icons[at + 1] - s.icons(s.seat, icons[at])
        if missing > 0:
            jokers -= missing
    return jokers < 0


def refuse_square(s: Position, option: i64) -> i64:
    """A3.7, AR6: a square pays once. A3.8: it needs only the cube and the empty square."""
    setting = s.setting
    if s.board[CARD_SQUARE + setting.option_square[option]] != NONE:
        return codes.SQUARE_TAKEN
    if s.cubes[s.seat * CUBE_COLOURS + setting.option_colour[option]] == 0:
        return codes.NO_CUBE_FOR_SQUARE
    return 0


def bases_in_front(s: Position) -> i64:
    """A3.6: the seat's base cards, flipped or not."""
    total: i64 = 0
    for at in range(s.seat * BASE_ROWS, s.seat * BASE_ROWS + UNDER):
        total += s.bases[at]
    return total


def payable(s: Position, option: i64) -> bool:
    """Return whether the seat has the cubes of any gift that pays for an option."""
    for gift in s.setting.option_gifts[option]:
        if not refuse_cubes(s, gift):
            return True
    return False


def refuse_cubes(s: Position, gift: i64) -> i64:
    """A3.2: cubes the seat has."""
    cubes = s.setting.gift_cubes[gift]
    for at in range(0, len(cubes), 2):
        if s.cubes[s.seat * CUBE_COLOURS + cubes[at]] < cubes[at + 1]:
            return codes.LACKS_CUBES
    return 0


def refuse_stock(s: Position, takes: vec[i64]) -> i64:
    """A3.7: at least one of the cubes an option gives must be in stock."""
    stock = s.players * CUBE_COLOURS
    for at in range(0, len(takes), 2):
        if s.cubes[stock + takes[at]]:
            return 0
    return codes.STOCK_EMPTY if takes else 0
