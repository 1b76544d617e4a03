"""A position that answers for itself: what may be done at each step, and doing it."""

from mypy_extensions import i64

from petteia.core.catalogue import ListCatalogue
from petteia.core.rng import Rng
from petteia.core.state import CHANCE
from petteia.core.urn import Urn
from petteia.games.athens import codes
from petteia.games.athens.actions import (
    play_flip,
    play_grey,
    play_reroll,
    play_swap,
    play_swapped,
    refuse_card,
    refuse_cubes,
    refuse_flip,
    refuse_option,
    refuse_people,
    refuse_reroll,
    refuse_swap,
    refuse_tiles,
    ways,
)
from petteia.games.athens.cards import (
    play_give,
    play_monument,
    play_oracle,
    play_pay,
    play_return,
    play_under,
    play_use,
    refuse_gift,
    refuse_pair,
    refuse_payment,
    refuse_return,
)
from petteia.games.athens.events import play_put, refuse_event, refuse_put
from petteia.games.athens.fields import copy_fields
from petteia.games.athens.model import (
    ACTING,
    BASE_TYPES,
    CARDS,
    CHOOSE_START,
    CLASSES,
    CONSULTING,
    CUBE_COLOURS,
    DRAW_IS,
    DRAWING,
    DROP,
    DROPPING,
    FACE_DOWN,
    FIRST_MONUMENT,
    FLIP,
    GATHERING,
    GIVING,
    GREY_IS,
    GREY_ROLLING,
    LAY_UNDER,
    MONUMENT,
    MONUMENT_IS,
    NONE,
    ORACLE_IS,
    ORACLE_TYPES,
    ORDER_IS,
    ORDERING,
    PASS,
    PAYING,
    PUTTING,
    REROLL,
    RETURN,
    RETURNING,
    ROLL_IS,
    ROLLING,
    START_AT,
    SWAP,
    SWAPPING,
    TAKE,
    TAKING,
    TEMPLE,
    UNDERLAYING,
    UNVEILING,
    USE,
    Position,
    Setting,
)
from petteia.games.athens.people import (
    play_draw,
    play_drop,
    play_first_monument,
    play_order,
    play_roll,
    play_start,
    play_take,
    refuse_base,
    refuse_tile,
    set_up,
)
from petteia.games.athens.rounds import go_on
from petteia.games.athens.scoring import points, standing


def legal(s: Position) -> list[int]:
    """Return the actor's legal moves."""
    if s.actor == CHANCE:
        return results(s)
    found = Urn()
    find(s, found)
    return found.listed()


def find(s: Position, found: Urn) -> None:
    """Find the legal moves of a seat."""
    step = s.step
    if step == ACTING:
        find_actions(s, found)
    elif step == PUTTING:
        find_puts(s, found)
    elif step == PAYING:
        for payment in ways(s, s.setting.option_card[s.option]):
            if not refuse_tiles(s, payment):
                found.put(s.setting.pay_at + payment)
    elif step == GIVING:
        for gift in s.setting.option_gifts[s.option]:
            if not refuse_cubes(s, gift):
                found.put(s.setting.give_at + gift)
    else:
        first, count = span(s)
        for move in range(first, first + count):
            if not refuse(s, move):
                found.put(move)


def span(s: Position) -> tuple[i64, i64]:
    """Return a first number and how many from there: every legal move is among them.

    Nothing where few of so many are legal.
    """
    step = s.step
    if step == ACTING:
        return REROLL, s.setting.pay_at + 1 - REROLL
    if step == TAKING:
        return TAKE, RETURN - TAKE
    if step == DROPPING:
        return DROP, TAKE - DROP
    if step == UNDERLAYING:
        return LAY_UNDER, REROLL - LAY_UNDER
    if step == RETURNING:
        return RETURN, PASS - RETURN
    return 0, 0


def find_actions(s: Position, found: Urn) -> None:
    """Find every action, and what may be done before it."""
    if not refuse_reroll(s):
        found.put(REROLL)
    for person in range(CLASSES):
        if not refuse_swap(s, person):
            found.put(SWAP + person)
    for base in range(BASE_TYPES):
        if not refuse_flip(s, base):
            found.put(FLIP + base)
    first = s.setting.first_option
    for card in range(CARDS):
        if first[card] == first[card + 1] or refuse_card(s, card) or refuse_people(s, card):
            continue
        for option in range(first[card], first[card + 1]):
            if not refuse_option(s, option):
                found.put(USE + option)


