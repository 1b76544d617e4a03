"""What one seat, or a spectator, may know of a table. Nothing secret passes by any other way."""

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from petteia import wire
from petteia.core.message import Choice
from petteia.core.record import Record
from petteia.tables import events
from petteia.tables.events import TableEvent
from petteia.tables.rating_rules import rated_seats
from petteia.tables.row import Row
from petteia.tables.table import Table


def info(table: Table, now: int, connected: Collection[int] = ()) -> wire.TableInfo:
    """Return what everybody may know of a table."""
    about, actor = table.about, table.actor
    seats = [
        wire.SeatInfo(
            seat=number,
            player=seat.player,
            name=seat.name,
            bot=seat.played_by,
            stands_in=seat.stand_in is not None and not seat.resigned,
            resigned=seat.resigned,
            connected=number in connected,
            clock=table.clocks.left(number, actor, now),
        )
        for number, seat in enumerate(table.seats)
    ]
    return wire.TableInfo(
        id=table.id,
        game=about.game,
        players=about.players,
        options=table.match.options,
        terms=table.terms,
        public=about.public,
        rules=about.rules,
        commit=table.nonces.commit,
        nonces=_exchange(table),
        created=about.created,
        state=table.state,
        number=table.number,
        moves=len(table.match.moves),
        actor=actor,
        deadline=table.deadline(),
        rated=bool(rated_seats(table)) if table.over else table.rated,
        seats=seats,
        wishes=list(table.wishes.values()),
        ending=table.ending,
        rematch=table.rematch,
    )


def _exchange(table: Table) -> wire.NonceExchange | None:
    nonces = table.nonces
    if table.started or table.over or not any(part.brings for part in nonces.parts):
        return None
    return wire.NonceExchange(
        hashes=nonces.hashes,
        called=nonces.called,
        owed=nonces.owed(),
        until=table.reveal_by(),
        restarts=len(nonces.restarts),
    )


def entry(table: Table, row: Row, seat: int | None, muted: Collection[str] = ()) -> wire.Entry:
    """Return a row of the log as a seat may know it now."""
    number, time, event = row.number, row.time, row.event
    if isinstance(event, events.Moved):
        if number in table.taken_back:
            return wire.Entry(
                number=number, time=time, kind="move", seat=event.seat, taken_back=True
            )
        index = bisect_left(table.row_of_move, number)
        return wire.Entry(
            number=number,
            time=time,
            kind="move",
            seat=event.seat,
            text=seen_text(table, index, seat),
            events=[told.seen_by(seat) for told in table.match.events[index]],
        )
    kind, whose, text = shown(event)
    name = None
    if isinstance(event, events.Sat):
        name = event.name
    elif isinstance(event, events.Chatted) and event.player in muted:
        text = ""
    return wire.Entry(number=number, time=time, kind=kind, seat=whose, text=text, name=name)


def shown(event: TableEvent) -> tuple[str, int | None, str]:
    """Return the kind, the seat and the text of an event's entry."""
    kind, detail = SHOWN[type(event)]
    return kind, getattr(event, "seat", None), detail(event)


SHOWN: dict[type[TableEvent], tuple[str, Callable[[Any], str]]] = {
    events.Sat: ("sit", lambda event: ""),
    events.BotSat: ("sit", lambda event: str(event.bot)),
    events.Left: ("leave", lambda event: "silent" if event.silent else ""),
    events.HashSent: ("hash", lambda event: str(event.hash)),
    events.NoncesCalled: ("call", lambda event: ""),
    events.NonceRevealed: ("reveal", lambda event: ""),  # published when the game is over
    events.StartVoided: ("restart", lambda event: str(event.reason)),
    events.Started: ("start", lambda event: "unrated" if event.unrated else ""),
    events.Moved: ("move", lambda event: str(event.text)),  # to a player only by `entry`
    events.TookBack: ("undo", lambda event: f"undo {event.moves}"),
    events.AskedToUndo: ("ask", lambda event: "undo"),
    events.AskedToEnd: ("ask", lambda event: "end"),
    events.Answered: ("answer", lambda event: f"{event.what} {'yes' if event.yes else 'no'}"),
    events.StoodIn: ("stand-in", lambda event: str(event.bot)),
    events.Returned: ("return", lambda event: ""),
    events.Resigned: ("resign", lambda event: str(event.reason)),
    events.RanOut: ("time", lambda event: str(event.at_zero)),
    events.ClockPaused: ("pause", lambda event: str(event.milliseconds)),
    events.Ended: ("end", lambda event: str(event.reason)),
    events.Chatted: ("chat", lambda event: str(event.text)),
    events.Rematched: ("rematch", lambda event: str(event.table)),
}
"""The kind and the text of an event's entry: everybody may know them, moves apart."""


