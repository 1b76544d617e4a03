"""O5 revenue and O6 the end."""

import pytest

from petteia.core.vectors import write
from petteia.games.offrandes.model import ALTAR_NAMES
from petteia.testing import Story

from .scenes import (
    ATHENS,
    CORINTH,
    GAME,
    SPARTA,
    THEBES,
    levels,
    lying,
    money,
    no_corruption,
    no_sacrifices,
    offering,
    picked,
    ready,
)


def test_O5_1_the_marker_passes_left_and_income_is_capped() -> None:
    story = picked(4)
    money(story, 0, 14, 15, 25)
    no_sacrifices(story)
    view = story.match.view(None)
    assert view.first == 1
    assert view.money == [10, 24, 25, 25]
    assert story.actor == "1"
    assert view.round == 2


def all_but_zeus(story: Story, seat: int = 1) -> None:
    """Lay one fowl or pig on every altar but that of Zeus."""
    for number, altar in enumerate(ALTAR_NAMES[:-1]):
        offering(story, altar, seat, 1, "fowl" if number % 2 else "pig")


def test_O6_1_the_game_ends_when_every_altar_is_used_and_gives_no_revenue() -> None:
    story = picked(3)
    all_but_zeus(story)
    ready(story, 0, "fowl", 1, 5)
    ready(story, 1, "ox", 1, 1)
    no_corruption(story)
    story.tell("0 sacrifice fowl zeus")
    assert story.actor == "1"  # the round's sacrifices are played to their end
    story.tell("1 sacrifice ox ares")
    assert story.match.standing().over
    assert GAME.rules.ending(story.state) == "altars"
    assert story.match.view(None).money == [10, 10, 10]
    assert story.refused("0 pass") == ("O6.1", "refused-over")


def test_O6_1_ten_altars_are_not_all() -> None:
    story = picked(3)
    all_but_zeus(story)
    no_sacrifices(story)
    assert not story.match.standing().over


@pytest.mark.parametrize(("before", "over"), [(90, False), (91, True)])
def test_O6_1_more_than_100_worship_points_altars_not_counted(before: int, over: bool) -> None:
    story = picked(3)
    levels(story, 1, priestess=5)
    story.state.sacrificed[1] = before
    offering(story, "zeus", 1, 5, "ox")
    no_sacrifices(story)
    assert story.match.standing().over == over
    assert GAME.rules.ending(story.state) == ("worship" if over else "")
    assert story.match.standing().scores == [0, before + 35, 0]


def test_O6_1_a_score_over_100_still_lets_the_others_sacrifice() -> None:
    story = picked(3)
    story.state.sacrificed[0] = 100
    ready(story, 0, "fowl", 1, 1)
    ready(story, 1, "fowl", 1, 1)
    no_corruption(story)
    story.tell("0 sacrifice fowl ares")
    assert not story.match.standing().over
    story.tell("1 sacrifice fowl hermes")
    assert story.match.standing().over
    assert story.match.standing().scores == [106, 6, 0]


def test_O6_2_rulebook_example_6_the_altars_of_four_cities() -> None:
    story = picked(4)
    ready(story, SPARTA, "ox", 1, 5)
    owners = {
        SPARTA: ("hephaestus",),
        CORINTH: ("athena", "hera", "hades"),
        ATHENS: ("ares", "hermes", "aphrodite"),
        THEBES: ("artemis", "apollo", "poseidon"),
    }
    for seat, altars in owners.items():
        for altar in altars:
            offering(story, altar, seat, 1, "fowl")
    no_corruption(story)
    story.tell("0 sacrifice ox zeus")
    standing = story.match.standing()
    assert standing.over
    assert [p["altars"] for p in standing.points] == [30, 40, 20, 50]
    assert standing.places == [3, 2, 4, 1]


def test_O6_2_a_tie_is_broken_by_altars_and_then_shared() -> None:
    story = picked(5)
    write(story.state.sacrificed, 0, [95, 100, 101, 106, 0])
    offering(story, "ares", 0, 1, "pig")
    offering(story, "hermes", 0, 1, "fowl")
    offering(story, "hephaestus", 1, 1, "fowl")
    offering(story, "athena", 4, 1, "fowl")
    # 105 with two altars, 105 with one, 101, 106 and 10.
    no_sacrifices(story)
    assert story.match.standing().places == [2, 3, 4, 1, 5]


def test_O6_2_equal_points_and_altars_share_a_place() -> None:
    story = picked(3)
    write(story.state.sacrificed, 0, [101, 101, 50])
    no_sacrifices(story)
    assert story.match.standing().places == [1, 1, 3]


def test_O6_2_an_unfinished_game_counts_the_altars_as_they_stand() -> None:
    story = picked(3)
    offering(story, "zeus", 2, 5, "ox")
    standing = story.match.standing()
    assert not standing.over
    assert standing.places is None
    assert standing.scores == [0, 0, 25]


def test_O6_3_the_game_ends_after_the_sacrifices_of_round_30() -> None:
    story = picked(3)
    ready(story, 0, "fowl", 1, 1)
    for number in range(1, 30):
        assert story.match.standing().rounds == number
        no_sacrifices(story)
    no_corruption(story)
    events = story.tell("0 sacrifice fowl ares")
    assert lying(story, "ares") == (0, 1, "fowl")
    assert story.match.standing().over
    assert story.match.standing().rounds == 30
    assert GAME.rules.ending(story.state) == "rounds"
    assert events[-1].rule == "O6.3"