def find_puts(s: Position, found: Urn) -> None:
    """Find every cube of the seat with every square for it, and the pass."""
    board = s.board  # a filled square is found fastest here
    for colour in range(CUBE_COLOURS):
        if s.cubes[s.seat * CUBE_COLOURS + colour]:
            puts = s.setting.puts_for[colour]
            at: i64 = 0
            for square in s.setting.squares_for[colour]:
                if board[square] == NONE and not refuse_event(s, s.setting.event_of[square]):
                    found.put(puts[at])
                at += 1
    found.put(PASS)


def first_result(s: Position) -> i64:
    """Return the number of the first result that chance could bring at this step."""
    step = s.step
    if step == DRAWING or step == SWAPPING or step == GATHERING:
        return DRAW_IS + s.seat * CLASSES
    if step == ROLLING:
        return ROLL_IS
    if step == GREY_ROLLING:
        return GREY_IS
    if step == ORDERING:
        return ORDER_IS
    if step == CONSULTING:
        return ORACLE_IS + s.seat * ORACLE_TYPES
    return START_AT if step == CHOOSE_START else MONUMENT_IS


def weights(s: Position) -> list[int]:
    """Return the weights of the results from the first one on; 0 for what cannot come now."""
    step = s.step
    if step == DRAWING or step == SWAPPING or step == GATHERING:
        return list(s.people[s.players * CLASSES : s.players * CLASSES + CLASSES])
    if step == ROLLING or step == GREY_ROLLING:
        return list(s.setting.roll_weights)
    if step == ORDERING:
        return list(s.setting.order_weights)
    if step == CONSULTING:
        return list(s.oracles[s.players * ORACLE_TYPES : (s.players + 1) * ORACLE_TYPES])
    if step == CHOOSE_START:
        return [1] * s.players
    return [1 if holder == FACE_DOWN else 0 for holder in s.holder[MONUMENT:]]


def results(s: Position) -> list[int]:
    """Return what chance may bring now."""
    first = first_result(s)
    left = weights(s)
    return [first + result for result in range(len(left)) if left[result]]


def draw(s: Position, rng: Rng) -> i64:
    """Return a random legal move; what `legal` would list is not listed."""
    if s.actor == CHANCE:
        return first_result(s) + draw_result(s, rng)
    first, count = span(s)
    while count:  # so many are legal that trying is shorter than listing
        move = first + rng.below(count)
        if not refuse(s, move):
            return move
    found = rng.urn
    found.empty()
    find(s, found)
    return rng.one_of(found)


def draw_result(s: Position, rng: Rng) -> i64:
    """Return how far after the first result lies a random one, by the odds of `weights`."""
    step = s.step
    setting = s.setting
    if step == DRAWING or step == SWAPPING or step == GATHERING:
        return rng.at_odds(s.people, s.players * CLASSES, CLASSES)
    if step == ROLLING or step == GREY_ROLLING:
        return rng.at_odds(setting.roll_weights, 0, len(setting.roll_weights))
    if step == ORDERING:
        return rng.at_odds(setting.order_weights, 0, len(setting.order_weights))
    if step == CONSULTING:
        return rng.at_odds(s.oracles, s.players * ORACLE_TYPES, ORACLE_TYPES)
    if step == CHOOSE_START:
        return rng.below(s.players)
    found = rng.urn
    found.empty()
    for monument in range(TEMPLE - MONUMENT):
        if s.holder[MONUMENT + monument] == FACE_DOWN:
            found.put(monument)
    return rng.one_of(found)


