"""Endpoints about me: my name, my other devices, whom I do not read."""

from functools import partial

from petteia import __version__, wire
from petteia.server.accounts.sessions import ANONYMOUS, BANNED, SECRET_LENGTH, Person
from petteia.server.errors import ApiProblem
from petteia.server.http.endpoint import Call, Endpoint
from petteia.server.storage import access
from petteia.server.storage import people as stored
from petteia.server.storage.links import add_link
from petteia.wire.texts import clean_name, is_clean_name

TRANSFER = 3_600_000
"""Milliseconds for which a link to another device is good."""


def _me(person: Person) -> wire.Me:
    return wire.Me(player=person.player, name=person.name, version=__version__)


async def me(call: Call) -> wire.Me:
    """Tell me who I am; somebody new becomes a guest."""
    call.runtime.bots.warm_up()
    return _me(call.person)


async def rename(call: Call) -> wire.Me:
    """Change my name."""
    if not is_clean_name(call.body.name):
        raise ApiProblem(400, "wrong-name", "every letter of a name can be seen")
    return _me(await call.runtime.people.rename(call.person, clean_name(call.body.name)))


async def forget(call: Call) -> wire.Me:
    """Delete me and all that is known of me; my games keep their moves, without my name."""
    await call.runtime.people.forget(call.person)
    await call.runtime.end_access(call.player)
    for hosted in call.runtime.host.tables.values():
        sits = hosted.table is not None and hosted.table.seats_of(call.player)
        if sits and not hosted.lock.locked():
            hosted.replace(None)  # read again from the log, where the name is gone
    return _me(ANONYMOUS)


async def transfer(call: Call) -> wire.Link:
    """Make a secret that opens my seats on another device, once, within an hour."""
    runtime, player = call.runtime, call.player
    await _check_room(call)
    secret, now = runtime.settings.new_id(SECRET_LENGTH), runtime.settings.now()
    expires = now + TRANSFER
    await runtime.store.write(
        lambda c: stored.add_token(c, secret, "transfer", now, session_id=player, expires=expires)
    )
    return wire.Link(secret=secret, expires=expires)


async def _check_room(call: Call) -> None:
    player, now = call.player, call.runtime.settings.now()
    if not await call.runtime.store.read(lambda c: access.has_room(c, player, now)):
        raise ApiProblem(409, "too-many-keys", "revoke some of /api/me/access first")


async def claim(call: Call) -> wire.Me:
    """Use such a secret: this device is then that person."""
    row = await call.runtime.people.take(call.body.secret, "transfer")
    if row is None:
        raise ApiProblem(404, "no-such-secret")
    return await become(call, row.session_id)


async def become(call: Call, player: str) -> wire.Me:
    """Make this device a person's, with all seats and tables."""
    before, now = call.player, call.runtime.settings.now()
    full = not await call.runtime.store.read(lambda c: access.has_room(c, player, now))
    call.cookie = await call.runtime.people.add_cookie(player)
    if full:  # the cookie that was used longest ago has made room
        await call.runtime.end_access(player)
    person = await call.runtime.people.find(call.cookie)
    if person is None or person is BANNED:
        raise ApiProblem(403, "banned")
    if before and not call.runtime.settings.rate_same_network:
        await call.runtime.store.write(lambda c: add_link(c, before, player))
    return _me(person)


async def token(call: Call) -> wire.Link:
    """Make a bearer token for a program of mine: it may do all that I may."""
    await _check_room(call)
    return wire.Link(secret=await call.runtime.people.add_cookie(call.player, "token"))


async def mutes(call: Call) -> wire.Mutes:
    """List whose chat I do not read."""
    player = call.player
    return wire.Mutes(players=await call.runtime.store.read(lambda c: stored.muted_by(c, player)))


async def mute(call: Call) -> wire.Mutes:
    """Mute somebody's chat for me, or not."""
    player, body = call.player, call.body
    change = partial(stored.set_mute, session_id=player, player=body.player, muted=body.muted)
    if not await call.runtime.store.write(change):
        raise ApiProblem(409, "too-many-mutes")
    return await mutes(call)


ENDPOINTS = (
    Endpoint("GET", "/api/me", me, wire.Me, tag="people"),
    Endpoint("PUT", "/api/me", rename, wire.Me, takes=wire.Rename, tag="people"),
    Endpoint("DELETE", "/api/me", forget, wire.Me, tag="people"),
    Endpoint("POST", "/api/me/transfer", transfer, wire.Link, tag="people"),
    Endpoint("POST", "/api/me/token", token, wire.Link, tag="people"),
    Endpoint("POST", "/api/claim", claim, wire.Me, takes=wire.Claim, person=False, tag="people"),
    Endpoint("GET", "/api/me/mutes", mutes, wire.Mutes, tag="people"),
    Endpoint("PUT", "/api/me/mutes", mute, wire.Mutes, takes=wire.Mute, tag="people"),
)
