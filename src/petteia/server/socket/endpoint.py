"""The socket: a client comes, says who it is, and is served until it goes."""

import asyncio

from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from petteia import __version__, wire
from petteia.server.accounts.sessions import ANONYMOUS
from petteia.server.close_codes import GOING_AWAY, NOT_ALLOWED
from petteia.server.http.endpoint import answer, cookie_of, token_of
from petteia.server.http.security import same_origin
from petteia.server.runtime import Runtime
from petteia.server.socket.connection import Connection
from petteia.server.storage.people import hashed


async def endpoint(socket: WebSocket) -> None:
    """Serve one socket from its opening to its end."""
    runtime: Runtime = socket.app.state.runtime
    if not same_origin(socket.headers):
        await socket.close(NOT_ALLOWED)
        return
    token = token_of(socket.headers)
    secret = cookie_of(socket.headers) if token is None else token
    try:
        found = await runtime.people.find(secret)
    except DBAPIError:  # told once by the work in the background; pages come again and again
        await socket.send_denial_response(answer(wire.Problem(problem="not-written"), 503))
        return
    if found is None and token is not None:
        await socket.send_denial_response(answer(wire.Problem(problem="unknown-token"), 401))
        return
    person = found or ANONYMOUS
    connection = Connection(socket, person)
    connection.token = hashed(secret or "")
    opening = runtime.allowances.requests.allows(person.player, connection.address)
    if not (opening and runtime.add_socket(connection)):
        await socket.send_denial_response(answer(wire.Problem(problem="too-many-sockets"), 429))
        return
    try:
        await socket.accept()
    except BaseException:
        runtime.drop_socket(connection)
        raise
    me = wire.Me(player=person.player, name=person.name, version=__version__)
    connection.tell(wire.Welcome(me=me))
    sending = asyncio.create_task(connection.send())
    if connection.fast_path is not None:
        connection.fast_path.hear = connection.hear
    try:
        await connection.listen()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        if connection.fast_path is not None:
            connection.fast_path.hear = None
        for table_id in list(connection.following):
            connection.quit(table_id)
        runtime.drop_socket(connection)
        connection.let_go(connection.close_code or GOING_AWAY)
        if socket.client_state != WebSocketState.CONNECTED:
            sending.cancel()
        await asyncio.wait([sending])
