"""Endpoints about what opens my session: my devices, tokens and links, listed and revoked."""

from petteia import wire
from petteia.server.errors import ApiProblem
from petteia.server.http.endpoint import Call, Endpoint, cookie_of, token_of
from petteia.server.storage import access as stored
from petteia.server.storage.people import hashed


async def keys(call: Call) -> wire.AccessKeys:
    """List the devices, tokens and links that open my session or my tables."""
    player, now = call.player, call.runtime.settings.now()
    here = _here(call)
    rows = await call.runtime.store.read(lambda c: stored.keys_of(c, player, now))
    return wire.AccessKeys(
        keys=[
            wire.AccessKey(
                id=row.hash[: stored.ID_LENGTH],
                kind=row.kind,
                created=row.created,
                used=row.used,
                expires=row.expires,
                table=row.table_id,
                here=row.hash == here,
            )
            for row in rows
        ]
    )


def _here(call: Call) -> str:
    """Return the hash of the secret with which this request came."""
    token = token_of(call.request.headers)
    secret = call.cookie or (cookie_of(call.request.headers) if token is None else token)
    return hashed(secret or "")


async def revoke(call: Call) -> wire.AccessKeys:
    """Revoke one of them: it opens nothing any more, and its sockets close."""
    runtime, player, key_id = call.runtime, call.player, call.body.id
    now = runtime.settings.now()
    if not await runtime.store.write(lambda c: stored.revoke(c, player, key_id, now)):
        raise ApiProblem(404, "no-such-key")
    await runtime.end_access(player)
    return await keys(call)


ENDPOINTS = (
    Endpoint("GET", "/api/me/access", keys, wire.AccessKeys, tag="people"),
    Endpoint("DELETE", "/api/me/access", revoke, wire.AccessKeys, takes=wire.AccessEnd,
             tag="people"),
)  # fmt: skip
