"""The pictures of a report, as SVG that stands in the page itself."""

import io
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from petteia.arena.ratings import Rating
from petteia.arena.tally import Tally, interval

BLUE, CLAY, GREY = "#7ba3c6", "#c0603a", "#b4b4ac"


def missing() -> str:
    """Return what to install for pictures, or nothing where they can be drawn."""
    found = find_spec("matplotlib") is not None
    return "" if found else "Pictures need matplotlib: pip install 'petteia[arena]'."


def drawn(draw: Callable[[Any], None], rows: int = 4) -> str:
    """Return a picture as SVG; without matplotlib, nothing."""
    if missing():
        return ""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "petteia", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(7, 1.0 + 0.35 * rows), layout="constrained")
        axes = figure.add_subplot()
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None})
    return out.getvalue()[out.getvalue().index("<svg") :]


def by_wins(tally: Tally) -> list[str]:
    """Return the bots as pictures show them, the best on top: rows are drawn from below."""
    return sorted(tally.scores, key=lambda name: tally.scores[name].share())


def win_shares(tally: Tally) -> str:
    """Draw each bot's share of wins with its 95 % interval, and the fair share."""
    names = by_wins(tally)

    def draw(axes: Any) -> None:
        for row, name in enumerate(names):
            share, low, high = tally.scores[name].share()
            axes.barh(row, share, color=BLUE)
            axes.plot([low, high], [row, row], color="black", linewidth=1.2)
        axes.axvline(1 / tally.players, color=CLAY, linestyle="--")
        axes.set(yticks=range(len(names)), yticklabels=names, xlim=(0, 1), xlabel="share of wins")

    return drawn(draw, len(names))


def ladder(found: list[Rating]) -> str:
    """Draw the ratings with two deviations to both sides."""

    def draw(axes: Any) -> None:
        for row, rating in enumerate(reversed(found)):
            axes.errorbar(rating.mean, row, xerr=2 * rating.deviation, fmt="o", color=BLUE)
        labels = [rating.name for rating in reversed(found)]
        axes.set(yticks=range(len(found)), yticklabels=labels, xlabel="rating")

    return drawn(draw, len(found))


def sources(tally: Tally, labels: dict[str, str]) -> str:
    """Draw each bot's mean points by source."""
    names = by_wins(tally)

    def draw(axes: Any) -> None:
        for row, name in enumerate(names):
            score, right, left = tally.scores[name], 0.0, 0.0
            for number, (source, label) in enumerate(labels.items()):
                mean = score.points[source] / score.games
                start = right if mean >= 0 else left + mean
                axes.barh(row, abs(mean), left=start, color=f"C{number}", label=label)
                right, left = right + max(mean, 0), left + min(mean, 0)
        handles, told = axes.get_legend_handles_labels()
        axes.legend(handles[: len(labels)], told[: len(labels)], fontsize=7, ncols=3)
        axes.set(yticks=range(len(names)), yticklabels=names, xlabel="points, mean of a game")
        axes.margins(y=0.6)

    return drawn(draw, len(names) + 3)


def lengths(tally: Tally) -> str:
    """Draw how many rounds games took."""

    def draw(axes: Any) -> None:
        values = sorted(set(tally.rounds))
        axes.bar(values, [tally.rounds.count(value) for value in values], color=BLUE)
        axes.set(xlabel="rounds", ylabel="games", xlim=(values[0] - 2, values[-1] + 2))
        axes.locator_params(integer=True)

    return drawn(draw, 5)


def seat_shares(tally: Tally) -> str:
    """Draw how often each seat won, with 95 % intervals."""

    def draw(axes: Any) -> None:
        for seat, wins in enumerate(tally.seat_wins):
            low, high = interval(wins, tally.games)
            axes.bar(seat, wins / tally.games, color=GREY)
            axes.plot([seat, seat], [low, high], color="black", linewidth=1.2)
        axes.axhline(1 / tally.players, color=CLAY, linestyle="--")
        axes.set(xticks=range(tally.players), xlabel="seat", ylabel="share of wins")

    return drawn(draw, 5)


def endings(tally: Tally, labels: dict[str, str]) -> str:
    """Draw how games ended."""

    def draw(axes: Any) -> None:
        for row, (ending, count) in enumerate(tally.endings.most_common()):
            axes.barh(row, count, color=GREY)
            axes.text(count, row, f" {labels[ending]}", va="center", fontsize=8)
        axes.set(yticks=[], xlabel="games", xlim=(0, tally.games * 1.6))
        axes.locator_params("x", integer=True)

    return drawn(draw, len(tally.endings))
