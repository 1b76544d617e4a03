"""An analysis as one HTML page that needs nothing beside it."""

from typing import Any

from petteia.arena.charts import SEATS, drawn, missing
from petteia.arena.report_words import percent, wording
from petteia.core.match import Match
from petteia.core.templates import render
from petteia.core.words import Words
from petteia.review.review import ReviewedMove
from petteia.review.summary import Review, SeatSummary

COSTLY = 8
"""How many of the costliest choices are listed."""
SHOWN = 12
"""How many choices of a decision are listed, beside the one that was played."""


def page(match: Match, review: Review, lang: str) -> str:
    """Return the page."""
    words, said = Words(match.game.package, lang), wording(lang)
    names = [words.name(seat) for seat in range(match.state.players)]
    named = f"{words.text('title')} ({match.game.designer})"
    seats = [
        said.text("seat-is", {"number": seat, "text": name}) for seat, name in enumerate(names)
    ]
    chances = drawn(lambda axes: _lines(axes, review.moves, names, said), 8, lang)
    return render(
        "petteia.arena",
        "analysis.html",
        title=said.text("analysis-title", {"text": named}),
        lang=lang,
        say=said.text,
        heads=lambda *keys: [said.text(f"head-{key}") for key in keys],
        chances=chances,
        missing=missing(lang),
        names=names,
        seats=seats,
        accuracy=[
            _accuracy(name, seat, said) for name, seat in zip(names, review.seats, strict=True)
        ],
        luck=[_luck(name, seat, said) for name, seat in zip(names, review.seats, strict=True)],
        turning=_turning(review, said),
        costliest=_costliest(review.moves, said),
        decisions=[_decision(match, move, words, said) for move in review.moves if move.decision],
    )


def _accuracy(name: str, seat: SeatSummary, said: Words) -> tuple[str, ...]:
    accuracy = "–" if seat.accuracy is None else percent(said, seat.accuracy / 100)
    counts = (str(seat.marks[mark]) for mark in ("best", "good", "inaccuracy", "mistake"))
    return name, accuracy, *counts, percent(said, seat.lost)


def _luck(name: str, seat: SeatSummary, said: Words) -> tuple[str, ...]:
    luck = f"{percent(said, seat.luck, '+.1f')} ± {percent(said, 2 * seat.luck_error)}"
    return (
        name,
        luck,
        percent(said, seat.choice, "+.1f"),
        percent(said, seat.result),
        percent(said, seat.adjusted),
    )


def _turning(review: Review, said: Words) -> list[tuple[Any, ...]]:
    return [
        (
            point.index,
            review.moves[point.index].played,
            *[percent(said, change, "+.1f") for change in point.change],
        )
        for point in review.turning_points
    ]


def _costliest(moves: list[ReviewedMove], said: Words) -> list[tuple[Any, ...]]:
    found = [
        (move.decision.loss, move.index, move.played, move.decision)
        for move in moves
        if move.decision and move.decision.mark in ("inaccuracy", "mistake")
    ]
    found.sort(key=lambda one: (-one[0], one[1]))
    return [
        (index, played, decision.best.move, _uncertain(said, loss, decision.error))
        for loss, index, played, decision in found[:COSTLY]
    ]


def _uncertain(said: Words, value: float, error: float) -> str:
    return f"{percent(said, value)} ± {percent(said, 2 * error)}"


def _decision(match: Match, move: ReviewedMove, words: Words, said: Words) -> dict[str, Any]:
    """Return a decision that can be unfolded: its best choices, and what its player could know."""
    assert move.actor is not None
    assert move.decision is not None
    decision, name = move.decision, words.name(move.actor)
    return {
        "headline": _headline(move, name, said),
        "player": name,
        "choices": [
            (
                option.move,
                _uncertain(said, option.chance, option.error),
                percent(said, max(decision.best.chance - option.chance, 0.0)),
            )
            for place, option in enumerate(decision.options)
            if place < SHOWN or option.move == move.played
        ],
        "known": [words.say(line) for line in match.game.wording.position(move.known)],
    }


def _headline(move: ReviewedMove, name: str, said: Words) -> str:
    assert move.decision is not None
    lost = f" ({percent(said, -move.decision.loss)})" if move.decision.loss else ""
    mark = said.text(f"mark-{move.decision.mark}")
    return f"{move.index}. {name}: {move.played}{lost} – {mark}"


def _lines(axes: Any, moves: list[ReviewedMove], names: list[str], said: Words) -> None:
    at = [move.index for move in moves]
    for seat, name in enumerate(names):
        colour = SEATS[seat % len(SEATS)]
        axes.plot(at, [move.chances[seat] for move in moves], label=name, color=colour)
    axes.legend(fontsize=8)
    axes.set(xlabel=said.text("axis-move"), ylabel=said.text("axis-chance"), ylim=(0, 1))
