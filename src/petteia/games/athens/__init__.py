"""Athens by Sungwoo and Minwoo Hyun (Baccum, 2018), 2 to 4 players."""

from typing import Any

from petteia.core import data
from petteia.core.game import Game
from petteia.games.athens import determinization, messages, position_messages, view
from petteia.games.athens.fields import FIELDS
from petteia.games.athens.setting import setting
from petteia.games.athens.state import AthensState, begin
from petteia.games.athens.view_types import AthensView


def _begin(
    players: int, options: dict[str, Any], numbers: dict[str, Any], record: dict[str, Any]
) -> AthensState:
    return begin(setting(players, numbers, record))


GAME = Game(
    name="athens",
    title="Athens",
    designer="Sungwoo and Minwoo Hyun",
    publisher="Baccum",
    year=2018,
    minutes=90,
    package=__name__,
    seats=(2, 3, 4),
    options=(),
    data=data.shipped(__name__),
    sources=(
        "events", "squares", "bases", "villages", "ecclesia", "agoras", "workshops", "monuments",
        "cylinders", "oracles",
    ),
    begin=_begin,
    view_type=AthensView,
    view=view.view,
    known=view.known,
    fill=determinization.fill,
    prompt=messages.prompt,
    choice=messages.choice,
    refusal=messages.refusal,
    event=messages.event,
    position=position_messages.position,
    ending=view.ending,
    components=view.components,
    fields=FIELDS,
    seen=messages.seen,
    secret_sources=("oracles",),  # A3.9
)  # fmt: skip
