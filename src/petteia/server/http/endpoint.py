"""An endpoint of the API: what it takes, gives and does. Routes and OpenAPI are made from it."""

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from time import thread_time
from typing import Any, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from petteia.core.message import Refusal
from petteia.server.accounts.sessions import ANONYMOUS, BANNED, COOKIE, KEPT, Person
from petteia.server.errors import EXPECTED, ApiProblem, NoTable, explained
from petteia.server.limits.bodies import HeldBody
from petteia.server.limits.fair_queue import Owner
from petteia.server.limits.loop_time import Timed
from petteia.server.limits.rate_limit import network
from petteia.server.runtime import Runtime
from petteia.wire import Problem, Refused
from petteia.wire.texts import has_nul

T = TypeVar("T")

JSON = "application/json"
LONG_BODY = 16_384
"""Bytes of a body up to which decoding it needs no computing time: a move is always taken."""
LONGEST_QUERY = 2048
"""Characters of a query."""
SECRET = re.compile(rf"(?:^|;) *{COOKIE}=([^; ]*)")
TABLE_ID = re.compile("[a-z0-9]{1,24}")
NO_NUL = "a text must not hold U+0000"
ADDRESSES = "all addresses are told in /api/openapi.json"
DESCRIBED = "what is taken is told in /api/openapi.json"


class Call:
    """One request: who asks whom for what."""

    def __init__(self, request: Request, person: Person) -> None:
        self.request = request
        self.person = person
        self.runtime: Runtime = request.app.state.runtime
        self.owner = self.runtime.seen_at(person.player, address(request))
        self.body: Any = None
        self.query: Any = None
        self.cookie: str | None = None
        """A new secret for the cookie, if it changes."""

    @property
    def player(self) -> str:
        """Who asks."""
        return self.person.player

    @property
    def table(self) -> str:
        """The table of the path."""
        table = str(self.request.path_params["table"])
        if not TABLE_ID.fullmatch(table):
            raise NoTable("no-such-table")
        return table

    async def while_connected(self, work: Coroutine[Any, Any, T]) -> T:
        """Do some work, and drop it when the client goes away."""
        working = asyncio.create_task(work)
        leaving = asyncio.create_task(self._gone())
        try:
            await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise ApiProblem(400, "broken-off")
            return working.result()
        finally:
            leaving.cancel()
            working.cancel()

    async def _gone(self) -> None:
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    async def compute(self, function: Callable[..., T], *args: Any) -> T:
        """Compute something in a worker, on the account of the person who asks."""
        return await self.while_connected(self.runtime.computing.run(self.owner, function, *args))


@dataclass(frozen=True)
class Endpoint:
    """One method of one path."""

    method: str
    path: str
    do: Callable[[Call], Awaitable[Any]]
    gives: type
    takes: Any = None
    query: type | None = None
    person: bool = True
    """Whether a session is needed; somebody without one becomes a guest."""
    status: int = 200
    tag: str = "tables"
    charged: bool = True
    """Whether it needs computing time; a move, say, is always taken."""
    kept: bool = False
    """Whether a browser may cache the answer and revalidate it."""


def address(request: Request) -> str:
    """Return the address under which a request is counted."""
    return network(request.client.host if request.client else "unknown")


