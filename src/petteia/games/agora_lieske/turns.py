"""Agora (Lieske): how a game turn begins and ends (L5, L5.3), and the end of the game (L6)."""

from mypy_extensions import i64

from petteia.core.state import CHANCE, NOBODY
from petteia.games.agora_lieske import codes
from petteia.games.agora_lieske.model import (
    ASIDE,
    CITIZENS,
    DEMAND,
    DEMAND_STACK,
    DISCARD,
    DISCARDING,
    FINISHED,
    LAST_TURN,
    LETTER_DIGIT,
    NEW_DEMAND,
    NONE,
    NOT_YET,
    PLACING,
    Position,
)
from petteia.games.agora_lieske.setup import clear_board, turn_up_demand

# ==== L5 A game turn ====


def begin_turn(s: Position) -> None:
    """Begin the placing phase."""
    s.round += 1
    s.step = PLACING
    s.turned = 0
    s.cursor = 0  # citizens placed so far
    s.actor = s.start
    s.tell(codes.TURN_BEGINS, s.round, s.start)
    if s.round == s.setting.turns:  # L6.4
        final_turn(s, LAST_TURN)


def turn_up(s: Position, first: i64, last: i64) -> None:
    """L5.2.0: all citizens of a section are turned up when it begins, and stay so (LR7)."""
    s.turned += 1
    if s.log is None:
        return
    for place in range(first, last + 1):
        for seat in range(s.players):
            letters: i64 = 0
            for spot in range(s.first_at(place), s.end_at(place)):
                if s.spot[spot] // CITIZENS == seat:
                    letters = letters * LETTER_DIGIT + s.spot[spot] % CITIZENS + 1
            if letters:
                s.tell(codes.TURNED_UP, seat, place, letters)


# ---- L5.3 Clean-up ----


def clean_up(s: Position) -> None:
    """L5.3.1 citizens and lots go home; L5.3.2 a new demand after donations."""
    donated = s.donated
    clear_board(s)
    if s.ending != NOT_YET:
        finish(s)
        return
    s.cursor = 0
    if donated:
        set_demand_aside(s)
        s.step = NEW_DEMAND
        s.actor = CHANCE
    else:
        hand_limit(s)


def set_demand_aside(s: Position) -> None:
    """L5.3.2: the two markers leave; with one or none left in the stack, all are shuffled."""
    for place in range(DEMAND, DEMAND + 2):
        s.markers[ASIDE + s.markers[place]] += 1
        s.markers[place] = NONE
    if s.sum_of(DEMAND_STACK) < 2:
        for resource in range(3):
            s.markers[DEMAND_STACK + resource] = s.setting.demand[resource]
            s.markers[ASIDE + resource] = 0
        s.tell(codes.DEMAND_SHUFFLED)


def play_new_demand(s: Position, move: i64) -> None:
    """L5.3.2: two markers, one after the other."""
    turn_up_demand(s, move)
    if s.cursor == 2:
        s.cursor = 0
        hand_limit(s)


def hand_limit(s: Position) -> None:
    """L5.3.3: from the start player, each returns cards down to the limit before the next."""
    s.step = DISCARDING
    while s.cursor < s.players:
        seat = s.start + s.cursor
        s.actor = seat if seat < s.players else seat - s.players
        if s.hand_size(s.actor) > s.setting.hand_limit:
            return
        s.cursor += 1
    s.start = s.after(s.start)  # L5.3.4
    begin_turn(s)


def play_discard(s: Position, move: i64) -> None:
    """L5.3.3: one card at a time."""
    s.give(s.actor, move - DISCARD, 1)
    s.tell(codes.DISCARDED, s.actor, move - DISCARD)
    hand_limit(s)


# ==== L6 End (points and places stand in scoring.py) ====


def final_turn(s: Position, reason: i64) -> None:
    """L6.1: the game ends with this turn, even if the condition is later undone (LR3)."""
    if s.ending == NOT_YET or s.ending == LAST_TURN:
        s.ending = reason
        s.tell(codes.FINAL_TURN, reason)


def finish(s: Position) -> None:
    """L6.1, L6.4: nothing more is played."""
    s.step = FINISHED
    s.actor = NOBODY
    s.cursor = 0
    s.tell(codes.GAME_OVER, s.ending)
