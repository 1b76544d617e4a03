"""A person's command on its way to a table: limits come first, then the table decides."""

from collections.abc import Callable

import msgspec

from petteia import wire
from petteia.server.accounts.sessions import Person
from petteia.server.errors import NotDone
from petteia.server.hosting.calculations import undoable
from petteia.server.hosting.host import Check, HostedTable
from petteia.server.limits.fair_queue import Owner
from petteia.server.runtime import Runtime
from petteia.tables.command_types import PersonCommand
from petteia.tables.events import Chatted
from petteia.tables.table import Effect, Table
from petteia.wire import Problem

LIMITED = (wire.Chat, wire.Undo, wire.Sit, wire.Leave, wire.Return, wire.Agree)
"""Commands that need admission: a game does not bound how often they come."""
MOST_HELD_UP = 6
"""How often the people of one address may hold up the start of a public table."""


async def perform(
    runtime: Runtime, person: Person, owner: Owner, command: wire.AnyCommand, table_id: str,
    acknowledge: Callable[[Effect], None],
) -> Effect:  # fmt: skip
    """Do a person's command at a table; NotDone says why it is not done."""
    if not person.player:
        raise NotDone("no-session")
    name, invited = await runtime.people.sitting(person, command, table_id)
    network = runtime.networks.of(person.player) if isinstance(command, wire.Sit) else None
    asked = PersonCommand(command, person.player, name, invited, network)
    check = None
    if isinstance(command, LIMITED):
        check = await admit(runtime, owner, command, table_id)
    return await runtime.host.act(table_id, asked, acknowledge, check)


async def admit(runtime: Runtime, owner: Owner, command: wire.AnyCommand, table_id: str) -> Check:
    """Return a check of the table for limits; NotDone if one is reached already."""
    allowances = runtime.allowances
    if isinstance(command, wire.Chat):
        if not allowances.chat.allows(owner.player, owner.address):
            raise NotDone("too-much-chat")
        return lambda table: _chat_full(runtime, table)
    if not allowances.acts.allows(owner.player, owner.address):
        raise NotDone("too-many-requests")
    if isinstance(command, wire.Undo):
        await learn_edge(runtime, owner, table_id, command.seat)

    def check(table: Table) -> Problem | None:
        problem = _log_full(runtime, command, table)
        if problem is None and isinstance(command, wire.Undo):
            problem = _edge_unknown(table, command.seat)
        if problem is None and isinstance(command, wire.Sit):
            problem = _held_up(runtime, owner, table)
        if problem is None and isinstance(command, wire.Leave):
            problem = _bots_alone(runtime, owner, table, command.seat)
        return problem

    return check


def _chat_full(runtime: Runtime, table: Table) -> Problem | None:
    limits = runtime.settings.limits
    said = sum(1 for row in table.rows if isinstance(row.event, Chatted))
    if said >= limits.chat_per_table or table.number >= limits.rows_per_table:
        return Problem(problem="chat-full")
    return None


def _log_full(runtime: Runtime, command: wire.AnyCommand, table: Table) -> Problem | None:
    """Refuse what a full log cannot take; leaving and answering always end something."""
    ends = isinstance(command, wire.Leave) or (
        isinstance(command, wire.Agree) and command.what in table.wishes
    )
    if table.number >= runtime.settings.limits.rows_per_table and not ends:
        return Problem(problem="log-full")
    return None


def _held_up(runtime: Runtime, owner: Owner, table: Table) -> Problem | None:
    """Refuse a seat at a public table whose start this address has held up.

    A guest's session costs nothing, so counting people is not enough.
    """
    held_up = sum(
        times
        for player, times in table.voided.items()
        if runtime.owner(player).address == owner.address
    )
    if table.about.public and held_up >= MOST_HELD_UP:
        return Problem(problem="too-many-restarts")
    return None


def _bots_alone(runtime: Runtime, owner: Owner, table: Table, seat: int) -> Problem | None:
    """Refuse to leave bots alone at too many tables of one person."""
    taken = table.seats[seat] if seat < len(table.seats) else None
    leaves = taken is not None and taken.player == owner.player and not taken.played_by
    others = (other for number, other in enumerate(table.seats) if number != seat)
    alone = leaves and table.state == "playing" and all(other.played_by for other in others)
    if not alone or table.id in runtime.bots.alone:
        return None
    if runtime.bots.count_alone(table.id, owner):
        return None
    return Problem(problem="too-many-bot-tables")


def _needs_edge(table: Table, seat: int) -> bool:
    moves = table.match.moves
    return bool(moves) and moves[-1].actor == seat and not table.over


def _edge_unknown(table: Table, seat: int) -> Problem | None:
    if table.edge() is None and _needs_edge(table, seat):
        return Problem(problem="too-busy")  # moves were made since: take back what is last now
    return None


async def learn_edge(runtime: Runtime, owner: Owner, table_id: str, seat: int) -> None:
    """Let a table know how many of its last moves may be taken back, if that seat made them."""

    def position(table: Table, hosted: HostedTable) -> tuple[tuple[int, int], bytes] | None:
        if seat not in table.seats_of(owner.player) or not _needs_edge(table, seat):
            return None
        if table.edge() is not None:
            return None
        return table.position(), msgspec.json.encode(table.match.record())

    asked = await runtime.host.look(table_id, position)
    if asked is None:
        return
    moves = await runtime.computing.run(owner, undoable, asked[1])

    def learn(table: Table, hosted: HostedTable) -> None:
        if table.position() == asked[0]:
            table.learn_edge(moves)

    await runtime.host.look(table_id, learn)
