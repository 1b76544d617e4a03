"""O2 corruption, and the last space in it."""

import pytest

from petteia.testing import Story

from .scenes import (
    ATHENS,
    CORINTH,
    SPARTA,
    THEBES,
    level_of,
    levels,
    no_auctions,
    picked,
)


def bribers(story: Story) -> list[str]:
    """Let everybody pass and return who was asked."""
    no_auctions(story)
    order = []
    while story.match.view(None).step == "corrupt":
        order.append(story.actor)
        story.tell(f"{story.actor} pass")
    return order


def scene(players: int = 4, floor: int = 1) -> Story:
    """Everybody's Peasant is on level 1, and nobody is guarded."""
    story = picked(players, {"corruption_floor": floor})
    for seat in range(players):
        levels(story, seat, peasant=1)
    return story


def test_O2_1_the_highest_briber_first_ties_in_turn_order() -> None:
    story = scene(5)
    for seat, briber in enumerate((1, 3, 0, 3, 1)):
        levels(story, seat, briber=briber)
    assert bribers(story) == ["1", "3", "0", "4"]


def test_O2_1_turn_order_begins_at_the_first_player() -> None:
    story = scene(3)
    story.tell("0 end", "1 end", "2 end")
    assert story.match.view(None).first == 1
    for seat in range(3):
        levels(story, seat, briber=2)
    assert bribers(story) == ["1", "2", "0"]


def test_O2_1_once_each_and_who_can_do_nothing_is_skipped() -> None:
    story = scene(3)
    levels(story, 0, briber=1, guardsman=3)
    levels(story, 1, briber=2)
    levels(story, 2, guardsman=2)
    # Corinth is held off by both Guardsmen; Sparta reaches only Corinth.
    no_auctions(story)
    assert story.legal() == {"0 corrupt 1 peasant", "0 pass"}
    story.tell("0 corrupt 1 peasant")
    assert story.match.standing().rounds == 2


def test_O2_2_one_up_and_the_opponent_one_down() -> None:
    story = scene(3)
    levels(story, 0, briber=1, peasant=2)
    levels(story, 1, peasant=3)
    no_auctions(story)
    events = story.tell("0 corrupt 1 peasant")
    assert level_of(story, 0, "peasant") == 3
    assert level_of(story, 1, "peasant") == 2
    assert [event.rule for event in events[:3]] == ["O2.2"] * 3


def test_O2_2_the_guardsman_must_be_lower_than_the_briber() -> None:
    story = scene(3)
    levels(story, 0, briber=2)
    levels(story, 1, guardsman=2)
    levels(story, 2, guardsman=1)
    no_auctions(story)
    assert story.legal() == {"0 corrupt 2 peasant", "0 pass"}
    assert story.refused("0 corrupt 1 peasant") == ("O2.2", "refused-guarded")


def test_O2_2_neither_briber_nor_guardsman_nor_oneself_nor_an_empty_seat() -> None:
    story = scene(3)
    levels(story, 0, briber=2)
    levels(story, 1, briber=1, guardsman=1)
    no_auctions(story)
    assert story.refused("0 corrupt 1 briber") == ("O2.2", "refused-incorruptible")
    assert story.refused("0 corrupt 1 guardsman") == ("O2.2", "refused-incorruptible")
    assert story.refused("0 corrupt 0 peasant") == ("O2.2", "refused-not-an-opponent")
    assert story.refused("0 corrupt 3 peasant") == ("O2.2", "refused-not-an-opponent")


def test_O2_2_nobody_is_a_target_twice_in_a_phase_but_again_in_the_next() -> None:
    story = scene(4)
    levels(story, 0, briber=2, priestess=1)
    levels(story, 1, briber=1)
    levels(story, 2, peasant=2)
    no_auctions(story)
    story.tell("0 corrupt 2 peasant")
    assert story.refused("1 corrupt 2 peasant") == ("O2.2", "refused-target-twice")
    story.tell("1 corrupt 0 priestess")
    no_auctions(story)
    assert "0 corrupt 2 peasant" in story.legal()


