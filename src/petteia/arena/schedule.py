"""Who plays whom: a round-robin in which every bot sits on every seat equally often."""

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from petteia.core.errors import PetteiaError


class ArenaError(PetteiaError):
    """A tournament that cannot be held."""


class Pairing(Struct, frozen=True):
    """One game to be played."""

    number: int
    """Counted through the tournament; with the seed it decides all luck."""
    bots: tuple[str, ...]
    """By seat."""


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return the line-ups of a round-robin, seats aside.

    With as many bots as seats or more, every choice of different bots. With fewer, every two
    meet: one of the first against the second on all other seats, and the other way round.
    """
    if len(set(bots)) != len(bots):
        raise ArenaError("every bot is named once: the arena seats them")
    if len(bots) == 1:
        return [tuple(bots) * players]
    if len(bots) >= players:
        return list(combinations(bots, players))
    pairs = [(a, b) for a in bots for b in bots if a != b]
    return [(one, *[other] * (players - 1)) for one, other in pairs]


def schedule(bots: Sequence[str], players: int, games: int) -> list[Pairing]:
    """Return `games` games of every line-up, the seats turned by one from game to game.

    All line-ups advance together, so that a tournament cut short is still nearly balanced.
    """
    found = line_ups(bots, players)
    result: list[Pairing] = []
    for game in range(games):
        for line_up in found:
            turn = game % players
            result.append(Pairing(len(result), line_up[turn:] + line_up[:turn]))
    return result
