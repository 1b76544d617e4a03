"""Rules in brief and by their ids, in every language."""

import pytest
from tests.research.tables import OURS

from petteia.core.game import Game
from petteia.core.registry import game
from petteia.core.words import LANGUAGES
from petteia.testing.rules import ANCHOR, told_rules
from petteia.testing.word_checks import messages
from petteia.text import rulebook
from petteia.text.narrator import PACKAGE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", OURS, ids=lambda value: value.name)
def test_every_rule_has_its_text(value: Game, language: str) -> None:
    found = rulebook.rules(value.name, language)
    assert len(found) > 20
    assert list(found) == ANCHOR.findall(rulebook.page(value.name, language))
    for rule, text in found.items():
        assert text.startswith(f"**{rule}**"), rule
        assert "\n#" not in text
        assert "<a " not in text
        assert "![" not in text


@pytest.mark.parametrize("value", OURS, ids=lambda value: value.name)
def test_every_rule_that_is_cited_can_be_read(value: Game) -> None:
    if value.name != "agora_ernest":  # slow, and its rules are cited as the others' are
        assert told_rules(value, value.seats[0], 1) <= set(rulebook.rules(value.name))


@pytest.mark.parametrize("value", OURS, ids=lambda value: value.name)
def test_the_rules_in_brief_are_brief(value: Game) -> None:
    for language in LANGUAGES:
        text = rulebook.brief(value, language)
        assert text.startswith("# ")
        assert text.count("\n## ") == 1
        assert 700 < len(text) < 4000


def test_an_unknown_rule_names_the_known_ones() -> None:
    with pytest.raises(rulebook.UnknownRule, match=r"no rule 'L99'; its rules are L4\.1, "):
        rulebook.rule(game("agora_lieske"), "L99")


def test_a_game_of_another_package_tells_what_it_is_about() -> None:
    assert rulebook.brief(game("astragaloi")).startswith("Astragaloi. ")
    with pytest.raises(rulebook.UnknownRule, match="its rules are none"):
        rulebook.rule(game("astragaloi"), "A1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_around_a_game(language: str) -> None:
    english, broken = messages(PACKAGE, "en")
    assert broken == []
    assert messages(PACKAGE, language) == (english, [])
