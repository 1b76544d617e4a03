"""Endpoints about being told outside the page that it is my turn."""

import asyncio
import logging
from typing import Any

from petteia import wire
from petteia.server.accounts.sessions import SECRET_LENGTH
from petteia.server.errors import ApiProblem
from petteia.server.http.endpoint import Call, Endpoint, address
from petteia.server.notices import mail, push_address
from petteia.server.storage import notices as stored
from petteia.server.storage import people as stored_people

logger = logging.getLogger("petteia.notices")

CONFIRM = 2 * 86_400_000
"""Milliseconds for which the link of a question is good."""


async def state(call: Call) -> wire.Notices:
    """Tell how I am told that it is my turn."""
    runtime, player = call.runtime, call.player

    def read(connection: Any) -> tuple[Any, list[Any]]:
        return stored.address_of(connection, player), stored.subscriptions_of(connection, player)

    row, browsers = await runtime.store.read(read)
    return wire.Notices(
        mail_offered=bool(runtime.settings.notices.smtp),
        mail=None if row is None else wire.MailState(address=row.address, confirmed=row.confirmed),
        push_key=runtime.notices.public_key,
        push=[browser.endpoint for browser in browsers],
    )


async def set_mail(call: Call) -> wire.Notices:
    """Ask for mail: a question goes to the address, and its link must be opened first."""
    runtime, player, body = call.runtime, call.player, call.body
    asked = runtime.settings.notices
    if not asked.smtp:
        raise ApiProblem(409, "no-mail-here")
    keys = (player, body.address.lower())
    few = all(runtime.mails.allows(key) for key in keys)
    if not (few and runtime.mails_from.allows(address(call.request))):
        raise ApiProblem(429, "too-many-mails")
    secret, now = runtime.settings.new_id(SECRET_LENGTH), runtime.settings.now()

    def write(connection: Any) -> None:
        stored.set_address(connection, player, body.address, body.language, now)
        stored_people.revoke(connection, "mail", session_id=player)
        stored_people.add_token(
            connection, secret, "mail", now, session_id=player, expires=now + CONFIRM
        )

    letter = mail.question(asked, body.address, body.language, secret)
    try:
        await asyncio.to_thread(mail.send, asked.smtp, letter)
    except mail.NotSent as error:
        logger.warning("a mail was not taken: %s", error)
        raise ApiProblem(409, "mail-not-sent") from error
    await runtime.store.write(write)  # only now: an address that was confirmed is kept till then
    return await state(call)


async def end_mail(call: Call) -> wire.Notices:
    """Want no more mail."""
    player = call.player
    await call.runtime.store.write(lambda c: stored.drop_address(c, player))
    return await state(call)


async def add_push(call: Call) -> wire.Notices:
    """Ask for push to this browser."""
    runtime, player, body = call.runtime, call.player, call.body
    asked = runtime.settings.notices
    if not asked.push_contact:
        raise ApiProblem(409, "no-push-here")
    if push_address.read(body.endpoint, asked.push_services, asked.push_local) is None:
        raise ApiProblem(400, "no-push-service", "the endpoint is not a known push service's")
    now, keys = runtime.settings.now(), (body.keys.p256dh, body.keys.auth)
    await runtime.store.write(
        lambda c: stored.add_subscription(c, player, body.endpoint, keys, body.language, now)
    )
    return await state(call)


async def end_push(call: Call) -> wire.Notices:
    """Want no more push to a browser of mine."""
    player, endpoint = call.player, call.body.endpoint
    await call.runtime.store.write(lambda c: stored.drop_subscription(c, endpoint, player))
    return await state(call)


ENDPOINTS = (
    Endpoint("GET", "/api/me/notices", state, wire.Notices, tag="notices"),
    Endpoint("PUT", "/api/me/mail", set_mail, wire.Notices, takes=wire.MailTo, tag="notices"),
    Endpoint("DELETE", "/api/me/mail", end_mail, wire.Notices, tag="notices"),
    Endpoint("PUT", "/api/me/push", add_push, wire.Notices, takes=wire.PushTo, tag="notices"),
    Endpoint("DELETE", "/api/me/push", end_push, wire.Notices, takes=wire.PushEnd, tag="notices"),
)
