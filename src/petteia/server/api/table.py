"""Endpoints at a table: look, play, ask, note, replay."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from petteia import wire
from petteia.core import fair_chance
from petteia.core.errors import NotationError
from petteia.core.message import Refusal
from petteia.core.move import parse
from petteia.core.record import Record
from petteia.core.state import CHANCE
from petteia.server.admission import learn_edge, perform
from petteia.server.errors import ApiProblem, NotDone
from petteia.server.hosting import calculations
from petteia.server.hosting.copied_game import encoded, refuse_copy
from petteia.server.hosting.host import HostedTable, eyes
from petteia.server.http.endpoint import Call, Endpoint
from petteia.server.storage import people as stored_people
from petteia.server.storage import ratings as stored_ratings
from petteia.tables import visibility
from petteia.tables.events import Chatted
from petteia.tables.row import Row
from petteia.tables.table import Effect, Table
from petteia.tables.wishes import clocked_rivals, passed_on

MOST_MOMENTS = 200
TRIES = 3
"""How often something is computed again because the position has changed meanwhile."""


class SeatQuery(wire.Ask, frozen=True, kw_only=True):
    """Through whose eyes; only one's own."""

    seat: wire.SeatNumber | None = None


class EntriesQuery(SeatQuery, frozen=True, kw_only=True):
    """Which page of the log."""

    before: Annotated[int, Meta(ge=1)]
    """The number of the first entry I have."""


class SeenQuery(SeatQuery, frozen=True, kw_only=True):
    """From where on."""

    last: Annotated[int, Meta(ge=0)] = 0
    """The number of the last entry I have."""


class ReplayQuery(SeatQuery, frozen=True, kw_only=True):
    """Which moments."""

    first: Annotated[int, Meta(ge=0)] = 0
    last: Annotated[int, Meta(ge=0)] = MOST_MOMENTS


async def look(call: Call) -> wire.TableInfo:
    """Tell what everybody may know of a table."""
    now = call.runtime.settings.now()
    return await call.runtime.host.look(
        call.table, lambda table, hosted: visibility.info(table, now, hosted.connected())
    )


async def see(call: Call) -> wire.Seen:
    """Tell all that I may know of a table: the view, the newest page of the log, my choices."""
    player, query, page = call.player, call.query, call.runtime.settings.limits.log_page
    muted = await _muted(call)

    def see(table: Table, hosted: HostedTable) -> wire.Seen:
        seat = eyes(table, player, query.seat)
        last = max(min(query.last, table.number), table.number - page)
        now = call.runtime.settings.now()
        return visibility.seen(table, seat, now, hosted.connected(), last, muted)

    return await call.runtime.host.look(call.table, see)


async def entries(call: Call) -> wire.Entries:
    """Return the page of the log before an entry."""
    player, query, page = call.player, call.query, call.runtime.settings.limits.log_page
    muted = await _muted(call)

    def read(table: Table, hosted: HostedTable) -> wire.Entries:
        seat = eyes(table, player, query.seat)
        end = min(query.before - 1, table.number)
        rows = table.rows[max(0, end - page) : end]
        return wire.Entries(entries=visibility.entries(table, rows, seat, muted))

    return await call.runtime.host.look(call.table, read)


async def _muted(call: Call) -> list[str]:
    player = call.player
    if not player:
        return []
    return await call.runtime.store.read(lambda c: stored_people.muted_by(c, player))


async def command(call: Call) -> wire.Done:
    """Do something at a table: move, sit, leave, take back, agree, resign, chat."""
    runtime, begun = call.runtime, perf_counter()

    def acknowledge(effect: Effect) -> None:
        runtime.metrics.acknowledged.observe(perf_counter() - begun)

    done = perform(runtime, call.person, call.owner, call.body, call.table, acknowledge)
    # It is finished even if the client goes away.
    try:
        effect = await asyncio.shield(asyncio.ensure_future(done))
    except NotDone:
        runtime.refused += 1
        raise
    return wire.Done(number=effect.number)


async def record(call: Call) -> Record:
    """Give the record: whole when the game is over, until then as my seat may know it."""
    player, query = call.player, call.query
    return await call.runtime.host.look(
        call.table, lambda table, _: visibility.record(table, eyes(table, player, query.seat))
    )


