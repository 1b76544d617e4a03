"""Offrandes by Cédric Lefebvre (Ludonaute, 2010), 3 to 5 players."""

from typing import Any

from petteia.core import data
from petteia.core.game import Game, Probes, Rules, Wording
from petteia.core.options import Option
from petteia.games.offrandes import messages, observation, view
from petteia.games.offrandes.fields import FIELDS
from petteia.games.offrandes.setting import setting
from petteia.games.offrandes.state import OffrandesState, begin
from petteia.games.offrandes.view_types import OffrandesView


def _begin(
    players: int, options: dict[str, Any], numbers: dict[str, Any], record: dict[str, Any]
) -> OffrandesState:
    return begin(setting(players, options, numbers, record))


GAME: "Game[OffrandesState]" = Game(
    name="offrandes",
    title="Offrandes",
    designer="Cédric Lefebvre",
    publisher="Ludonaute",
    year=2010,
    minutes=60,
    package=__name__,
    seats=(3, 4, 5),
    options=(Option("corruption_floor", (1, 2), "O2.2"),),
    data=data.shipped(__name__),
    sources=("priestess", "sacrifices", "altars"),
    rules=Rules(
        begin=_begin,
        fields=FIELDS,
        view_type=OffrandesView,
        view=view.view,
        fill=view.fill,
        ending=view.ending,
        observer=observation.observer,
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
