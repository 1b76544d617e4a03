"""What happened at a table, told to each of its followers: what many may see is encoded once.

A follower that has the frame before this one, and can apply changes, gets only the fields of table
and view that differ from it.
"""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Raw
from msgspec.json import Encoder

from petteia import wire
from petteia.server.hosting.encoded_frame import EncodedChanged, EncodedHappened
from petteia.tables import visibility
from petteia.tables.row import Row
from petteia.tables.table import Table

encode = Encoder().encode

NO_CHOICES = Raw(b"[]")


class Shown:
    """How a table looked in its last frames."""

    def __init__(self, number: int, about: wire.TableInfo, views: dict[int | None, Any]) -> None:
        self.number = number
        self.about = about
        self.views = views


def differences(old: Any, new: Any) -> dict[str, Any]:
    """Return the fields of a view or a table that differ from an older one of the same type."""
    found: dict[str, Any] = {}
    for name in new.__struct_fields__:
        value = getattr(new, name)
        if value != getattr(old, name):
            found[name] = value
    return found


class Broadcast:
    """Some new rows of a table and how it looks after them, through any eyes."""

    def __init__(
        self, table: Table, rows: Sequence[Row], now: int, connected: Collection[int],
        seats: Collection[int | None], before: Shown | None = None,
    ) -> None:  # fmt: skip
        """`seats` are those it will be told to (None: a spectator); `before` is the last frame."""
        match = table.match
        self.table = table
        self.rows = rows
        self.open_entries = [visibility.open_entry(table, row) for row in rows]
        self.entries = None if None in self.open_entries else Raw(encode(self.open_entries))
        self.views = dict(zip(seats, match.views([*seats]), strict=True))
        self.before = before
        self.shown = Shown(table.number, visibility.info(table, now, connected), self.views)
        self.about: Raw | None = None
        self.changed_about: Raw | None = None
        self.prompt = Raw(encode(match.prompt()))
        self.standing = None
        if not match.game.secret_sources:
            self.standing = Raw(encode(match.standing()))
        self.told: dict[tuple[int | None, tuple[str, ...], bool], bytes] = {}
        self.alike: dict[tuple[object, ...], Raw] = {}
        """The entries, by what tells apart those who may know different things."""

    def told_to(self, seat: int | None, muted: tuple[str, ...], has_before: bool) -> bytes:
        """Return the frame for a seat (None: a spectator) that does not read some people's chat.

        `has_before`: it can apply changes to the frame before, which it got for the same seat.
        """
        eyes = (seat, muted, has_before)
        told = self.told.get(eyes)
        if told is None:
            entries = self.entries or self._entries(seat, muted)
            choices = visibility.choices(self.table, seat)
            encoded = Raw(encode(choices)) if choices else NO_CHOICES
            standing = self.standing or Raw(encode(self.table.match.seen_standing(seat)))
            if has_before and self.before is not None:
                told = self._changed(self.before, seat, entries, encoded, standing)
            else:
                told = self._whole(seat, entries, encoded, standing)
            self.told[eyes] = told
        return told

    def _whole(self, seat: int | None, entries: Raw, choices: Raw, standing: Raw) -> bytes:
        if self.about is None:
            self.about = Raw(encode(self.shown.about))
        view = self.views[seat]
        return encode(
            EncodedHappened(self.about, seat, entries, view, self.prompt, choices, standing)
        )

    def _changed(
        self, before: Shown, seat: int | None, entries: Raw, choices: Raw, standing: Raw
    ) -> bytes:
        if self.changed_about is None:
            self.changed_about = Raw(encode(differences(before.about, self.shown.about)))
        view = differences(before.views[seat], self.views[seat])
        return encode(
            EncodedChanged(
                self.table.id,
                before.number,
                seat,
                entries,
                self.changed_about,
                view,
                self.prompt,
                choices,
                standing,
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
