"""What a link to a finished game shows where it is posted: title, result and score card."""

from collections import OrderedDict
from html import escape

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from petteia.core.message import Arg
from petteia.server.accounts.sessions import COOKIE
from petteia.server.errors import NoTable, NotDone
from petteia.server.hosting.host import HostedTable, eyes
from petteia.server.http import score_card
from petteia.server.http.endpoint import TABLE_ID, address
from petteia.server.http.score_card import Row, ScoreCard
from petteia.server.limits.fair_queue import Owner
from petteia.server.notices.mail import words
from petteia.server.runtime import Runtime
from petteia.tables.events import BrokenLog
from petteia.tables.table import Table

CARDS = 64
"""Cards that a process remembers, at about 30 kB each."""
KEPT = "public, max-age=86400"
PAGES = ("table", "replay")
"""Pages of one game."""


class CardCache:
    """The cards that were drawn last."""

    def __init__(self) -> None:
        self.cards: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, key: bytes) -> bytes | None:
        """Return a card, if it is remembered."""
        if key in self.cards:
            self.cards.move_to_end(key)
        return self.cards.get(key)

    def add(self, key: bytes, card: bytes) -> None:
        """Remember a card; the one that nobody wanted for longest is dropped."""
        self.cards[key] = card
        while len(self.cards) > CARDS:
            self.cards.popitem(last=False)


def score_card_of(table: Table, language: str) -> ScoreCard:
    """Return what the card of a finished table shows."""
    say = words(language).text
    names = _names(table, language)
    standing = table.match.standing()
    places = (table.ending.places if table.ending else None) or standing.places
    seats = range(len(names))
    order = sorted(seats, key=lambda seat: (places[seat] if places else 0, -standing.scores[seat]))
    winners = [names[seat] for seat in order if places and places[seat] == 1]
    args: dict[str, Arg] = {"count": len(winners), "text": ", ".join(winners)}
    game = table.match.game
    return ScoreCard(
        title=f"{game.title} ({game.designer})",
        headline=say("card-won" if winners else "card-over", args),
        rows=[
            Row(
                seat=seat,
                name=names[seat],
                place=places[seat] if places else None,
                score=standing.scores[seat],
                points=[standing.points[seat].get(source, 0) for source in game.sources],
            )
            for seat in order
        ],
    )


def _names(table: Table, language: str) -> list[str]:
    """Return what everybody is called; equal names get numbers."""
    say = words(language).text
    names = [seat.name or say(f"card-{seat.bot or 'nobody'}") for seat in table.seats]
    return [
        f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name
        for at, name in enumerate(names)
    ]


async def card(request: Request) -> Response:
    """Answer with the score card of a finished game, for everybody who may see the game."""
    runtime: Runtime = request.app.state.runtime
    place, language = address(request), request.query_params.get("language", "en")
    person = await runtime.people.find(request.cookies.get(COOKIE))
    player = person.player if person else ""
    if not runtime.allowances.requests.allows(player, place):
        return Response(status_code=429)

    def look(table: Table, hosted: HostedTable) -> ScoreCard | None:
        eyes(table, player, None)
        return score_card_of(table, language) if table.over and table.started else None

    table_id = str(request.path_params["table"])
    assets = runtime.settings.page / "assets"
    if not TABLE_ID.fullmatch(table_id) or not assets.is_dir():
        return Response(status_code=404)
    try:
        wanted = await runtime.host.look(table_id, look)
    except (NoTable, NotDone, BrokenLog):
        wanted = None
    if wanted is None:
        return Response(status_code=404)
    cards: CardCache = request.app.state.cards
    key = msgspec.json.encode(wanted)
    found = cards.get(key)
    if found is None:
        owner = Owner(player, place)
        try:
            found = await runtime.computing.run(owner, score_card.draw, wanted, str(assets))
        except NotDone:
            return Response(status_code=429)
        cards.add(key, found)
    headers = {"Cache-Control": KEPT, "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(found, headers=headers, media_type="image/png")


async def tags(request: Request, path: str) -> str | None:
    """Return the tags that describe a finished public game; nothing for any other address."""
    page, _, table_id = path.partition("/")
    if page not in PAGES or not TABLE_ID.fullmatch(table_id):
        return None
    runtime: Runtime = request.app.state.runtime
    if not runtime.allowances.requests.allows("", address(request)):
        return None

    def look(table: Table, hosted: HostedTable) -> ScoreCard | None:
        watched = table.about.public and table.terms.watch == "anyone"
        return score_card_of(table, "en") if watched and table.over and table.started else None

    try:
        found = await runtime.host.look(table_id, look)
    except (NoTable, BrokenLog):
        return None
    if found is None:
        return None
    origin = runtime.settings.notices.public_url or str(request.base_url).rstrip("/")
    result = ", ".join(f"{row.name} {row.score}" for row in found.rows)
    about = {
        "og:type": "website",
        "og:site_name": "Petteia",
        "og:title": f"{found.title}: {found.headline}",
        "og:description": result,
        "og:url": f"{origin}/{path}",
        "og:image": f"{origin}/card/{table_id}.png",
        "og:image:width": str(score_card.SIZE[0]),
        "og:image:height": str(score_card.SIZE[1]),
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{escape(name)}" content="{escape(text)}">\n'
        for name, text in about.items()
    )


def routes() -> list[BaseRoute]:
    """Return the route of the cards."""
    return [Route("/card/{table}.png", card)]
