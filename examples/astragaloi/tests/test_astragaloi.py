"""Astragaloi: a test for every rule. The kit does the rest."""

from pathlib import Path

import pytest

from petteia.core.errors import DataError
from petteia.core.registry import game
from petteia.testing import Story, fuzz, unproven_rules, unsaid

GAME = game("astragaloi")
HERE = Path(__file__).parents[1]


def test_K1_1_chance_picks_who_begins() -> None:
    story = Story(GAME, 3)
    assert story.weights() == {"* start 0": 1, "* start 1": 1, "* start 2": 1}
    story.tell("* start 2", "* throw 1", "* throw 1")
    assert story.match.view(None).thrower == 1


def test_K2_1_throws_add_up() -> None:
    story = Story(GAME, 2)
    story.tell("* start 0")
    assert story.weights() == {"* throw 1": 1, "* throw 3": 4, "* throw 4": 4, "* throw 6": 1}
    story.tell("* throw 3", "0 again", "* throw 6")
    assert story.match.view(0).sum == 9


def test_K2_2_the_dog_takes_it_all() -> None:
    story = Story(GAME, 2)
    story.tell("* start 0", "* throw 6", "0 again", "* throw 1")
    assert story.match.view(0).score == [0, 0]
    story.tell("* throw 4")
    assert story.actor == "1"


def test_K2_3_again_or_keep() -> None:
    story = Story(GAME, 2)
    story.tell("* start 0", "* throw 6")
    assert story.legal() == {"0 again", "0 keep"}
    story.tell("0 keep")
    assert story.match.view(0).score == [6, 0]


def test_K3_1_the_round_of_the_goal_is_the_last() -> None:
    story = Story(GAME, 2, {"data": {"game": {"goal": 6}}})
    story.tell("* start 1", "* throw 6", "1 keep")
    assert not story.match.standing().over
    story.tell("* throw 1")
    assert story.match.standing().over
    assert story.refused("0 keep") == ("K3.1", "refused-over")


def test_K3_1_or_the_last_round() -> None:
    story = Story(GAME, 2, {"data": {"game": {"rounds": 1}}})
    story.tell("* start 1", "* throw 1", "* throw 1")
    assert GAME.rules.ending(story.state) == "rounds"


def test_K3_2_equal_scores_share() -> None:
    story = Story(GAME, 2, {"data": {"game": {"goal": 4}}})
    story.tell("* start 0", "* throw 4", "0 keep", "* throw 4", "1 keep")
    assert story.match.standing().places == [1, 1]


def test_values_that_cannot_work_are_refused() -> None:
    with pytest.raises(DataError):
        Story(GAME, 2, {"data": {"bone": {"1": 0}}})


def test_the_kit_finds_every_promise_kept() -> None:
    fuzz(GAME, players=3, games=5)


def test_every_rule_has_code_and_a_test_and_all_words_are_there() -> None:
    page = (HERE / "rules.md").read_text(encoding="utf-8")
    source = (HERE / "src" / "astragaloi" / "game.py").read_text(encoding="utf-8")
    assert unproven_rules(page, source, Path(__file__).read_text(encoding="utf-8")) == []
    assert unsaid(GAME) == []
