"""Commands at a table: `apply` decides what each causes, or says why nothing happens. Pure."""

from petteia import wire
from petteia.core.state import CHANCE
from petteia.tables import due, play, start, wishes
from petteia.tables.command_types import (
    ActWhenDue,
    BotMove,
    Close,
    Command,
    LinkRematch,
    PersonCommand,
    Rewind,
    Settle,
    SetUp,
    SitAgain,
)
from petteia.tables.events import Chatted, Ended, Rematched, TookBack
from petteia.tables.table import Decision, Objection, Table
from petteia.wire import Problem

OVER = (
    "the game is over, so everybody can compute what chance would draw next;"
    " its players can continue it from its replay at a new table"
)
"""What the operator reads who wants to rewind a finished game."""


def apply(table: Table, command: Command, now: int) -> Decision | Objection:
    """Decide what a command causes; the table stays as it is.

    A command that a client sends again is not done again: its decision has no rows.
    """
    decision = Decision(table, now)
    refused = _decide(decision, command)
    return decision if refused is None else refused


def _decide(decision: Decision, command: Command) -> Objection | None:
    if isinstance(command, PersonCommand):
        return _decide_for_person(decision, command)
    if isinstance(command, BotMove):
        return play.play_bot(decision, command)
    if isinstance(command, Rewind):
        return rewind(decision, command.moves)
    if isinstance(command, Close):
        return close(decision)
    if isinstance(command, Settle):
        due.settle(decision, command.outages)
    elif isinstance(command, ActWhenDue):
        due.act_when_due(decision, command.outages)
    elif isinstance(command, SetUp):
        start.set_up(decision, command)
    elif isinstance(command, SitAgain):
        start.sit_again(decision, command)
    else:
        link_rematch(decision, command)
    return None


def _decide_for_person(decision: Decision, asked: PersonCommand) -> Objection | None:
    table, player, command = decision.table, asked.player, asked.command
    client = f"{player} {command.client}"
    if client in table.done:
        decision.number = table.done[client]
        return None
    if isinstance(command, wire.PlayMove):
        return play.play(decision, player, command.text, client)
    if isinstance(command, wire.Sit):
        return start.sit(decision, asked, command, client)
    if not play.owns(table, player, command.seat):
        return Problem(problem="not-your-seat")
    if isinstance(command, wire.Chat):
        decision.add(Chatted(seat=command.seat, player=player, text=command.text), client)
        return None
    if isinstance(command, wire.Leave) and not table.started:
        start.vacate(decision, command.seat, client)
        return None
    if isinstance(command, wire.SendHash):
        return start.send_hash(decision, command, client)
    if isinstance(command, wire.Reveal):
        return start.reveal(decision, command, client)
    return _decide_in_game(decision, command, client)


def _decide_in_game(
    decision: Decision, command: wire.Leave | wire.Return | wire.Undo | wire.Agree | wire.Resign,
    client: str,
) -> Objection | None:  # fmt: skip
    table, seat = decision.table, command.seat
    if not table.started:
        return Problem(problem="not-started")
    if table.over:
        return Problem(problem="over")
    if isinstance(command, wire.Leave):
        return play.leave(decision, seat, client)
    if isinstance(command, wire.Return):
        return play.come_back(decision, seat, client)
    if table.seats[seat].resigned:
        return Problem(problem="resigned")
    if isinstance(command, wire.Undo):
        return wishes.undo(decision, seat, client)
    if isinstance(command, wire.Agree):
        return wishes.agree(decision, command, client)
    return play.resign(decision, seat, client)


def link_rematch(decision: Decision, command: LinkRematch) -> None:
    """Note which table follows, unless another one was opened meanwhile."""
    table = decision.table
    seats = table.seats_of(command.player)
    if seats and table.rematch == command.instead_of:
        decision.add(Rematched(seat=seats[0], table=command.table))


def rewind(decision: Decision, moves: int) -> Objection | None:
    """Take back the last moves of players; the game is unrated from then on.

    What chance drew in between goes with them. It does not count: it would be drawn again. A game
    that is over stays so: its secret is published, and with it all that chance would draw.
    """
    table = decision.table
    if table.over:
        return Problem(problem="over", detail=OVER)
    made = [at for at, move in enumerate(table.match.moves) if move.actor != CHANCE]
    if not 0 < moves <= len(made):
        only = "1 move" if len(made) == 1 else f"{len(made)} moves"
        return Problem(problem="too-few-moves", detail=f"the players have made {only}")
    back = len(table.match.moves) - made[-moves]
    decision.add(TookBack(moves=back, unrated=True))
    play.draw(decision)
    return None


def close(decision: Decision) -> Objection | None:
    """End a game; nobody wins."""
    if decision.table.over:
        return Problem(problem="over", detail="the game is over")
    decision.add(Ended(reason="closed"))
    return None
