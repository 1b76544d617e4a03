"""L5.2.4 Court and L5.2.5 Monument."""

import pytest

from petteia.core.vectors import write
from petteia.testing import Story

from .scenes import (
    all_rhetoric,
    decline,
    hand,
    hand_of,
    in_stock,
    opened,
    place,
    rhetoric,
    rhetoric_of,
    stock,
)

BLUE, GREEN, YELLOW, RED = 0, 1, 2, 3


def trial(players: int = 2) -> Story:
    """Return a match in which seat 0 prosecutes; every citizen has rhetoric 1 but 0's E."""
    story = opened(players)
    rhetoric(story, 0, "E", 2)
    place(story)
    assert story.legal() == {"0 accuse 1", "0 accuse 2", "0 accuse 3"}
    return story


def judged_by(story: Story, judge: int) -> None:
    """Draw juries that make a seat the judge."""
    for seat in range(story.state.players):
        rhetoric(story, seat, "A", 9 if seat == judge else 1)
    for seat in range(story.state.players):
        story.tell(f"* jury {seat} ABC")


def test_L5_2_4a_rulebook_example_5_a_tie_goes_to_the_best_citizen() -> None:
    story = opened(4, dealers=("marble", "clay", "wood"))
    all_rhetoric(story, 0)
    rhetoric(story, GREEN, "A", 3)
    rhetoric(story, YELLOW, "A", 2)
    rhetoric(story, YELLOW, "B", 1)
    rhetoric(story, RED, "A", 2)
    place(
        story,
        s0="A market 1, B market 1, C stoa, D stoa, E stoa",
        s1="A court, B market 1, C market 2, D market 2, E market 2",
        s2="A court, B court, C market 1, D exchange 1, E exchange 2",
        s3="A court, B exchange 3, C exchange 4, D monument, E monument",
    )
    decline(story)
    assert story.legal() == {"1 accuse 1", "1 accuse 2", "1 accuse 3"}
    for seat, letters in ((0, "AB"), (1, "B"), (2, "C")):
        for letter in letters:
            rhetoric(story, seat, letter, 4)
    rhetoric(story, RED, "A", 9)
    rhetoric(story, RED, "B", 9)
    story.tell("1 accuse 1", "* jury 0 ABC", "* jury 1 ABC", "* jury 2 ABC", "* jury 3 ABC")
    before = hand_of(story, RED)["wood"]
    story.tell("3 guilty", "3 stack 2")
    story.tell("* dealer 1 wood")
    view = story.match.view(None)
    assert view.scores == [5, 6, 5, 6]
    assert [rhetoric_of(story, s, c) for s, c in ((0, "A"), (0, "B"), (1, "B"), (2, "C"))] == [
        3
    ] * 4
    assert hand_of(story, RED)["wood"] == before + 2
    assert view.dealers == ["wood", "clay", "wood"]
    assert view.prison == [0, 0, 1]
    assert view.stacks == [3, 2, 3]


def test_L5_2_4a_the_prosecutor_must_accuse() -> None:
    story = trial()
    assert story.refused("0 pass") == ("L5.2.4a", "refused-not-now")


def test_L5_2_4a_completely_tied_nothing_happens() -> None:
    story = opened(2)
    place(story)
    assert story.state.round == 2
    assert story.match.view(0).scores == [5, 5]


def test_L5_2_4a_tied_at_the_top_even_if_others_dropped_out_and_no_lower_steps_in() -> None:
    story = opened(3)
    all_rhetoric(story, 0)
    for seat, values in ((0, (3, 1)), (1, (3, 1)), (2, (2, 2))):
        rhetoric(story, seat, "A", values[0])
        rhetoric(story, seat, "B", values[1])
    place(story)
    assert story.state.round == 2  # 0 and 1 tie at 3 + 1; 2 with the same sum dropped out


def test_LR2_a_missing_citizen_ranks_below_0() -> None:
    story = opened(2)
    all_rhetoric(story, 0)
    rhetoric(story, 0, "A", 2)
    rhetoric(story, 1, "A", 2)
    away = "market 1, {} market 2, {} market 2, {} stoa"
    place(
        story,
        s0="A court, B " + away.format("C", "D", "E"),
        s1="A court, E court, B market 1, C market 3, D market 3",
    )
    decline(story)
    # Sums 2 and 2, best citizens 2 and 2; seat 1 also has a citizen worth 0.
    assert story.actor == "1"


def test_LR1_sum_0_alone_prosecutes_with_others_nobody_does() -> None:
    everywhere = "A market 1, B market 2, C market 3, D stoa, E {}"
    for seat_1, prosecutor in (("exchange 2", True), ("court", False)):
        story = opened(2)
        all_rhetoric(story, 0)
        place(
            story,
            s0=everywhere.format("court"),
            s1="A market 1, B market 2, C market 3, D exchange 1, E " + seat_1,
        )
        decline(story)
        assert ("0 accuse 1" in story.legal()) == prosecutor


