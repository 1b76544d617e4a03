"""A whole game through text as one function."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from petteia.core.match import Match
from petteia.text.conversation import TRIES, text_of
from petteia.text.environment import TextGame


def play(
    game: str,
    readers: Sequence[Callable[[str], str]],
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    lang: str = "en",
    tries: int = TRIES,
) -> Match:
    """Play a game to its end; each reader, by seat, maps an observation to an answer.

    A refused answer gets another try, up to `tries` in all; then a random legal move is played.
    """
    table = TextGame(game, len(readers), options, lang, tries)
    table.begin(seed)
    while not table.over:
        table.answer(readers[table.seat](text_of(table.observation())))
    return table.match
