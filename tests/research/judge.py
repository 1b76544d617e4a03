"""The judge of observations: the layouts of version 1.0, filled in from views."""

import dataclasses
from pathlib import Path

import msgspec
from msgspec.structs import replace

from petteia.core.game import Game
from petteia.core.state import State
from petteia.core.view import View
from petteia.games.agora_lieske.view_types import AgoraLieskeView
from petteia.research.shapes import Parts
from petteia.research.view_observer import ViewObserver

LAYOUTS = Path(__file__).parent / "layouts_of_1_0"


class Kept(msgspec.Struct):
    """A layout as version 1.0 stored it."""

    view: Parts
    offered: bool


def judge(game: Game, players: int) -> ViewObserver:
    """Return what writes observations of a game as version 1.0 did."""
    text = (LAYOUTS / f"{game.name}.json").read_bytes()
    layouts = msgspec.json.decode(text, type=dict[int, Kept])
    return ViewObserver(replaced(game), players, layouts[players].view)


def replaced(game: Game) -> Game:
    """Return a game whose views are as in version 1.0: with one row of yields for all stalls."""
    if game.name != "agora_lieske":
        return game

    def view(state: State, seat: int | None) -> View:
        seen: AgoraLieskeView = game.rules.view(state, seat)
        return replace(seen, yields=seen.yields[0])

    return dataclasses.replace(game, rules=dataclasses.replace(game.rules, view=view))
