"""The API's description with the games' views: the source of the page's types."""

import re
from typing import Any

import msgspec

from petteia.core.registry import games
from petteia.server.api import ENDPOINTS
from petteia.server.http.openapi import describe


def document() -> str:
    """Return the OpenAPI document with every view and preview of our games, as JSON."""
    ours = [game for game in games().values() if game.package.startswith("petteia.games.")]
    views = {game.name: game.rules.view_type for game in ours}
    kinds = {game.name: game.wording.preview_type for game in ours}
    previews = {name: kind for name, kind in kinds.items() if kind is not None}
    more = [_by_game("Views", views), _by_game("Previews", previews)]
    return _shorten(msgspec.json.encode(describe(ENDPOINTS, more)).decode())


def _by_game(name: str, types: dict[str, Any]) -> type[msgspec.Struct]:
    return msgspec.defstruct(name, sorted(types.items()))


def _shorten(text: str) -> str:
    """Two games may have types of one name: the schema then names the module, we the game."""

    def named(found: re.Match[str]) -> str:
        words = found[1].split("_")
        return "".join(word.capitalize() for word in words) + found[2]

    names = "|".join(sorted(games(), key=len, reverse=True))
    return re.sub(rf"\bpetteia\.games\.({names})\.[a-z_]+\.([A-Z]\w*)", named, text)
