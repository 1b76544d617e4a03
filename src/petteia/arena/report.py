"""The report of a tournament: one HTML page that needs nothing beside it."""

from collections.abc import Sequence
from html import escape

from petteia.arena import charts
from petteia.arena.html import document, table
from petteia.arena.ratings import Rating, ratings
from petteia.arena.tally import Tally, tallied
from petteia.arena.wording import number, percent, wording
from petteia.core.game import Game
from petteia.core.record import Record
from petteia.core.words import Words


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
    sections = {
        "wins": (charts.win_shares(tally, lang), _table(tally, found, said)),
        "ratings": (charts.ladder(found, lang) if found else "",),
        "sources": (charts.sources(tally, labels, lang),),
        "length": (charts.lengths(tally, lang),),
        "seats": (charts.seat_shares(tally, lang),),
        "endings": (charts.endings(tally, ends, lang),),
    }
    parts = [_section(said.text(f"section-{key}"), *shown) for key, shown in sections.items()]
    return document(title, lang, [f"<p>{escape(about)}</p>", *parts])


def _section(heading: str, *parts: str) -> str:
    """Return a part of the page; without pictures there may be nothing in it."""
    if not any(parts):
        return ""
    return f"<section>\n<h2>{escape(heading)}</h2>\n" + "\n".join(parts) + "\n</section>"


def _table(tally: Tally, found: list[Rating], said: Words) -> str:
    rated = {rating.name: rating for rating in found}
    heads = ("bot", "games", "wins", "interval", "rating", "points", "pace")
    rows = []
    for name, score in tally.ranked():
        share, low, high = (percent(said, value) for value in score.share())
        rating = rated.get(name)
        pace = 1000 * score.seconds / max(score.decisions, 1)
        rows.append((
            name, score.games, share, said.text("from-to", {"low": low, "high": high}),
            _rating(rating, said) if rating else "", number(said, score.mean()), number(said, pace),
        ))  # fmt: skip
    return table([said.text(f"head-{head}") for head in heads], rows)


def _rating(rating: Rating, said: Words) -> str:
    """Return a rating with two deviations to both sides."""
    return f"{number(said, rating.mean)} ± {number(said, 2 * rating.deviation)}"
