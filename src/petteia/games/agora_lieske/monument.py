"""Agora (Lieske), L5.2.5: donations at the Monument, the last action of a turn."""

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import vec
from petteia.games.agora_lieske import codes
from petteia.games.agora_lieske.model import (
    CITIZENS,
    DEMAND,
    DONATE,
    DONATING,
    MONUMENT,
    MONUMENT_TOPPED,
    PASS,
    Position,
)
from petteia.games.agora_lieske.turns import clean_up, final_turn, turn_up

NO_GIFTS: Final = vec[i64]()


def monument(s: Position) -> None:
    """Ask the citizens at the Monument in order."""
    turn_up(s, MONUMENT, MONUMENT)
    s.step = DONATING
    s.cursor = s.setting.first[MONUMENT]
    ask_monument(s)


def ask_monument(s: Position) -> None:
    """Find the next citizen whose player can pay the next level; then clean up."""
    while s.cursor < s.end_at(MONUMENT):
        s.actor = s.spot[s.cursor] // CITIZENS
        if can_donate(s):
            return
        s.cursor += 1
    clean_up(s)


def can_donate(s: Position) -> bool:
    """Return whether the actor can pay for the next level."""
    gifts = next_gifts(s)
    for at in range(len(gifts)):
        if not refuse_price(s, gifts[at]):
            return True
    return False


def next_gifts(s: Position) -> vec[i64]:
    """L5.2.5a, b: the gifts that buy the actor's next level; none on the top level (c)."""
    level = s.level[s.actor]
    if level == s.setting.top:
        return NO_GIFTS
    return s.setting.ways[level * 9 + s.markers[DEMAND] * 3 + s.markers[DEMAND + 1]]


def refuse_gift(s: Position, gift: i64) -> i64:
    """L5.2.5a, b: what the next level asks, from the player's own cards."""
    if gift not in next_gifts(s):
        return codes.WRONG_GIFT
    return refuse_price(s, gift)


def refuse_price(s: Position, gift: i64) -> i64:
    """L5.2.5a, b: the cards of a gift, held by the actor."""
    cards = s.setting.gifts[gift]
    for resource in range(3):
        if s.cards[s.actor * 3 + resource] < cards[resource]:
            return codes.GIFT_TOO_DEAR
    return 0


def play_monument(s: Position, move: i64) -> None:
    """L5.2.5c: one level per citizen, the cards return to the stock; or not."""
    if move == PASS:
        s.tell(codes.PASSED, s.actor, MONUMENT)
    else:
        cards = s.setting.gifts[move - DONATE]
        for resource in range(3):
            s.give(s.actor, resource, cards[resource])
        s.level[s.actor] += 1
        s.donated = 1
        s.tell(codes.DONATED, s.actor, s.level[s.actor], move - DONATE)
        if s.level[s.actor] == s.setting.top:  # L6.1
            final_turn(s, MONUMENT_TOPPED)
    s.cursor += 1
    ask_monument(s)
