"""The web application and the process that runs it."""

import socket
from contextlib import suppress
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from petteia import __version__
from petteia.core.registry import games
from petteia.server.page import front_page

STATIC = Path(__file__).parent / "static"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'self'; img-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Sent with every answer: a page may load only what this server serves."""


class ServeError(Exception):
    """The server cannot listen where it was told to; the text is one line for the user."""


class SafeHeaders:
    """Adds `HEADERS` to every answer, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and complete the headers of what comes back."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_with_headers)


async def front(request: Request) -> Response:
    """Answer with the page that lists the games."""
    return HTMLResponse(front_page(games().values()))


async def health(request: Request) -> Response:
    """Answer that the server is up."""
    return JSONResponse({"status": "ok", "version": __version__})


async def static(request: Request) -> Response:
    """Answer with the file of that name beside the code."""
    return FileResponse(STATIC / request.url.path.lstrip("/"))


def create_app() -> Starlette:
    """Return the application."""
    return Starlette(
        routes=[
            Route("/", front),
            Route("/health", health),
            *(Route(f"/{file.name}", static) for file in sorted(STATIC.iterdir())),
        ],
        middleware=[Middleware(SafeHeaders)],
    )


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that already accepts connections; ServeError when that is not possible."""
    if not 0 <= port <= 65535:
        raise ServeError(f"cannot listen on {host} port {port}: ports are 0 to 65535")
    try:
        family, *_, resolved = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
        return socket.create_server((str(resolved[0]), port), family=family)
    except OSError as error:
        reason = str(error.strerror or error).partition(" (")[0]  # without the repeated address
        raise ServeError(f"cannot listen on {host} port {port}: {reason}") from error


def address(listening: socket.socket) -> str:
    """Return what to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("127.0.0.1", "0.0.0.0", "::1", "::"):
        host = "localhost"
    elif ":" in host:
        host = f"[{host}]"
    return f"http://{host}:{port}"


def serve(host: str = "127.0.0.1", port: int = 8000) -> None:
    """Run the server until it is interrupted."""
    with listen(host, port) as listening:
        print(f"Petteia is at {address(listening)} (Ctrl-C stops it)", flush=True)
        config = uvicorn.Config(create_app(), log_level="warning", timeout_graceful_shutdown=5)
        with suppress(KeyboardInterrupt):  # uvicorn has closed every connection by then
            uvicorn.Server(config).run(sockets=[listening])
    print("\nPetteia has stopped")
