"""Ratings with their uncertainty, by openskill: several players and shared places are fine."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

from petteia.core.record import Record


class BotRating(Struct, frozen=True):
    """How strong a bot is; everybody begins with a mean of 25 and a deviation of 8.3."""

    name: str
    mean: float
    deviation: float


def ratings(records: Iterable[Record]) -> list[BotRating]:
    """Return the ratings after some games, the best first."""
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for record in sorted(records, key=lambda r: int((r.meta or {})["number"])):
        meta = record.meta or {}
        places: dict[str, list[int]] = {}
        for name, place in zip(meta["bots"], meta["places"], strict=True):
            places.setdefault(name, []).append(place)
        if len(places) < 2:
            continue
        names = list(places)
        teams = [[known.setdefault(name, model.rating(name=name))] for name in names]
        ranks = [sum(places[name]) / len(places[name]) for name in names]
        for name, (new,) in zip(names, model.rate(teams, ranks=ranks), strict=True):
            known[name] = new
    found = [BotRating(name, rating.mu, rating.sigma) for name, rating in known.items()]
    return sorted(found, key=lambda rating: (-rating.mean, rating.name))
