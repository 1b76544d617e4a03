"""E2 drawing: fire, flood and festival."""

from petteia.testing import Story

from .scenes import GAME, give, opened, seen, shop, turn


def cards(story: Story) -> list[str]:
    return [laid.card for laid in seen(story).table]


def test_E2_1_the_effect_happens_only_to_the_holder_of_the_letter() -> None:
    story = opened("AD")
    turn(story, "C1", "6000 5000 0", "C5.p0")
    story.tell("* card A1")  # a fire, drawn by the player with D
    assert cards(story) == ["C5", "C1"]


def test_E2_1_the_effect_happens_before_the_card_is_laid() -> None:
    story = opened("DA")
    turn(story, "C1", "6000 5000 0", "C5.p0")
    events = story.tell("* card A1")
    assert story.keys(events) == ["event-drawn", "event-fire", "event-burnt"]
    assert cards(story) == ["C1"]
    assert story.actor == "1"
    story.tell("1 build 0 0 0")


def test_E2_1_all_cards_of_the_deck_are_equally_likely() -> None:
    story = opened()
    weights = story.weights()
    assert len(weights) == 35
    assert "* card C5" not in weights
    assert set(weights.values()) == {1}


def test_E2_2_fire_burns_every_card_of_the_largest_shop() -> None:
    story = opened("AD")
    turn(story, "D1", "-3000 0 0", "C5.p0")  # the left card's right shop joins: three counters
    assert shop(story, "C5.p0").counters == 3
    turn(story, "B3", "3000 0 0", "C5.p4")
    events = story.tell("* card A1")
    assert story.keys(events).count("event-burnt") == 2
    assert cards(story) == ["B3"]
    assert seen(story).burnt == ["C5", "D1"]


def test_ER3_a_remaining_part_without_a_counter_is_free() -> None:
    story = opened("AD")
    turn(story, "D1", "-3000 0 0", "C5.p0")
    turn(story, "B3", "3000 0 0", "C5.p4")
    assert shop(story, "B3.p0").owner == 1
    story.tell("* card A1")
    assert shop(story, "B3.p0").owner is None


def test_E2_2_a_remaining_part_with_a_counter_stays_its_owners() -> None:
    story = opened("AD")
    turn(story, "D1", "-3000 0 0", "C5.p0")
    turn(story, "A9", "3000 0 0", "C5.p4")
    assert shop(story, "A9.p0").counters == 2
    story.tell("* card A1")
    assert cards(story) == ["A9"]
    assert shop(story, "A9.p0").owner == 1
    assert shop(story, "A9.p0").counters == 1


def test_E2_2_a_tie_or_no_owned_shop_means_nothing_burns() -> None:
    story = opened("AD")
    events = story.tell("* card A1")
    assert "event-nothing-hit" in story.keys(events)
    story.tell("0 build 6000 0 0", "0 buy A1.p0")
    turn(story, "C1", "-6000 0 0", "C5.p0")
    events = story.tell("* card A4")
    assert "event-nothing-hit" in story.keys(events)
    assert cards(story) == ["C5", "A1", "C1"]


def test_E2_2_two_shops_of_one_owner_tie_as_well() -> None:
    story = opened("AD")
    turn(story, "C1", "6000 0 0", "C5.p0")
    turn(story, "C2", "-6000 0 0")
    turn(story, "B1", "6000 5000 0", "C5.p2")
    turn(story, "B2", "-6000 5000 0")
    events = story.tell("* card A1")
    assert "event-nothing-hit" in story.keys(events)


def test_E2_2_figure_4_the_largest_shop_has_the_most_counters_not_cells() -> None:
    story = opened("AD", "D1")
    # D1.p1 and p2 have no circle; C2.p0 has three cells and two circles, D1.p3 two and two.
    turn(story, "A4", "6000 5000 0", "A4.p1")  # three cells, two counters
    turn(story, "B9", "3000 0 0", "D1.p3")  # D1.p3 p4 with B9.p0 p1: four counters in four cells
    assert shop(story, "D1.p3").counters == 4
    assert shop(story, "A4.p1").counters == 2
    story.tell("* card A1")
    assert "A4" in cards(story)
    assert "D1" not in cards(story)


def test_E2_2_figure_4_unconnected_groups_are_two_shops() -> None:
    story = opened("AD")
    turn(story, "D1", "-3000 0 0", "C5.p0")
    turn(story, "B1", "6000 5000 0")
    turn(story, "B2", "-3000 2000 0", "B2.p0")
    mine = [s.counters for s in seen(story).shops if s.owner == 0]
    assert len(mine) == 2


def test_E2_3_flood_takes_the_counters_and_leaves_the_cards() -> None:
    story = opened("AD")
    turn(story, "C1", "6000 0 0", "C5.p0")
    turn(story, "C2", "-6000 0 0")
    events = story.tell("* card A2")
    assert "event-flood" in story.keys(events)
    assert cards(story) == ["C5", "C1", "C2"]
    assert shop(story, "C5.p0").owner is None
    assert shop(story, "C5.p0").counters == 0


def test_E2_3_a_flooded_shop_may_be_bought_again_this_turn() -> None:
    story = opened("AD")
    turn(story, "C1", "6000 0 0", "C5.p0")
    turn(story, "C2", "-6000 0 0")
    story.tell("* card A2", "0 build 0 6000 0")
    assert "0 buy C5.p0" in story.legal()
    story.tell("0 buy C5.p0")
    assert shop(story, "C5.p0").owner == 0


def test_E2_3_a_tie_stops_the_flood() -> None:
    story = opened("AD")
    turn(story, "C1", "6000 0 0", "C5.p0")
    turn(story, "C2", "-6000 0 0", "C5.p2")
    events = story.tell("* card A2")
    assert "event-nothing-hit" in story.keys(events)
    assert events[-1].rule == "E2.3"


def festival(story: Story) -> None:
    turn(story, "C1", "6000 0 0", "C5.p0")
    turn(story, "C2", "-6000 0 0", "C5.p2")


def test_E2_4_at_a_festival_everybody_collects_again() -> None:
    story = opened("AD")
    festival(story)
    before = seen(story).coins
    events = story.tell("* card A3")
    assert seen(story).coins == [before[0] + 4, before[1] + 3]
    told = [event.args["seat"] for event in events if event.key == "event-celebrated"]
    assert told == [0, 1]
    assert story.match.standing().points[1]["festivals"] == 3


def test_E2_4_the_active_player_comes_first_and_wins_at_once() -> None:
    story = opened("AD")
    festival(story)
    give(story, 0, 47)
    give(story, 1, 49)
    story.tell("* card A3")
    standing = story.match.standing()
    assert standing.over
    assert standing.scores == [51, 49]  # the other collects nothing any more
    assert GAME.rules.ending(story.state) == "festival"


def test_E2_4_the_next_to_the_left_may_win() -> None:
    story = opened("AD")
    festival(story)
    give(story, 1, 49)
    story.tell("* card A3")
    assert story.match.standing().places == [2, 1]
    assert seen(story).drawn == "A3"  # it stays unplaced
