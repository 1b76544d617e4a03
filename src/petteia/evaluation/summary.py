"""Results of an evaluation: ratings on the bots' scale, win shares, answers, time, tokens.

Games of one opening are correlated, so intervals are computed from whole openings.
"""

from collections import defaultdict
from collections.abc import Sequence
from statistics import pvariance
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from petteia.arena.ratings import ratings
from petteia.arena.tally import interval
from petteia.core.record import Record
from petteia.core.rng import Rng
from petteia.evaluation.endpoint import Reply
from petteia.evaluation.game import Evaluated
from petteia.text.conversation import Counts

RESAMPLES = 200
"""Bootstrap samples of openings for the interval of a rating."""
SURE = 0.95


class Rated(Struct, frozen=True):
    """A rating and its 95 % interval."""

    name: str
    rating: float
    low: float
    high: float


class Versus(Struct, frozen=True):
    """The share of wins against one bot and its 95 % interval; a shared first place is shared."""

    bot: str
    games: int
    share: float
    low: float
    high: float


class Spent(Struct, frozen=True, kw_only=True):
    """Totals over all answers of a model, including those of unfinished games."""

    answers: int = 0
    seconds: float = 0.0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    faults: int = 0
    """Failed attempts before an answer arrived."""

    def cost(self, prices: tuple[float, float]) -> float:
        """Return what it cost, at prices for a million tokens in and out."""
        return (self.prompt_tokens * prices[0] + self.completion_tokens * prices[1]) / 1e6


class Summary(Struct, frozen=True, kw_only=True):
    """All that an evaluation found."""

    name: str
    games: int
    openings: int
    ratings: list[Rated]
    """Of the player and of every bot, the best first."""
    versus: list[Versus]
    counts: Counts
    seconds: float
    """Of thought, in the finished games."""
    spent: Spent


def summary(name: str, records: Sequence[Record], spent: Sequence[Reply] = ()) -> Summary:
    """Return what some games of an evaluation show of a player."""
    outcomes = [convert(record.meta, Evaluated) for record in records]
    own = [outcome for outcome in outcomes if outcome.seat is not None]
    return Summary(
        name=name,
        games=len(own),
        openings=len({outcome.opening for outcome in own}),
        ratings=rated(records),
        versus=_versus(own),
        counts=_counts(own),
        seconds=round(sum(o.seconds[o.seat] for o in own if o.seat is not None), 3),
        spent=Spent(
            answers=len(spent),
            seconds=round(sum(reply.seconds for reply in spent), 3),
            prompt_tokens=sum(reply.prompt_tokens for reply in spent),
            completion_tokens=sum(reply.completion_tokens for reply in spent),
            faults=sum(reply.faults for reply in spent),
        ),
    )


def rated(records: Sequence[Record]) -> list[Rated]:
    """Return the arena's ratings; intervals are the wider of two deviations and the bootstrap."""
    drawn = _resampled(records)
    found = []
    for rating in ratings(records):
        low, high = rating.mean - 2 * rating.deviation, rating.mean + 2 * rating.deviation
        means = sorted(drawn.get(rating.name, []))
        if means:
            tail = round((1 - SURE) / 2 * len(means))
            low, high = min(low, means[tail]), max(high, means[-1 - tail])
        found.append(Rated(rating.name, round(rating.mean, 2), round(low, 2), round(high, 2)))
    return found


def _resampled(records: Sequence[Record]) -> dict[str, list[float]]:
    """Return every player's ratings over bootstrap samples of openings."""
    by_opening: dict[int, list[Record]] = defaultdict(list)
    for record in records:
        by_opening[(record.meta or {})["opening"]].append(record)
    openings = list(by_opening.values())
    means: dict[str, list[float]] = defaultdict(list)
    if len(openings) < 2:
        return means
    rng = Rng(0)
    for _ in range(RESAMPLES):
        drawn: list[Record] = []
        for _ in openings:
            for record in openings[rng.below(len(openings))]:
                meta: dict[str, Any] = {**(record.meta or {}), "number": len(drawn)}
                drawn.append(replace(record, meta=meta))
        for rating in ratings(drawn):
            means[rating.name].append(rating.mean)
    return means


def _versus(own: Sequence[Evaluated]) -> list[Versus]:
    by_bot: dict[str, list[Evaluated]] = defaultdict(list)
    for outcome in own:
        others = {bot for seat, bot in enumerate(outcome.bots) if seat != outcome.seat}
        by_bot[others.pop()].append(outcome)
    return [
        Versus(bot, len(games), *(round(value, 4) for value in _share(games)))
        for bot, games in by_bot.items()
    ]


def _share(games: Sequence[Evaluated]) -> tuple[float, float, float]:
    """Return the share of wins and its 95 % interval, corrected for correlated games.

    The design effect of clustered samples, estimated from the variance of the openings' means,
    reduces the effective number of games.
    """
    by_opening: dict[int, list[float]] = defaultdict(list)
    for game in games:
        by_opening[game.opening].append(_won(game))
    share = sum(map(sum, by_opening.values())) / len(games)
    size = len(games) / len(by_opening)
    means = [sum(won) / len(won) for won in by_opening.values()]
    effect = 1.0
    if 0 < share < 1 and len(means) > 1:
        effect = size * pvariance(means) * len(means) / (len(means) - 1) / (share * (1 - share))
    worth = len(games) / min(max(effect, 1.0), size)
    return (share, *interval(share * worth, worth))


def _won(game: Evaluated) -> float:
    assert game.seat is not None
    return (game.places[game.seat] == 1) / game.places.count(1)


def _counts(own: Sequence[Evaluated]) -> Counts:
    counts = [outcome.counts for outcome in own]
    return Counts(
        decisions=sum(o.decisions[o.seat] for o in own if o.seat is not None),
        answers=sum(count.answers for count in counts),
        illegal=sum(count.illegal for count in counts),
        unread=sum(count.unread for count in counts),
        defaults=sum(count.defaults for count in counts),
    )