def token_of(headers: Headers) -> str | None:
    """Return the bearer token with which a program says who it is; None if it does not say."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cookie_of(headers: Headers) -> str | None:
    """Return the secret of our cookie; others are not parsed, for thousands fit in a header."""
    found = SECRET.search(headers.get("cookie", ""))
    return found[1] if found else None


def route(endpoints: list[Endpoint]) -> Route:
    """Return the route of all methods of one path."""
    by_method = {endpoint.method: endpoint for endpoint in endpoints}

    async def handle(request: Request) -> Response:
        endpoint = by_method["GET" if request.method == "HEAD" else request.method]
        try:
            return await _answer(endpoint, request)
        except EXPECTED as error:
            status, why = explained(error)
            return answer(Refused(refusal=why) if isinstance(why, Refusal) else why, status)

    return Route(endpoints[0].path, handle, methods=list(by_method))


async def no_such(request: Request, error: Exception) -> Response:
    """Answer a program that asks for an address or a method that there is not."""
    assert isinstance(error, HTTPException)
    if not request.url.path.startswith("/api/"):
        return PlainTextResponse(error.detail, error.status_code, error.headers)
    problem = "no-such-method" if error.status_code == 405 else "no-such-address"
    response = answer(Problem(problem=problem, detail=ADDRESSES), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _answer(endpoint: Endpoint, request: Request) -> Response:
    runtime: Runtime = request.app.state.runtime
    place = address(request)
    if not runtime.allowances.requests.has("", place, 1.0):
        raise ApiProblem(429, "too-many-requests")
    with runtime.bodies.of(place) as body:
        call = await _call(endpoint, request, place, body)
        if endpoint.charged:
            runtime.computing.check(call.owner)
        timed = Timed(endpoint.do(call))
        try:
            given = await timed
        finally:
            runtime.computing.charge(call.owner, timed.milliseconds)
    response = answer(given, endpoint.status)
    if endpoint.kept:
        _let_keep(response, request)
    if call.cookie:
        response.set_cookie(
            COOKIE, call.cookie, KEPT, httponly=True, samesite="lax",
            secure=request.url.scheme == "https",
        )  # fmt: skip
    return response


async def _call(endpoint: Endpoint, request: Request, place: str, body: HeldBody) -> Call:
    """Return what is asked and who asks; somebody without a session becomes a guest."""
    runtime: Runtime = request.app.state.runtime
    allowances = runtime.allowances
    query = _query(endpoint, request)
    token = token_of(request.headers)
    person = await runtime.people.find(cookie_of(request.headers) if token is None else token)
    if not allowances.requests.allows(person.player if person else "", place):
        raise ApiProblem(429, "too-many-requests")
    if person is None and token is not None:  # a browser becomes a guest, a program gets an error
        raise ApiProblem(401, "unknown-token")
    if person is BANNED and endpoint.person:
        raise ApiProblem(403, "banned")
    decoded = None
    if endpoint.takes is not None:
        data = await _body(request, body)
        owner = Owner(person.player if person else "", place)
        decoded = _decoded(endpoint, data, runtime, owner)
    cookie = None
    if person is None and endpoint.person:
        if not allowances.guests.allows("", place):
            raise ApiProblem(429, "too-many-guests")
        person, cookie = await runtime.people.add_guest()
    call = Call(request, person or ANONYMOUS)
    call.query, call.body, call.cookie = query, decoded, cookie
    return call


def answer(body: Any, status: int = 200) -> Response:
    """Return a JSON answer; nothing in it may be kept by a cache."""
    return Response(
        msgspec.json.encode(body), status, {"Cache-Control": "no-store"}, media_type=JSON
    )


def _let_keep(response: Response, request: Request) -> None:
    """Say what the answer is known by; a browser that has it already gets nothing."""
    tag = f'"{hashlib.sha256(response.body).hexdigest()[:32]}"'
    response.headers["ETag"] = tag
    response.headers["Cache-Control"] = "no-cache"
    if tag in request.headers.get("if-none-match", ""):
        response.status_code = 304
        response.body = b""
        del response.headers["content-length"], response.headers["content-type"]


def _query(endpoint: Endpoint, request: Request) -> Any:
    if endpoint.query is None:
        return None
    if len(request.scope["query_string"]) > LONGEST_QUERY:
        raise ApiProblem(400, "wrong-query", f"at most {LONGEST_QUERY} characters")
    given = dict(request.query_params)
    if any("\0" in text for text in given.values()):
        raise ApiProblem(400, "wrong-query", NO_NUL)
    try:
        return msgspec.convert(given, endpoint.query, strict=False)
    except msgspec.ValidationError as error:
        raise ApiProblem(400, "wrong-query", f"{error}; {DESCRIBED}") from None


async def _body(request: Request, held: HeldBody) -> bytearray:
    """Return the whole body; refuse one that is too long, or too much for its address."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise ApiProblem(415, "json-needed", "the Content-Type must be application/json")
    most = request.app.state.runtime.settings.limits.body
    data = bytearray()
    try:
        async for part in request.stream():
            if len(data) + len(part) > most:
                raise ApiProblem(413, "too-large", f"at most {most} bytes")
            if not held.take(len(part)):
                raise ApiProblem(429, "too-many-requests")
            data += part
    except ClientDisconnect:
        raise ApiProblem(400, "broken-off") from None
    return data


def _decoded(endpoint: Endpoint, data: bytearray, runtime: Runtime, owner: Owner) -> Any:
    """Return what a body says; a long one takes a while and is charged."""
    if len(data) > LONG_BODY:
        runtime.computing.check(owner)
    begun = thread_time()
    try:
        if has_nul(data):
            raise ApiProblem(400, "wrong-body", NO_NUL)
        return msgspec.json.decode(data, type=endpoint.takes)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ApiProblem(400, "wrong-body", f"{error}; {DESCRIBED}") from None
    except RecursionError:
        raise ApiProblem(400, "wrong-body", "nested too deeply") from None
    finally:
        runtime.computing.charge(owner, (thread_time() - begun) * 1000)
