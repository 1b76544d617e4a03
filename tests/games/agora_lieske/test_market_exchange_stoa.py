"""L5.2.1 Market, L5.2.2 Exchange and L5.2.3 Stoa."""

import pytest

from .scenes import (
    all_rhetoric,
    hand,
    hand_of,
    in_stock,
    opened,
    place,
    rhetoric,
    rhetoric_of,
    stock,
    to_clean_up,
)

BLUE, GREEN, YELLOW, RED = 0, 1, 2, 3


def test_L5_2_1a_each_citizen_is_due_its_space_of_its_dealers_resource() -> None:
    story = opened(2)  # wood, clay, marble
    place(story, s0="A market 1, B market 2", s1="A market 1, B market 3")
    assert hand_of(story, 0) == {"wood": 2, "clay": 2, "marble": 0}
    assert hand_of(story, 1) == {"wood": 1, "clay": 0, "marble": 2}


def test_L5_2_1b_rulebook_example_1_everybody_is_served() -> None:
    story = opened(4, dealers=("marble", "wood", "clay"))
    place(story, s0="A market 1, B market 1", s1="B court, A market 1", s2="B court, A market 1")
    # Spaces in order: Blue, then in the second round Blue, Green, Yellow.
    assert hand_of(story, BLUE)["marble"] == 3
    assert hand_of(story, GREEN)["marble"] == 1
    assert hand_of(story, YELLOW)["marble"] == 2


def test_L5_2_1c_rulebook_example_2_the_best_orators_come_first() -> None:
    story = opened(4, dealers=("marble", "wood", "clay"))
    stock(story, "marble", 4)
    rhetoric(story, YELLOW, "A", 4)
    rhetoric(story, BLUE, "A", 3)
    place(story, s0="A market 1, B market 1", s1="B court, A market 1", s2="B court, A market 1")
    assert hand_of(story, YELLOW)["marble"] == 2
    assert hand_of(story, BLUE)["marble"] == 2
    assert hand_of(story, GREEN)["marble"] == 0
    assert in_stock(story, "marble") == 0


def test_L5_2_1c_a_tie_compares_the_second_best_and_missing_is_below_0() -> None:
    story = opened(2)
    stock(story, "wood", 2)
    rhetoric(story, 0, "A", 4)
    rhetoric(story, 1, "A", 4)
    rhetoric(story, 1, "B", 0)
    place(story, s0="A market 1", s1="A market 1, B market 1")
    # Both have a 4; seat 1 has a second citizen, worth 0, and seat 0 has none.
    assert hand_of(story, 1)["wood"] == 2
    assert hand_of(story, 0)["wood"] == 0


def test_L5_2_1c_still_tied_the_farthest_left_is_first() -> None:
    story = opened(2)
    stock(story, "wood", 2)
    place(story, s0="A market 1", s1="A market 1")
    assert hand_of(story, 0)["wood"] == 2
    assert hand_of(story, 1)["wood"] == 0


def test_L5_2_1c_one_is_served_for_all_citizens_before_the_next() -> None:
    story = opened(4)
    stock(story, "wood", 4)
    rhetoric(story, 3, "A", 9)
    place(story, s0="A market 1", s1="B court, A market 1", s3="A market 1, B market 1")
    # Due: seat 0 two, seat 3 one on space 2 and two on space 4, seat 1 one on space 3.
    assert hand_of(story, 3)["wood"] == 3
    assert hand_of(story, 0)["wood"] == 1
    assert hand_of(story, 1)["wood"] == 0


def test_L5_2_1d_two_dealers_of_one_resource_share_the_stock_in_order() -> None:
    story = opened(2, dealers=("wood", "wood", "clay"))
    stock(story, "wood", 3)
    place(story, s0="A market 2", s1="A market 1")
    assert hand_of(story, 1)["wood"] == 2
    assert hand_of(story, 0)["wood"] == 1


