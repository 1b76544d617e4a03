"""What happened at a table, told to each of its followers: what many may see is encoded once."""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Raw, Struct
from msgspec.json import Encoder

from petteia.server import seeing, wire
from petteia.server.row import Row
from petteia.server.table import Table

encode = Encoder().encode


class _Told(Struct, frozen=True, tag_field="type", tag="happened"):
    """`wire.Happened`, field by field, partly encoded."""

    table: Raw
    seat: int | None
    entries: list[wire.Entry]
    view: Any
    prompt: Raw
    choices: Raw
    standing: Raw


assert _Told.__struct_fields__ == wire.Happened.__struct_fields__, "told as the wire says"

NO_CHOICES = Raw(b"[]")


class Happening:
    """Some new rows of a table and how it looks after them, through any eyes."""

    def __init__(
        self, table: Table, rows: Sequence[Row], now: int, connected: Collection[int],
        seats: Collection[int | None],
    ) -> None:  # fmt: skip
        """`seats` are those it will be told to (None: a spectator)."""
        match = table.match
        self.table = table
        self.rows = rows
        self.open_entries = [seeing.open_entry(table, row) for row in rows]
        self.views = dict(zip(seats, match.views([*seats]), strict=True))
        self.about = Raw(encode(seeing.info(table, now, connected)))
        self.prompt = Raw(encode(match.game.prompt(match.state)))
        self.standing = None
        if not match.game.secret_sources:
            self.standing = Raw(encode(match.standing()))
        self.told: dict[tuple[int | None, tuple[str, ...]], bytes] = {}

    def told_to(self, seat: int | None, muted: tuple[str, ...]) -> bytes:
        """Return the frame for a seat (None: a spectator) that does not read some people's chat."""
        eyes = (seat, muted)
        if eyes not in self.told:
            self.told[eyes] = self._told_to(seat, muted)
        return self.told[eyes]

    def _told_to(self, seat: int | None, muted: tuple[str, ...]) -> bytes:
        table = self.table
        entries = [
            open_to_all or seeing.entry(table, row, seat, muted)
            for row, open_to_all in zip(self.rows, self.open_entries, strict=True)
        ]
        choices = seeing.choices(table, seat)
        standing = self.standing or Raw(encode(table.match.seen_standing(seat)))
        return encode(
            _Told(
                self.about,
                seat,
                entries,
                self.views[seat],
                self.prompt,
                Raw(encode(choices)) if choices else NO_CHOICES,
                standing,
            )
        )
