"""What happened at a table, told to each of its followers: what many may see is encoded once."""

from collections.abc import Collection, Sequence

from msgspec import Raw
from msgspec.json import Encoder

from petteia import wire
from petteia.server.hosting.encoded_frame import EncodedHappened
from petteia.tables import visibility
from petteia.tables.row import Row
from petteia.tables.table import Table

encode = Encoder().encode

NO_CHOICES = Raw(b"[]")


class Broadcast:
    """Some new rows of a table and how it looks after them, through any eyes."""

    def __init__(
        self, table: Table, rows: Sequence[Row], now: int, connected: Collection[int],
        seats: Collection[int | None],
    ) -> None:  # fmt: skip
        """`seats` are those it will be told to (None: a spectator)."""
        match = table.match
        self.table = table
        self.rows = rows
        self.open_entries = [visibility.open_entry(table, row) for row in rows]
        self.entries = None if None in self.open_entries else Raw(encode(self.open_entries))
        self.views = dict(zip(seats, match.views([*seats]), strict=True))
        self.about = Raw(encode(visibility.info(table, now, connected)))
        self.prompt = Raw(encode(match.prompt()))
        self.standing = None
        if not match.game.secret_sources:
            self.standing = Raw(encode(match.standing()))
        self.told: dict[tuple[int | None, tuple[str, ...]], bytes] = {}
        self.alike: dict[tuple[object, ...], Raw] = {}
        """The entries, by what tells apart those who may know different things."""

    def told_to(self, seat: int | None, muted: tuple[str, ...]) -> bytes:
        """Return the frame for a seat (None: a spectator) that does not read some people's chat."""
        eyes = (seat, muted)
        told = self.told.get(eyes)
        if told is None:
            told = self.told[eyes] = self._told_to(seat, muted)
        return told

    def _told_to(self, seat: int | None, muted: tuple[str, ...]) -> bytes:
        table = self.table
        choices = visibility.choices(table, seat)
        return encode(
            EncodedHappened(
                self.about,
                seat,
                self.entries or self._entries(seat, muted),
                self.views[seat],
                self.prompt,
                Raw(encode(choices)) if choices else NO_CHOICES,
                self.standing or Raw(encode(table.match.seen_standing(seat))),
            )
        )

    def _entries(self, seat: int | None, muted: tuple[str, ...]) -> Raw:
        """Most seats may know the same of what is not open to all: that is encoded once."""
        known: list[object] = [muted]
        for row, open_to_all in zip(self.rows, self.open_entries, strict=True):
            if open_to_all is None:
                known += visibility.known_of(self.table, row, seat)
        alike = tuple(known)
        found = self.alike.get(alike)
        if found is None:
            entries: list[wire.Entry] = []
            for row, open_to_all in zip(self.rows, self.open_entries, strict=True):
                entries.append(open_to_all or visibility.entry(self.table, row, seat, muted))
            found = self.alike[alike] = Raw(encode(entries))
        return found
