"""Endpoints at a table: look, play, ask, note, replay."""

from time import perf_counter
from typing import Annotated

import msgspec
from msgspec import Meta

from petteia.core import fair_chance
from petteia.core.errors import NotationError
from petteia.core.match import Match
from petteia.core.message import Refusal
from petteia.core.move import parse
from petteia.core.record import Record
from petteia.core.rng import Rng
from petteia.core.state import CHANCE
from petteia.server import doing, seeing, wire
from petteia.server.club import Live, eyes
from petteia.server.copied_game import refuse_copy
from petteia.server.course import Course, course
from petteia.server.endpoint import ApiProblem, Call, Endpoint
from petteia.server.row import Row
from petteia.server.storage import people as stored_people
from petteia.server.table import Table

MOST_MOMENTS = 200


class SeatQuery(wire.Ask, frozen=True, kw_only=True):
    """Through whose eyes; only one's own."""

    seat: wire.SeatNumber | None = None


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
    return await call.serving.club.look(
        call.table, lambda table, live: seeing.info(table, table.now, live.connected())
    )


async def see(call: Call) -> wire.Seen:
    """Tell all that I may know of a table: the view, the log, my choices."""
    player, query = call.player, call.query
    muted = await _muted(call)

    def see(table: Table, live: Live) -> wire.Seen:
        seat = eyes(table, player, query.seat)
        return seeing.seen(
            table, seat, table.now, live.connected(), min(query.last, table.number), muted
        )

    return await call.serving.club.look(call.table, see)


async def _muted(call: Call) -> list[str]:
    player = call.player
    if not player:
        return []
    return await call.serving.store.read(lambda c: stored_people.muted_by(c, player))


async def command(call: Call) -> wire.Done:
    """Do something at a table: move, sit, leave, take back, agree, resign, chat."""
    return wire.Done(number=await perform(call, call.body))


async def perform(call: Call, wanted: wire.AnyCommand) -> int:
    """Do a command of the caller, and count it as one that came by socket."""
    person, serving = call.person, call.serving
    begun = perf_counter()
    name, invited = await serving.people.sitting(person, wanted, call.table)
    try:
        return await serving.club.act_for(
            call.table,
            lambda table: doing.do(table, person.player, name, wanted, invited),
            lambda number: serving.metrics.acknowledged.observe(perf_counter() - begun),
        )
    except doing.NotDone:
        serving.refused += 1
        raise


async def record(call: Call) -> Record:
    """Give the record: whole when the game is over, until then as my seat may know it."""
    player, query = call.player, call.query
    return await call.serving.club.look(
        call.table, lambda table, _: seeing.record(table, eyes(table, player, query.seat))
    )


async def replay(call: Call) -> wire.Replay:
    """Give a stretch of the game moment by moment, each as I saw it then."""
    player, query = call.player, call.query
    last = min(query.last, query.first + MOST_MOMENTS)
    return await call.serving.club.look(
        call.table,
        lambda table, _: seeing.replay(table, eyes(table, player, query.seat), query.first, last),
    )


async def why(call: Call) -> wire.Tried:
    """Tell why a move of mine is not legal now, or, if it is, whether it can be taken back."""
    player, asked = call.player, call.body

    def judge(table: Table, live: Live) -> wire.Tried:
        if asked.text is None:
            if asked.seat not in table.seats_of(player):
                raise doing.NotDone("not-your-seat")
            if table.actor != asked.seat:
                raise doing.NotDone("not-your-turn")
            return wire.Tried(refusal=table.match.why_not(asked.touches))
        refusal = _why(table, player, asked.text)
        others = any(table.seats[seat].player != player for seat in table.people())
        final = refusal is None and others and table.match.final(asked.text)
        return wire.Tried(refusal=refusal, final=final)

    return await call.serving.club.look(call.table, judge)


def _why(table: Table, player: str, text: str) -> Refusal | None:
    try:
        actor = parse(text).actor
    except NotationError:
        return table.match.refuse(text)
    if actor == CHANCE or actor not in table.seats_of(player):
        raise doing.NotDone("not-your-seat")
    return table.match.refuse(text)


async def preview(call: Call) -> wire.Tried:
    """Show how the position would look to me after a move of mine, on an imagined position."""
    player, text = call.player, call.body.text

    def imagine(table: Table, live: Live) -> wire.Tried:
        refusal = _why(table, player, text)
        match = table.match
        if refusal is not None and (match.game.preview is None or refusal.rule == "notation"):
            return wire.Tried(refusal=refusal)
        seat = parse(text).actor
        imagined = Match(match.game, match.state.players, match.options)
        imagined.state = match.game.imagine(match.view(seat), Rng(table.number))
        more = imagined.preview(text)
        if refusal is not None:
            return wire.Tried(refusal=refusal, more=more)
        events = imagined.submit(text)
        assert not isinstance(events, Refusal), "what is legal is legal in every imagined position"
        return wire.Tried(
            refusal=None,
            events=[event.seen_by(seat) for event in events],
            view=imagined.view(seat),
            standing=imagined.seen_standing(seat),
            more=more,
        )

    return await call.serving.club.look(call.table, imagine)


