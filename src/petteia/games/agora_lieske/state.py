"""A position that answers for itself: what may be done at each step, and doing it."""

from mypy_extensions import i64

from petteia.core.catalogue import ListCatalogue
from petteia.core.rng import Rng
from petteia.core.state import CHANCE
from petteia.core.urn import Urn
from petteia.games.agora_lieske import codes
from petteia.games.agora_lieske.fields import copy_fields
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
    FIRST_DEALERS,
    FIRST_DEMAND,
    GUILTY,
    JUDGING,
    JURIES,
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
from petteia.games.agora_lieske.monument import (
    next_gifts,
    play_monument,
    refuse_gift,
    refuse_price,
)
from petteia.games.agora_lieske.rules import (
    play_accuse,
    play_exchange,
    play_first_dealer,
    play_first_demand,
    play_jury,
    play_new_dealer,
    play_place,
    play_stack,
    play_start,
    play_stoa,
    play_verdict,
    refuse_card,
    refuse_citizen,
    refuse_place,
    refuse_stack,
    refuse_trade,
)
from petteia.games.agora_lieske.scoring import points, standing
from petteia.games.agora_lieske.setup import set_up
from petteia.games.agora_lieske.turns import play_discard, play_new_demand


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
    if step == PLACING:
        find_places(s, found)
    elif step == TRADING:
        for paid in range(3):
            for taken in range(3):
                if not refuse_trade(s, paid, taken):
                    found.put(TRADE + paid * 3 + taken)
        found.put(PASS)
    elif step == STUDYING:
        find_cards(s, STUDY, found)
        found.put(PASS)
    elif step == ACCUSING:
        for stall in range(3):
            found.put(ACCUSE + stall)
    elif step == JUDGING:
        found.put(GUILTY)
        found.put(ACQUIT)
    elif step == CHOOSING_STACK:
        for stack in range(3):
            if not refuse_stack(s, stack):
                found.put(TAKE_FROM_STACK + stack)
    elif step == DONATING:
        gifts = next_gifts(s)
        for at in range(len(gifts)):
            if not refuse_price(s, gifts[at]):
                found.put(DONATE + gifts[at])
        found.put(PASS)
    elif step == DISCARDING:
        find_cards(s, DISCARD, found)


def find_cards(s: Position, first: i64, found: Urn) -> None:
    """Find a move for each resource that the actor holds."""
    for resource in range(3):
        if not refuse_card(s, resource):
            found.put(first + resource)


def find_places(s: Position, found: Urn) -> None:
    """Find every citizen at home with every place that has room."""
    at_home = [letter for letter in range(CITIZENS) if not refuse_citizen(s, letter)]
    for place in range(PLACES):
        if not refuse_place(s, place):
            for letter in at_home:
                found.put(PLACE + place * CITIZENS + letter)


def first_result(s: Position) -> i64:
    """Return the number of the first result that chance could bring at this step."""
    step = s.step
    if step == DRAWING_JURY:
        return JURY_IS + s.cursor * len(JURIES)
    if step == FIRST_DEMAND or step == NEW_DEMAND:
        return DEMAND_IS
    if step == CHOOSE_START:
        return START_AT
    return DEALER_IS + (s.cursor if step == FIRST_DEALERS else s.accused) * 3


def alike(s: Position) -> i64:
    """Return how many results are all as likely, or 0 if markers are drawn."""
    if s.step == DRAWING_JURY:
        return len(JURIES)
    return s.players if s.step == CHOOSE_START else 0


def markers_left(s: Position) -> i64:
    """Return where in `markers` the three numbers of those that can be drawn lie."""
    return DEMAND_STACK if s.step == FIRST_DEMAND or s.step == NEW_DEMAND else UNSEEN


def weights(s: Position) -> list[int]:
    """Return the weights of the results from the first one on; 0 for what cannot come now."""
    if alike(s):
        return [1] * alike(s)
    left = markers_left(s)
    return list(s.markers[left : left + 3])


def results(s: Position) -> list[int]:
    """Return what chance may bring now."""
    first = first_result(s)
    left = weights(s)
    return [first + result for result in range(len(left)) if left[result]]


def draw(s: Position, rng: Rng) -> i64:
    """Return a random legal move; what `legal` would list is not listed."""
    if s.actor == CHANCE:
        count = alike(s)
        if count:
            return first_result(s) + rng.below(count)
        return first_result(s) + rng.at_odds(s.markers, markers_left(s), 3)
    if s.step == PLACING:  # so many are legal that trying is shorter than listing
        move = rng.below(TRADE - PLACE)
        while refuse_citizen(s, move % CITIZENS) or refuse_place(s, move // CITIZENS):
            move = rng.below(TRADE - PLACE)
        return PLACE + move
    found = rng.urn
    found.empty()
    find(s, found)
    return rng.one_of(found)


def refuse(s: Position, move: i64) -> i64:
    """Return 0 for a legal move of the actor, else the code of the broken rule."""
    step = s.step
    if s.actor == CHANCE:
        return 0 if move in results(s) else codes.NOT_DRAWN
    if step == PLACING and PLACE <= move < TRADE:
        put = move - PLACE
        return refuse_citizen(s, put % CITIZENS) or refuse_place(s, put // CITIZENS)
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


def play(s: Position, move: i64) -> None:
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

    def draw(self, rng: Rng) -> i64:
        """Return a random legal move: a seat's are all as likely, those of chance have weights."""
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

    def refuse(self, move: i64) -> i64:
        """Return 0 if the actor may make this move, otherwise the code of the broken rule."""
        return refuse(self, move)

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

    def copy(self) -> "AgoraState":
        """Return an independent copy."""
        other = AgoraState(self.setting)
        copy_fields(self, other)
        return other


def begin(setting: Setting) -> AgoraState:
    """Return the first position of a match."""
    state = AgoraState(setting)
    set_up(state)
    return state
