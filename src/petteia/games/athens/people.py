"""Athens, A0 to A2: setup, the people management phase, the base phase.

A check returns 0 or the code of the rule it finds broken; `legal` and `refuse` both ask it.
A step that ends what a seat does in a phase leaves `step` at DONE; rounds.py goes on from there.
"""

from mypy_extensions import i64

from petteia.core.state import CHANCE
from petteia.core.vectors import vec
from petteia.games.athens import codes
from petteia.games.athens.model import (
    BASE_ROWS,
    BASE_TYPES,
    CHOOSE_START,
    CLASSES,
    CUBE_COLOURS,
    DECK_TYPES,
    DONE,
    DRAW_IS,
    DRAW_PHASE,
    DRAWING,
    DROP,
    DROPPING,
    EVENT_CARDS,
    FACE_DOWN,
    FIRST_MONUMENT,
    LEFT,
    MONUMENT,
    MONUMENT_IS,
    NONE,
    NOT_YET,
    ORACLE_TYPES,
    ORDER_IS,
    ORDERING,
    RIGHT,
    ROLL_IS,
    ROLLING,
    SCORES,
    SINGLES,
    START_AT,
    TAKE,
    TAKING,
    TEMPLE,
    Position,
)

# ==== A0 Setup ====


def set_up(s: Position) -> None:
    """A0.1: lay out the game up to the first thing that chance decides."""
    setting = s.setting
    n = setting.players
    s.people = vec[i64]([0] * (n * CLASSES) + list(setting.people) + [0] * CLASSES)
    s.cubes = vec[i64]([0] * (n * CUBE_COLOURS) + list(setting.cubes))
    s.bases = vec[i64]([0] * (n * BASE_ROWS) + [setting.base_cards] * BASE_TYPES)
    s.cards = vec[i64]([0] * (n * DECK_TYPES) + list(setting.deck_cards))
    s.holder = vec[i64]([NONE] * MONUMENT + [FACE_DOWN] * (TEMPLE - MONUMENT))
    hands_and_deck = [0] * (n * ORACLE_TYPES) + list(setting.oracles)
    memory = [NONE] * (n * ORACLE_TYPES * n)
    s.oracles = vec[i64](hands_and_deck + [0] * ORACLE_TYPES + memory)
    s.board = vec[i64]([0] * EVENT_CARDS + [NONE] * (len(setting.event_of) - EVENT_CARDS))
    s.score = vec[i64]([0] * (n * SCORES))
    s.round = 0
    s.start = NONE
    s.phase = DRAW_PHASE
    s.ending = NOT_YET
    clear_round(s)
    s.step = CHOOSE_START


def clear_round(s: Position) -> None:
    """Forget dice, order and turns."""
    s.direction = LEFT
    s.turn = 0
    s.seat = s.start
    s.count = 0
    s.white = NONE
    s.actor = CHANCE
    clear_turn(s)


def clear_turn(s: Position) -> None:
    """Forget what concerned one seat's action or placing."""
    s.grey = NONE
    s.rerolls = 0
    s.swaps = 0
    s.option = NONE
    s.event = NONE


def play_start(s: Position, move: i64) -> None:
    """A0.1: the starting player, chosen at random (AR1), takes Pericles."""
    s.start = move - START_AT
    s.seat = s.start
    s.tell(codes.START_CHOSEN, s.start)
    s.step = FIRST_MONUMENT


def play_first_monument(s: Position, move: i64) -> None:
    """A0.1: the top monument, with its cylinder."""
    turn_up_monument(s, move - MONUMENT_IS)
    begin_round(s)


def turn_up_monument(s: Position, monument: i64) -> None:
    """Turn the next monument face up."""
    s.holder[MONUMENT + monument] = NONE
    s.tell(codes.MONUMENT_TURNED, monument)


# ==== A1 People ====


def begin_round(s: Position) -> None:
    """A1.1: the starting player takes the dice."""
    s.round += 1
    clear_round(s)
    s.step = ROLLING
    s.tell(codes.ROUND_BEGINS, s.round, s.start)


