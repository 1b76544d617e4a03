"""Decisions in a game: moves of people, bots and chance; leaving, returning, resigning."""

from typing import Literal

from petteia.core import fair_chance
from petteia.core.errors import NotationError
from petteia.core.match import not_a_move
from petteia.core.message import Refusal
from petteia.core.move import parse
from petteia.core.state import CHANCE
from petteia.tables.command_types import BotMove
from petteia.tables.events import Ended, Moved, Resigned, Returned, StoodIn
from petteia.tables.table import Decision, Objection, Table
from petteia.wire import Problem

STAND_IN = "citizen"
"""The strength of a bot that plays in somebody's stead."""


def play(decision: Decision, player: str, text: str, client: str) -> Objection | None:
    """Make a person's move."""
    table = decision.table
    try:
        move = parse(text)
    except NotationError as error:
        return not_a_move(text, error)
    if not owns(table, player, move.actor):
        return Problem(problem="not-your-seat")
    if not table.started:
        return Problem(problem="not-started")
    if table.over:
        return Refusal(table.match.prompt().rule, "refused-over")
    seat = table.seats[move.actor]
    if seat.resigned:
        return Problem(problem="resigned")
    number = table.match.judge(move)
    if isinstance(number, Refusal):
        return number
    if seat.stand_in:
        if not has_time(table, move.actor, decision.now):
            return Problem(problem="no-time-left")
        decision.add(Returned(seat=move.actor))
    make(decision, move.actor, number, client)
    return None


def play_bot(decision: Decision, command: BotMove) -> Objection | None:
    """Make the move of the bot whose turn it is; nothing if the position is another by now."""
    table = decision.table
    actor = table.actor
    if actor is None or not table.bots_turn or table.position() != command.position:
        return None
    number = table.match.judge(command.text)
    if isinstance(number, Refusal):
        return number
    make(decision, actor, number, None)
    return None


def make(decision: Decision, seat: int, number: int, client: str | None) -> None:
    """Make a move that was judged, in its canonical form, and let chance follow."""
    text = decision.table.match.text(number)
    decision.add(Moved(text=text, seat=seat), client, number)
    draw(decision)


def draw(decision: Decision) -> None:
    """Draw whatever chance decides now."""
    table = decision.table
    while not table.over and table.match.state.actor == CHANCE:
        number, used = fair_chance.drawn(table.match, table.seed, table.counter)
        decision.add(Moved(text=table.match.text(number), counter=used), None, number)
        table = decision.table


def leave(decision: Decision, seat: int, client: str) -> Objection | None:
    """Let a bot play on until the player returns."""
    taken = decision.table.seats[seat]
    if taken.stand_in or taken.resigned:
        return Problem(problem="already-left")
    decision.add(StoodIn(seat=seat, bot=STAND_IN), client)
    return None


def come_back(decision: Decision, seat: int, client: str) -> Objection | None:
    """Take a seat back from the bot that plays there."""
    taken = decision.table.seats[seat]
    if taken.stand_in is None or taken.resigned:
        return Problem(problem="nobody-stands-in")
    if not has_time(decision.table, seat, decision.now):
        return Problem(problem="no-time-left")
    decision.add(Returned(seat=seat), client)
    return None


def resign(
    decision: Decision, seat: int, client: str | None,
    reason: Literal["resigned", "time"] = "resigned",
) -> Objection | None:  # fmt: skip
    """Give up: with one player left the game is over, otherwise a bot plays on for the others."""
    if decision.table.seats[seat].resigned:
        return Problem(problem="resigned")
    decision.add(Resigned(seat=seat, reason=reason), client)
    table = decision.table
    left = [each for each in table.seats if not each.resigned]
    if len(left) == 1 or not table.people():
        decision.add(Ended(reason=reason, places=table.places()))
    elif table.seats[seat].stand_in is None:
        decision.add(StoodIn(seat=seat, bot=STAND_IN))
    return None


def owns(table: Table, player: str, seat: int) -> bool:
    """Return whether a seat is a player's."""
    return 0 <= seat < len(table.seats) and table.seats[seat].player == player


def has_time(table: Table, seat: int, now: int) -> bool:
    """Return whether a seat can be taken back: at zero it would be lost to the clock at once."""
    left = table.clocks.left(seat, table.actor, now)
    return left != 0 or table.terms.clock.at_zero == "nothing"
