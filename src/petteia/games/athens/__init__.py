"""Athens by Sungwoo and Minwoo Hyun (Baccum, 2018), 2 to 4 players."""

from typing import Any

from petteia.core import data
from petteia.core.game import Game, Probes, Rules, Wording
from petteia.games.athens import (
    determinization,
    event_rows,
    messages,
    observation,
    position_messages,
    view,
)
from petteia.games.athens.fields import FIELDS
from petteia.games.athens.setting import setting
from petteia.games.athens.state import AthensState, begin
from petteia.games.athens.view_types import AthensView


def _begin(
    players: int, options: dict[str, Any], numbers: dict[str, Any], record: dict[str, Any]
) -> AthensState:
    return begin(setting(players, numbers, record))


GAME: "Game[AthensState]" = Game(
    name="athens",
    title="Athens",
    designer="Sungwoo and Minwoo Hyun",
    publisher="Baccum",
    year=2018,
    minutes=90,
    package=__name__,
    seats=(2, 3, 4),
    options=(),
    data=data.shipped(__name__, event_rows.modern),
    sources=(
        "events", "squares", "bases", "villages", "ecclesia", "agoras", "workshops", "monuments",
        "cylinders", "oracles",
    ),
    secret_sources=("oracles",),  # A3.9
    rules=Rules(
        begin=_begin,
        fields=FIELDS,
        view_type=AthensView,
        view=view.view,
        fill=determinization.fill,
        ending=view.ending,
        observer=observation.observer,
        seen=messages.seen,
    ),
    wording=Wording(
        prompt=messages.prompt,
        choice=messages.choice,
        refusal=messages.refusal,
        event=messages.event,
        position=position_messages.position,
    ),
    probes=Probes(
        components=view.components,
    ),
)  # fmt: skip
