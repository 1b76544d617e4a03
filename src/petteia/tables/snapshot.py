"""Snapshots: a match as it was after some row of a table's log, so that it need not be replayed.

A cache. The log decides: a snapshot of other rules, of moves that were taken back or made
differently, or that is damaged, is not used, and what it tells is replayed instead.
"""

import hashlib
from collections.abc import Iterable, Sequence

import msgspec

from petteia import __version__
from petteia.core.played_move import PlayedMove
from petteia.tables.cache_state import CacheState
from petteia.tables.events import Moved
from petteia.tables.row import About, Row
from petteia.tables.table import Table

PLAYED = msgspec.json.Decoder(list[PlayedMove])
EVERY = 50
"""Rows between two snapshots."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The match after a row of the log, and the moves since the snapshot before."""

    number: int
    """Of the row."""
    moves: int
    """How many moves were made and not taken back."""
    rules: str
    """The version of the rules that made it."""
    state: str
    """The position, as JSON."""
    first: int
    """Which move is the first of `played`."""
    played: str
    """What the match remembers of its moves from the first on, as JSON."""
    turn: int
    turn_of: str | None
    clocks: str | None
    """The state of the clocks, as JSON; version 1.0 stored none."""
    made_of: str
    """A hash of all of it, and of all moves as the log has them."""


def of(table: Table, cached: CacheState) -> Snapshot:
    """Return a snapshot of a table, and note it: the next one will hold only what comes after."""
    match = table.match
    first = cached.last(table)
    made = Snapshot(
        number=table.number,
        moves=len(match.moves),
        rules=__version__,
        state=msgspec.json.encode(match.game.snapshot(match.state)).decode(),
        first=first,
        played=msgspec.json.encode(match.played(first)).decode(),
        turn=table.turn,
        turn_of=table.turn_of,
        clocks=msgspec.json.encode(table.clocks.state()).decode(),
        made_of="",
    )
    cached.note(table, made.moves)
    return msgspec.structs.replace(made, made_of=_made_of(made, table))


def _made_of(snapshot: Snapshot, table: Table) -> str:
    digest = hashlib.blake2b(digest_size=20)
    for number in table.row_of_move:
        event = table.rows[number - 1].event
        assert isinstance(event, Moved)
        digest.update(event.text.encode() + b"\n")
    for value in msgspec.structs.astuple(snapshot)[:-1]:
        digest.update(f"{value}\n".encode())
    return digest.hexdigest()


def opened(
    about: About, rows: Sequence[Row], snapshots: Iterable[Snapshot],
    reveal_within: int | None = None,
) -> tuple[Table, CacheState]:  # fmt: skip
    """Return a table as its log has it, with the help of its snapshots, newest last."""
    usable = [
        each
        for each in snapshots
        if each.rules == __version__ and each.number <= len(rows) and each.clocks is not None
    ]
    if usable:
        resumed = _resumed(Table(about, reveal_within), rows, usable)
        if resumed is not None:
            return resumed
    table = Table(about, reveal_within)
    table.fold_all(rows)
    return table, CacheState()


def _resumed(
    table: Table, rows: Sequence[Row], snapshots: Sequence[Snapshot]
) -> tuple[Table, CacheState] | None:
    """Skip to the newest snapshot; nothing if it does not fit the log."""
    newest = snapshots[-1]
    table.skipping = True
    marks = {snapshot.number: snapshot for snapshot in snapshots}
    good: list[Snapshot] = []
    for row in rows[: newest.number]:
        table.fold(row)
        good = [each for each in good if each.moves <= len(table.row_of_move)]
        here = marks.get(row.number)
        if here is not None and here.made_of == _made_of(here, table):
            good.append(here)
    table.skipping = False
    if newest not in good:
        return None
    try:
        played = _joined(good)
        if len(played) != len(table.row_of_move) or newest.moves != len(played):
            return None
        match, state = table.match, msgspec.json.decode(newest.state)
        position = match.game.restore(table.about.players, table.about.options, state)
        match.resume(position, played)
        table.clocks.restore(msgspec.json.decode(newest.clocks or ""))
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, AttributeError):
        return None
    cached = CacheState()
    for each in good:
        cached.note(table, each.moves)
    table.turn, table.turn_of = newest.turn, newest.turn_of
    if table.started and table.ending is None:
        table.ending = table.result()
    table.fold_all(rows[newest.number :])
    return table, cached


def _joined(snapshots: Sequence[Snapshot]) -> list[PlayedMove]:
    """Return all moves that a row of snapshots remembers, without gaps and without doubles."""
    played: list[PlayedMove] = []
    for snapshot in snapshots:
        if snapshot.first <= len(played) <= snapshot.moves:
            played += PLAYED.decode(snapshot.played)[len(played) - snapshot.first :]
    return played