def known_of(table: Table, row: Row, seat: int | None) -> list[object]:
    """Return what makes `entry` differ from seat to seat: equal for two, so are their entries."""
    if not isinstance(row.event, events.Moved) or row.number in table.taken_back:
        return []
    index = bisect_left(table.row_of_move, row.number)
    told = table.match.events[index]
    return [seen_text(table, index, seat), *(event.known_to(seat) for event in told)]


def seen_text(table: Table, index: int, seat: int | None) -> str:
    """Return a move's text as a seat may know it; when the game is over nothing is hidden."""
    match = table.match
    return str(match.moves[index] if table.over else match.seen_move(index, seat))


def known_moves(table: Table, seats: Iterable[int | None], count: int) -> list[str] | None:
    """Return the first moves in full, or nothing if one of them is secret to all these seats."""
    known = []
    for index, move in enumerate(table.match.moves[:count]):
        text = str(move)
        if not any(seen_text(table, index, seat) == text for seat in seats):
            return None
        known.append(text)
    return known


def entries(
    table: Table, rows: Iterable[Row], seat: int | None, muted: Collection[str] = ()
) -> list[wire.Entry]:
    """Return rows of the log as a seat may know them now."""
    return [entry(table, row, seat, muted) for row in rows]


def open_entry(table: Table, row: Row) -> wire.Entry | None:
    """Return a row as everybody may know it now; nothing if seats may know different things."""
    event = row.event
    if not isinstance(event, events.Moved) or row.number in table.taken_back:
        return None
    match = table.match
    index = bisect_left(table.row_of_move, row.number)
    move, told = match.moves[index], match.events[index]
    if any(each.seats is not None or each.secret for each in told):
        return None
    eyes: Iterable[int | None] = () if table.over else (None, *range(len(table.seats)))
    if any(match.seen_move(index, seat) is not move for seat in eyes):
        return None
    return wire.Entry(
        number=row.number, time=row.time, kind="move", seat=event.seat, text=str(move), events=told
    )


def choices(table: Table, seat: int | None) -> list[Choice]:
    """Return the seat's legal moves, if it is its turn."""
    return table.choices() if seat is not None and seat == table.actor else []


def seen(
    table: Table, seat: int | None, now: int, connected: Collection[int], last: int = 0,
    muted: Collection[str] = (),
) -> wire.Seen:  # fmt: skip
    """Return all a seat may know of a table, with the entries after `last`."""
    return wire.Seen(
        table=info(table, now, connected),
        seat=seat,
        entries=entries(table, table.rows[last:], seat, muted),
        view=table.match.view(seat),
        prompt=table.match.prompt(),
        choices=choices(table, seat),
        standing=table.match.seen_standing(seat),
    )


def record(table: Table, seat: int | None) -> Record:
    """Return the record: whole when the game is over, before that as the seat may know it."""
    meta = {
        "table": table.id,
        "names": [each.name or each.bot for each in table.seats],
        "created": table.about.created,
        "rules": table.about.rules,
    }
    if not table.over:
        found = table.match.seen_record(seat)
        found.meta = meta
        return found
    found = table.match.record()
    found.meta = meta | {"reason": table.ending.reason if table.ending else ""}
    drawn = table.counters()
    if table.seed and None not in drawn:
        found.chance = {
            "commit": table.nonces.commit,
            "secret": table.about.secret,
            "seed": table.seed,
            "nonces": table.nonces.nonces,
            "counters": drawn,
            "hashes": table.nonces.hashes,
            "restarts": msgspec.to_builtins(table.nonces.restarts),
        }
    return found