def refuse(s: Position, move: i64) -> i64:
    """Return 0 for a legal move of the actor, else the code of the broken rule."""
    step = s.step
    if s.actor == CHANCE:
        return 0 if move in results(s) else codes.NOT_DRAWN
    if step == ACTING:
        return refuse_action(s, move)
    if step == DROPPING and DROP <= move < TAKE:
        return refuse_tile(s, move - DROP)
    if step == TAKING and TAKE <= move < RETURN:
        return refuse_base(s, move - TAKE)
    if step == PUTTING and move >= s.setting.put_at:
        put = move - s.setting.put_at
        return refuse_put(s, s.setting.put_square[put], s.setting.put_colour[put])
    if step == PUTTING and move == PASS:
        return 0
    if step == PAYING and s.setting.pay_at < move < s.setting.give_at:
        return refuse_payment(s, move - s.setting.pay_at)
    if step == GIVING and s.setting.give_at <= move < s.setting.put_at:
        return refuse_gift(s, move - s.setting.give_at)
    if step == UNDERLAYING and LAY_UNDER <= move < REROLL:
        return refuse_pair(s, move - LAY_UNDER)
    if step == RETURNING and RETURN <= move < PASS:
        return refuse_return(s, move - RETURN)
    return codes.NOT_NOW


def refuse_action(s: Position, move: i64) -> i64:
    """Return 0 for a legal action, or something before it, else the code of the broken rule."""
    if USE <= move <= s.setting.pay_at:
        card = s.setting.option_card[move - USE]
        return refuse_card(s, card) or refuse_option(s, move - USE) or refuse_people(s, card)
    if move == REROLL:
        return refuse_reroll(s)
    if SWAP <= move < FLIP:
        return refuse_swap(s, move - SWAP)
    if FLIP <= move < USE:
        return refuse_flip(s, move - FLIP)
    return codes.NOT_NOW


def play(s: Position, move: i64) -> None:
    """Make a legal move and go on to the next decision."""
    step = s.step
    if step == ACTING:
        play_action(s, move)
    elif step == DRAWING or step == GATHERING:
        play_draw(s, move)
    elif step == TAKING:
        play_take(s, move)
    elif step == PUTTING:
        play_put(s, move)
    elif step == DROPPING:
        play_drop(s, move)
    elif step == ROLLING:
        play_roll(s, move)
    elif step == ORDERING:
        play_order(s, move)
    elif step == PAYING:
        play_pay(s, move)
    elif step == GIVING:
        play_give(s, move)
    elif step == UNDERLAYING:
        play_under(s, move)
    elif step == CONSULTING:
        play_oracle(s, move)
    elif step == RETURNING:
        play_return(s, move)
    elif step == UNVEILING:
        play_monument(s, move)
    elif step == GREY_ROLLING:
        play_grey(s, move)
    elif step == SWAPPING:
        play_swapped(s, move)
    elif step == CHOOSE_START:
        play_start(s, move)
    elif step == FIRST_MONUMENT:
        play_first_monument(s, move)
    go_on(s)


def play_action(s: Position, move: i64) -> None:
    """Make an action, or something before it."""
    if move >= USE:
        play_use(s, move)
    elif move >= FLIP:
        play_flip(s, move)
    elif move >= SWAP:
        play_swap(s, move)
    else:
        play_reroll(s)


class AthensState(Position):
    """A position that answers for itself."""

    def legal(self) -> list[int]:
        """Return the numbers of all moves the actor may make."""
        return legal(self)

    def refuse(self, move: i64) -> i64:
        """Return 0 if the actor may make this move, otherwise the code of the broken rule."""
        return refuse(self, move)

    def draw(self, rng: Rng) -> i64:
        """Return a random legal move: of a seat any, of chance one by its weight."""
        return draw(self, rng)

    def find(self, found: Urn) -> None:
        """Put all moves the actor may make into an urn."""
        if self.actor == CHANCE:
            super().find(found)
        else:
            find(self, found)

    def weights(self) -> list[int]:
        """At chance: how likely each of `legal()` is."""
        return [weight for weight in weights(self) if weight]

    def play(self, move: i64) -> None:
        """Make the move and go on to the next decision."""
        play(self, move)

    def points(self, seat: i64) -> list[int]:
        """Return the seat's points by source, as if the game ended now."""
        return points(self, seat)

    def standing(self) -> list[int]:
        """Return every seat's place, as if the game ended now."""
        return standing(self)

    def catalogue(self) -> ListCatalogue:
        """Return the numbers and texts of this match's moves."""
        return self.setting.catalogue

    def copy(self) -> "AthensState":
        """Return an independent copy."""
        other = AthensState(self.setting)
        copy_fields(self, other)
        return other


def begin(setting: Setting) -> AthensState:
    """Return the first position of a match."""
    state = AthensState(setting)
    set_up(state)
    return state
