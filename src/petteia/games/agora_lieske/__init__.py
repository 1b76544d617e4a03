"""Agora by Harald Lieske (Spielworxx, 2013), 2 to 4 players."""

from typing import Any

from petteia.core import data
from petteia.core.game import Game, Probes, Rules, Wording
from petteia.core.options import Option
from petteia.games.agora_lieske import messages, observation, view
from petteia.games.agora_lieske.fields import FIELDS
from petteia.games.agora_lieske.setting import modern, setting
from petteia.games.agora_lieske.shared_views import views
from petteia.games.agora_lieske.state import AgoraState, begin
from petteia.games.agora_lieske.view_types import AgoraLieskeView


def _begin(
    players: int, options: dict[str, Any], numbers: dict[str, Any], record: dict[str, Any]
) -> AgoraState:
    return begin(setting(players, options, numbers, record))


GAME: "Game[AgoraState]" = Game(
    name="agora_lieske",
    title="Agora",
    designer="Harald Lieske",
    publisher="Spielworxx",
    year=2013,
    minutes=60,
    package=__name__,
    seats=(2, 3, 4),
    options=(
        Option("open_hands", (False, True), "L5.1.3"),
        Option("stoa_row", ("plain", "even"), "L5.2.3"),
    ),
    data=data.shipped(__name__, modern),
    sources=("court", "monument", "rhetoric", "majorities"),
    rules=Rules(
        begin=_begin,
        fields=FIELDS,
        view_type=AgoraLieskeView,
        view=view.view,
        fill=view.fill,
        ending=view.ending,
        observer=observation.observer,
        seen=messages.seen,
        views=views,
    ),
    wording=Wording(
        prompt=messages.prompt,
        choice=messages.choice,
        refusal=messages.refusal,
        event=messages.event,
        position=messages.position,
    ),
    probes=Probes(
        components=view.components,
    ),
)