async def hint(call: Call) -> wire.Hint:
    """Ask a bot what it would do in my place; not in a rated game."""
    player, seat, strength = call.player, call.body.seat, call.body.strength

    def ask(table: Table, live: Live) -> tuple[Course, bytes, int]:
        if seat not in table.seats_of(player):
            raise doing.NotDone("not-your-seat")
        if table.actor != seat:
            raise doing.NotDone("not-your-turn")
        if table.rated:
            raise doing.NotDone("rated")
        view = msgspec.json.encode(table.match.view(seat))
        return course(table.match), view, fair_chance.bots_seed(table.about.secret, table.number)

    studied, view, seed = await call.serving.club.look(call.table, ask)
    await refuse_copy(call.serving.club, studied, call.table)
    text, reason = await call.serving.bots.ask_why(studied.game.name, view, strength, seed)

    def offer(table: Table, live: Live) -> wire.Hint:
        for choice in seeing.choices(table, seat):
            if choice.text == text:
                return wire.Hint(choice=choice, reason=reason)
        raise doing.NotDone("not-your-turn")  # somebody has moved meanwhile

    return await call.serving.club.look(call.table, offer)


async def undoable(call: Call) -> wire.Undoable:
    """Tell how many of my last moves I may take back without asking."""
    player = call.player

    def count(table: Table, live: Live) -> wire.Undoable:
        moves = table.match.moves
        mine = table.seats_of(player)
        if not moves or moves[-1].actor not in mine or table.over:
            return wire.Undoable(moves=0)
        if doing.passed_on(table, moves[-1].actor):
            return wire.Undoable(moves=0)
        return wire.Undoable(moves=table.match.undoable())

    return await call.serving.club.look(call.table, count)


async def note(call: Call) -> wire.Note:
    """Give my note at a table."""
    await _seated(call)
    table_id, player = call.table, call.player
    text = await call.serving.store.read(lambda c: stored_people.note(c, table_id, player))
    return wire.Note(text=text)


async def set_note(call: Call) -> wire.Note:
    """Keep a note at a table, for me alone."""
    await _seated(call)
    table_id, player, text = call.table, call.player, call.body.text
    await call.serving.store.write(lambda c: stored_people.set_note(c, table_id, player, text))
    return wire.Note(text=text)


async def _seated(call: Call) -> None:
    player = call.player
    if not await call.serving.club.look(call.table, lambda table, _: table.seats_of(player)):
        raise ApiProblem(403, "not-your-seat")


async def report(call: Call) -> wire.Done:
    """Report an entry of chat to the person who runs the server."""
    player, number, table_id = call.player, call.body.number, call.table

    def visible(table: Table, live: Live) -> list[Row]:
        eyes(table, player, None)  # somebody who may not watch reports nothing
        return table.rows[:]

    rows = await call.serving.club.look(table_id, visible)
    if number > len(rows) or rows[number - 1].kind != "chat":
        raise ApiProblem(404, "no-such-entry")
    now = call.serving.settings.now()
    await call.serving.store.write(
        lambda c: stored_people.add_report(c, table_id, number, player, now)
    )
    return wire.Done(number=number)


TABLE = "/api/tables/{table}"
ENDPOINTS = (
    Endpoint("GET", TABLE, look, wire.TableInfo, person=False),
    Endpoint("GET", f"{TABLE}/seen", see, wire.Seen, query=SeenQuery, person=False),
    Endpoint("POST", f"{TABLE}/commands", command, wire.Done, takes=wire.AnyCommand),
    Endpoint("GET", f"{TABLE}/record", record, Record, query=SeatQuery, person=False),
    Endpoint("GET", f"{TABLE}/replay", replay, wire.Replay, query=ReplayQuery, person=False),
    Endpoint("POST", f"{TABLE}/why", why, wire.Tried, takes=wire.WhyNot),
    Endpoint("POST", f"{TABLE}/preview", preview, wire.Tried, takes=wire.Try),
    Endpoint("POST", f"{TABLE}/hint", hint, wire.Hint, takes=wire.AskHint),
    Endpoint("GET", f"{TABLE}/undoable", undoable, wire.Undoable),
    Endpoint("GET", f"{TABLE}/note", note, wire.Note),
    Endpoint("PUT", f"{TABLE}/note", set_note, wire.Note, takes=wire.Note),
    Endpoint("POST", f"{TABLE}/reports", report, wire.Done, takes=wire.Report),
)
