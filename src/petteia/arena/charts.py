"""The pictures of a report, as SVG that stands in the page itself."""

import io
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from petteia.arena.ratings import BotRating
from petteia.arena.report_words import number, wording
from petteia.arena.tally import Tally, interval
from petteia.core.words import Words

BLUE, CLAY, GREY = "#7ba3c6", "#c0603a", "#b4b4ac"
SEATS = ("#2e5e9e", "#4d7a2f", "#d3a31c", "#b0352c", "#6d4391")
"""The colours of the seats, those of the page: a line of Green is green."""
INSTALL = "pip install 'petteia[arena]'"


def missing(lang: str = "en") -> str:
    """Return what to install for pictures, or nothing where they can be drawn."""
    found = find_spec("matplotlib") is not None
    return "" if found else wording(lang).text("pictures-need", {"text": INSTALL})


def drawn(draw: Callable[[Any], None], rows: int = 4, lang: str = "en") -> str:
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
        _write_numbers(axes, wording(lang))
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None})
    return out.getvalue()[out.getvalue().index("<svg") :]


def _write_numbers(axes: Any, words: Words) -> None:
    """Write the numbers along the axes as the language does; matplotlib's way is English."""
    from matplotlib.ticker import FuncFormatter, ScalarFormatter

    if words.text("point") == ".":
        return
    for axis in (axes.xaxis, axes.yaxis):
        if isinstance(axis.get_major_formatter(), ScalarFormatter):
            axis.set_major_formatter(FuncFormatter(lambda value, _: number(words, value, "g")))


def from_below(tally: Tally) -> list[str]:
    """Return the bots as pictures show them, the best on top: rows are drawn from below."""
    return [name for name, _ in reversed(tally.ranked())]


def win_shares(tally: Tally, lang: str = "en") -> str:
    """Draw each bot's share of wins with its 95 % interval, and the fair share."""
    names, words = from_below(tally), wording(lang)

    def draw(axes: Any) -> None:
        for row, name in enumerate(names):
            share, low, high = tally.scores[name].share()
            axes.barh(row, share, color=BLUE)
            axes.plot([low, high], [row, row], color="black", linewidth=1.2)
        axes.axvline(1 / tally.players, color=CLAY, linestyle="--")
        axes.set(yticks=range(len(names)), yticklabels=names, xlim=(0, 1))
        axes.set(xlabel=words.text("axis-wins"))

    return drawn(draw, len(names), lang)


def ladder(found: list[BotRating], lang: str = "en") -> str:
    """Draw the ratings with two deviations to both sides."""
    words = wording(lang)

    def draw(axes: Any) -> None:
        for row, rating in enumerate(reversed(found)):
            axes.errorbar(rating.mean, row, xerr=2 * rating.deviation, fmt="o", color=BLUE)
        labels = [rating.name for rating in reversed(found)]
        axes.set(yticks=range(len(found)), yticklabels=labels, xlabel=words.text("axis-rating"))
        axes.set(ylim=(-0.5, len(found) - 0.5))

    return drawn(draw, len(found), lang)


def sources(tally: Tally, labels: dict[str, str], lang: str = "en") -> str:
    """Draw each bot's mean points by source."""
    names, words = from_below(tally), wording(lang)

    def draw(axes: Any) -> None:
        for row, name in enumerate(names):
            score, right, left = tally.scores[name], 0.0, 0.0
            for hue, (source, label) in enumerate(labels.items()):
                mean = score.points[source] / score.games
                start = right if mean >= 0 else left + mean
                axes.barh(row, abs(mean), left=start, color=f"C{hue}", label=label)
                right, left = right + max(mean, 0), left + min(mean, 0)
        handles, told = axes.get_legend_handles_labels()
        axes.legend(handles[: len(labels)], told[: len(labels)], fontsize=7, ncols=3)
        axes.set(yticks=range(len(names)), yticklabels=names, xlabel=words.text("axis-points"))
        axes.margins(y=0.6)

    return drawn(draw, len(names) + 3, lang)


def lengths(tally: Tally, lang: str = "en") -> str:
    """Draw how many rounds games took."""
    words = wording(lang)

    def draw(axes: Any) -> None:
        values = sorted(set(tally.rounds))
        axes.bar(values, [tally.rounds.count(value) for value in values], color=BLUE)
        axes.set(xlabel=words.text("axis-rounds"), ylabel=words.text("axis-games"))
        axes.set(xlim=(values[0] - 2, values[-1] + 2))
        axes.locator_params(integer=True)

    return drawn(draw, 5, lang)


def seat_shares(tally: Tally, lang: str = "en") -> str:
    """Draw how often each seat won, with 95 % intervals."""
    words = wording(lang)

    def draw(axes: Any) -> None:
        for seat, wins in enumerate(tally.seat_wins):
            low, high = interval(wins, tally.games)
            axes.bar(seat, wins / tally.games, color=GREY)
            axes.plot([seat, seat], [low, high], color="black", linewidth=1.2)
        axes.axhline(1 / tally.players, color=CLAY, linestyle="--")
        axes.set(xticks=range(tally.players))
        axes.set(xlabel=words.text("axis-seat"), ylabel=words.text("axis-wins"))

    return drawn(draw, 5, lang)


def endings(tally: Tally, labels: dict[str, str], lang: str = "en") -> str:
    """Draw how games ended."""
    words = wording(lang)

    def draw(axes: Any) -> None:
        for row, (ending, count) in enumerate(tally.endings.most_common()):
            axes.barh(row, count, color=GREY)
            beside = {"xytext": (4, 0), "textcoords": "offset points", "va": "center"}
            axes.annotate(labels[ending], (count, row), fontsize=8, **beside)
        axes.set(yticks=[], xlabel=words.text("axis-games"), xlim=(0, tally.games * 1.6))
        axes.locator_params("x", integer=True)

    return drawn(draw, len(tally.endings), lang)
