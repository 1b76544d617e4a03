"""The web application: pages, API and socket."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from itertools import groupby
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from petteia import __version__
from petteia.core.registry import games
from petteia.server.api import ENDPOINTS
from petteia.server.http import link_preview, mail_pages, openapi
from petteia.server.http.endpoint import no_such, route
from petteia.server.http.front_page import front_page
from petteia.server.http.security import Guard
from petteia.server.http.static import FrontEnd
from petteia.server.metrics import CONTENT_TYPE_LATEST
from petteia.server.runtime import Runtime
from petteia.server.settings import Settings
from petteia.server.socket.endpoint import endpoint

STATIC = Path(__file__).parent / "static"


async def front(request: Request) -> Response:
    """Answer with the page that lists the games."""
    return HTMLResponse(front_page(games().values()))


async def health(request: Request) -> Response:
    """Answer that the server is up and its database answers."""
    runtime: Runtime = request.app.state.runtime
    try:
        await runtime.store.read(lambda c: c.exec_driver_sql("SELECT 1").scalar())
    except Exception:  # whatever it is, whoever watches the server must hear of it
        return JSONResponse({"status": "no database", "version": __version__}, 503)
    return JSONResponse({"status": "ok", "version": __version__})


async def metrics(request: Request) -> Response:
    """Answer with the metrics that Prometheus collects."""
    runtime: Runtime = request.app.state.runtime
    text = runtime.metrics.text()
    if runtime.siblings is not None:
        text = await runtime.siblings.metrics(text)
    return Response(text, media_type=CONTENT_TYPE_LATEST)


async def static(request: Request) -> Response:
    """Answer with the file of that name beside the code."""
    return FileResponse(STATIC / request.url.path.lstrip("/"))


@cache
def _document() -> bytes:
    return msgspec.json.encode(openapi.describe(ENDPOINTS))


async def api_document(request: Request) -> Response:
    """Answer with the OpenAPI document."""
    return Response(_document(), media_type="application/json")


async def api_page(request: Request) -> Response:
    """Answer with the page about the API."""
    return HTMLResponse(openapi.page(msgspec.json.decode(_document())))


def simple_files() -> list[str]:
    """Return the names of the files that the simple page and the page about the API need."""
    return sorted(file.name for file in STATIC.iterdir() if file.is_file())


def routes(front_end: FrontEnd) -> list[BaseRoute]:
    """Return every route, as one table; the front end's own files come before the simple page's."""
    by_path = sorted(ENDPOINTS, key=lambda endpoint: endpoint.path)
    return [
        Route("/health", health),
        Route("/metrics", metrics),
        Route("/api", api_page),
        Route("/api/openapi.json", api_document),
        WebSocketRoute("/socket", endpoint),
        *(route(list(same)) for _, same in groupby(by_path, lambda endpoint: endpoint.path)),
        *mail_pages.routes(),
        *link_preview.routes(),
        *(Route(f"/{file}", static) for file in simple_files() if file not in front_end.files),
        *(front_end.routes() or [Route("/", front)]),
    ]


def create_app(settings: Settings | None = None) -> Starlette:
    """Return the application; it opens its database when it starts."""
    runtime = Runtime(settings or Settings())

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await runtime.start()
        try:
            yield
        finally:
            await runtime.stop()

    all_routes = routes(FrontEnd(runtime.settings.page, link_preview.tags))
    app = Starlette(
        routes=all_routes,
        middleware=[Middleware(Guard)],
        exception_handlers={HTTPException: no_such},
        lifespan=life,
    )
    app.state.runtime = runtime
    app.state.cards = link_preview.CardCache()
    return app
