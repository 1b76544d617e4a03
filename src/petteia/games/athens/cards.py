"""Athens, A3: paying for a card and carrying it out.

After `use` come, as far as they apply: people, cubes, then what the card does.
"""

from mypy_extensions import i64

from petteia.core.state import CHANCE
from petteia.core.vectors import vec
from petteia.games.athens import codes
from petteia.games.athens.actions import refuse_cubes, refuse_tiles, ways
from petteia.games.athens.model import (
    AGORA,
    BASE_FACES,
    BASE_ROWS,
    CARD_SQUARE,
    CLASSES,
    CONSULTING,
    CUBE_COLOURS,
    DECK_TYPES,
    DONE,
    FACE_DOWN,
    FLIPPED,
    FROM_SQUARES,
    GATHERING,
    GIVING,
    LAY_UNDER,
    MONUMENT,
    MONUMENT_IS,
    NONE,
    ORACLE_IS,
    ORACLE_TYPES,
    PAYING,
    RETURN,
    RETURNING,
    SCORES,
    SINGLES,
    SQUARE,
    TEMPLE,
    UNDER,
    UNDERLAYING,
    UNVEILING,
    USE,
    VILLAGE,
    WHEAT,
    Position,
)
from petteia.games.athens.people import discard, draw_people, turn_up_monument


def play_use(s: Position, move: i64) -> None:
    """A3.2: choose a card and one of its options."""
    s.option = move - USE
    s.tell(codes.USED, s.seat, s.option)
    ask_people(s)


# ---- A3.3 People ----


def ask_people(s: Position) -> None:
    """A3.3: choose a payment, where two or more are possible."""
    only = NONE
    for payment in ways(s, s.setting.option_card[s.option]):
        if not refuse_tiles(s, payment):
            if only != NONE:
                s.step = PAYING
                return
            only = payment
    pay_people(s, only)


def refuse_payment(s: Position, payment: i64) -> i64:
    """A3.3, AR9: one of the card's payments after the dice, and no more than needed."""
    possible = ways(s, s.setting.option_card[s.option])
    if payment in possible:
        return refuse_tiles(s, payment)
    tiles = s.setting.payments[payment]
    for other in possible:
        less = s.setting.payments[other]
        if tiles[0] >= less[0] and tiles[1] >= less[1] and tiles[2] >= less[2]:
            return codes.PAYS_TOO_MUCH
    return codes.NOT_THE_PRICE


def play_pay(s: Position, move: i64) -> None:
    """A3.3: pay the chosen people."""
    pay_people(s, move - s.setting.pay_at)


def pay_people(s: Position, payment: i64) -> None:
    """A3.3: the people go to the discards."""
    tiles = s.setting.payments[payment]
    for person in range(CLASSES):
        discard(s, person, tiles[person])
    s.tell(codes.PAID, s.seat, payment)
    ask_cubes(s)


# ---- A3.7 Cubes ----


def ask_cubes(s: Position) -> None:
    """A3.7: choose which cubes to give, where two or more ways are possible."""
    only = NONE
    for gift in s.setting.option_gifts[s.option]:
        if not refuse_cubes(s, gift):
            if only != NONE:
                s.step = GIVING
                return
            only = gift
    if only != NONE:
        give_cubes(s, only)
    carry_out(s)


def refuse_gift(s: Position, gift: i64) -> i64:
    """A3.2: what the option asks for, from the seat's own cubes."""
    if gift not in s.setting.option_gifts[s.option]:
        return codes.OTHER_CUBES
    return refuse_cubes(s, gift)


def play_give(s: Position, move: i64) -> None:
    """A3.7: pay the chosen cubes."""
    give_cubes(s, move - s.setting.give_at)
    carry_out(s)


def give_cubes(s: Position, gift: i64) -> None:
    """A3.7: paid cubes return to the stock."""
    cubes = s.setting.gift_cubes[gift]
    for at in range(0, len(cubes), 2):
        s.cubes[s.seat * CUBE_COLOURS + cubes[at]] -= cubes[at + 1]
        s.cubes[s.players * CUBE_COLOURS + cubes[at]] += cubes[at + 1]
    s.tell(codes.GAVE, s.seat, gift)


# ---- A3.2 Carrying out ----


def carry_out(s: Position) -> None:
    """A3.2: do what the card says and put the worker on it."""
    card = s.setting.option_card[s.option]
    if card < SINGLES:
        s.holder[card] = s.seat
    elif card < MONUMENT:
        s.cards[s.players * DECK_TYPES + card - VILLAGE] -= 1
        s.cards[s.seat * DECK_TYPES + card - VILLAGE] += 1
        own_card(s, card)
        return
    elif card < TEMPLE:
        own_monument(s, card)
        return
    if s.setting.option_looks[s.option]:
        consult(s)
        return
    if s.setting.option_kind[s.option] == SQUARE:
        fill_square(s)
    else:
        take_cubes(s, s.setting.option_takes[s.option])
    s.step = DONE


def take_cubes(s: Position, takes: vec[i64]) -> None:
    """A3.7, AR5: cubes are limited; the seat takes what is left."""
    for at in range(0, len(takes), 2):
        colour = takes[at]
        stock = s.cubes[s.players * CUBE_COLOURS + colour]
        taken = takes[at + 1] if takes[at + 1] < stock else stock
        if taken:
            s.cubes[s.players * CUBE_COLOURS + colour] -= taken
            s.cubes[s.seat * CUBE_COLOURS + colour] += taken
            s.tell(codes.GOT, s.seat, taken, colour)


