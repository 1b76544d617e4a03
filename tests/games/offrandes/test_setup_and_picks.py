"""O0 set-up and first picks."""

from itertools import combinations

import pytest

from petteia.core.words import Words
from petteia.games.offrandes.model import CHARACTER_NAMES
from petteia.testing import Story

from .scenes import ATHENS, CORINTH, GAME, SPARTA, THEBES, risen


@pytest.mark.parametrize("players", [3, 4, 5])
def test_O0_1_everything_on_0_ten_drachmae_and_a_random_first_player(players: int) -> None:
    story = Story(GAME, players)
    assert story.weights() == {f"* first {seat}": 1 for seat in range(players)}
    view = story.match.view(0)
    assert view.ladders == [[0] * 7] * players
    assert view.money == [10] * players
    assert story.match.standing().scores == [0] * players
    assert view.stable == [15] * 5
    assert view.round == 0


def test_O0_1_a_seat_that_is_not_there_is_never_first() -> None:
    assert Story(GAME, 3).refused("* first 3") == ("O0.1", "refused-not-now")


def test_O0_1_the_cities_sit_clockwise() -> None:
    words = Words(GAME.package)
    names = ["Sparta", "Corinth", "Athens", "Thebes", "Delos"]
    assert [words.name(seat) for seat in range(5)] == names


def test_O0_2_picks_go_counter_clockwise_and_the_first_player_is_last() -> None:
    story = Story(GAME, 5)
    story.tell("* first 2")
    order = []
    while story.match.view(None).step == "pick":
        order.append(story.actor)
        assert story.match.standing().rounds == 0
        story.tell(f"{story.actor} pick peasant water flower")
    assert order == ["1", "0", "4", "3", "2"]
    assert story.actor == "2"
    assert story.match.standing().rounds == 1


def test_O0_2_any_three_different_characters_even_if_others_have_them() -> None:
    story = Story(GAME, 3)
    story.tell("* first 0")
    every = {" ".join(["2 pick", *three]) for three in combinations(CHARACTER_NAMES, 3)}
    assert story.legal() == every
    story.tell("2 pick peasant water flower", "1 pick peasant water flower")
    assert risen(story, 1) == risen(story, 2) == {"peasant": 1, "water": 1, "flower": 1}


def test_O0_2_nobody_picks_a_character_twice_or_passes() -> None:
    story = Story(GAME, 3)
    story.tell("* first 0")
    assert story.refused("2 pick peasant peasant water") == ("notation", "refused-unknown-move")
    assert story.refused("2 pass") == ("O0.2", "refused-not-now")


def test_O0_2_rulebook_example_1_the_first_picks() -> None:
    story = Story(GAME, 4)
    story.tell(
        "* first 0",
        "3 pick peasant water guardsman",
        "2 pick water flower guardsman",
        "1 pick temple priestess briber",
        "0 pick peasant flower temple",
    )
    assert risen(story, SPARTA) == {"temple": 1, "peasant": 1, "flower": 1}
    assert risen(story, ATHENS) == {"guardsman": 1, "water": 1, "flower": 1}
    assert risen(story, THEBES) == {"guardsman": 1, "peasant": 1, "water": 1}
    assert risen(story, CORINTH) == {"temple": 1, "priestess": 1, "briber": 1}
    assert story.actor == "0"
