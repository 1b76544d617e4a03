"""The observer of any game: its own, or one that is made from its views."""

from collections.abc import Mapping
from typing import Any

import msgspec

from petteia.core.game import Game
from petteia.core.observer import Observer
from petteia.core.options import differing
from petteia.research.view_observer import ViewObserver, learned

MADE: dict[tuple[str, int, bytes], Observer] = {}


def observer(game: Game, players: int, options: Mapping[str, Any] | None = None) -> Observer:
    """Return what writes observations of such a match; made once in a run."""
    chosen = differing(game.options, options or {})
    key = (game.name, players, msgspec.json.encode(chosen, order="sorted"))
    if key not in MADE:
        own = game.rules.observer
        if own is None:
            MADE[key] = ViewObserver(game, players, learned(game, players, chosen))
        else:
            MADE[key] = own(game.new(players, options))
    return MADE[key]
