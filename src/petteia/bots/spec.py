"""The names of bots: `random`, `greedy`, `search:seconds=0.2`, `search:iterations=2000`, a
strength, or the name of an installed bot."""

from inspect import signature
from math import isfinite

from petteia.bots.bot import Bot, Chooser, Greedy, Random, Searcher
from petteia.bots.heuristic import Heuristic
from petteia.bots.plugins import heuristic, installed
from petteia.core.errors import PetteiaError
from petteia.core.game import Game

STRENGTHS = ("Novice", "Citizen", "Strategos", "Oracle")
"""The named strengths, each stronger than the one before; each game says which bots they are."""

DEFAULT_SEARCH = {"effort": 1.0, "seconds": 1.5}
"""An effort of 1 is as many simulations as the game's heuristic says are worth about 0.2 s."""
MOST = {"iterations": 10_000_000, "seconds": 3600, "effort": 10_000, "boldness": 1000}


class UnknownBot(PetteiaError):  # noqa: N818 - reads as what happened
    """No bot has this name."""


def bot(name: str, game: Game) -> Bot:
    """Return the bot of this name for a game; a wrong name is refused."""
    return chooser(name, game)


def chooser(name: str, game: Game) -> Chooser:
    """Return the bot of this name, with all it can do."""
    return _made(name, game, heuristic(game))


def check(name: str) -> None:
    """Refuse a wrong name."""
    if not _is_strength(name):
        kind, settings = _parsed(name, name)
        _known(name, kind, settings)


def _made(name: str, game: Game, judgement: Heuristic) -> Chooser:
    meant = name
    if _is_strength(name):
        meant = judgement.ladder()[STRENGTHS.index(name.capitalize())]
    kind, settings = _parsed(meant, name)
    _known(name, kind, settings)
    if kind not in KINDS:
        return installed()[kind](name, game, judgement, **settings)
    if kind == "random":
        return Random(name, game, judgement)
    if kind == "greedy":
        return Greedy(name, game, judgement, settings.get("boldness", 0.0))
    budget = settings or DEFAULT_SEARCH
    iterations = int(budget.get("iterations", 0))
    if "effort" in budget:
        iterations = max(int(budget["effort"] * judgement.pace()), 1)
    return Searcher(name, game, judgement, iterations, budget.get("seconds", 0.0))


def _is_strength(name: str) -> bool:
    return name.capitalize() in STRENGTHS


def _parsed(meant: str, name: str) -> tuple[str, dict[str, float]]:
    """Return the kind of bot and its settings; `name` is the requested name."""
    kind, *parts = meant.split(":")
    settings = {}
    for part in parts:
        key, _, value = part.partition("=")
        try:
            settings[key] = float(value)
        except ValueError:
            raise UnknownBot(f"bot {name!r}: {part!r} is not a setting like seconds=0.2") from None
    return kind, settings


KINDS = {
    "random": set[str](),
    "greedy": {"boldness"},
    "search": {"effort", "iterations", "seconds"},
}


def _known(name: str, kind: str, settings: dict[str, float]) -> None:
    if kind not in KINDS and kind not in installed():
        ours = ["random", "greedy", "search:seconds=0.2", "search:iterations=2000"]
        names = ", ".join([*ours, *installed(), *STRENGTHS])
        raise UnknownBot(f"there is no bot {name!r}; there are {names}")
    allowed = KINDS[kind] if kind in KINDS else _own_settings(kind)
    for key, value in settings.items():
        if key not in allowed:
            wanted = " and ".join(sorted(allowed)) or "no settings"
            raise UnknownBot(f"bot {name!r}: {kind} has {wanted}, not {key!r}")
        if not isfinite(value):
            raise UnknownBot(f"bot {name!r}: {key} must be a number, not {value}")
        if kind not in KINDS:
            continue
        whole = "a whole number " if key == "iterations" else ""
        if not 0 < value <= MOST[key] or (whole and value != int(value)):
            wanted = f"{whole}above 0 and at most {MOST[key]:,}"
            raise UnknownBot(f"bot {name!r}: {key} must be {wanted}")


def _own_settings(kind: str) -> set[str]:
    """Return the settings of an installed bot besides its name, game and heuristic."""
    return set(list(signature(installed()[kind]).parameters)[3:])
