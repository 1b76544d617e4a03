"""L5.3 clean-up and L6 the end."""

import pytest

from petteia.core.vectors import write
from petteia.testing import Story

from .scenes import GAME, all_rhetoric, hand, hand_of, opened, place, rhetoric, to_clean_up


def donated(story: Story, seat: int = 0) -> None:
    """Let a seat donate for level 1 and go on to clean-up."""
    hand(story, seat, wood=1, marble=2)
    place(story, **{f"s{seat}": "A monument, B stoa", "s1": "A court"})
    while "donate" not in "".join(story.legal()):
        legal = sorted(story.legal())
        story.tell(next((m for m in legal if "pass" in m or "acquit" in m), legal[0]))
    story.tell(f"{seat} donate wood 1 marble 2")


def test_L5_3_1_citizens_and_lots_go_home() -> None:
    story = opened(2)
    rhetoric(story, 0, "E", 3)
    place(story)
    story.tell("0 accuse 1", "* jury 0 ABE", "* jury 1 ABC", "0 acquit")
    view = story.match.view(1)
    assert view.round == 2
    assert view.board == []
    assert view.juries == [None, None]
    assert (view.prosecutor, view.accused, view.judge) == (None, None, None)


def test_L5_3_2_after_a_donation_two_new_demands_are_drawn() -> None:
    story = opened(2, demand=("marble", "wood"))
    donated(story)
    assert story.weights() == {"* demand wood": 2, "* demand clay": 3, "* demand marble": 2}
    story.tell("* demand clay")
    assert story.weights() == {"* demand wood": 2, "* demand clay": 2, "* demand marble": 2}
    story.tell("* demand clay")
    view = story.match.view(0)
    assert view.demand == ["clay", "clay"]
    assert view.demand_aside == [1, 0, 1]
    assert view.round == 2


def test_L5_3_2_without_a_donation_the_demand_stays() -> None:
    story = opened(2, demand=("marble", "wood"))
    place(story)
    assert story.state.round == 2
    assert story.match.view(0).demand == ["marble", "wood"]


def test_L5_3_2_with_one_marker_left_all_nine_are_shuffled() -> None:
    story = opened(2, demand=("marble", "wood"))
    write(story.state.markers, 12, [0, 1, 0])
    write(story.state.markers, 17, [2, 2, 2])
    donated(story)
    assert story.weights() == {"* demand wood": 3, "* demand clay": 3, "* demand marble": 3}
    assert story.match.view(0).demand_aside == [0, 0, 0]


def test_L5_3_3_down_to_nine_in_turn_order_one_player_after_the_other() -> None:
    story = opened(3)
    story.state.start = story.state.actor = 1
    hand(story, 0, wood=7, clay=3)
    hand(story, 1, clay=5, marble=6)
    place(story)
    assert story.legal() == {"1 discard clay", "1 discard marble"}
    assert story.refused("1 discard wood") == ("L5.3.3", "refused-no-such-card")
    assert story.refused("1 pass") == ("L5.3.3", "refused-not-now")
    story.tell("1 discard clay", "1 discard marble", "0 discard wood")
    assert hand_of(story, 0) == {"wood": 6, "clay": 3, "marble": 0}
    assert hand_of(story, 1) == {"wood": 0, "clay": 4, "marble": 5}
    assert story.state.round == 2


def test_L5_3_3_the_new_demand_comes_before_the_hand_limit() -> None:
    story = opened(2, demand=("marble", "wood"))
    donated(story)
    hand(story, 1, clay=8, marble=2)
    story.tell("* demand clay", "* demand clay")
    assert story.legal() == {"1 discard clay", "1 discard marble"}


def test_L5_3_4_the_start_marker_passes_left() -> None:
    story = opened(3)
    place(story)
    assert story.state.round == 2
    assert story.actor == "1"


def test_L6_1_six_dealers_in_prison() -> None:
    story = opened(2)
    write(story.state.markers, 9, [2, 2, 1])
    write(story.state.markers, 6, [1, 1, 2])
    write(story.state.markers, 3, [1, 1, 2])
    rhetoric(story, 0, "E", 3)
    place(story)
    story.tell("0 accuse 1", "* jury 0 ABE", "* jury 1 ABC", "0 guilty", "0 stack 3")
    assert not story.match.standing().over
    story.tell("* dealer 1 marble")
    assert story.match.standing().over
    assert GAME.rules.ending(story.state) == "prison"


def test_L6_1_somebody_on_level_6() -> None:
    story = opened(2, demand=("marble", "wood"))
    story.state.level[0] = 5
    hand(story, 0, wood=5, marble=2)
    place(story, s0="A monument", s1="A monument")
    while "donate" not in "".join(story.legal()):
        story.tell(sorted(story.legal())[0])
    story.tell("0 donate wood 5 marble 2")
    assert story.match.standing().over
    assert GAME.rules.ending(story.state) == "monument"


