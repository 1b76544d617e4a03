"""The rules documents: the same rules, pictures and marks in every language."""

import re
from pathlib import Path

import pytest

from petteia.core.game import Game
from petteia.core.registry import games
from petteia.testing.rules import anchors
from tests.browser.pictures import EXAMPLES

RULES = Path(__file__).parents[1] / "docs" / "rules"
OURS = [game for game in games().values() if game.package.startswith("petteia.")]
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")

each_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


def page(name: str) -> str:
    return (RULES / f"{name}.md").read_text(encoding="utf-8")


@each_game
def test_french_rules_have_the_same_rules_and_pictures(game: Game) -> None:
    english, french = page(game.name), page(f"{game.name}.fr")
    assert anchors(french) == anchors(english)
    assert PICTURE.findall(french) == PICTURE.findall(english)


@each_game
def test_every_phase_is_shown_in_a_picture(game: Game) -> None:
    pictures = PICTURE.findall(page(game.name))
    assert {Path(picture).stem for picture in pictures} == {
        f"{game.name}-{phase}" for phase in EXAMPLES[game.name]
    }
    for picture in pictures:
        assert (RULES / picture).is_file(), picture


@each_game
@pytest.mark.parametrize("language", ["", ".fr"])
def test_only_the_last_section_names_options_and_files(game: Game, language: str) -> None:
    text = page(game.name + language)
    for_players, _, for_owners = text.rpartition("\n## ")
    assert "--data" in for_owners
    assert not re.search(r"--\w|\.toml|src/|`\w+=", for_players)
    for option in game.options:
        assert option.name in for_owners


@each_game
@pytest.mark.parametrize("language", ["", ".fr"])
def test_marks_are_explained_near_the_top(game: Game, language: str) -> None:
    text = page(game.name + language)
    top, _, _ = text.partition("\n## ")
    marks = set(map(game.data.mark, game.data.paths()))
    assert ("✻" in text) == ("✻" in top) == ("reconstructed" in marks)
    assert ("◊" in text) == ("◊" in top) == ("ours" in marks)
