"""A position that answers for itself: what may be done at each step, and doing it."""

from petteia.core.catalogue import Listed
from petteia.core.state import CHANCE
from petteia.games.agora_lieske import codes
from petteia.games.agora_lieske.model import (
    ACCUSE,
    ACCUSING,
    ACQUIT,
    CHOOSE_START,
    CHOOSING_STACK,
    CITIZENS,
    DEALER_IS,
    DEMAND_IS,
    DEMAND_STACK,
    DISCARD,
    DISCARDING,
    DONATE,
    DONATING,
    DRAWING_JURY,
    FINISHED,
    FIRST_DEALERS,
    FIRST_DEMAND,
    GUILTY,
    JUDGING,
    JURY_IS,
    NEW_DEALER,
    NEW_DEMAND,
    PASS,
    PLACE,
    PLACES,
    PLACING,
    START_AT,
    STUDY,
    STUDYING,
    TAKE_FROM_STACK,
    TRADE,
    TRADING,
    UNSEEN,
    Position,
    Setting,
)
from petteia.games.agora_lieske.rules import (
    next_gifts,
    play_accuse,
    play_discard,
    play_exchange,
    play_first_dealer,
    play_first_demand,
    play_jury,
    play_monument,
    play_new_dealer,
    play_new_demand,
    play_place,
    play_stack,
    play_start,
    play_stoa,
    play_verdict,
    refuse_card,
    refuse_citizen,
    refuse_gift,
    refuse_place,
    refuse_stack,
    refuse_trade,
)
from petteia.games.agora_lieske.scoring import points, standing
from petteia.games.agora_lieske.setup import set_up


