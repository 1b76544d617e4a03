"""The fallback front page without a built front end: the installed games as HTML."""

from collections.abc import Iterable

from petteia.core.game import Game
from petteia.core.templates import render
from petteia.core.words import Words


def front_page(games: Iterable[Game]) -> str:
    """Return the page that lists these games."""

    def about(game: Game) -> str:
        return Words(game.package).text("about")

    return render("petteia.server", "front.html", language="en", games=list(games), about=about)
