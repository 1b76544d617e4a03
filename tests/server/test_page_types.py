"""The page's types are generated from the API's description and the games' views."""

import json
import os
import re
import subprocess
from pathlib import Path

import page_build

from petteia import wire
from petteia.core.registry import games
from petteia.server.page_types import document

FRONTEND = Path(__file__).parents[2] / "frontend"
SCHEMAS = json.loads(document())["components"]["schemas"]


def test_the_page_s_types_are_current(tmp_path: Path) -> None:
    npm = page_build.npm_command()
    paths = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    subprocess.run(
        [*npm, "run", "--silent", "wire", "--", str(tmp_path)],
        cwd=FRONTEND,
        env=os.environ | {"PATH": paths},
        input=document(),
        text=True,
        check=True,
    )
    for name in ("openapi.ts", "wire.ts"):
        current = (FRONTEND / "src" / "net" / name).read_text()
        assert current == (tmp_path / name).read_text(), "run script/wire"


def test_every_frame_of_the_socket_is_described() -> None:
    for union in ("ClientFrame", "ServerFrame", "AnyCommand"):
        named = {part["$ref"].rpartition("/")[2] for part in SCHEMAS[union]["anyOf"]}
        assert named == {frame.__name__ for frame in getattr(wire, union).__args__}
        assert named <= set(SCHEMAS)


def test_every_game_has_its_view() -> None:
    ours = [game for game in games().values() if game.package.startswith("petteia.games.")]
    views = SCHEMAS["Views"]["properties"]
    assert {game.name for game in ours} == set(views)
    for game in ours:
        name = views[game.name]["$ref"].rpartition("/")[2]
        assert name == "".join(word.capitalize() for word in game.name.split("_")) + "View"
        assert set(SCHEMAS[name]["properties"]) == set(game.rules.view_type.__struct_fields__)


def test_the_preview_of_a_game_is_described() -> None:
    name = SCHEMAS["Previews"]["properties"]["agora_ernest"]["$ref"].rpartition("/")[2]
    assert "joins" in SCHEMAS[name]["properties"]


def test_no_name_of_a_type_holds_its_module() -> None:
    assert [name for name in SCHEMAS if not re.fullmatch(r"[A-Z]\w*", name)] == []
