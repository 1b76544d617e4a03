"""The schedule: the evaluated player meets each bot in every opening, on every seat."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from petteia.arena.schedule import ArenaError, Pairing


class Appointment(Pairing, frozen=True):
    """One game to be played from an opening."""

    opening: int = 0
    seat: int | None = None
    """Of the evaluated player; None where two bots of the ladder meet."""


def appointments(
    name: str, ladder: Sequence[str], players: int, openings: int
) -> list[Appointment]:
    """Return all games, opening by opening, so that a run cut short is balanced.

    In each opening the player meets every bot, alone against it on all other seats, once on each
    seat. Neighbours on the ladder meet in the same way: that fixes the scale of the ratings.
    """
    if len(set(ladder)) != len(ladder) or name in ladder:
        raise ArenaError("every player is named once")
    found: list[Appointment] = []
    for opening in range(openings):
        for bots, seat in _one_opening(name, ladder, players):
            found.append(Appointment(len(found), bots, opening, seat))
    return found


def _one_opening(
    name: str, ladder: Sequence[str], players: int
) -> Iterator[tuple[tuple[str, ...], int | None]]:
    for other in ladder:
        for seat in range(players):
            yield _alone(name, other, seat, players), seat
    for lower, higher in pairwise(ladder):
        for seat in range(players):
            yield _alone(higher, lower, seat, players), None


def _alone(one: str, other: str, seat: int, players: int) -> tuple[str, ...]:
    """Return the bots by seat: one of them on its seat, the other on all others."""
    return tuple(one if each == seat else other for each in range(players))