@pytest.mark.parametrize("floor", [1, 2])
def test_O2_2_the_option_corruption_floor(floor: int) -> None:
    story = scene(3, floor)
    levels(story, 0, briber=1)
    levels(story, 1, water=2)
    no_auctions(story)
    assert ("0 corrupt 1 peasant" in story.legal()) == (floor == 1)
    assert "0 corrupt 1 water" in story.legal()
    low = "0 corrupt 1 flower" if floor == 1 else "0 corrupt 1 peasant"
    assert story.refused(low) == ("O2.2", "refused-target-too-low")


def test_O2_3_not_where_ones_own_token_is_on_level_5() -> None:
    story = scene(3)
    levels(story, 0, briber=1, peasant=5)
    levels(story, 1, water=1)
    no_auctions(story)
    assert story.legal() == {"0 corrupt 1 water", "0 pass"}
    assert story.refused("0 corrupt 1 peasant") == ("O2.3", "refused-own-last-space")


def test_OR2_ones_own_token_on_the_last_space_leaves_nowhere_to_go() -> None:
    story = scene(3)
    levels(story, 0, briber=5, peasant=5)
    levels(story, 1, peasant=4, water=1)
    no_auctions(story)
    assert story.refused("0 corrupt 1 peasant") == ("O2.3", "refused-own-last-space")


def test_O2_4_a_target_on_level_5_needs_the_briber_on_level_5() -> None:
    story = scene(3)
    levels(story, 0, briber=4, peasant=2)
    levels(story, 1, peasant=5)
    no_auctions(story)
    assert story.refused("0 corrupt 1 peasant") == ("O2.4", "refused-target-last-space")
    levels(story, 0, briber=5)
    events = story.tell("0 corrupt 1 peasant")
    assert level_of(story, 0, "peasant") == 3
    assert level_of(story, 1, "peasant") == 4
    assert [e.rule for e in events if e.key == "event-fell"] == ["O2.4"]


def test_O2_4_from_level_4_places_are_exchanged() -> None:
    story = scene(3)
    levels(story, 0, briber=5, peasant=4)
    levels(story, 1, peasant=5)
    no_auctions(story)
    story.tell("0 corrupt 1 peasant")
    assert level_of(story, 0, "peasant") == 5
    assert level_of(story, 1, "peasant") == 4


def test_OR3_a_third_player_sent_back_by_a_corruption_was_not_a_target() -> None:
    story = scene(3)
    levels(story, 0, briber=2, peasant=4)
    levels(story, 1, briber=1, peasant=2)
    levels(story, 2, peasant=5)
    no_auctions(story)
    story.tell("0 corrupt 1 peasant")
    assert [level_of(story, seat, "peasant") for seat in range(3)] == [5, 1, 4]
    assert story.match.view(None).targets == [1]
    assert "1 corrupt 2 peasant" in story.legal()


def test_O2_1_rulebook_example_4_a_later_briber_finds_nobody_left() -> None:
    story = scene(4)
    levels(story, CORINTH, briber=3, guardsman=1)
    levels(story, SPARTA, briber=1)
    levels(story, THEBES, briber=1, guardsman=2)
    no_auctions(story)
    assert story.actor == str(CORINTH)
    targets = {move.split()[2] for move in story.legal() if "corrupt" in move}
    assert targets == {str(SPARTA), str(ATHENS), str(THEBES)}
    story.tell("1 corrupt 0 peasant")
    levels(story, SPARTA, flower=1)
    assert story.legal() == {"0 corrupt 2 peasant", "0 pass"}
    story.tell("0 corrupt 2 peasant")
    # Thebes finds Sparta and Athens corrupted and Corinth guarded; Athens has no Briber.
    assert story.match.standing().rounds == 2