def test_L5_2_4a_an_empty_court_does_nothing() -> None:
    story = opened(2)
    place(
        story,
        s0="A market 1, B market 2, C market 3, D exchange 1, E exchange 2",
        s1="A market 1, B market 2, C market 3, D exchange 3, E exchange 4",
    )
    decline(story)
    assert story.state.round == 2
    assert story.match.view(0).scores == [5, 5]


def test_L5_2_4b_three_of_five_lots_for_everybody_in_order_of_seats() -> None:
    story = trial(3)
    story.tell("0 accuse 2")
    for seat in range(3):
        weights = story.weights()
        assert len(weights) == 10
        assert set(weights.values()) == {1}
        assert f"* jury {seat} BDE" in weights
        story.tell(f"* jury {seat} BDE")
    assert story.match.view(1).juries == ["BDE", "BDE", "BDE"]


def test_L5_2_4b_current_rhetoric_counts_and_jurors_stay_where_they_stand() -> None:
    story = opened(2)
    hand(story, 1, wood=1)
    rhetoric(story, 0, "E", 3)
    place(story, s1="A stoa")
    story.tell("1 study wood", "0 accuse 1", "* jury 0 ABC", "* jury 1 ABC")
    assert story.actor == "1"  # its A rose from 1 to 3 this turn
    assert any(s.citizen == "A" and s.place == "stoa" for s in story.match.view(0).board)


def test_L5_2_4c_ties_compare_jurors_and_completely_tied_there_is_no_judge() -> None:
    story = trial()
    rhetoric(story, 0, "A", 0)
    rhetoric(story, 0, "B", 2)
    story.tell("0 accuse 1", "* jury 0 ABC", "* jury 1 ABC")
    assert story.actor == "0"  # 2, 1, 0 against 1, 1, 1
    story = trial()
    story.tell("0 accuse 1", "* jury 0 ABC", "* jury 1 CDE")
    assert story.state.round == 2
    assert story.match.view(0).dealers == ["wood", "clay", "marble"]


def test_L5_2_4d_not_guilty_costs_the_prosecutor_and_the_judge_takes_a_card() -> None:
    story = trial()
    story.tell("0 accuse 3")
    judged_by(story, 1)
    events = story.tell("1 acquit")
    assert [e.rule for e in events if e.key == "event-thanked"] == ["L5.2.4d"]
    view = story.match.view(None)
    assert view.scores == [4, 5]
    assert hand_of(story, 1) == {"wood": 0, "clay": 0, "marble": 1}
    assert view.dealers == ["wood", "clay", "marble"]


def test_LR6_never_below_0_and_no_card_from_an_empty_stock() -> None:
    story = trial()
    story.state.score[0] = 0
    stock(story, "marble", 0)
    story.tell("0 accuse 3")
    judged_by(story, 1)
    story.tell("1 acquit")
    assert story.match.view(None).scores == [0, 5]
    assert hand_of(story, 1)["marble"] == 0


def test_L5_2_4e_guilty_order_and_rewards() -> None:
    story = opened(2)
    rhetoric(story, 0, "E", 3)
    place(story, s0="A market 1", s1="A market 1, B market 1")
    story.tell("0 accuse 1")
    judged_by(story, 1)
    rhetoric(story, 0, "A", 0)
    rhetoric(story, 1, "A", 5)
    assert story.refused("1 stack 1") == ("L5.2.4d", "refused-not-now")
    story.tell("1 guilty")
    assert story.match.view(None).scores == [6, 5]
    assert rhetoric_of(story, 0, "A") == 0  # not below 0
    assert rhetoric_of(story, 1, "A") == 4
    assert rhetoric_of(story, 1, "B") == 0
    write(story.state.markers, 3, [0, 3, 3])
    assert story.refused("1 stack 1") == ("L5.2.4e", "refused-empty-stack")
    story.tell("1 stack 3")
    assert story.weights() == {"* dealer 1 wood": 3, "* dealer 1 clay": 3, "* dealer 1 marble": 3}
    stock(story, "clay", 1)
    story.tell("* dealer 1 clay")
    assert story.match.view(None).scores == [6, 6]
    assert hand_of(story, 1)["clay"] == 1  # the stock had only one


def test_L5_2_4e_after_the_sixth_conviction_dealer_and_monument_are_still_played() -> None:
    story = opened(2)
    write(story.state.markers, 9, [2, 2, 1])
    write(story.state.markers, 6, [1, 1, 2])
    write(story.state.markers, 3, [1, 1, 2])
    hand(story, 1, wood=1, marble=2)
    rhetoric(story, 0, "E", 3)
    place(story, s1="A monument")
    story.tell("0 accuse 1")
    judged_by(story, 1)
    story.tell("1 guilty", "1 stack 3", "* dealer 1 marble")
    assert story.match.view(None).scores == [6, 6]
    assert "1 donate wood 1 marble 2" in story.legal()
    story.tell("1 donate wood 1 marble 2")
    assert story.actor == "-2"
    assert story.match.standing().over