async def replay(call: Call) -> msgspec.Raw:
    """Give a stretch of the game moment by moment, each as I saw it then."""
    player, query = call.player, call.query
    first, last = query.first, min(query.last, query.first + MOST_MOMENTS)

    def prepare(table: Table, hosted: HostedTable) -> tuple[bytes, int | None, list[str]]:
        seat = eyes(table, player, query.seat)
        shown = range(max(first, 1) - 1, min(last, len(table.match.moves)))
        return (
            encoded(table.match),
            seat,
            [visibility.seen_text(table, index, seat) for index in shown],
        )

    asked = await call.runtime.host.look(call.table, prepare)
    return msgspec.Raw(await call.compute(calculations.replay, *asked, first, last))


class PositionQuestion(msgspec.Struct, frozen=True):
    """What is computed about a position, or what is known already."""

    position: tuple[int, int]
    function: Callable[..., Any] | None = None
    args: tuple[Any, ...] = ()
    known: Any = None


async def _settled(call: Call, ask: Callable[[Table], PositionQuestion]) -> Any:
    """Compute something about a position that is still there afterwards."""
    look = call.runtime.host.look
    for _ in range(TRIES):
        asked = await look(call.table, lambda table, _: ask(table))
        if asked.function is None:
            return asked.known
        found = await call.compute(asked.function, *asked.args)
        if await look(call.table, lambda table, _: table.position()) == asked.position:
            return found
    raise NotDone("too-busy")


async def why(call: Call) -> wire.Tried | msgspec.Raw:
    """Tell why a move of mine is not legal now, or, if it is, whether it can be taken back."""
    player, body = call.player, call.body

    def ask(table: Table) -> PositionQuestion:
        position = table.position()
        if body.text is None:
            if body.seat not in table.seats_of(player):
                raise NotDone("not-your-seat")
            if table.actor != body.seat:
                raise NotDone("not-your-turn")
            return PositionQuestion(
                position, calculations.why_not, (encoded(table.match), body.touches)
            )
        refusal = _why(table, player, body.text)
        others = any(table.seats[seat].player != player for seat in table.people())
        if refusal is not None or not others:
            return PositionQuestion(position, known=wire.Tried(refusal=refusal))
        rivals: list[int] = []
        if table.terms.pace == "days":  # in real time nobody wants to confirm every turn
            rivals = clocked_rivals(table, parse(body.text).actor)
        return PositionQuestion(
            position, calculations.final, (encoded(table.match), body.text, rivals)
        )

    found = await _settled(call, ask)
    if isinstance(found, bool):
        return wire.Tried(refusal=None, final=found)
    return msgspec.Raw(found) if isinstance(found, bytes) else found


def _why(table: Table, player: str, text: str) -> Refusal | None:
    try:
        actor = parse(text).actor
    except NotationError:
        return table.match.refuse(text)
    if actor == CHANCE or actor not in table.seats_of(player):
        raise NotDone("not-your-seat")
    return table.match.refuse(text)


async def preview(call: Call) -> wire.Tried | msgspec.Raw:
    """Show how the position would look to me after a move of mine, on an imagined position."""
    player, text = call.player, call.body.text

    def ask(table: Table) -> PositionQuestion:
        position, match = table.position(), table.match
        refusal = _why(table, player, text)
        preview = match.game.wording.preview
        if refusal is not None and (preview is None or refusal.rule == "notation"):
            return PositionQuestion(position, known=wire.Tried(refusal=refusal))
        seat = parse(text).actor
        view = msgspec.json.encode(match.view(seat))
        args = (match.game.name, view, seat, text, table.number, refusal)
        return PositionQuestion(position, calculations.preview, args)

    found = await _settled(call, ask)
    return msgspec.Raw(found) if isinstance(found, bytes) else found


async def hint(call: Call) -> wire.Hint:
    """Ask a bot what it would do in my place; not in a rated game."""
    player, seat, strength = call.player, call.body.seat, call.body.strength

    def ask(table: Table, hosted: HostedTable) -> tuple[str, bytes, bytes, int]:
        if seat not in table.seats_of(player):
            raise NotDone("not-your-seat")
        if table.actor != seat:
            raise NotDone("not-your-turn")
        if table.rated:
            raise NotDone("rated")
        view = msgspec.json.encode(table.match.view(seat))
        chance = fair_chance.bots_seed(table.about.secret, table.number)
        return table.about.game, encoded(table.match), view, chance

    game, studied, view, seed = await call.runtime.host.look(call.table, ask)
    await refuse_copy(call.runtime.host, call.compute, studied, call.table)
    text, reason = await call.while_connected(
        call.runtime.bots.advise(call.owner, game, view, strength, seed)
    )

    def offer(table: Table, hosted: HostedTable) -> wire.Hint:
        for choice in visibility.choices(table, seat):
            if choice.text == text:
                return wire.Hint(choice=choice, reason=reason)
        raise NotDone("not-your-turn")  # somebody has moved meanwhile

    return await call.runtime.host.look(call.table, offer)


