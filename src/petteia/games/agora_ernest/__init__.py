"""Agora by James Ernest (Cheapass Games, 2002), 2 to 4 players."""

from typing import Any

from petteia.core import data
from petteia.core.game import Game, Probes, Rules, Wording
from petteia.core.options import Option
from petteia.games.agora_ernest import (
    messages,
    moves,
    observation,
    picture,
    preview,
    tries,
    view,
)
from petteia.games.agora_ernest.fields import FIELDS
from petteia.games.agora_ernest.rules import lay_again
from petteia.games.agora_ernest.setting import setting
from petteia.games.agora_ernest.state import AgoraState, begin


def _begin(
    players: int, options: dict[str, Any], numbers: dict[str, Any], record: dict[str, Any]
) -> AgoraState:
    return begin(setting(players, options, numbers, record))


GAME: "Game[AgoraState]" = Game(
    name="agora_ernest",
    title="Agora",
    designer="James Ernest",
    publisher="Cheapass Games",
    year=2002,
    minutes=20,
    package=__name__,
    seats=(2, 3, 4),
    options=(Option("first_player", ("random", "letter"), "E0.2"),),
    data=data.shipped(__name__),
    sources=("start", "income", "festivals", "purchases"),
    rules=Rules(
        begin=_begin,
        fields=FIELDS,
        view_type=view.AgoraErnestView,
        view=view.view,
        fill=view.fill,
        ending=view.ending,
        observer=observation.observer,
        canonical=moves.canonical,
        derive=lay_again,
        unlisted=True,
    ),
    wording=Wording(
        prompt=messages.prompt,
        choice=messages.choice,
        refusal=messages.refusal,
        event=messages.event,
        position=messages.position,
        picture=picture.svg,
        preview=preview.of_move,
        preview_type=preview.Preview,
    ),
    probes=Probes(
        components=view.components,
        tries=tries.tries,
    ),
)
