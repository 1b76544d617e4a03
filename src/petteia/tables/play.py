"""What commands cause in a game: moves of people, bots and chance; leaving and resigning."""

from typing import Literal

from petteia.core import fair_chance
from petteia.core.errors import NotationError
from petteia.core.match import not_a_move
from petteia.core.message import Refusal
from petteia.core.move import parse
from petteia.core.state import CHANCE
from petteia.tables.command_types import BotMove
from petteia.tables.events import Ended, Moved, Resigned, Returned, StoodIn
from petteia.tables.table import Effect, Objection, Table
from petteia.wire import Problem

STAND_IN = "citizen"
"""The strength of a bot that plays in somebody's stead."""


def play(effect: Effect, player: str, text: str, client: str) -> Objection | None:
    """Make a person's move."""
    table = effect.table
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
        if not has_time(table, move.actor, effect.now):
            return Problem(problem="no-time-left")
        effect.add(Returned(seat=move.actor))
    make(effect, move.actor, number, client)
    return None


def play_bot(effect: Effect, command: BotMove) -> Objection | None:
    """Make the move of the bot whose turn it is; nothing if the position is another by now."""
    table = effect.table
    actor = table.actor
    if actor is None or not table.bots_turn or table.position() != command.position:
        return None
    number = table.match.judge(command.text)
    if isinstance(number, Refusal):
        return number
    make(effect, actor, number, None)
    return None


def make(effect: Effect, seat: int, number: int, client: str | None) -> None:
    """Make a move that was judged, in its canonical form, and let chance follow."""
    text = effect.table.match.text(number)
    effect.add(Moved(text=text, seat=seat), client, number)
    draw(effect)


def draw(effect: Effect) -> None:
    """Draw whatever chance decides now."""
    table = effect.table
    while not table.over and table.match.state.actor == CHANCE:
        number, used = fair_chance.drawn(table.match, table.seed, table.counter)
        effect.add(Moved(text=table.match.text(number), counter=used), None, number)
        table = effect.table


def leave(effect: Effect, seat: int, client: str) -> Objection | None:
    """Let a bot play on until the player returns."""
    taken = effect.table.seats[seat]
    if taken.stand_in or taken.resigned:
        return Problem(problem="already-left")
    effect.add(StoodIn(seat=seat, bot=STAND_IN), client)
    return None


def come_back(effect: Effect, seat: int, client: str) -> Objection | None:
    """Take a seat back from the bot that plays there."""
    taken = effect.table.seats[seat]
    if taken.stand_in is None or taken.resigned:
        return Problem(problem="nobody-stands-in")
    if not has_time(effect.table, seat, effect.now):
        return Problem(problem="no-time-left")
    effect.add(Returned(seat=seat), client)
    return None


def resign(
    effect: Effect, seat: int, client: str | None,
    reason: Literal["resigned", "time"] = "resigned",
) -> Objection | None:  # fmt: skip
    """Give up: with one player left the game is over, otherwise a bot plays on for the others."""
    if effect.table.seats[seat].resigned:
        return Problem(problem="resigned")
    effect.add(Resigned(seat=seat, reason=reason), client)
    table = effect.table
    left = [each for each in table.seats if not each.resigned]
    if len(left) == 1 or not table.people():
        effect.add(Ended(reason=reason, places=table.places()))
    elif table.seats[seat].stand_in is None:
        effect.add(StoodIn(seat=seat, bot=STAND_IN))
    return None


def owns(table: Table, player: str, seat: int) -> bool:
    """Return whether a seat is a player's."""
    return 0 <= seat < len(table.seats) and table.seats[seat].player == player


def has_time(table: Table, seat: int, now: int) -> bool:
    """Return whether a seat can be taken back: at zero it would be lost to the clock at once."""
    left = table.clocks.left(seat, table.actor, now)
    return left != 0 or table.terms.clock.at_zero == "nothing"
