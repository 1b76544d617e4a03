"""The sender: takes turns from the outbox and tells their players, once each.

A notice is leased, sent, then deleted. A node that dies in between leaves it to the others when
the lease runs out; what was sent already is then sent again as the same mail (its Message-ID) or
the same push (its tag and topic), which mail programs and browsers show once.
"""

import asyncio
import hashlib
import hmac
import logging
from functools import partial
from typing import Any

from sqlalchemy.exc import DBAPIError

from petteia.core.registry import games
from petteia.server.notices import mail, push, push_address
from petteia.server.notices.presence import Presence
from petteia.server.settings import Settings
from petteia.server.storage import installation
from petteia.server.storage import notices as stored
from petteia.server.storage.writer import Store

logger = logging.getLogger("petteia.notices")

AT_ONCE = 20
MOST_TRIES = 8


class NoticeSender:
    """What goes out of this node."""

    def __init__(self, store: Store, settings: Settings, presence: Presence) -> None:
        self.store = store
        self.settings = settings
        self.asked = settings.notices
        self.presence = presence
        self.sent = 0
        """How many notices were taken by a mail server or a push service."""
        self.failed = 0
        """How many attempts failed, by push or unexpectedly."""
        self._push_key = ""
        self._stop_key = ""

    async def start(self) -> None:
        """Make the installation's secrets, or forget what nobody will send."""
        if not self.asked.any:
            await self.store.write(stored.forget_turns)
            return
        new_id, new_key = self.settings.new_id, push.new_key()
        self._stop_key = await self.store.write(
            lambda c: installation.keep(c, "mail-stop", new_id(52))
        )
        self._push_key = await self.store.write(lambda c: installation.keep(c, "push", new_key))

    @property
    def public_key(self) -> str | None:
        """The key that a browser needs for push, if there is push."""
        return push.public_key(self._push_key) if self.asked.push_contact else None

    # Ending it --------------------------------------------------------------------------------

    def stop_secret(self, player: str, address: str) -> str:
        """Return the secret that ends mail to this address of a player."""
        key = self._stop_key.encode()
        mac = hmac.new(key, f"{player} {address}".encode(), hashlib.sha256).hexdigest()
        return f"{player}.{mac[:40]}"

    async def stop_mail(self, secret: str) -> bool:
        """End mail by a secret from one; returns whether it was a good one."""
        if "\0" in secret:  # PostgreSQL does not take it
            return False
        player = secret.partition(".")[0]
        row = await self.store.read(lambda c: stored.address_of(c, player))
        good = row is not None and hmac.compare_digest(
            self.stop_secret(player, row.address).encode(), secret.encode()
        )
        if good:
            await self.store.write(lambda c: stored.drop_address(c, player))
        return good

    # Sending ----------------------------------------------------------------------------------

    async def send_due(self) -> None:
        """Tell everybody whose time has come."""
        while True:
            now = self.settings.now()
            until = now + int(self.asked.lease * 1000)
            due = await self.store.write(partial(stored.lease, now=now, until=until, most=AT_ONCE))
            failures = [one for one in await asyncio.gather(*map(self._try, due)) if one]
            if failures:
                raise failures[0]  # the database is away: nothing is sent until it is back
            if len(due) < AT_ONCE:
                return

    async def _try(self, row: Any) -> DBAPIError | None:
        """Send one notice; whatever goes wrong with it stops no other."""
        try:
            await self._tell(row)
        except DBAPIError as error:
            return error
        except Exception as error:
            self.failed += 1
            logger.error("a notice of table %s failed: %s", row.table_id, type(error).__name__)
            try:
                await self._settle(row, row.tries >= MOST_TRIES)
            except DBAPIError as away:
                return away
        return None

    async def _tell(self, row: Any) -> None:
        table_id, number, player = row.table_id, row.number, row.session_id
        later = self.settings.now() + int(self.asked.again * 1000)
        if await self.presence.is_there(player):
            await self.store.write(lambda c: stored.postpone(c, table_id, number, later, 0))
            return
        found = await self.store.read(lambda c: stored.turn(c, table_id, player))
        reached = found is None or await self._reach(number, *found)
        await self._settle(row, reached or row.tries >= MOST_TRIES)

    async def _settle(self, row: Any, over: bool) -> None:
        """Forget a notice, or try it again later; every time later than before."""
        table_id, number, tries = row.table_id, row.number, row.tries
        if over:
            await self.store.write(lambda c: stored.done(c, table_id, number))
            return
        wait = self.settings.now() + int(self.asked.again * 1000) * (2**tries - 1)
        await self.store.write(lambda c: stored.postpone(c, table_id, number, wait, tries))

    async def _reach(
        self, number: int, table: Any, others: list[str], address: Any, browsers: list[Any]
    ) -> bool:
        """Tell one player: by push if a browser takes it, otherwise by mail.

        Returns whether there is nothing more to try.
        """
        title = games()[table.game].title if table.game in games() else table.game
        reached = [await self._push(table.id, title, others, b) for b in self._browsers(browsers)]
        if any(reached):
            self.sent += 1
            return True
        if address is not None and address.confirmed and self.asked.smtp:
            return await self._mail(table.id, number, title, others, address)
        return all(reached is None for reached in reached)

    def _browsers(self, browsers: list[Any]) -> list[Any]:
        return browsers if self.asked.push_contact else []

    async def _push(self, table_id: str, title: str, others: list[str], to: Any) -> bool | None:
        """Return whether a browser was told; nothing if it never will be."""
        notice = push.Notice(
            title=mail.words(to.language).text("turn-subject", {"text": title}),
            body=mail.turn_line(to.language, title, others),
            url=f"/table/{table_id}",
            tag=table_id,
        )
        asked = self.asked
        address = push_address.read(to.endpoint, asked.push_services, asked.push_local)
        try:
            if address is None:  # stored before endpoints were checked as strictly
                raise push.NotPushed("not a push service", True)
            await asyncio.to_thread(
                push.send, to, notice, self._push_key, asked.push_contact, table_id,
                asked.push_local,
            )  # fmt: skip
            return True
        except push.NotPushed as error:
            reason, gone = str(error), error.gone
        except Exception as error:
            reason, gone = type(error).__name__, False
        self.failed += 1
        logger.warning("push to %s failed: %s", address.host if address else "no service", reason)
        if gone:
            await self.store.write(lambda c: stored.drop_subscription(c, to.endpoint))
            return None
        return False

    async def _mail(
        self, table_id: str, number: int, title: str, others: list[str], to: Any
    ) -> bool:
        stop = self.stop_secret(to.session_id, to.address)
        letter = mail.turn(
            self.asked, to.address, to.language, title, others, table_id, number, stop
        )
        try:
            await asyncio.to_thread(mail.send, self.asked.smtp, letter)
        except mail.NotSent as error:
            logger.warning("a mail was not taken: %s", error)
            if error.for_ever:
                await self.store.write(lambda c: stored.drop_address(c, to.session_id))
            return error.for_ever
        self.sent += 1
        return True
