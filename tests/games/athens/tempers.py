"""Players with a temper, who reach the rarer rules of Athens in random games."""

from collections.abc import Callable
from typing import Any

from petteia.core.rng import Rng
from petteia.core.state import CHANCE, State

TEMPERS: tuple[dict[str, int], ...] = (
    {},
    # a merchant, who keeps his cubes and trades, prays and fills squares
    {"pass": 30, "trade": 90, "oracle": 9, "wheat": 90, "pray": 60, "square": 9, "make": 30,
     "kiln": 9, "vineyard": 9, "olive": 9, "flip": 2, "drop lower": 4},
    # a general, who does the same with armies
    {"pass": 30, "trade": 90, "oracle": 9, "wheat": 90, "pray": 60, "square": 9, "make": 30,
     "barley": 9, "smithy": 9, "shipyard": 4, "flip": 2, "drop lower": 4},
    # an architect, who builds monuments and puts every cube on events
    {"quarry": 30, "workshop": 5, "parthenon": 60, "erechtheion": 60, "stadium": 60, "theater": 60,
     "nike": 60, "propylaia": 60, "stoa": 60, "hephaestus": 60, "put": 30, "make": 9,
     "drop lower": 3, "kiln": 3, "vineyard": 3},
    # a speaker, who buys cards of his own and uses them
    {"ecclesia": 9, "agora": 9, "village": 9, "reroll": 9, "swap": 9, "put": 9, "make": 9},
)  # fmt: skip
"""Words that make a move likelier, for players who do not just play anything."""


PRIESTS: tuple[dict[str, int], ...] = (
    {"wheat": 500, "trade brown": 200, "make red": 100, "pass": 50},
)
WHEAT: dict[str, Any] = {
    "atelier": {"people": ["lower"], "make": {"red": {"bases": [], "cubes": 3}}},
    "trader": {
        "people": ["lower"],
        "trade": {"two": {"pay": 1, "of": ["red"], "receive": ["brown", "brown"]}},
    },
    "delphi": {"people": ["lower", "middle"]},
    "oracles": {"smile2": 2, "tear2": 2, "smile": 4, "tear": 3},
    "draw": {"later": 3},
    "agora": {"draw": 0},
}
"""Values with which wheat is cheap and oracle cards are few: for players who are all PRIESTS."""


def players_of(
    rng: Rng, players: int, among: tuple[dict[str, int], ...] = TEMPERS
) -> Callable[[State, Rng], int]:
    """Return what picks moves for players of random tempers."""
    tempers = [among[rng.below(len(among))] for _ in range(players)]

    def pick(state: State, rng: Rng) -> int:
        legal = state.legal()
        if state.actor == CHANCE:
            return legal[rng.weighted(state.weights())]
        weights = []
        for number in legal:
            text = f" {state.catalogue().text(number)}"
            liked = [like for word, like in tempers[state.actor].items() if f" {word}" in text]
            weights.append(max([1, *liked]))
        return legal[rng.weighted(weights)]

    return pick
