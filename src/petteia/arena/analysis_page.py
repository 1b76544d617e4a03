"""An analysis as one HTML page that needs nothing beside it."""

from html import escape
from typing import Any

from petteia.arena.analysis import Decided, luck_and_choice, turning_points
from petteia.arena.html import document, table
from petteia.arena.pictures import drawn, missing
from petteia.core.match import Match
from petteia.core.words import Words

COSTLY = 8
"""How many of the dearest choices are listed."""


def page(match: Match, moves: list[Decided], lang: str) -> str:
    """Return the page."""
    words = Words(match.game.package, lang)
    names = [words.name(seat) for seat in range(match.state.players)]
    luck, choice = luck_and_choice(moves, len(names))
    losses = [move for move in moves if move.loss]
    dearest = sorted(losses, key=lambda move: -(move.loss or 0))[:COSTLY]
    title = f"{words.text('title')} ({match.game.designer}): what the game turned on"
    seats = ", ".join(f"{seat} is {name}" for seat, name in enumerate(names))
    parts = [
        "<h2>Chance to win, move by move</h2>",
        drawn(lambda axes: _lines(axes, moves, names), 8) or f"<p>{escape(missing())}</p>",
        "<h2>Luck and choice</h2>",
        table(
            ("player", "luck", "choices", "lost by own choices, summed"),
            [
                (name, f"{luck[i]:+.1%}", f"{choice[i]:+.1%}", f"{_lost(moves, i):.1%}")
                for i, name in enumerate(names)
            ],
        ),
        "<p>Luck is what chance moves changed, choices what anybody's moves did. A choice loses"
        " what the best one promised more, as far as its player could know.</p>",
        "<p>Moves are counted from 0 and written as in the record:"
        f" {escape(seats)}, * is chance.</p>",
        "<h2>Turning points</h2>",
        table(
            ("move", "played", *names),
            [
                (str(m.index), m.played, *[f"{change:+.1%}" for change in m.change])
                for m in turning_points(moves)
            ],
        ),
        "<h2>The dearest choices</h2>",
        table(
            ("move", "played", "better", "loss"),
            [(str(m.index), m.played, m.best or "", f"{m.loss:.1%}") for m in dearest],
        ),
    ]
    return document(title, lang, parts)


def _lines(axes: Any, moves: list[Decided], names: list[str]) -> None:
    for seat, name in enumerate(names):
        axes.plot([m.index for m in moves], [m.chances[seat] for m in moves], label=name)
    axes.legend(fontsize=8)
    axes.set(xlabel="move", ylabel="chance to win", ylim=(0, 1))


def _lost(moves: list[Decided], seat: int) -> float:
    return sum(move.loss or 0.0 for move in moves if move.actor == seat)
