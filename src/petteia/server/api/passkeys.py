"""Endpoints for passkeys: make one on this device, be the same person on the next."""

from petteia import wire
from petteia.server.accounts.passkeys import WrongPasskey
from petteia.server.api.people import become
from petteia.server.errors import ApiProblem
from petteia.server.http.endpoint import Call, Endpoint


async def list_mine(call: Call) -> wire.Passkeys:
    """List my passkeys."""
    rows = await call.runtime.passkeys.list(call.player)
    return wire.Passkeys(
        passkeys=[
            wire.Passkey(id=row.id, name=row.name, created=row.created, used=row.used)
            for row in rows
        ]
    )


async def ask_for_new(call: Call) -> wire.PasskeyOptions:
    """Begin to make a passkey: what `navigator.credentials.create` is to be asked."""
    _check_rate(call)
    options = await call.runtime.passkeys.ask_for_new(call.person, call.request)
    return wire.PasskeyOptions(options=options)


async def add(call: Call) -> wire.Passkeys:
    """Keep the passkey that the browser made: it opens my games on any device."""
    try:
        await call.runtime.passkeys.add(call.person, call.request, call.body)
    except WrongPasskey as error:
        raise ApiProblem(400, "wrong-passkey", str(error)) from error
    return await list_mine(call)


async def drop(call: Call) -> wire.Passkeys:
    """Forget a passkey of mine; devices that are signed in stay so."""
    await call.runtime.passkeys.drop(call.player, call.body.id)
    return await list_mine(call)


async def ask_who(call: Call) -> wire.PasskeyOptions:
    """Begin to sign in: what `navigator.credentials.get` is to be asked."""
    _check_rate(call)
    return wire.PasskeyOptions(options=await call.runtime.passkeys.ask_who(call.request))


def _check_rate(call: Call) -> None:
    """Refuse a question above the limit: each is stored until it is answered or expires."""
    if not call.runtime.allowances.sign_ins.allows("", call.owner.address):
        raise ApiProblem(429, "too-many-requests")


async def sign_in(call: Call) -> wire.Me:
    """Show a passkey: this device is then its person, with all seats and tables."""
    try:
        player = await call.runtime.passkeys.whose(call.request, call.body.credential)
    except WrongPasskey as error:
        raise ApiProblem(403, "wrong-passkey", str(error)) from error
    return await become(call, player)


MINE = "/api/me/passkeys"
ENDPOINTS = (
    Endpoint("GET", MINE, list_mine, wire.Passkeys, tag="passkeys"),
    Endpoint("POST", MINE, add, wire.Passkeys, takes=wire.NewPasskey, tag="passkeys"),
    Endpoint("DELETE", MINE, drop, wire.Passkeys, takes=wire.PasskeyEnd, tag="passkeys"),
    Endpoint("POST", f"{MINE}/options", ask_for_new, wire.PasskeyOptions, tag="passkeys"),
    Endpoint(
        "POST", "/api/signin/options", ask_who, wire.PasskeyOptions, person=False, tag="passkeys"
    ),
    Endpoint(
        "POST", "/api/signin", sign_in, wire.Me, takes=wire.PasskeySignIn, person=False,
        tag="passkeys",
    ),
)  # fmt: skip
