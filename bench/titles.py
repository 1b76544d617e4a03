"""The games' names as people know them; two that are called alike are told apart."""

from petteia.core.registry import game as game_named
from petteia.core.words import Words

GAMES = ("agora_ernest", "agora_lieske", "athens", "offrandes")


def title(name: str) -> str:
    """Return a game's name, with its designer's where another game has the same."""
    titles = {each: Words(game_named(each).package).text("title") for each in GAMES}
    alike = list(titles.values()).count(titles[name]) > 1
    return f"{titles[name]} ({name.rpartition('_')[2].capitalize()})" if alike else titles[name]
