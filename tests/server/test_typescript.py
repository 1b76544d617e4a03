"""The front end's types are those of the wire."""

import re
from pathlib import Path

from petteia.core.registry import games
from petteia.server.typescript import types

WIRE = Path(__file__).parents[2] / "frontend/src/net/wire.ts"


def test_the_front_ends_types_are_current() -> None:
    assert WIRE.read_text() == types(), "run script/wire"


def test_every_game_has_its_view() -> None:
    text = types()
    views = text.partition("export interface Views {")[2].partition("}")[0]
    ours = [game for game in games().values() if game.package.startswith("petteia.games.")]
    assert len(ours) > 1
    for game in ours:
        (view,) = re.findall(rf"^  {game.name}: (\w+);$", views, re.MULTILINE)
        assert view.endswith(game.view_type.__name__.removeprefix("Agora"))
        assert f"export interface {view} {{" in text


def test_the_preview_of_a_game_is_typed() -> None:
    text = types()
    assert "export interface Previews {\n  agora_ernest: Preview;\n}" in text
    assert "  joins: JoinedShops[];" in text
