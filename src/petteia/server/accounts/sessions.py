"""People: guests by cookie, found again by it on every request."""

from collections import OrderedDict
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from petteia import wire
from petteia.server.accounts.guest_names import some_name
from petteia.server.errors import NotDone
from petteia.server.settings import Settings
from petteia.server.storage import access
from petteia.server.storage import people as stored
from petteia.server.storage.writer import Store

COOKIE = "petteia"
KEPT = 400 * 86_400
"""Seconds a browser keeps the cookie; browsers allow no more."""
REMEMBERED = 20_000
FRESH = 30_000
"""Milliseconds for which a found person is not looked up again (a ban takes so long)."""
SECRET_LENGTH = 40
HOUR = 3_600_000
DAY = 24 * HOUR
EXPIRES = 400 * DAY
"""After so long away a guest without a table is forgotten."""


class Person(msgspec.Struct, frozen=True):
    """Somebody with a session."""

    player: str
    name: str


ANONYMOUS = Person("", "")
"""Somebody without a session: may look, may not do."""

BANNED = Person("", "")
"""Somebody who is shut out: may look like anybody, may not do, and does not become a guest."""


class People:
    """Everybody who has been here."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._found: OrderedDict[str, tuple[Person | None, int]] = OrderedDict()
        self._revocations = 0
        """How often everybody had to be looked up again."""

    async def find(self, secret: str | None) -> Person | None:
        """Return the person whose secret this is: BANNED for one who is shut out."""
        if not secret or len(secret) > 64:
            return None
        key, now = stored.hashed(secret), self.settings.now()
        found = self._found.get(key)
        if found is not None and found[1] + FRESH > self.settings.monotonic():
            return found[0]
        revocations = self._revocations
        row = await self.store.read(lambda c: stored.session_of(c, secret, now))
        current = revocations == self._revocations  # otherwise this may just have been revoked
        if row is None or row.banned:
            person = None if row is None else BANNED
            if current:
                self._remember(key, person)
            return person
        person = Person(row.id, row.name)
        if current:
            self._remember(key, person)
        with suppress(DBAPIError):  # a full disk keeps nobody out who only looks
            if row.seen + DAY < now:
                await self.store.write(lambda c: stored.touch(c, row.id, now))
            if (row.used or row.issued) + HOUR < now:
                await self.store.write(lambda c: access.touch(c, key, now))
        return person

    async def add_guest(self) -> tuple[Person, str]:
        """Make a guest and return the secret for the cookie."""
        person = Person(self.settings.new_id(12), some_name())
        secret, now = self.settings.new_id(SECRET_LENGTH), self.settings.now()
        await self.store.write(
            lambda c: stored.add_session(c, person.player, person.name, secret, now)
        )
        self._remember(stored.hashed(secret), person)
        return person, secret

    async def add_cookie(self, session_id: str, kind: str = "cookie") -> str:
        """Return another secret for a person's session: a device's cookie, a program's token.

        Somebody with too many loses the cookie that was used longest ago: a passkey always opens.
        """
        secret, now = self.settings.new_id(SECRET_LENGTH), self.settings.now()

        def write(connection: Connection) -> None:
            access.make_room(connection, session_id, now)
            stored.add_token(connection, secret, kind, now, session_id=session_id)

        await self.store.write(write)
        return secret

    async def rename(self, person: Person, name: str) -> Person:
        """Give somebody another name."""
        await self.store.write(lambda c: stored.rename(c, person.player, name))
        self.look_again()
        return Person(person.player, name)

    async def take(self, secret: str, kind: str) -> Any:
        """Return the row of a secret that is good once, and revoke it."""
        now = self.settings.now()
        return await self.store.write(lambda c: stored.take_token(c, secret, kind, now))

    async def sitting(
        self, person: Person, command: wire.AnyCommand, table_id: str
    ) -> tuple[str, bool]:
        """Return a person's name and whether they are invited, as they are when they sit down.

        A socket that was open before, here or at another node, does not know of a new name.
        """
        if not isinstance(command, wire.Sit):
            return person.name, False
        name = await self.store.read(lambda c: stored.name_of(c, person.player))
        if name is None:  # forgotten, at another node
            raise NotDone("no-session")
        return name, await self._invited(command.invitation, table_id)

    async def _invited(self, secret: str | None, table_id: str) -> bool:
        """Return whether this is a good invitation to a table."""
        if secret is None:
            return False
        now = self.settings.now()
        row = await self.store.read(lambda c: stored.token(c, secret, "invitation", now))
        return row is not None and row.table_id == table_id

    async def forget(self, person: Person) -> None:
        """Delete all that is known of somebody."""
        await self.store.write(lambda c: stored.forget(c, person.player))
        self.look_again()

    def look_again(self) -> None:
        """Look everybody up again: some secret may open nothing any more."""
        self._found.clear()
        self._revocations += 1

    async def expire(self) -> None:
        """Forget guests who have not come back."""
        now = self.settings.now()
        await self.store.write(lambda c: stored.expire_guests(c, now - EXPIRES, now))

    def _remember(self, key: str, person: Person | None) -> None:
        self._found[key] = (person, self.settings.monotonic())
        if len(self._found) > REMEMBERED:
            self._found.popitem(last=False)
