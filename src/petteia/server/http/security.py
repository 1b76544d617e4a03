"""What protects every request: headers, and the origin of what changes something."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from petteia.server.close_codes import NOT_ALLOWED
from petteia.server.limits.rate_limit import network

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Sent with every answer that does not say otherwise: a page loads only what we serve."""

TOO_MANY = Response(
    b'{"problem":"too-many-requests","detail":""}', 429, media_type="application/json"
)
SAFE = ("GET", "HEAD", "OPTIONS")


def same_origin(headers: Headers) -> bool:
    """Return whether a request comes from our own pages, or not from a web page at all.

    Browsers always name the origin of a socket and of an unsafe request; programs do not.
    """
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address of any page
        return False


class Guard:
    """Refuses floods and changes from another site, and adds `HEADERS` to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and complete the headers of what comes back."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        address = network(client[0] if client else "unknown")
        runtime = scope["app"].state.runtime
        await runtime.entrance.enter(address)
        if not runtime.allowances.http.allows("", address):
            if scope["type"] == "http":
                await TOO_MANY(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": NOT_ALLOWED})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["method"] not in SAFE and not same_origin(Headers(scope=scope)):
            refused = Response(
                b'{"problem":"other-origin","detail":""}', 403, media_type="application/json"
            )
            await refused(scope, receive, send_with_headers)
            return
        await self.app(scope, receive, send_with_headers)