def test_LR3_two_citizens_at_9_count_even_if_undone_later_that_turn() -> None:
    story = opened(2)
    all_rhetoric(story, 1)
    rhetoric(story, 0, "A", 9)
    rhetoric(story, 0, "B", 8)
    rhetoric(story, 1, "A", 9)
    hand(story, 0, clay=1)
    place(story, s0="A market 1, B stoa", s1="A court")
    story.tell("0 study clay", "1 accuse 1", "* jury 0 CDE", "* jury 1 ABC")
    story.tell("1 guilty", "1 stack 1", "* dealer 1 clay")
    view = story.match.view(None)
    assert view.rhetoric[0][:2] == [8, 9]
    assert view.actor is None
    assert GAME.rules.ending(story.state) == "rhetoric"


def test_L6_4_nothing_can_be_played_after_the_end() -> None:
    story = opened(2, options={"data": {"limits": {"turns": 1}}})
    place(story)
    assert story.legal() == set()
    assert story.refused("0 place A court") == ("L6.4", "refused-over")


def test_L6_2_rulebook_example_7() -> None:
    story = opened(4)
    story.state.score[3] = 9
    story.state.level[3] = 3
    for letter, value in zip("ABCDE", (6, 5, 5, 4, 3), strict=True):
        rhetoric(story, 3, letter, value)
    assert story.state.points(3) == [9, 6, 8, 0]
    assert story.match.standing().scores[3] == 23


def test_LR4_each_citizens_rhetoric_scores_by_itself() -> None:
    story = opened(2)
    for letter, value in zip("ABCDE", (9, 9, 0, 0, 0), strict=True):
        rhetoric(story, 0, letter, value)
    assert story.match.standing().points[0]["rhetoric"] == 5 + 5


def test_LR5_a_tie_counts_rhetoric_values_not_their_points() -> None:
    story = opened(2)
    rhetoric(story, 0, "A", 6)
    rhetoric(story, 1, "A", 5)
    standing = story.match.standing()
    assert standing.scores[0] == standing.scores[1]  # columns 5 and 6 are both worth 2
    assert story.state.standing() == [1, 2]


def test_L6_2_majorities_of_at_least_one_and_a_tie_gives_nothing() -> None:
    story = opened(3)
    hand(story, 0, wood=2, clay=1)
    hand(story, 1, wood=1, clay=1)
    assert story.match.standing().points[0]["majorities"] == 1
    assert story.match.standing().points[1]["majorities"] == 0
    assert story.match.standing().points[2]["majorities"] == 0


def test_L6_2_the_final_turn_has_no_new_demand_and_no_hand_limit() -> None:
    story = opened(2, demand=("marble", "wood"), options={"data": {"limits": {"turns": 1}}})
    hand(story, 1, clay=8)
    hand(story, 1, clay=8, marble=3)
    donated(story)
    assert story.match.standing().over
    assert hand_of(story, 1)["clay"] == 8
    assert hand_of(story, 1)["marble"] == 3


@pytest.mark.parametrize(
    ("levels", "voices", "places"),
    [
        ([0, 0, 0], [1, 1, 1], [1, 1, 1]),
        ([1, 2, 1], [1, 1, 1], [2, 1, 2]),
        ([1, 1, 1], [1, 2, 0], [2, 1, 3]),
    ],
)
def test_L6_3_ties_by_monument_then_rhetoric_then_shared(
    levels: list[int], voices: list[int], places: list[int]
) -> None:
    data = {"monument": {"points": [0, 0, 0, 0, 0, 0, 0]}, "rhetoric": {"points": [0] * 10}}
    story = opened(3, options={"data": data})
    write(story.state.level, 0, levels)
    for seat, voice in enumerate(voices):
        rhetoric(story, seat, "A", voice)
    assert story.state.standing() == places


def test_L6_3_equal_points_on_different_levels() -> None:
    story = opened(2)
    story.state.level[0] = 1
    story.state.score[1] = 6
    assert story.match.standing().scores == [6, 6]
    assert story.state.standing() == [1, 2]


def test_L6_4_turn_60_is_the_last() -> None:
    story = opened(2)
    story.state.round = 58
    place(story)
    assert story.state.round == 59
    place(story)
    assert story.state.round == 60
    hand(story, 0, wood=8, clay=4)
    place(story)
    to_clean_up(story)
    assert story.match.standing().over
    assert story.match.standing().rounds == 60
    assert GAME.rules.ending(story.state) == "turns"
    assert GAME.wording.prompt(story.state).rule == "L6.4"


def test_L6_4_the_last_turn_is_told_and_a_reason_of_L6_1_in_it_counts() -> None:
    story = opened(2, demand=("marble", "wood"), options={"data": {"limits": {"turns": 1}}})
    assert story.match.events[-1][-1].key == "event-final-turn"
    assert story.match.events[-1][-1].rule == "L6.4"
    story.state.level[0] = 5
    hand(story, 0, wood=5, marble=2)
    place(story, s0="A monument", s1="A monument")
    while "donate" not in "".join(story.legal()):
        story.tell(sorted(story.legal())[0])
    story.tell("0 donate wood 5 marble 2")
    assert GAME.rules.ending(story.state) == "monument"