def fill_square(s: Position) -> None:
    """A3.7: the cube stays on the square for the rest of the game."""
    colour = s.setting.option_colour[s.option]
    points = s.setting.option_points[s.option]
    s.cubes[s.seat * CUBE_COLOURS + colour] -= 1
    s.board[CARD_SQUARE + s.setting.option_square[s.option]] = colour
    s.score[s.seat * SCORES + FROM_SQUARES] += points
    s.tell(codes.FILLED_SQUARE, s.seat, colour, points)


def own_card(s: Position, card: i64) -> None:
    """A3.2: a card of the seat's own: Village, Ecclesia, Agora or Workshop."""
    if card == VILLAGE:
        s.step = UNDERLAYING
        s.actor = s.seat
    elif card == AGORA:  # A3.11: the limit of tiles is not checked now
        draw_people(s, GATHERING, s.setting.agora_draw)
    else:
        s.step = DONE


# A3.6 Village


def refuse_pair(s: Position, pair: i64) -> i64:
    """A3.6, AR8: two base cards of the seat's own; Villages are none."""
    first = s.setting.pairs[pair][0]
    second = s.setting.pairs[pair][1]
    if first == second:
        return 0 if lying(s, first) >= 2 else codes.NO_SUCH_BASES
    return 0 if lying(s, first) and lying(s, second) else codes.NO_SUCH_BASES


def lying(s: Position, base_card: i64) -> i64:
    """Return how many base cards of this type and face (base * 2 + face) the seat has."""
    return s.bases[s.seat * BASE_ROWS + base_card % BASE_FACES * FLIPPED + base_card // BASE_FACES]


def play_under(s: Position, move: i64) -> None:
    """A3.6: base cards under a Village no longer count for anything."""
    for base_card in s.setting.pairs[move - LAY_UNDER]:
        at = s.seat * BASE_ROWS + base_card // BASE_FACES
        s.bases[at + base_card % BASE_FACES * FLIPPED] -= 1
        s.bases[at + UNDER] += 1
    s.tell(codes.PUT_UNDER, s.seat, move - LAY_UNDER)
    s.step = DONE


# A3.9 Oracles


def consult(s: Position) -> None:
    """A3.9: one oracle card, or with wheat three of which two are kept."""
    s.count = s.setting.option_looks[s.option]
    s.step = CONSULTING
    s.actor = CHANCE


def play_oracle(s: Position, move: i64) -> None:
    """A3.9: an oracle card, which only its owner knows."""
    oracle = (move - ORACLE_IS) % ORACLE_TYPES
    n = s.players
    s.oracles[n * ORACLE_TYPES + oracle] -= 1
    s.oracles[s.seat * ORACLE_TYPES + oracle] += 1
    forget(s, oracle)
    s.count -= 1
    s.tell(codes.ORACLE_DRAWN, s.seat, oracle)
    wheat = s.setting.option_kind[s.option] == WHEAT
    if wheat:
        s.oracles[(n + 1) * ORACLE_TYPES + oracle] += 1
    if s.count == 0:
        if wheat:
            s.step = RETURNING
            s.actor = s.seat
        else:
            s.step = DONE


def refuse_return(s: Position, oracle: i64) -> i64:
    """A3.9: one of the cards just looked at."""
    return 0 if s.oracles[(s.players + 1) * ORACLE_TYPES + oracle] else codes.NOT_LOOKED_AT


def play_return(s: Position, move: i64) -> None:
    """A3.9: the third card is shuffled back."""
    oracle = move - RETURN
    n = s.players
    s.oracles[s.seat * ORACLE_TYPES + oracle] -= 1
    s.oracles[n * ORACLE_TYPES + oracle] += 1
    for other in range(ORACLE_TYPES):
        s.oracles[(n + 1) * ORACLE_TYPES + other] = 0
    remember(s, oracle)
    s.tell(codes.ORACLE_RETURNED, s.seat, oracle)
    s.step = DONE


def remember(s: Position, oracle: i64) -> None:
    """A3.9: whoever returns a card knows that it is not among those the others hold already."""
    at = s.memory(s.seat, oracle)
    for other in range(s.players):
        s.oracles[at + other] = 0 if other == s.seat else s.oracle_count(other)


def forget(s: Position, oracle: i64) -> None:
    """A seat that draws a card of the type may have drawn the very one it had returned."""
    at = s.memory(s.seat, oracle)
    for other in range(s.players):
        s.oracles[at + other] = NONE


# A3.10 Monuments


def own_monument(s: Position, card: i64) -> None:
    """A3.10: a monument comes with its cylinder; the next one is turned up at once."""
    s.holder[card] = s.seat
    s.step = DONE
    for other in range(MONUMENT, TEMPLE):
        if s.holder[other] == FACE_DOWN:
            s.step = UNVEILING
            s.actor = CHANCE
            return


def play_monument(s: Position, move: i64) -> None:
    """A3.10: the next monument."""
    turn_up_monument(s, move - MONUMENT_IS)
    s.step = DONE
