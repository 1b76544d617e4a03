"""The built page is small: it must open quickly on a slow line too."""

import re
from collections import Counter, defaultdict
from pathlib import Path

PAGE = Path(__file__).parents[1] / "src" / "petteia" / "server" / "static" / "page"
MOST = 250_000
WORDS = re.compile(r"(\w+)\.(\w\w)-")
SOUNDS = re.compile(r"sounds-.+")
"""Loaded after the first move, for players who want to hear it."""
PER_GAME = re.compile(r"(Board|Panel|Legend)-.+(\.js|\.css)\.gz")
"""Parts of which a table loads its own game's alone."""


def test_script_and_style_of_the_first_page_and_a_table_stay_small() -> None:
    """Count all parts, but of languages and of games the largest alone: nobody loads more."""
    packed = {
        path.name: path.stat().st_size
        for path in PAGE.rglob("*.gz")
        if path.name.endswith((".js.gz", ".css.gz"))
    }
    assert len(packed) > 10
    languages: Counter[str] = Counter()
    games: defaultdict[str, list[int]] = defaultdict(list)
    total = 0
    for name, size in packed.items():
        if words := WORDS.match(name):
            languages[words[2]] += size
        elif part := PER_GAME.fullmatch(name):
            games[part[1] + part[2]].append(size)
        elif not SOUNDS.fullmatch(name):
            total += size
    assert len(languages) >= 2
    assert len(games) >= 3
    assert total + max(languages.values()) + sum(map(max, games.values())) < MOST
