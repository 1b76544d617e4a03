"""The report of a tournament: one HTML page that needs nothing beside it."""

from collections.abc import Sequence
from typing import Any

from petteia.arena import charts
from petteia.arena.ratings import BotRating, ratings
from petteia.arena.report_words import number, percent, wording
from petteia.arena.tally import Tally, tallied
from petteia.core.game import Game
from petteia.core.record import Record
from petteia.core.templates import render
from petteia.core.words import Words

HEADS = ("bot", "games", "wins", "interval", "rating", "points", "pace")
"""The columns of the table of wins."""


def report(game: Game, players: int, records: Sequence[Record], lang: str = "en") -> str:
    """Return the page."""
    words, said = Words(game.package, lang), wording(lang)
    tally = tallied(records, players)
    found = ratings(records)
    labels = {source: words.text(f"source-{source}") for source in game.sources}
    ends = {ending: words.text(f"ending-{ending}") for ending in tally.endings}
    named = f"{words.text('title')} ({game.designer})"
    title = said.text("report-title", {"text": named, "players": players, "games": tally.games})
    about = f"{said.text('report-about')} {charts.missing(lang)}".rstrip()
    drawings = {
        "wins": charts.win_shares(tally, lang),
        "ratings": charts.ladder(found, lang) if found else "",
        "sources": charts.sources(tally, labels, lang),
        "length": charts.lengths(tally, lang),
        "seats": charts.seat_shares(tally, lang),
        "endings": charts.endings(tally, ends, lang),
    }
    sections = [
        {
            "heading": said.text(f"section-{key}"),
            "chart": chart,
            "heads": [said.text(f"head-{head}") for head in HEADS],
            "rows": _rows(tally, found, said) if key == "wins" else [],
        }
        for key, chart in drawings.items()
    ]
    return render(
        "petteia.arena", "report.html", title=title, lang=lang, about=about, sections=sections
    )


def _rows(tally: Tally, found: list[BotRating], said: Words) -> list[tuple[Any, ...]]:
    rated = {rating.name: rating for rating in found}
    rows = []
    for name, score in tally.ranked():
        share, low, high = (percent(said, value) for value in score.share())
        rating = rated.get(name)
        pace = 1000 * score.seconds / max(score.decisions, 1)
        rows.append((
            name, score.games, share, said.text("from-to", {"low": low, "high": high}),
            _rating(rating, said) if rating else "", number(said, score.mean()), number(said, pace),
        ))  # fmt: skip
    return rows


def _rating(rating: BotRating, said: Words) -> str:
    """Return a rating with two deviations to both sides."""
    return f"{number(said, rating.mean)} ± {number(said, 2 * rating.deviation)}"
