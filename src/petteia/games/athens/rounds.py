"""Athens: the phases of a round, each done by every seat in the turn order of A1.1."""

from petteia.games.athens.actions import ask_action
from petteia.games.athens.events import all_closed, ask_event, fill_rows, pass_pericles
from petteia.games.athens.model import (
    ACTION_PHASE,
    ALL_CLOSED,
    BASE_PHASE,
    DONE,
    DRAW_PHASE,
    DROP_PHASE,
    EVENT_PHASE,
    LAST_ROUND,
    Position,
)
from petteia.games.athens.people import ask_base, ask_draw, ask_drop, begin_round
from petteia.games.athens.scoring import finish


def go_on(s: Position) -> None:
    """Ask the next seat, in the next phase or round, until there is something to decide."""
    while s.step == DONE:
        s.turn += 1
        if s.turn < s.players:
            s.seat = s.next_in_turn(s.seat)
            ask(s)
        elif s.phase < EVENT_PHASE:
            s.phase += 1
            s.turn = 0
            s.seat = s.start
            ask(s)
        else:
            end_round(s)


def ask(s: Position) -> None:
    """Ask the seat for its part of the phase."""
    if s.phase == DRAW_PHASE:
        ask_draw(s)
    elif s.phase == DROP_PHASE:
        ask_drop(s)
    elif s.phase == BASE_PHASE:
        ask_base(s)
    elif s.phase == ACTION_PHASE:
        ask_action(s)
    else:
        ask_event(s)


def end_round(s: Position) -> None:
    """A4.2, A4.3, and the two endings of A5.1."""
    fill_rows(s)
    if all_closed(s):
        finish(s, ALL_CLOSED)
    elif s.round == s.setting.rounds:
        finish(s, LAST_ROUND)
    else:
        pass_pericles(s)
        begin_round(s)
