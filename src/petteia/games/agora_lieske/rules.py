"""The rules of Agora (Lieske), in the order of the rulebook: L4 setup, L5 placing and actions.

A check returns 0 or the code of the rule it finds broken; `legal` and `refuse` both ask it.
"""

from mypy_extensions import i64

from petteia.core.state import CHANCE
from petteia.core.vectors import vec
from petteia.games.agora_lieske import codes
from petteia.games.agora_lieske.model import (
    ACCUSE,
    ACCUSING,
    ACQUIT,
    CHOOSING_STACK,
    CITIZENS,
    COURT,
    DEALER,
    DRAWING_JURY,
    EMPTY,
    EXCHANGE,
    FIRST_DEALERS,
    FIRST_DEMAND,
    HOME,
    JUDGING,
    JURIES,
    JURORS,
    JURY_IS,
    MARKET,
    NEW_DEALER,
    NONE,
    PASS,
    PLACE,
    PRISON,
    PRISON_FULL,
    STACK,
    START_AT,
    STOA,
    STUDY,
    STUDYING,
    TAKE_FROM_STACK,
    TRADE,
    TRADING,
    TWO_ORATORS,
    Position,
)
from petteia.games.agora_lieske.monument import monument
from petteia.games.agora_lieske.setup import turn_up_dealer, turn_up_demand
from petteia.games.agora_lieske.turns import begin_turn, final_turn, turn_up

# ==== L4 Setup (what is laid out stands in setup.py) ====


def play_start(s: Position, move: i64) -> None:
    """L4.3: the start player."""
    s.start = move - START_AT
    s.tell(codes.START_CHOSEN, s.start)
    s.step = FIRST_DEMAND
    s.cursor = 0


def play_first_demand(s: Position, move: i64) -> None:
    """L4.2: two demand markers."""
    turn_up_demand(s, move)
    if s.cursor == 2:
        s.step = FIRST_DEALERS
        s.cursor = 0


def play_first_dealer(s: Position, move: i64) -> None:
    """L4.2: three dealers."""
    turn_up_dealer(s, move)
    s.cursor += 1
    if s.cursor == 3:
        begin_turn(s)


# ==== L5 A game turn (how it begins and ends stands in turns.py) ====

# ---- L5.1 Placing ----


def refuse_place(s: Position, place: i64) -> i64:
    """L5.1.2: a place takes citizens while it has an empty space. L5.1.4: nothing else is asked."""
    return codes.NO_SPACE if s.filled[place] >= s.setting.spaces[place] else 0


def refuse_citizen(s: Position, letter: i64) -> i64:
    """L5.1.1: each citizen is placed once."""
    return 0 if s.where[s.actor * CITIZENS + letter] == HOME else codes.NOT_AT_HOME


def play_place(s: Position, move: i64) -> None:
    """L5.1.1: one citizen, face down (L5.1.3: its letter stays secret)."""
    place = (move - PLACE) // CITIZENS
    letter = (move - PLACE) % CITIZENS
    citizen = s.actor * CITIZENS + letter
    s.spot[s.setting.first[place] + s.filled[place]] = citizen
    s.filled[place] += 1
    s.where[citizen] = place
    s.tell(codes.PLACED, s.actor, letter, place)
    s.cursor += 1
    if s.cursor < s.players * CITIZENS:
        s.actor = s.after(s.actor)
    else:
        market(s)


# ---- L5.2 Actions ----


# L5.2.1 Market


def market(s: Position) -> None:
    """L5.2.1a: the three dealers in order. L5.2.1d: those of one resource share its stock."""
    turn_up(s, MARKET, MARKET + 2)
    for stall in range(3):
        serve(s, stall)
    exchange(s)