def play_roll(s: Position, move: i64) -> None:
    """A1.1: two white people dice; the turn order die with three or four players."""
    s.white = move - ROLL_IS
    s.tell(codes.ROLLED, s.start, s.white)
    if s.players > 2:
        s.step = ORDERING
    else:
        first_phase(s)


def play_order(s: Position, move: i64) -> None:
    """A1.1: the turn order of this round."""
    s.direction = LEFT if move == ORDER_IS else RIGHT
    s.tell(codes.ORDERED, move - ORDER_IS)
    first_phase(s)


def first_phase(s: Position) -> None:
    """Begin the draws of A1.2."""
    s.phase = DRAW_PHASE
    ask_draw(s)


def ask_draw(s: Position) -> None:
    """A1.2: three tiles in round 1, one later."""
    draw_people(s, DRAWING, s.setting.first_draw if s.round == 1 else s.setting.later_draw)


def draw_people(s: Position, step: i64, count: i64) -> None:
    """Ask chance for tiles for the seat; none to draw ends its part."""
    s.count = count
    if count == 0:
        s.step = DONE
        return
    s.step = step
    s.actor = CHANCE
    refill(s)


def refill(s: Position) -> None:
    """A1.2, AR4: a tile must be drawn: if the bag is empty all discards go into it first."""
    bag = s.players * CLASSES
    people = s.people
    if people[bag] + people[bag + 1] + people[bag + 2]:
        return
    for person in range(bag, bag + CLASSES):
        people[person] = people[person + CLASSES]
        people[person + CLASSES] = 0
    s.tell(codes.BAG_REFILLED)


def play_draw(s: Position, move: i64) -> None:
    """A1.2, A3.11: one tile, blind from the bag."""
    draw_tile(s, move)
    if s.count:
        refill(s)
    else:
        s.step = DONE


def draw_tile(s: Position, move: i64) -> None:
    """Move a tile from the bag to the seat."""
    person = (move - DRAW_IS) % CLASSES
    s.people[s.players * CLASSES + person] -= 1
    s.people[s.seat * CLASSES + person] += 1
    s.count -= 1
    s.tell(codes.DREW, s.seat, person)


def ask_drop(s: Position) -> None:
    """A1.3: a seat with more tiles than the limit discards, one at a time."""
    people = s.people
    at = s.seat * CLASSES
    if people[at] + people[at + 1] + people[at + 2] > s.setting.people_limit:
        s.step = DROPPING
        s.actor = s.seat
    else:
        s.step = DONE


def refuse_tile(s: Position, person: i64) -> i64:
    """A1.3, A3.5: a tile the seat has."""
    return 0 if s.people[s.seat * CLASSES + person] else codes.NO_SUCH_TILE


def play_drop(s: Position, move: i64) -> None:
    """A1.3: discard a tile."""
    discard(s, move - DROP, 1)
    s.tell(codes.DROPPED, s.seat, move - DROP)
    ask_drop(s)


def discard(s: Position, person: i64, count: i64) -> None:
    """Move tiles of the seat to the discards."""
    s.people[s.seat * CLASSES + person] -= count
    s.people[(s.players + 1) * CLASSES + person] += count


# ==== A2 Base ====


def ask_base(s: Position) -> None:
    """A2.1: everyone takes a base card."""
    s.step = TAKING
    s.actor = s.seat


def refuse_base(s: Position, base: i64) -> i64:
    """A2.1: a base card still available."""
    return 0 if s.bases[s.players * BASE_ROWS + base] else codes.BASE_GONE


def play_take(s: Position, move: i64) -> None:
    """A2.1: one base card, and a worker back."""
    base = move - TAKE
    s.bases[s.players * BASE_ROWS + base] -= 1
    s.bases[s.seat * BASE_ROWS + base] += 1
    for card in range(SINGLES):
        if s.holder[card] == s.seat:
            s.holder[card] = NONE
    s.tell(codes.TOOK_BASE, s.seat, base)
    s.step = DONE