def test_L5_2_4f_prosecutor_and_judge_may_be_one_and_the_new_dealer_serves_nobody() -> None:
    story = opened(2)
    rhetoric(story, 0, "E", 3)
    place(story, s0="A market 1", s1="A market 1")
    before = hand_of(story, 1)
    story.tell("0 accuse 1")
    judged_by(story, 0)
    story.tell("0 guilty", "0 stack 1", "* dealer 1 clay")
    assert story.match.view(None).scores == [7, 5]
    assert hand_of(story, 1) == before
    assert hand_of(story, 0)["clay"] == 2


def donor(level: int, demand: tuple[str, str], citizens: str = "A monument") -> Story:
    """Return a match in which seat 0, rich in everything, is asked at the Monument."""
    story = opened(4, demand=demand)
    story.state.level[0] = level
    hand(story, 0, wood=7, clay=7, marble=7)
    place(story, s0=citizens, s1="A court")
    while "0 pass" not in story.legal():
        legal = sorted(story.legal())
        story.tell(next((m for m in legal if "pass" in m or "acquit" in m), legal[0]))
    return story


def test_L5_2_5_a_citizen_may_donate_or_not() -> None:
    story = donor(0, ("marble", "wood"))
    assert story.refused("0 study wood") == ("L5.2.5", "refused-not-now")
    story.tell("0 pass")
    assert story.match.view(0).levels[0] == 0


@pytest.mark.parametrize(
    ("level", "gifts"),
    [
        (1, {"wood 1 marble 2", "wood 2 marble 1"}),
        (2, {"wood 3", "clay 3", "marble 3"}),
        (3, {"wood 2 marble 2"}),
        (4, {"wood 2 marble 3", "wood 3 marble 2"}),
        (5, {"wood 2 marble 4", "wood 4 marble 2"}),
        (6, {"wood 2 marble 5", "wood 5 marble 2"}),
    ],
)
def test_L5_2_5a_the_costs_of_the_levels(level: int, gifts: set[str]) -> None:
    story = donor(level - 1, ("marble", "wood"))
    assert story.legal() == {"0 pass"} | {f"0 donate {gift}" for gift in gifts}
    assert story.refused("0 donate wood 5 clay 1") == ("L5.2.5a", "refused-wrong-gift")


def test_L5_2_5a_rulebook_example_6() -> None:
    story = opened(4, demand=("marble", "wood"))
    story.state.level[YELLOW] = 1
    story.state.level[GREEN] = 2
    hand(story, YELLOW, marble=3)
    hand(story, GREEN, marble=2, wood=1)
    place(story, s1="A monument", s2="A monument")
    while story.actor == "*" or "pass" not in "".join(story.legal()):
        story.tell(sorted(story.legal())[0])
    # Green is not asked: 2 + 2 is needed and there is 1 wood.
    assert story.legal() == {"2 donate marble 3", "2 pass"}
    story.tell("2 donate marble 3")
    assert story.match.view(0).levels == [0, 2, 2, 0]


@pytest.mark.parametrize(("level", "cards"), [(1, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_L5_2_5b_both_markers_alike_ask_the_whole_sum(level: int, cards: int) -> None:
    story = donor(level - 1, ("clay", "clay"))
    assert story.legal() == {"0 pass", f"0 donate clay {cards}"}
    assert story.refused("0 donate wood 1 clay 2") == ("L5.2.5b", "refused-wrong-gift")
    hand(story, 0, clay=2, wood=7)
    assert story.refused(f"0 donate clay {cards}") == ("L5.2.5b", "refused-gift-too-dear")


def test_L5_2_5b_level_2_ignores_the_demand() -> None:
    story = donor(1, ("clay", "clay"))
    assert story.refused("0 donate wood 1 clay 2") == ("L5.2.5a", "refused-wrong-gift")
    assert story.legal() == {"0 pass", "0 donate wood 3", "0 donate clay 3", "0 donate marble 3"}


def test_L5_2_5c_cards_return_and_several_citizens_build_several_levels() -> None:
    story = donor(0, ("marble", "wood"), "A monument, B monument")
    before = in_stock(story, "wood")
    story.tell("0 donate wood 2 marble 1")
    assert in_stock(story, "wood") == before + 2
    assert "0 donate clay 3" in story.legal()
    story.tell("0 donate clay 3")
    assert story.match.view(0).levels[0] == 2


def test_L5_2_5c_on_the_top_nobody_is_asked() -> None:
    story = donor(5, ("marble", "wood"), "A monument, B monument")
    story.tell("0 donate wood 2 marble 5")
    assert story.match.standing().over


def test_L5_2_5c_a_gift_too_dear_is_refused() -> None:
    story = donor(0, ("marble", "wood"))
    hand(story, 0, wood=1, marble=1, clay=5)
    assert story.refused("0 donate wood 1 marble 2") == ("L5.2.5a", "refused-gift-too-dear")
