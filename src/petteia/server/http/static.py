"""The built front end: its files, and its one page for every address that a person may open."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

NOT_PAGES = ("api", "card", "socket", "health", "metrics", "assets")
"""First words of addresses that are never the page."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files under assets/, whose names change with what is in them."""
ASK_FIRST = "no-cache"
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Not asked from the system, whose answers differ."""
UNKNOWN = "application/octet-stream"
GZIP = ".gz"


Tags: TypeAlias = Callable[[Request, str], Awaitable[str | None]]


class FrontEnd:
    """A directory that the front end's build has filled."""

    def __init__(self, place: Path, tags: Tags) -> None:
        """`tags` describes what an address shows, for those who post it."""
        self.tags = tags
        self.index = place / "index.html"
        self.files = {
            file.relative_to(place).as_posix(): file
            for file in sorted(place.rglob("*"))
            if file.is_file() and file.suffix != GZIP
        }

    def routes(self) -> list[BaseRoute]:
        """Return the route of all files and pages; none if nothing was built."""
        return [Route("/{path:path}", self.answer)] if self.index.is_file() else []

    async def answer(self, request: Request) -> Response:
        """Answer with a file, or with the page: it knows what its addresses mean."""
        path: str = request.path_params["path"]
        if path in self.files:
            return _file(self.files[path], request, path.startswith("assets/"))
        # The first page is for everybody: who tries a server with a program must find it there.
        wants_page = not path or "text/html" in request.headers.get("accept", "")
        if not wants_page or path.partition("/")[0] in NOT_PAGES:
            raise HTTPException(404)
        about = await self.tags(request, path)
        if about is None:
            return _file(self.index, request)
        page = self.index.read_text(encoding="utf-8").replace("</head>", f"{about}</head>", 1)
        return HTMLResponse(page, headers={"Cache-Control": ASK_FIRST})


def _file(file: Path, request: Request, for_ever: bool = False) -> Response:
    headers = {"Cache-Control": FOR_EVER if for_ever else ASK_FIRST, "Vary": "Accept-Encoding"}
    packed = file.with_name(file.name + GZIP)
    takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
    found = packed if takes_gzip and packed.is_file() else file
    if found is packed:
        headers["Content-Encoding"] = "gzip"
    media_type = TYPES.get(file.suffix, UNKNOWN)
    answer = FileResponse(found, 200, headers, media_type, stat_result=found.stat())
    if answer.headers["etag"] in request.headers.get("if-none-match", ""):
        kept = {name: answer.headers[name] for name in ("cache-control", "etag", "vary")}
        return Response(status_code=304, headers=kept)
    return answer
