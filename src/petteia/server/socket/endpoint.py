"""The socket: a client comes, says who it is, and is served until it goes."""

import asyncio

from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from petteia import __version__, wire
from petteia.server.accounts.sessions import COOKIE, NOBODY
from petteia.server.close_codes import GOING_AWAY, NOT_ALLOWED
from petteia.server.http.endpoint import answer, token_of
from petteia.server.http.security import same_origin
from petteia.server.runtime import Serving
from petteia.server.socket.connection import Line
from petteia.server.storage.people import hashed


async def endpoint(socket: WebSocket) -> None:
    """Serve one socket from its opening to its end."""
    serving: Serving = socket.app.state.serving
    if not same_origin(socket.headers):
        await socket.close(NOT_ALLOWED)
        return
    token = token_of(socket.headers)
    secret = socket.cookies.get(COOKIE) if token is None else token
    try:
        found = await serving.people.find(secret)
    except DBAPIError:  # told once by the work in the background; pages come again and again
        await socket.send_denial_response(answer(wire.Problem(problem="not-written"), 503))
        return
    if found is None and token is not None:
        await socket.send_denial_response(answer(wire.Problem(problem="unknown-token"), 401))
        return
    person = found or NOBODY
    line = Line(socket, person)
    line.token = hashed(secret or "")
    opening = serving.allowances.requests.allows(person.player, line.address)
    if not (opening and serving.add_line(line)):
        await socket.send_denial_response(answer(wire.Problem(problem="too-many-sockets"), 429))
        return
    try:
        await socket.accept()
    except BaseException:
        serving.drop_line(line)
        raise
    me = wire.Me(player=person.player, name=person.name, version=__version__)
    line.tell(wire.Welcome(me=me))
    sending = asyncio.create_task(line.send())
    if line.way is not None:
        line.way.hear = line.hear
    try:
        await line.listen()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        if line.way is not None:
            line.way.hear = None
        for table_id in list(line.following):
            line.quit(table_id)
        serving.drop_line(line)
        line.let_go(line.close_code or GOING_AWAY)
        if socket.client_state != WebSocketState.CONNECTED:
            sending.cancel()
        await asyncio.wait([sending])
