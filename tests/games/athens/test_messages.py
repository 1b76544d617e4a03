"""What Athens says to people: choices with their words, rules and places, and positions."""

import pytest

from petteia.core.message import Choice
from petteia.core.words import LANGUAGES, Words
from petteia.testing import Story

from .scenes import GAME, acting, bases, cubes, monuments, opened, own, people, putting


def offered(story: Story, text: str) -> Choice:
    """Return a choice by its text."""
    [choice] = [choice for choice in story.match.choices() if choice.text == text]
    return choice


def at_every_step() -> list[Story]:
    """Return a match at every kind of decision."""
    story = acting("middle lower", monument="nike")
    people(story, 0, "upper middle lower")
    cubes(story, 0, "red yellow brown orange orange silver")
    bases(story, 0, "kiln+ vineyard+ quarry quarry")
    own(story, 0, ecclesia=1, agora=1, village=2)
    monuments(story, 0, "hephaestus")
    stories = [Story(GAME, 3), opened(3), story]
    tales = [
        ["0 reroll"],
        ["0 swap lower"],
        ["0 use delphi oracle"],
        ["0 use delphi oracle", "0 pay upper"],
        ["0 use delphi oracle", "0 pay upper", "0 give red"],
        ["0 use delphi wheat", "0 pay upper", *["* oracle 0 smile"] * 3],
        ["0 use village", "0 pay upper"],
        ["0 use agora", "0 pay upper"],
    ]
    for tale in tales:
        other = Story(GAME, 2)
        other.match = story.match.fork()
        other.tell(*tale)
        stories.append(other)
    started = Story(GAME, 3)
    started.tell("* start 1")
    rolled = opened(3)
    rolled.tell("* roll lower lower")
    return [*stories, started, rolled, putting(seat_cubes="orange orange")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_and_position_has_words(language: str) -> None:
    words = Words(GAME.package, language)
    for story in at_every_step():
        assert words.say(GAME.wording.prompt(story.state))
        for choice in story.match.choices():
            assert words.say(choice)
            assert choice.text in story.legal()
        for viewer in (0, 1, None):
            lines = [words.say(line) for line in GAME.wording.position(story.match.view(viewer))]
            assert len(lines) == len(set(lines))


@pytest.mark.parametrize(
    ("text", "rule", "said", "touches"),
    [
        ("0 flip quarry", "A3.1", "flip a quarry", ("base-quarry",)),
        ("0 reroll", "A3.4", "roll the grey dice", ("reroll",)),
        ("0 swap lower", "A3.5", "exchange a lower-class tile", ("people-lower",)),
        ("0 use atelier make red", "A3.6", "Atelier: make a wine cube",
         ("atelier", "atelier-make-red")),
        ("0 use mine square silver", "A3.8",
         "Laurion Silver Mine: put a silver cube on its square",
         ("mine", "mine-square-silver")),
        ("0 use hephaestus pray", "A3.9",
         "Temple of Hephaestus: pay a cube for an oracle card",
         ("hephaestus", "hephaestus-pray")),
        ("0 use ecclesia", "A3.2", "take an Ecclesia", ("ecclesia",)),
    ],
)  # fmt: skip
def test_a_choice_has_words_a_rule_and_places(
    text: str, rule: str, said: str, touches: tuple[str, ...]
) -> None:
    choice = offered(at_every_step()[2], text)
    assert (choice.rule, choice.touches) == (rule, touches)
    assert Words(GAME.package).say(choice) == said


def test_a_put_says_its_points() -> None:
    choice = offered(putting(seat_cubes="orange"), "0 put contest orange 2 1")
    assert (
        Words(GAME.package).say(choice)
        == "put an infantry cube on Contest, row 2, column 1, for 2 points"
    )
    assert choice.touches == ("contest", "contest-2-1", "cube-orange")


def test_flipped_base_cards_are_told_apart() -> None:
    story = acting("upper upper")
    bases(story, 0, "kiln kiln+")
    story.tell("0 use village")
    said = Words(GAME.package).say(offered(story, "0 under kiln kiln+"))
    assert said == "put 1 kiln and 1 kiln (flipped) under the Village"


def test_ways_to_pay_are_told_apart_by_touching_them_whole() -> None:
    story = acting("upper upper")
    bases(story, 0, "kiln kiln kiln+")
    story.tell("0 use village")
    touches = [choice.touches for choice in story.match.choices()]
    assert ("base-kiln", "under-kiln-kiln") in touches
    assert ("base-kiln", "base-kiln+", "under-kiln-kiln+") in touches
    assert len({touched[-1] for touched in touches}) == len(touches)


def test_A4_1_the_position_names_colour_and_points_of_every_empty_square() -> None:
    story = putting(seat_cubes="red orange")
    story.tell("0 put war orange 1 1")
    words = Words(GAME.package, "en")
    said = [words.say(line) for line in GAME.wording.position(story.match.view(None))]
    assert "War, row 1: filled with infantry, cavalry 6 and galley 6." in said
    assert "Migration, row 2: galley 3, wheat 13 and any colour 1." in said
    assert "Drama: 0 of 2 rows filled." in said
    french = Words(GAME.package, "fr")
    dits = [french.say(line) for line in GAME.wording.position(story.match.view(None))]
    assert sum("rangée 1" in line for line in dits) == 6
