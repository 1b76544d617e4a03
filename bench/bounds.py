"""The bounds that must hold, each with the worst value measured for it and where that was."""

from collections.abc import Callable
from typing import Any, NamedTuple

from bench.speeds import EIGHTS, GIN, HANABI, HOLDEM, OURS, Speeds

SEARCHED = "agora_ernest"
"""The game in which a decision is a search for places: it has bounds of its own."""


class Bound(NamedTuple):
    """Something that must hold at every table it is about."""

    what: str
    asked: float
    unit: str
    at_least: bool
    value: Callable[[Speeds, str, int], float]
    """At one table; 0 where it was not measured."""
    about: Callable[[str, int], bool]


def others(game: str, players: int) -> bool:
    """All tables of the games whose moves are in a catalogue."""
    return game != SEARCHED


def all_tables(game: str, players: int) -> bool:
    """All tables."""
    return True


def searched(game: str, players: int) -> bool:
    """Agora (Ernest)."""
    return game == SEARCHED


def searched_by_four(game: str, players: int) -> bool:
    """Agora (Ernest) with four players."""
    return game == SEARCHED and players == 4


def times(how: str, peer: tuple[str, str, str]) -> Callable[[Speeds, str, int], float]:
    """Return how often a table makes what a peer makes once."""

    def value(speeds: Speeds, game: str, players: int) -> float:
        theirs = speeds.peer(peer)
        return speeds.ours(game, players, how) / theirs if theirs else 0.0

    return value


def call(how: str, a_second: float) -> Callable[[Speeds, str, int], float]:
    """Return the time of one call in a part of a second: 1e3 for milliseconds."""

    def value(speeds: Speeds, game: str, players: int) -> float:
        made = speeds.ours(game, players, how)
        return a_second / made if made else 0.0

    return value


def whole_game(speeds: Speeds, game: str, players: int) -> float:
    """Return the seconds of a random game inside the engine."""
    made = speeds.games("petteia", game, players)
    return 1 / made if made else 0.0


BOUNDS = (
    Bound("random play, times gin_rummy stepped", 20, "", True,
          times("inside", (*GIN, "stepped")), others),
    Bound("random play, times crazy_eights stepped", 5, "", True,
          times("inside", (*EIGHTS, "stepped")), others),
    Bound("aimed at: random play, times crazy_eights wholly in C++", 1, "", True,
          times("inside", (*EIGHTS, "inside")), others),
    Bound("copy in the middle of a game, inside compiled code", 1.5, " µs", False,
          call("copy inside", 1e6), all_tables),
    Bound("stepped, times gin_rummy stepped", 3, "", True,
          times("stepped", (*GIN, "stepped")), others),
    Bound("stepped, times crazy_eights stepped", 1, "", True,
          times("stepped", (*EIGHTS, "stepped")), others),
    Bound("PettingZoo, times its texas_holdem", 5, "", True, times("pettingzoo", HOLDEM), others),
    Bound("PettingZoo, times its hanabi", 5, "", True, times("pettingzoo", HANABI), others),
    Bound("Agora (Ernest): a random game of four", 0.2, " s", False,
          whole_game, searched_by_four),
    Bound("Agora (Ernest): a preview on a full table", 2, " ms", False,
          call("preview", 1e3), searched),
)  # fmt: skip


NEEDED = ("inside", "stepped", "copy inside", "pettingzoo", "preview")
PEERS = ((*GIN, "stepped"), (*EIGHTS, "stepped"), (*EIGHTS, "inside"), HOLDEM, HANABI)


def needs(project: str, game: str, players: int, how: str) -> bool:
    """Return whether any bound looks at a case."""
    if project != OURS:
        return (project, game, how) in PEERS
    if game == SEARCHED and how not in ("copy inside", "preview"):
        return players == 4 and how == "inside"
    return how in NEEDED


def judged(data: dict[str, Any]) -> str:
    """Return a table of the bounds that were measured: the worst value, and whether it holds."""
    speeds = Speeds(data)
    rows = ["| must hold | bound | worst | at | |", "|---|--:|--:|---|---|"]
    for bound in BOUNDS:
        found = [
            (bound.value(speeds, game, players), f"{game} {players}")
            for game, players in speeds.tables()
            if bound.about(game, players)
        ]
        found = [(value, table) for value, table in found if value]
        if not found:
            continue
        value, table = min(found) if bound.at_least else max(found)
        holds = value >= bound.asked if bound.at_least else value <= bound.asked
        sign = "≥" if bound.at_least else "≤"
        rows.append(
            f"| {bound.what} | {sign} {bound.asked:g}{bound.unit} | {value:.3g}{bound.unit}"
            f" | {table} | {'holds' if holds else '**fails**'} |"
        )
    return "\n".join(rows)
