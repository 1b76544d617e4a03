"""Every seat's chance to win at a position, estimated by quick play-outs."""

from math import sqrt

from msgspec import Struct

from petteia.bots.heuristic import Heuristic
from petteia.bots.rollout import judged, roll_out
from petteia.core.rng import Rng
from petteia.core.state import NOBODY, State

FAR = 60
"""After so many moves a play-out ends, settled or not."""


class Chances(Struct, frozen=True):
    """An estimate, by seat."""

    means: list[float]
    """They sum to 1."""
    errors: list[float]
    """The standard error of each mean."""


def win_chances(state: State, judgement: Heuristic, rng: Rng, samples: int) -> Chances:
    """Estimate the chances from the true position; at the end of a game they are the result."""
    if state.actor == NOBODY:
        return Chances(result_shares(state.standing()), [0.0] * state.players)
    sums = [0.0] * state.players
    squares = [0.0] * state.players
    for _ in range(samples):
        ahead = state.copy()
        roll_out(ahead, judgement, rng, FAR, 1.0)
        chances = _normalised(judged(ahead, judgement))
        for seat, chance in enumerate(chances):
            sums[seat] += chance
            squares[seat] += chance * chance
    means = [total / samples for total in sums]
    errors = [
        sqrt(max(square / samples - mean * mean, 0.0) / max(samples - 1, 1))
        for square, mean in zip(squares, means, strict=True)
    ]
    return Chances(means, errors)


def result_shares(places: list[int]) -> list[float]:
    """Return what each seat won: a shared first place is shared."""
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def _normalised(chances: list[float]) -> list[float]:
    total = sum(chances)
    return [chance / total for chance in chances] if total else chances
