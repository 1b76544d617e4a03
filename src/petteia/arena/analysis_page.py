"""An analysis as one HTML page that needs nothing beside it."""

from typing import Any

from petteia.arena.analysis import Decided, luck_and_choice, turning_points
from petteia.arena.charts import SEATS, drawn, missing
from petteia.arena.report_words import percent, wording
from petteia.core.match import Match
from petteia.core.templates import render
from petteia.core.words import Words

COSTLY = 8
"""How many of the dearest choices are listed."""
SHOWN = 12
"""How many choices of a decision are listed, beside the one that was played."""


def page(match: Match, moves: list[Decided], lang: str) -> str:
    """Return the page."""
    words, said = Words(match.game.package, lang), wording(lang)
    names = [words.name(seat) for seat in range(match.state.players)]
    named = f"{words.text('title')} ({match.game.designer})"
    seats = [
        said.text("seat-is", {"number": seat, "text": name}) for seat, name in enumerate(names)
    ]
    chances = drawn(lambda axes: _lines(axes, moves, names, said), 8, lang)
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
        luck=_luck(moves, names, said),
        turning=_turning(moves, said),
        dearest=_dearest(moves, said),
        decisions=[_decision(match, move, words, said) for move in moves if move.choices],
    )


def _luck(moves: list[Decided], names: list[str], said: Words) -> list[tuple[str, ...]]:
    luck, choice = luck_and_choice(moves, len(names))
    return [
        (
            name,
            percent(said, luck[seat], "+.1f"),
            percent(said, choice[seat], "+.1f"),
            percent(said, _lost(moves, seat)),
        )
        for seat, name in enumerate(names)
    ]


def _turning(moves: list[Decided], said: Words) -> list[tuple[Any, ...]]:
    return [
        (move.index, move.played, *[percent(said, change, "+.1f") for change in move.change])
        for move in turning_points(moves)
    ]


def _dearest(moves: list[Decided], said: Words) -> list[tuple[Any, ...]]:
    losses = [move for move in moves if move.loss]
    dearest = sorted(losses, key=lambda move: -(move.loss or 0))[:COSTLY]
    return [(m.index, m.played, m.best or "", percent(said, m.loss or 0)) for m in dearest]


def _decision(match: Match, move: Decided, words: Words, said: Words) -> dict[str, Any]:
    """Return a decision that can be unfolded: its best choices, and what its player could know."""
    assert move.actor is not None
    choices = list((move.choices or {}).items())
    name = words.name(move.actor)
    return {
        "headline": _headline(move, name, said),
        "player": name,
        "choices": [
            (text, percent(said, chance), percent(said, choices[0][1] - chance))
            for place, (text, chance) in enumerate(choices)
            if place < SHOWN or text == move.played
        ],
        "known": [words.say(line) for line in match.game.wording.position(move.known)],
    }


def _headline(move: Decided, name: str, said: Words) -> str:
    lost = f" ({percent(said, -move.loss)})" if move.loss else ""
    return f"{move.index}. {name}: {move.played}{lost}"


def _lines(axes: Any, moves: list[Decided], names: list[str], said: Words) -> None:
    at = [move.index for move in moves]
    for seat, name in enumerate(names):
        colour = SEATS[seat % len(SEATS)]
        axes.plot(at, [move.chances[seat] for move in moves], label=name, color=colour)
    axes.legend(fontsize=8)
    axes.set(xlabel=said.text("axis-move"), ylabel=said.text("axis-chance"), ylim=(0, 1))


def _lost(moves: list[Decided], seat: int) -> float:
    return sum(move.loss or 0.0 for move in moves if move.actor == seat)
