"""A whole game of readers as one function."""

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
    """Play a game to its end: each reader, by seat, is a function from what it reads to its answer.

    A reader is asked again with the refusal when its answer is not legal; after `tries` answers a
    random legal move is made for it.
    """
    table = TextGame(game, len(readers), options, lang, tries)
    table.begin(seed)
    while not table.over:
        table.answer(readers[table.seat](text_of(table.observation())))
    return table.match
