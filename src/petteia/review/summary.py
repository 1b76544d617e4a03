"""What a review comes to: accuracy, luck apart from choice, and the turning points."""

from collections.abc import Mapping, Sequence
from math import hypot

from msgspec import Struct, structs

from petteia.review.decision import Decision, Mark
from petteia.review.review import ReviewedMove

HALF = 0.1
"""A loss of this much of the chance to win halves a decision's accuracy."""
TURNING_POINTS = 5


class SeatSummary(Struct, frozen=True, kw_only=True):
    """How one seat played, and how lucky it was."""

    accuracy: float | None
    """From 0 to 100; nothing for a seat that had no choice."""
    marks: dict[Mark, int]
    lost: float
    """The chance to win that its own choices gave away, summed; losses within noise left out."""
    luck: float
    """How much chance moves changed its chance to win."""
    luck_error: float
    choice: float
    """How much everybody's choices changed it."""
    result: float
    """What it won: 1 for a win, a share of a shared one."""
    adjusted: float
    """What it would have won with average luck, from 0 to 1."""


class TurningPoint(Struct, frozen=True):
    """A move that decided much."""

    index: int
    actor: int | None
    change: list[float]
    """Of every seat's chance to win."""


class Review(Struct, frozen=True, kw_only=True):
    """A reviewed game: what the page, the report and the file all show."""

    start: list[float]
    """Every seat's chance to win before the first move."""
    moves: list[ReviewedMove]
    seats: list[SeatSummary]
    turning_points: list[TurningPoint]


def complete(
    start: Sequence[float], moves: Sequence[ReviewedMove], decisions: Mapping[int, Decision]
) -> Review:
    """Put a review together from its passes."""
    return Review(
        start=[round(chance, 4) for chance in start],
        moves=[structs.replace(move, decision=decisions.get(move.index)) for move in moves],
        seats=summary(moves, decisions, start),
        turning_points=turning_points(moves),
    )


def summary(
    moves: Sequence[ReviewedMove],
    decisions: Mapping[int, Decision],
    start: Sequence[float],
) -> list[SeatSummary]:
    """Summarise a review by seat; `start` are the chances before the first move."""
    players = len(start)
    luck, luck_errors = [0.0] * players, [0.0] * players
    choice = [0.0] * players
    errors = [0.0] * players
    for move in moves:
        for seat, change in enumerate(move.change):
            if move.actor is None:
                luck[seat] += change
                step = hypot(errors[seat], move.errors[seat])
                luck_errors[seat] = hypot(luck_errors[seat], step)
            else:
                choice[seat] += change
        errors = list(move.errors)
    final = list(moves[-1].chances) if moves else list(start)
    return [
        _seat(seat, moves, decisions, luck[seat], luck_errors[seat], choice[seat], final[seat])
        for seat in range(players)
    ]


def _seat(
    seat: int,
    moves: Sequence[ReviewedMove],
    decisions: Mapping[int, Decision],
    luck: float,
    luck_error: float,
    choice: float,
    result: float,
) -> SeatSummary:
    own = [decisions[m.index] for m in moves if m.actor == seat and m.index in decisions]
    marks: dict[Mark, int] = {"best": 0, "good": 0, "inaccuracy": 0, "mistake": 0}
    for decision in own:
        marks[decision.mark] += 1
    losses = [significant_loss(decision) for decision in own]
    accuracy = 100 * sum(0.5 ** (loss / HALF) for loss in losses) / len(own) if own else None
    return SeatSummary(
        accuracy=None if accuracy is None else round(accuracy, 1),
        marks=marks,
        lost=round(sum(losses), 4),
        luck=round(luck, 4),
        luck_error=round(luck_error, 4),
        choice=round(choice, 4),
        result=round(result, 4),
        adjusted=round(min(max(result - luck, 0.0), 1.0), 4),
    )


def significant_loss(decision: Decision) -> float:
    """Return the part of a loss that its uncertainty does not explain."""
    return max(decision.loss - decision.error, 0.0)


def turning_points(
    moves: Sequence[ReviewedMove], count: int = TURNING_POINTS
) -> list[TurningPoint]:
    """Return the moves that changed the most beyond noise, in the order they were made."""

    def weight(move: ReviewedMove) -> float:
        return max(
            abs(change) - error for change, error in zip(move.change, move.errors, strict=True)
        )

    ranked = sorted(moves, key=lambda move: (-weight(move), move.index))[:count]
    found = [move for move in ranked if weight(move) > 0.0]
    found.sort(key=lambda move: move.index)
    return [TurningPoint(move.index, move.actor, move.change) for move in found]
