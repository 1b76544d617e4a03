"""The front page where the front end is not built: the installed games as HTML."""

from collections.abc import Iterable
from html import escape
from string import Template

from petteia.core.game import Game
from petteia.core.words import Words
from petteia.server.simple_page import simple_page

BODY = Template("""\
<header>
<h1>Petteia</h1>
<p>Board games of ancient Greece that went out of print.</p>
</header>
<main>
$games
</main>
<footer>
<p>The rules are implemented in our own words; all art is our own.</p>
</footer>
""")

GAME = Template("""\
<article>
<h2>$title</h2>
<p class="maker">$designer · $publisher · $year</p>
<p>$about</p>
<p class="players">$players players · $minutes minutes · <code>$name</code></p>
</article>
""")


def front_page(games: Iterable[Game]) -> str:
    """Return the page that lists these games."""
    articles = [
        GAME.substitute(
            title=escape(game.title),
            designer=escape(game.designer),
            publisher=escape(game.publisher),
            year=game.year,
            about=escape(Words(game.package).text("about")),
            players=game.how_many_play(),
            minutes=game.minutes,
            name=escape(game.name),
        )
        for game in games
    ]
    listed = "".join(articles) or "<p>No game is installed.</p>"
    return simple_page("Petteia", BODY.substitute(games=listed))
