"""The rules documents: the same rules, pictures and marks in every language."""

import re
from pathlib import Path

import pytest

from petteia.core.game import Game
from petteia.core.registry import games
from petteia.core.words import LANGUAGES
from petteia.testing.rules import anchors
from tests.browser.pictures import EXAMPLES

RULES = Path(__file__).parents[1] / "docs" / "rules"
OURS = [game for game in games().values() if game.package.startswith("petteia.")]
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")

LANGUAGE = ["" if code == "en" else f".{code}" for code in LANGUAGES]
"""How the name of a rules document ends in each language."""

each_language = pytest.mark.parametrize("language", LANGUAGE)
each_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


def page(name: str) -> str:
    return (RULES / f"{name}.md").read_text(encoding="utf-8")


@each_game
@each_language
def test_every_language_has_the_same_rules_and_pictures(game: Game, language: str) -> None:
    english, translated = page(game.name), page(game.name + language)
    assert anchors(translated) == anchors(english)
    assert PICTURE.findall(translated) == PICTURE.findall(english)
    headings = [re.findall(r"^#+", text, re.M) for text in (english, translated)]
    assert headings[0] == headings[1]


@each_game
def test_every_phase_is_shown_in_a_picture(game: Game) -> None:
    pictures = PICTURE.findall(page(game.name))
    assert {Path(picture).stem for picture in pictures} == {
        f"{game.name}-{phase}" for phase in EXAMPLES[game.name]
    }
    for picture in pictures:
        assert (RULES / picture).is_file(), picture


@each_game
@each_language
def test_only_the_last_section_names_options_and_files(game: Game, language: str) -> None:
    text = page(game.name + language)
    for_players, _, for_owners = text.rpartition("\n## ")
    assert "--data" in for_owners
    assert not re.search(r"--\w|\.toml|src/|`\w+=", for_players)
    for option in game.options:
        assert option.name in for_owners


@each_game
@each_language
def test_marks_are_explained_near_the_top(game: Game, language: str) -> None:
    text = page(game.name + language)
    top, _, _ = text.partition("\n## ")
    marks = set(map(game.data.mark, game.data.paths()))
    assert ("✻" in text) == ("✻" in top) == ("reconstructed" in marks)
    assert ("◊" in text) == ("◊" in top) == ("ours" in marks)
