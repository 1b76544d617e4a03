"""L4 Setup: what lies where before the first turn, and markers being turned up."""

from mypy_extensions import i64

from petteia.core.state import CHANCE
from petteia.core.vectors import vec
from petteia.games.agora_lieske import codes
from petteia.games.agora_lieske.model import (
    CHOOSE_START,
    CITIZENS,
    DEALER,
    DEALER_IS,
    DEMAND,
    DEMAND_IS,
    DEMAND_STACK,
    EMPTY,
    HOME,
    MARKERS,
    NONE,
    NOT_YET,
    PLACES,
    STACK,
    UNSEEN,
    Position,
)


def set_up(s: Position) -> None:
    """Lay out the game up to the first thing that chance decides."""
    setting = s.setting
    n = setting.players
    s.rhetoric = vec[i64]([setting.start_rhetoric] * (n * CITIZENS))  # L4.1
    s.score = vec[i64]([setting.start_score] * n)
    s.level = vec[i64]([0] * n)
    s.cards = vec[i64]([0] * (n * 3) + [setting.stock] * 3)  # L4.3
    s.markers = vec[i64]([0] * MARKERS)
    for resource in range(3):  # L4.2; L4.4: lots lie with the neighbour, who never looks
        s.markers[UNSEEN + resource] = setting.dealers[resource]
        s.markers[DEMAND_STACK + resource] = setting.demand[resource]
        s.markers[DEALER + resource] = NONE
        s.markers[STACK + resource] = (sum(setting.dealers) - 3) // 3
    s.markers[DEMAND] = NONE
    s.markers[DEMAND + 1] = NONE
    s.round = 0
    s.start = NONE
    s.turned = 0
    s.ending = NOT_YET
    s.where = vec[i64]([HOME] * (n * CITIZENS))
    s.spot = vec[i64]([EMPTY] * setting.first[PLACES])
    s.filled = vec[i64]([0] * PLACES)
    s.jury = vec[i64]([NONE] * n)
    clear_board(s)
    s.step = CHOOSE_START
    s.actor = CHANCE
    s.cursor = 0


def clear_board(s: Position) -> None:
    """Take every citizen and lot back."""
    for citizen in range(s.players * CITIZENS):
        s.where[citizen] = HOME
    for place in range(PLACES):
        for spot in range(s.first_at(place), s.end_at(place)):
            s.spot[spot] = EMPTY
        s.filled[place] = 0
    for seat in range(s.players):
        s.jury[seat] = NONE
    s.prosecutor = NONE
    s.accused = NONE
    s.judge = NONE
    s.donated = 0


def turn_up_demand(s: Position, move: i64) -> None:
    """Draw the next demand marker."""
    resource = move - DEMAND_IS
    s.markers[DEMAND_STACK + resource] -= 1
    s.markers[DEMAND + s.cursor] = resource
    s.cursor += 1
    s.tell(codes.DEMANDED, resource, s.round)


def turn_up_dealer(s: Position, move: i64) -> None:
    """Put a new dealer at a stall."""
    stall = (move - DEALER_IS) // 3
    resource = (move - DEALER_IS) % 3
    s.markers[UNSEEN + resource] -= 1
    s.markers[DEALER + stall] = resource
    s.tell(codes.DEALER_TURNED, stall, resource, s.round)
