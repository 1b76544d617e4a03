"""Commands that need more than the table to be judged: rates, full logs and the undo edge."""

from collections.abc import Callable

import msgspec

from petteia import wire
from petteia.server.hosting.calculations import undoable
from petteia.server.limits.fair_queue import Owner
from petteia.server.runtime import Runtime
from petteia.tables.commands import NotDone
from petteia.tables.table import Table

Deed = Callable[[Table], int]
LIMITED = (wire.Chat, wire.Undo, wire.Sit, wire.Leave, wire.Return, wire.Agree)
"""Commands that are admitted before they are done: a game does not bound how often they come."""
MOST_HELD_UP = 6
"""How often the people of one address may hold up the start of a public table."""


async def admit(
    runtime: Runtime, owner: Owner, command: wire.AnyCommand, table_id: str, deed: Deed
) -> Deed:
    """Return a deed that is refused where a limit is reached; NotDone if that is known already."""
    limits = runtime.settings.limits
    if isinstance(command, wire.Chat):
        if not runtime.allowances.chat.allows(owner.player, owner.address):
            raise NotDone("too-much-chat")

        def chat(table: Table) -> int:
            lines = sum(1 for row in table.rows if row.kind == "chat")
            if lines >= limits.chat_per_table or table.number >= limits.rows_per_table:
                raise NotDone("chat-full")
            return deed(table)

        return chat
    if not isinstance(command, LIMITED):
        return deed
    if not runtime.allowances.acts.allows(owner.player, owner.address):
        raise NotDone("too-many-requests")
    if isinstance(command, wire.Undo):
        await learn_edge(runtime, owner, table_id, command.seat)

        def undo(table: Table) -> int:
            if table.edge() is None and _needs_edge(table, command.seat):
                raise NotDone("too-busy")  # moves were made since: take back what is last now
            return deed(table)

        return _unless_full(undo, command, limits.rows_per_table)
    if isinstance(command, wire.Sit):
        deed = _unless_held_up(runtime, owner, deed)
    if isinstance(command, wire.Leave):
        deed = _unless_bots_alone(runtime, owner, command.seat, deed)
    return _unless_full(deed, command, limits.rows_per_table)


def _unless_held_up(runtime: Runtime, owner: Owner, deed: Deed) -> Deed:
    """Return a deed that is refused at a public table whose start this address has held up.

    A guest's session costs nothing, so counting people is not enough.
    """

    def sit(table: Table) -> int:
        held_up = sum(
            times
            for player, times in table.voided.items()
            if runtime.owner(player).address == owner.address
        )
        if table.about.public and held_up >= MOST_HELD_UP:
            raise NotDone("too-many-restarts")
        return deed(table)

    return sit


def _unless_bots_alone(runtime: Runtime, owner: Owner, seat: int, deed: Deed) -> Deed:
    """Return a deed that is refused if it leaves bots alone at too many tables of one person."""

    def leave(table: Table) -> int:
        others = (other for number, other in enumerate(table.seats) if number != seat)
        alone = table.state == "playing" and all(other.played_by for other in others)
        if not alone or table.id in runtime.bots.alone:
            return deed(table)
        if not runtime.bots.count_alone(table.id, owner):
            raise NotDone("too-many-bot-tables")
        try:
            return deed(table)
        except NotDone:
            runtime.bots.uncount(table.id)
            raise

    return leave


def _unless_full(deed: Deed, command: wire.AnyCommand, rows: int) -> Deed:
    """Return a deed that a full log refuses; leaving and answering always end something."""

    def do(table: Table) -> int:
        ends = isinstance(command, wire.Leave) or (
            isinstance(command, wire.Agree) and command.what in table.wishes
        )
        if table.number >= rows and not ends:
            raise NotDone("log-full")
        return deed(table)

    return do


def _needs_edge(table: Table, seat: int) -> bool:
    moves = table.match.moves
    return bool(moves) and moves[-1].actor == seat and not table.over


async def learn_edge(runtime: Runtime, owner: Owner, table_id: str, seat: int) -> None:
    """Let a table know how many of its last moves may be taken back, if that seat made them."""

    def position(table: Table, hosted: object) -> tuple[tuple[int, int], bytes] | None:
        if seat not in table.seats_of(owner.player) or not _needs_edge(table, seat):
            return None
        if table.edge() is not None:
            return None
        return table.position(), msgspec.json.encode(table.match.record())

    asked = await runtime.host.look(table_id, position)
    if asked is None:
        return
    moves = await runtime.computing.run(owner, undoable, asked[1])

    def learn(table: Table, hosted: object) -> None:
        if table.position() == asked[0]:
            table.learn_edge(moves)

    await runtime.host.look(table_id, learn)
