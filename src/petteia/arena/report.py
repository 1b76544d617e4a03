"""The report of a tournament: one HTML page that needs nothing beside it."""

from collections.abc import Sequence
from html import escape

from petteia.arena import pictures
from petteia.arena.html import document, table
from petteia.arena.ratings import Rating, ratings
from petteia.arena.tally import Tally, tallied
from petteia.core.game import Game
from petteia.core.record import Record
from petteia.core.words import Words


def report(game: Game, players: int, records: Sequence[Record], lang: str = "en") -> str:
    """Return the page."""
    words = Words(game.package, lang)
    tally = tallied(records, players)
    found = ratings(records)
    labels = {source: words.text(f"source-{source}") for source in game.sources}
    ends = {ending: words.text(f"ending-{ending}") for ending in tally.endings}
    title = f"{words.text('title')} ({game.designer}), {players} players: {tally.games} games"
    parts = [
        "<p>Bars of wins show 95 % intervals; a shared first place is shared; the broken line is"
        f" the fair share. {escape(pictures.missing())}</p>",
        _section("Wins", pictures.win_shares(tally), _table(tally, found)),
        _section("Ratings", pictures.ladder(found)) if found else "",
        _section("Points by source", pictures.sources(tally, labels)),
        _section("Length", pictures.lengths(tally)),
        _section("Seats", pictures.seat_shares(tally)),
        _section("How games ended", pictures.endings(tally, ends)),
    ]
    return document(title, lang, parts)


def _section(heading: str, *parts: str) -> str:
    """Return a part of the page; without pictures there may be nothing in it."""
    if not any(parts):
        return ""
    return f"<section>\n<h2>{escape(heading)}</h2>\n" + "\n".join(parts) + "\n</section>"


def _table(tally: Tally, found: list[Rating]) -> str:
    rated = {rating.name: rating for rating in found}
    heads = ("bot", "games", "wins", "95 %", "rating", "points", "ms a decision")
    rows = []
    for name, score in sorted(tally.scores.items(), key=lambda pair: -pair[1].wins):
        share, low, high = score.share()
        rating = rated.get(name)
        told = f"{rating.mean:.1f} ± {2 * rating.deviation:.1f}" if rating else ""
        points = sum(score.points.values()) / score.games
        pace = 1000 * score.seconds / max(score.decisions, 1)
        rows.append((name, score.games, f"{share:.1%}", f"{low:.1%} to {high:.1%}", told,
                     f"{points:.1f}", f"{pace:.1f}"))  # fmt: skip
    return table(heads, rows)