async def undoable(call: Call) -> wire.Undoable:
    """Tell how many of my last moves I may take back without asking."""
    player = call.player
    for _ in range(TRIES):
        seat, known = await call.runtime.host.look(
            call.table, lambda table, _: _edge(table, player)
        )
        if known is not None:
            return wire.Undoable(moves=known)
        await call.while_connected(learn_edge(call.runtime, call.owner, call.table, seat))
    raise NotDone("too-busy")


def _edge(table: Table, player: str) -> tuple[int, int | None]:
    """Return who made the last move, and how many may be taken back, if that is known."""
    moves = table.match.moves
    if not moves or moves[-1].actor not in table.seats_of(player) or table.over:
        return 0, 0
    if passed_on(table, moves[-1].actor):
        return 0, 0
    return moves[-1].actor, table.edge()


async def note(call: Call) -> wire.Note:
    """Give my note at a table."""
    await _seated(call)
    table_id, player = call.table, call.player
    text = await call.runtime.store.read(lambda c: stored_people.note(c, table_id, player))
    return wire.Note(text=text)


async def set_note(call: Call) -> wire.Note:
    """Keep a note at a table, for me alone."""
    await _seated(call)
    table_id, player, text = call.table, call.player, call.body.text
    await call.runtime.store.write(lambda c: stored_people.set_note(c, table_id, player, text))
    return wire.Note(text=text)


async def _seated(call: Call) -> None:
    player = call.player
    if not await call.runtime.host.look(call.table, lambda table, _: table.seats_of(player)):
        raise ApiProblem(403, "not-your-seat")


async def rating_changes(call: Call) -> wire.RatingChanges:
    """Tell what a rated game changed in the ratings of those who sat to its end."""
    table_id, player = call.table, call.player

    def sitting(table: Table, live: HostedTable) -> list[str | None]:
        eyes(table, player, None)
        return [seat.player for seat in table.seats]

    players = await call.runtime.host.look(table_id, sitting)
    found = await call.runtime.store.read(lambda c: stored_ratings.changes(c, table_id))
    return wire.RatingChanges(
        changes=[
            wire.RatingChange(seat=seat, before=found[player][0], after=found[player][1])
            for seat, player in enumerate(players)
            if player in found
        ]
    )


async def report(call: Call) -> wire.Done:
    """Report an entry of chat to the person who runs the server."""
    player, number, table_id = call.player, call.body.number, call.table

    def visible(table: Table, hosted: HostedTable) -> list[Row]:
        eyes(table, player, None)  # somebody who may not watch reports nothing
        return table.rows[:]

    rows = await call.runtime.host.look(table_id, visible)
    if number > len(rows) or not isinstance(rows[number - 1].event, Chatted):
        raise ApiProblem(404, "no-such-entry")
    now = call.runtime.settings.now()
    await call.runtime.store.write(
        lambda c: stored_people.add_report(c, table_id, number, player, now)
    )
    return wire.Done(number=number)


TABLE = "/api/tables/{table}"
ENDPOINTS = (
    Endpoint("GET", TABLE, look, wire.TableInfo, person=False),
    Endpoint("GET", f"{TABLE}/seen", see, wire.Seen, query=SeenQuery, person=False),
    Endpoint("GET", f"{TABLE}/entries", entries, wire.Entries, query=EntriesQuery, person=False),
    Endpoint("POST", f"{TABLE}/commands", command, wire.Done, takes=wire.AnyCommand, charged=False),
    Endpoint("GET", f"{TABLE}/record", record, Record, query=SeatQuery, person=False),
    Endpoint("GET", f"{TABLE}/replay", replay, wire.Replay, query=ReplayQuery, person=False),
    Endpoint("POST", f"{TABLE}/why", why, wire.Tried, takes=wire.WhyNot),
    Endpoint("POST", f"{TABLE}/preview", preview, wire.Tried, takes=wire.Try),
    Endpoint("POST", f"{TABLE}/hint", hint, wire.Hint, takes=wire.AskHint),
    Endpoint("GET", f"{TABLE}/undoable", undoable, wire.Undoable),
    Endpoint("GET", f"{TABLE}/note", note, wire.Note),
    Endpoint("PUT", f"{TABLE}/note", set_note, wire.Note, takes=wire.Note),
    Endpoint("GET", f"{TABLE}/ratings", rating_changes, wire.RatingChanges, person=False),
    Endpoint("POST", f"{TABLE}/reports", report, wire.Done, takes=wire.Report),
)