def serve(s: Position, stall: i64) -> None:
    """L5.2.1b: everybody, if the stock covers what is due; else (c) the best orators first."""
    resource = s.markers[DEALER + stall]
    due = vec[i64]([0] * s.players)
    total: i64 = 0
    for spot in range(s.first_at(MARKET + stall), s.end_at(MARKET + stall)):
        cards = s.setting.yields[spot]
        due[s.spot[spot] // CITIZENS] += cards
        total += cards
    if total <= s.in_stock(resource):
        for seat in range(s.players):
            if due[seat]:
                s.tell(codes.SERVED, seat, s.take(seat, resource, due[seat]), resource, stall)
        return
    for seat in orators(s, stall):
        taken = s.take(seat, resource, due[seat])
        if taken:
            s.tell(codes.SERVED, seat, taken, resource, stall)
        if taken < due[seat]:
            s.tell(codes.SHORTAGE, seat, due[seat] - taken, resource, stall)


def orators(s: Position, stall: i64) -> list[i64]:
    """L5.2.1c: players at a stall, best citizen first, then second best …, then farthest left.

    LR2: no citizen ranks below one with rhetoric 0.
    """
    place = MARKET + stall
    order: list[i64] = []
    ranks: list[i64] = []
    for spot in range(s.first_at(place), s.end_at(place)):  # from the left: a later must be better
        seat = s.spot[spot] // CITIZENS
        if seat in order:
            continue
        rank = oratory(s, seat, place) % s.setting.rank
        at = len(order)
        while at > 0 and rank > ranks[at - 1]:
            at -= 1
        order.insert(at, seat)
        ranks.insert(at, rank)
    return order


def oratory(s: Position, seat: i64, place: i64) -> i64:
    """Return the oratory of a player's citizens at a place: 0 only if there are none.

    A missing citizen ranks below any value, even 0.
    """
    total: i64 = 0
    for citizen in range(seat * CITIZENS, seat * CITIZENS + CITIZENS):
        if s.where[citizen] == place:
            total += s.setting.oratory[s.rhetoric[citizen]]
    return total


# L5.2.2 Exchange


def exchange(s: Position) -> None:
    """Ask the spaces 1 to 4 in order."""
    turn_up(s, EXCHANGE, EXCHANGE + 3)
    s.step = TRADING
    s.cursor = s.setting.first[EXCHANGE]
    ask_exchange(s)


def ask_exchange(s: Position) -> None:
    """Find the next citizen who can trade; then move on to the Stoa."""
    while s.cursor < s.setting.first[EXCHANGE + 4]:
        if s.spot[s.cursor] != EMPTY:
            s.actor = s.spot[s.cursor] // CITIZENS
            if can_trade(s):
                return
        s.cursor += 1
    stoa(s)


def can_trade(s: Position) -> bool:
    """Return whether the current citizen has a choice."""
    for paid in range(3):
        for taken in range(3):
            if not refuse_trade(s, paid, taken):
                return True
    return False


def refuse_trade(s: Position, paid: i64, taken: i64) -> i64:
    """L5.2.2a: pay cards of one type, take cards of one other type (LR8), all or none."""
    space = s.cursor - s.setting.first[EXCHANGE]
    if paid == taken:
        return codes.SAME_RESOURCE
    if s.cards[s.actor * 3 + paid] < s.setting.pay[space]:
        return codes.TOO_FEW_CARDS
    if s.in_stock(taken) < s.setting.take[space]:
        return codes.STOCK_TOO_SMALL
    return 0


def play_exchange(s: Position, move: i64) -> None:
    """L5.2.2: trade once, or not."""
    if move == PASS:
        s.tell(codes.PASSED, s.actor, EXCHANGE)
    else:
        paid = (move - TRADE) // 3
        taken = (move - TRADE) % 3
        space = s.cursor - s.setting.first[EXCHANGE]
        s.give(s.actor, paid, s.setting.pay[space])
        s.take(s.actor, taken, s.setting.take[space])
        s.tell(codes.TRADED, s.actor, paid, taken, space)
    s.cursor += 1
    ask_exchange(s)


# L5.2.3 Stoa


def stoa(s: Position) -> None:
    """Ask the citizens in the colonnade in order."""
    turn_up(s, STOA, STOA)
    s.step = STUDYING
    s.cursor = s.setting.first[STOA]
    ask_stoa(s)


def ask_stoa(s: Position) -> None:
    """Find the next citizen who can still improve and whose player holds a card."""
    while s.cursor < s.end_at(STOA):
        citizen = s.spot[s.cursor]
        s.actor = citizen // CITIZENS
        if s.rhetoric[citizen] < s.setting.highest and s.hand_size(s.actor):
            return
        s.cursor += 1
    court(s)


def refuse_card(s: Position, resource: i64) -> i64:
    """L5.2.3, L5.3.3: one card of any type that the player holds."""
    return 0 if s.cards[s.actor * 3 + resource] else codes.NO_SUCH_CARD


def play_stoa(s: Position, move: i64) -> None:
    """L5.2.3: pay one card and gain the space's rhetoric, or not."""
    if move == PASS:
        s.tell(codes.PASSED, s.actor, STOA)
    else:
        citizen = s.spot[s.cursor]
        gain = s.setting.gains[s.cursor - s.setting.first[STOA]]
        s.give(s.actor, move - STUDY, 1)
        risen = s.rhetoric[citizen] + gain
        s.rhetoric[citizen] = risen if risen < s.setting.highest else s.setting.highest
        s.tell(codes.STUDIED, s.actor, citizen % CITIZENS, move - STUDY, s.rhetoric[citizen])
        if s.rhetoric[citizen] == s.setting.highest and two_at_highest(s, s.actor):
            final_turn(s, TWO_ORATORS)
    s.cursor += 1
    ask_stoa(s)


def two_at_highest(s: Position, seat: i64) -> bool:
    """L6.1: someone with two citizens at the highest rhetoric."""
    count: i64 = 0
    for citizen in range(seat * CITIZENS, seat * CITIZENS + CITIZENS):
        if s.rhetoric[citizen] == s.setting.highest:
            count += 1
    return count >= 2


# L5.2.4 Court


def court(s: Position) -> None:
    """L5.2.4a: the best orator in Court is prosecutor and must accuse a dealer (LR1)."""
    turn_up(s, COURT, COURT)
    groups = vec[i64]([oratory(s, seat, COURT) for seat in range(s.players)])
    s.prosecutor = foremost(groups)
    if s.prosecutor != NONE and groups[s.prosecutor] < s.setting.rank and not alone(groups):
        s.prosecutor = NONE  # the highest sum is 0
    if s.prosecutor == NONE:
        if s.filled[COURT]:
            s.tell(codes.NO_PROSECUTOR)
        monument(s)
        return
    s.tell(codes.PROSECUTES, s.prosecutor, groups[s.prosecutor] // s.setting.rank)
    s.step = ACCUSING
    s.actor = s.prosecutor


def foremost(groups: vec[i64]) -> i64:
    """L5.2.4a, c: the highest sum; ties compare best, second best …; still tied: nobody."""
    best: i64 = NONE
    most: i64 = 0
    for seat in range(len(groups)):
        if groups[seat] > most:
            best = seat
            most = groups[seat]
        elif groups[seat] == most:
            best = NONE
    return best


def alone(groups: vec[i64]) -> bool:
    """L5.2.4a: whether only one player has citizens in Court."""
    present: i64 = 0
    for seat in range(len(groups)):
        if groups[seat]:
            present += 1
    return present == 1


def play_accuse(s: Position, move: i64) -> None:
    """L5.2.4a: any of the three dealers."""
    s.accused = move - ACCUSE
    s.tell(codes.ACCUSED, s.actor, s.accused, s.markers[DEALER + s.accused])
    s.step = DRAWING_JURY
    s.actor = CHANCE
    s.cursor = 0


def play_jury(s: Position, move: i64) -> None:
    """L5.2.4b: three of five lots for every player, in Court or not."""
    s.jury[s.cursor] = (move - JURY_IS) % len(JURIES)
    s.tell(codes.JURY_DRAWN, s.cursor, s.jury[s.cursor])
    s.cursor += 1
    if s.cursor == s.players:
        choose_judge(s)


def choose_judge(s: Position) -> None:
    """L5.2.4c: the highest sum of jurors; completely tied: no judge and no verdict."""
    groups = vec[i64]([jury_oratory(s, seat) for seat in range(s.players)])
    s.judge = foremost(groups)
    if s.judge == NONE:
        s.tell(codes.NO_JUDGE)
        monument(s)
        return
    s.tell(codes.JUDGES, s.judge, groups[s.judge] // s.setting.rank)
    s.step = JUDGING
    s.actor = s.judge


def jury_oratory(s: Position, seat: i64) -> i64:
    """Return the oratory of a player's jurors."""
    total: i64 = 0
    at = s.jury[seat] * 3
    for juror in range(at, at + 3):
        total += s.setting.oratory[s.rhetoric[seat * CITIZENS + JURORS[juror]]]
    return total


def play_verdict(s: Position, move: i64) -> None:
    """L5.2.4d not guilty, L5.2.4e guilty. L5.2.4f: the judge may be the prosecutor.

    LR6: a score never falls below 0.
    """
    resource = s.markers[DEALER + s.accused]
    if move == ACQUIT:
        s.tell(codes.ACQUITTED, s.judge, s.accused, resource)
        if s.score[s.prosecutor] > 0:
            s.score[s.prosecutor] -= 1
            s.tell(codes.LOST_POINT, s.prosecutor)
        if s.take(s.judge, resource, 1):
            s.tell(codes.THANKED, s.judge, 1, resource)
        monument(s)
        return
    s.score[s.prosecutor] += 1
    s.tell(codes.CONVICTED, s.judge, s.prosecutor, s.accused, resource)
    stall = MARKET + s.accused
    for spot in range(s.first_at(stall), s.end_at(stall)):
        citizen = s.spot[spot]
        if s.rhetoric[citizen] > 0:
            s.rhetoric[citizen] -= 1
            s.tell(
                codes.LOST_RHETORIC, citizen // CITIZENS, citizen % CITIZENS, s.rhetoric[citizen]
            )
    s.markers[PRISON + resource] += 1
    s.markers[DEALER + s.accused] = NONE
    if s.sum_of(PRISON) >= s.setting.prison:  # L6.1
        final_turn(s, PRISON_FULL)
    s.step = CHOOSING_STACK


def refuse_stack(s: Position, stack: i64) -> i64:
    """L5.2.4e: a stack that still has markers."""
    return 0 if s.markers[STACK + stack] else codes.EMPTY_STACK


def play_stack(s: Position, move: i64) -> None:
    """L5.2.4e: the judge picks a stack."""
    s.markers[STACK + move - TAKE_FROM_STACK] -= 1
    s.tell(codes.STACK_CHOSEN, s.actor, move - TAKE_FROM_STACK)
    s.step = NEW_DEALER
    s.actor = CHANCE


def play_new_dealer(s: Position, move: i64) -> None:
    """L5.2.4e: the new dealer thanks the judge. L5.2.4f: it serves nobody this turn."""
    turn_up_dealer(s, move)
    resource = s.markers[DEALER + s.accused]
    s.score[s.judge] += 1
    s.tell(codes.THANKED, s.judge, s.take(s.judge, resource, 2), resource, 1)
    monument(s)