def test_L5_2_2_spaces_are_asked_in_order_and_a_trade_may_be_declined() -> None:
    story = opened(2)
    hand(story, 0, clay=3)
    hand(story, 1, clay=2)
    place(story, s0="A exchange 3", s1="A exchange 2")
    assert story.actor == "1"
    story.tell("1 pass")
    assert story.actor == "0"
    story.tell("0 trade clay marble")
    assert hand_of(story, 0) == {"wood": 0, "clay": 0, "marble": 2}
    assert hand_of(story, 1)["clay"] == 2


def test_L5_2_2_who_cannot_trade_is_not_asked() -> None:
    story = opened(2)
    hand(story, 0, clay=2)
    place(story, s0="A exchange 1", s1="A exchange 2")
    assert story.state.step != 4


def test_L5_2_2a_rulebook_example_3() -> None:
    story = opened(4)
    hand(story, GREEN, wood=3)
    hand(story, YELLOW, clay=2)
    place(story, s1="A exchange 1", s2="A exchange 2")
    story.tell("1 trade wood marble", "2 trade clay marble")
    assert hand_of(story, GREEN) == {"wood": 0, "clay": 0, "marble": 2}
    assert hand_of(story, YELLOW) == {"wood": 0, "clay": 0, "marble": 1}


def test_LR8_another_type_all_or_nothing_and_own_cards() -> None:
    story = opened(2)
    hand(story, 0, clay=3, wood=2)
    stock(story, "marble", 1)
    place(story, s0="A exchange 1", s1="A stoa")
    assert story.refused("0 trade clay clay") == ("L5.2.2a", "refused-same-resource")
    assert story.refused("0 trade wood clay") == ("L5.2.2a", "refused-too-few-cards")
    assert story.refused("0 trade clay marble") == ("L5.2.2a", "refused-stock-too-small")
    assert story.refused("0 study clay") == ("L5.2.2", "refused-not-now")
    assert story.legal() == {"0 trade clay wood", "0 pass"}


def test_L5_2_3_rulebook_example_4_two_citizens_learn() -> None:
    story = opened(2)
    hand(story, BLUE, marble=2)
    place(story, s0="A stoa, C stoa")
    story.tell("0 study marble", "0 study marble")
    assert rhetoric_of(story, BLUE, "A") == 3
    assert rhetoric_of(story, BLUE, "C") == 2
    assert hand_of(story, BLUE)["marble"] == 0


def test_L5_2_3_capped_at_9_and_a_perfect_citizen_is_not_asked() -> None:
    story = opened(2)
    hand(story, 0, marble=3)
    hand(story, 1, wood=1)
    rhetoric(story, 0, "A", 8)
    rhetoric(story, 1, "A", 9)
    place(story, s0="A stoa", s1="A stoa, B stoa")
    assert story.refused("0 study wood") == ("L5.2.3", "refused-no-such-card")
    story.tell("0 study marble")
    assert rhetoric_of(story, 0, "A") == 9
    assert story.actor == "1"
    story.tell("1 study wood")
    assert rhetoric_of(story, 1, "B") == 2


def test_L5_2_3_declining_and_having_no_card() -> None:
    story = opened(2)
    hand(story, 0, marble=1)
    place(story, s0="A stoa", s1="A stoa")
    story.tell("0 pass")
    assert rhetoric_of(story, 0, "A") == 1
    assert story.state.step != 5


@pytest.mark.parametrize(("row", "gains"), [("plain", [2, 1, 1, 2, 1]), ("even", [1, 2, 1, 2, 1])])
def test_L5_2_3_the_gains_of_the_rows(row: str, gains: list[int]) -> None:
    story = opened(4, options={} if row == "plain" else {"stoa_row": row})
    all_rhetoric(story, 1)
    for seat in range(4):
        hand(story, seat, wood=2)
    place(story, s0="A stoa, B stoa", s1="A stoa", s2="A stoa", s3="A stoa")
    for seat in (0, 1, 2, 3, 0):
        story.tell(f"{seat} study wood")
    learned = [rhetoric_of(story, s, "A") - 1 for s in range(4)]
    assert [*learned, rhetoric_of(story, 0, "B") - 1] == gains
    to_clean_up(story)
