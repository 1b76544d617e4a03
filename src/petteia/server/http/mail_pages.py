"""The pages behind the links in mail. A link asks, a button does: programs follow links too."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from petteia.core.templates import render
from petteia.core.words import preferred_language
from petteia.server.http.endpoint import address
from petteia.server.http.security import HEADERS
from petteia.server.notices import mail
from petteia.server.runtime import Runtime
from petteia.server.storage import notices as stored

OWN_FORM = {
    "Content-Security-Policy": HEADERS["Content-Security-Policy"].replace(
        "form-action 'none'", "form-action 'self'"
    ),
    # With no-referrer a browser does not say that the form was ours.
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
}


def _page(
    language: str, title: str, text: str, button: str | None = None, status: int = 200
) -> Response:
    say = mail.words(language).text
    html = render(
        "petteia.server",
        "mail_link.html",
        language=language,
        title=say(title),
        text=say(text),
        button=button and say(button),
        back=say("mail-back"),
    )
    return HTMLResponse(html, status, OWN_FORM)


def _language(request: Request) -> str:
    """Return the browser's language: the page is shown before anything is looked up."""
    wishes = request.headers.get("accept-language", "").split(",")
    return preferred_language([wish.partition(";")[0] for wish in wishes])


async def confirm(request: Request) -> Response:
    """Ask whether an address is right; the button says so."""
    runtime: Runtime = request.app.state.runtime
    language, title = _language(request), "mail-confirm-title"
    if not runtime.allowances.requests.allows("", address(request)):
        return _page(language, title, "mail-link-old", status=429)
    if request.method != "POST":
        return _page(language, title, "mail-confirm-ask", "mail-confirm-yes")
    row = await runtime.people.take(str(request.path_params["secret"]), "mail")
    player = None if row is None else row.session_id
    good = player is not None and await runtime.store.write(
        lambda c: stored.confirm_address(c, player)
    )
    return _page(
        language, title, "mail-confirmed" if good else "mail-link-old", status=200 if good else 404
    )


async def stop(request: Request) -> Response:
    """Ask whether mail shall end; the button, or a mail program's own, ends it."""
    runtime: Runtime = request.app.state.runtime
    language, title = _language(request), "mail-stop-title"
    if not runtime.allowances.requests.allows("", address(request)):
        return _page(language, title, "mail-link-old", status=429)
    if request.method != "POST":
        return _page(language, title, "mail-stop-ask", "mail-stop-yes")
    good = await runtime.notices.stop_mail(str(request.path_params["secret"]))
    return _page(
        language, title, "mail-stopped" if good else "mail-link-old", status=200 if good else 404
    )


def routes() -> list[BaseRoute]:
    """Return the routes of links in mail."""
    methods = ["GET", "POST"]
    return [
        Route("/mail/confirm/{secret}", confirm, methods=methods),
        Route("/mail/stop/{secret}", stop, methods=methods),
    ]