def legal(s: Position) -> list[int]:
    """Return the actor's legal moves."""
    step = s.step
    if step == PLACING:
        return legal_places(s)
    moves: list[int] = []
    if step == TRADING:
        moves = [TRADE + pair for pair in range(9) if not refuse_trade(s, pair // 3, pair % 3)]
        moves.append(PASS)
    elif step == STUDYING:
        moves = [STUDY + resource for resource in range(3) if not refuse_card(s, resource)]
        moves.append(PASS)
    elif step == ACCUSING:
        moves = [ACCUSE, ACCUSE + 1, ACCUSE + 2]
    elif step == JUDGING:
        moves = [GUILTY, ACQUIT]
    elif step == CHOOSING_STACK:
        moves = [TAKE_FROM_STACK + stack for stack in range(3) if not refuse_stack(s, stack)]
    elif step == DONATING:
        moves = [DONATE + gift for gift in next_gifts(s) if not refuse_gift(s, gift)]
        moves.append(PASS)
    elif step == DISCARDING:
        moves = [DISCARD + resource for resource in range(3) if not refuse_card(s, resource)]
    elif step != FINISHED:
        moves = [move for move, _ in results(s)]
    return moves


def legal_places(s: Position) -> list[int]:
    """Return every citizen at home with every place that has room."""
    moves = []
    for place in range(PLACES):
        if refuse_place(s, place):
            continue
        for letter in range(CITIZENS):
            if not refuse_citizen(s, letter):
                moves.append(PLACE + place * CITIZENS + letter)
    return moves


def results(s: Position) -> list[tuple[int, int]]:
    """Return what chance may bring now, each with its weight."""
    if s.step == CHOOSE_START:
        return [(START_AT + seat, 1) for seat in range(s.players)]
    if s.step == DRAWING_JURY:
        return [(JURY_IS + s.cursor * 10 + jury, 1) for jury in range(10)]
    if s.step in (FIRST_DEMAND, NEW_DEMAND):
        first, left = DEMAND_IS, DEMAND_STACK
    else:
        stall = s.cursor if s.step == FIRST_DEALERS else s.accused
        first, left = DEALER_IS + stall * 3, UNSEEN
    return [(first + r, s.markers[left + r]) for r in range(3) if s.markers[left + r]]


def refuse(s: Position, move: int) -> int:
    """Return 0 for a legal move of the actor, else the code of the broken rule."""
    step = s.step
    if s.actor == CHANCE:
        for result, _ in results(s):
            if result == move:
                return 0
        return codes.NOT_DRAWN
    if step == PLACING and PLACE <= move < TRADE:
        place, letter = divmod(move - PLACE, CITIZENS)
        return refuse_citizen(s, letter) or refuse_place(s, place)
    if move == PASS and (step == TRADING or step == STUDYING or step == DONATING):
        return 0
    if step == TRADING and TRADE <= move < STUDY:
        return refuse_trade(s, (move - TRADE) // 3, (move - TRADE) % 3)
    if step == STUDYING and STUDY <= move < ACCUSE:
        return refuse_card(s, move - STUDY)
    if step == ACCUSING and ACCUSE <= move < GUILTY:
        return 0
    if step == JUDGING and (move == GUILTY or move == ACQUIT):
        return 0
    if step == CHOOSING_STACK and TAKE_FROM_STACK <= move < DISCARD:
        return refuse_stack(s, move - TAKE_FROM_STACK)
    if step == DISCARDING and DISCARD <= move < PASS:
        return refuse_card(s, move - DISCARD)
    if step == DONATING and move >= DONATE:
        return refuse_gift(s, move - DONATE)
    return codes.NOT_NOW


def play(s: Position, move: int) -> None:
    """Make a legal move and go on to the next decision."""
    step = s.step
    if step == PLACING:
        play_place(s, move)
    elif step == TRADING:
        play_exchange(s, move)
    elif step == STUDYING:
        play_stoa(s, move)
    elif step == ACCUSING:
        play_accuse(s, move)
    elif step == DRAWING_JURY:
        play_jury(s, move)
    elif step == JUDGING:
        play_verdict(s, move)
    elif step == CHOOSING_STACK:
        play_stack(s, move)
    elif step == NEW_DEALER:
        play_new_dealer(s, move)
    elif step == DONATING:
        play_monument(s, move)
    elif step == NEW_DEMAND:
        play_new_demand(s, move)
    elif step == DISCARDING:
        play_discard(s, move)
    elif step == CHOOSE_START:
        play_start(s, move)
    elif step == FIRST_DEMAND:
        play_first_demand(s, move)
    elif step == FIRST_DEALERS:
        play_first_dealer(s, move)


class AgoraState(Position):
    """A position that answers for itself."""

    def legal(self) -> list[int]:
        """Return the numbers of all moves the actor may make."""
        return legal(self)

    def weights(self) -> list[int]:
        """At chance: how likely each of `legal()` is."""
        return [weight for _, weight in results(self)]

    def refuse(self, move: int) -> int:
        """Return 0 if the actor may make this move, otherwise the code of the broken rule."""
        return refuse(self, move)

    def play(self, move: int) -> None:
        """Make the move and go on to the next decision."""
        play(self, move)

    def points(self, seat: int) -> list[int]:
        """Return the seat's points by source, as if the game ended now."""
        return points(self, seat)

    def standing(self) -> list[int]:
        """Return every seat's place, as if the game ended now."""
        return standing(self)

    def catalogue(self) -> Listed:
        """Return the numbers and texts of this match's moves."""
        return self.setting.catalogue

    def copy(self) -> "AgoraState":
        """Return an independent copy."""
        t = AgoraState(self.setting)
        t.actor = self.actor
        t.round = self.round
        t.step = self.step
        t.start = self.start
        t.turned = self.turned
        t.cursor = self.cursor
        t.prosecutor = self.prosecutor
        t.accused = self.accused
        t.judge = self.judge
        t.donated = self.donated
        t.ending = self.ending
        t.cards = self.cards[:]
        t.rhetoric = self.rhetoric[:]
        t.where = self.where[:]
        t.spot = self.spot[:]
        t.filled = self.filled[:]
        t.markers = self.markers[:]
        t.score = self.score[:]
        t.level = self.level[:]
        t.jury = self.jury[:]
        return t


def begin(setting: Setting) -> AgoraState:
    """Return the first position of a match."""
    state = AgoraState(setting)
    set_up(state)
    return state
