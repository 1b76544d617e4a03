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
from petteia.tables.table import Effect, Objection, Table
from petteia.wire import Problem

OVER = (
    "the game is over, so everybody can compute what chance would draw next;"
    " its players can continue it from its replay at a new table"
)
"""What the operator reads who wants to rewind a finished game."""


def apply(table: Table, command: Command, now: int) -> Effect | Objection:
    """Decide what a command causes; the table stays as it is.

    A command that a client sends again is not done again: its effect has no rows.
    """
    effect = Effect(table, now)
    refused = _decide(effect, command)
    return effect if refused is None else refused


def _decide(effect: Effect, command: Command) -> Objection | None:
    if isinstance(command, PersonCommand):
        return _decide_for_person(effect, command)
    if isinstance(command, BotMove):
        return play.play_bot(effect, command)
    if isinstance(command, Rewind):
        return rewind(effect, command.moves)
    if isinstance(command, Close):
        return close(effect)
    if isinstance(command, Settle):
        due.settle(effect, command.outages)
    elif isinstance(command, ActWhenDue):
        due.act_when_due(effect, command.outages)
    elif isinstance(command, SetUp):
        start.set_up(effect, command)
    elif isinstance(command, SitAgain):
        start.sit_again(effect, command)
    else:
        link_rematch(effect, command)
    return None


def _decide_for_person(effect: Effect, asked: PersonCommand) -> Objection | None:
    table, player, command = effect.table, asked.player, asked.command
    client = f"{player} {command.client}"
    done = table.done(client)
    if done is not None:
        effect.number = done
        return None
    if isinstance(command, wire.PlayMove):
        return play.play(effect, player, command.text, client)
    if isinstance(command, wire.Sit):
        return start.sit(effect, asked, command, client)
    if not play.owns(table, player, command.seat):
        return Problem(problem="not-your-seat")
    if isinstance(command, wire.Chat):
        effect.add(Chatted(seat=command.seat, player=player, text=command.text), client)
        return None
    if isinstance(command, wire.Leave) and not table.started:
        start.vacate(effect, command.seat, client)
        return None
    if isinstance(command, wire.SendHash):
        return start.send_hash(effect, command, client)
    if isinstance(command, wire.Reveal):
        return start.reveal(effect, command, client)
    return _decide_in_game(effect, command, client)


def _decide_in_game(
    effect: Effect, command: wire.Leave | wire.Return | wire.Undo | wire.Agree | wire.Resign,
    client: str,
) -> Objection | None:  # fmt: skip
    table, seat = effect.table, command.seat
    if not table.started:
        return Problem(problem="not-started")
    if table.over:
        return Problem(problem="over")
    if isinstance(command, wire.Leave):
        return play.leave(effect, seat, client)
    if isinstance(command, wire.Return):
        return play.come_back(effect, seat, client)
    if table.seats[seat].resigned:
        return Problem(problem="resigned")
    if isinstance(command, wire.Undo):
        return wishes.undo(effect, seat, client)
    if isinstance(command, wire.Agree):
        return wishes.agree(effect, command, client)
    return play.resign(effect, seat, client)


def link_rematch(effect: Effect, command: LinkRematch) -> None:
    """Note which table follows, unless another one was opened meanwhile."""
    table = effect.table
    seats = table.seats_of(command.player)
    if seats and table.rematch == command.instead_of:
        effect.add(Rematched(seat=seats[0], table=command.table))


def rewind(effect: Effect, moves: int) -> Objection | None:
    """Take back the last moves of players; the game is unrated from then on.

    What chance drew in between goes with them. It does not count: it would be drawn again. A game
    that is over stays so: its secret is published, and with it all that chance would draw.
    """
    table = effect.table
    if table.over:
        return Problem(problem="over", detail=OVER)
    made = [at for at, move in enumerate(table.match.moves) if move.actor != CHANCE]
    if not 0 < moves <= len(made):
        only = "1 move" if len(made) == 1 else f"{len(made)} moves"
        return Problem(problem="too-few-moves", detail=f"the players have made {only}")
    back = len(table.match.moves) - made[-moves]
    effect.add(TookBack(moves=back, unrated=True))
    play.draw(effect)
    return None


def close(effect: Effect) -> Objection | None:
    """End a game; nobody wins."""
    if effect.table.over:
        return Problem(problem="over", detail="the game is over")
    effect.add(Ended(reason="closed"))
    return None
