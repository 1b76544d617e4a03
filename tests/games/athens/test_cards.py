"""A3.6 to A3.11: icons and Villages, cubes and squares, oracles, monuments, Agoras."""

import pytest

from petteia.core.vectors import write

from .scenes import (
    acting,
    bases,
    cubes,
    cubes_of,
    in_stock,
    monuments,
    oracle_deck,
    own,
    people,
    people_of,
    score,
    stock,
)


def test_A3_6_one_flipped_kiln_and_two_villages_make_wine_or_oil() -> None:
    """An example of the rulebook."""
    story = acting("middle lower", base="kiln")
    bases(story, 0, "kiln+")
    own(story, 0, village=2)
    assert {"0 use atelier make red", "0 use atelier make yellow"} <= story.legal()
    story.tell("0 use atelier make red")
    assert cubes_of(story, 0) == "red red"


def test_A3_6_icons_are_checked_and_not_spent() -> None:
    story = acting("middle lower")
    bases(story, 0, "barley+ smithy smithy")
    story.tell("0 use barracks make orange")
    assert story.match.view(0).areas[0].flipped[0] == 1
    assert story.match.view(0).areas[0].bases[1] == 2


@pytest.mark.parametrize(
    ("laid", "villages", "possible"),
    [
        ("barley barley smithy smithy", 0, True),
        ("barley+ smithy+", 0, True),
        ("barley smithy+", 0, False),
        ("barley smithy+", 1, True),
        ("barley smithy", 1, False),
        ("barley smithy", 2, True),
        ("quarry", 4, True),
        ("quarry+", 3, False),
    ],
)
def test_A3_6_each_village_is_one_icon_of_any_kind(
    laid: str, villages: int, possible: bool
) -> None:
    story = acting("middle lower")
    bases(story, 0, laid)
    own(story, 0, village=villages)
    assert ("0 use barracks make orange" in story.legal()) == possible


def test_A3_6_a_village_takes_two_base_cards_flipped_ones_lose_their_points() -> None:
    story = acting("upper upper")
    bases(story, 0, "kiln kiln+ olive")
    assert score(story, 0) == {"bases": 5}
    story.tell("0 use village")
    assert story.legal() == {"0 under kiln kiln+", "0 under kiln olive", "0 under kiln+ olive"}
    story.tell("0 under kiln+ olive")
    area = story.match.view(1).areas[0]
    assert area.bases == [0, 0, 0, 1, 0, 0, 0]
    assert area.flipped == [0] * 7
    assert area.under == [0, 0, 0, 1, 0, 1, 0]
    assert score(story, 0) == {"villages": 6}


def test_A3_6_two_equal_cards_are_needed_to_put_two_equal_cards_under() -> None:
    story = acting("upper upper")
    bases(story, 0, "kiln kiln olive")
    story.tell("0 use village")
    assert story.legal() == {"0 under kiln kiln", "0 under kiln olive"}
    assert story.refused("0 under olive olive") == ("A3.6", "refused-no-such-bases")
    assert story.refused("0 pass") == ("A3.6", "refused-not-now")


def test_AR8_a_village_needs_two_base_cards_and_villages_are_none() -> None:
    story = acting("upper upper")
    own(story, 0, village=2)
    assert story.refused("0 use village") == ("A3.6", "refused-lacks-bases")


def test_A3_6_with_exactly_two_base_cards_the_pair_is_still_a_move() -> None:
    story = acting("upper upper")
    bases(story, 0, "kiln quarry")
    story.tell("0 use village")
    assert story.legal() == {"0 under kiln quarry"}


def test_A3_6_a_village_is_a_quarry_for_workshops_and_monuments() -> None:
    story = acting("upper lower", base="kiln", monument="stoa")
    people(story, 0, "lower")
    own(story, 0, village=1)
    assert {"0 use workshop", "0 use stoa"} <= story.legal()


def test_AR5_you_take_what_is_left() -> None:
    story = acting("middle lower")
    bases(story, 0, "barley+ smithy+")
    stock(story, "orange", 1)
    story.tell("0 use barracks make orange")
    assert cubes_of(story, 0) == "orange"
    assert in_stock(story, "orange") == 0


def test_A3_7_an_option_needs_one_of_its_cubes_in_stock() -> None:
    story = acting("middle lower")
    bases(story, 0, "barley+ smithy+")
    stock(story, "orange", 0)
    assert story.refused("0 use barracks make orange") == ("A3.7", "refused-stock-empty")


def test_A3_7_of_a_two_colour_trade_either_is_enough() -> None:
    story = acting("upper lower")
    cubes(story, 0, "orange green")
    stock(story, "silver", 0)
    story.tell("0 use piraeus trade silver violet")
    assert cubes_of(story, 0) == "violet"
    assert (in_stock(story, "orange"), in_stock(story, "green")) == (9, 9)
    other = acting("upper lower")
    cubes(other, 0, "orange green")
    stock(other, "silver", 0)
    stock(other, "violet", 0)
    assert other.refused("0 use piraeus trade silver violet") == ("A3.7", "refused-stock-empty")


def test_A3_7_which_cubes_to_pay_is_asked_only_where_ways_differ() -> None:
    story = acting("upper lower")
    cubes(story, 0, "orange orange green")
    story.tell("0 use piraeus trade silver violet")
    assert story.legal() == {"0 give orange orange", "0 give orange green"}
    story.tell("0 give orange green")
    assert cubes_of(story, 0) == "orange silver violet"


@pytest.mark.parametrize(
    ("have", "trade", "left"),
    [
        ("red red", "violet violet", "violet violet"),
        ("red yellow yellow", "silver silver silver", "silver silver silver"),
        ("red red yellow yellow", "violet violet violet", "violet violet violet"),
    ],
)
def test_A3_7_the_trader_pays_for_two_three_or_four(have: str, trade: str, left: str) -> None:
    story = acting("upper lower")
    cubes(story, 0, have)
    story.tell(f"0 use trader trade {trade}")
    assert cubes_of(story, 0) == left


def test_A3_7_piraeus_takes_four_of_three_colours_for_wheat_and_cloth() -> None:
    story = acting("upper lower")
    cubes(story, 0, "orange green blue blue blue")
    story.tell("0 use piraeus trade brown violet")
    assert story.legal() == {
        "0 give orange green blue blue", "0 give orange blue blue blue",
        "0 give green blue blue blue",
    }  # fmt: skip
    story.tell("0 give orange blue blue blue")
    assert cubes_of(story, 0) == "green brown violet"


def test_A3_7_people_are_paid_before_cubes() -> None:
    story = acting("middle lower")
    people(story, 0, "upper middle")
    cubes(story, 0, "red yellow")
    story.tell("0 use delphi oracle")
    assert story.legal() == {"0 pay upper", "0 pay middle"}
    story.tell("0 pay upper")
    assert story.legal() == {"0 give red", "0 give yellow"}
    story.tell("0 give yellow")
    assert story.actor == "*"


def test_AR6_a_square_pays_once_and_keeps_its_cube() -> None:
    story = acting("upper upper")
    cubes(story, 0, "silver")
    cubes(story, 1, "silver")
    story.tell("0 use mine square silver")
    assert score(story, 0) == {"squares": 11}
    assert in_stock(story, "silver") == 8
    story.state.holder[5] = -1
    assert story.refused("1 use mine square silver") == ("A3.7", "refused-square-taken")


@pytest.mark.parametrize(
    ("card", "colour", "points"),
    [
        ("barracks", "orange", 8), ("barracks", "brown", 17), ("stable", "green", 9),
        ("stable", "brown", 17), ("piraeus", "blue", 9), ("piraeus", "violet", 12),
        ("atelier", "red", 8), ("atelier", "yellow", 8), ("trader", "silver", 11),
        ("trader", "violet", 12), ("mine", "silver", 11),
    ],
)  # fmt: skip
def test_A3_8_a_square_needs_only_the_cube(card: str, colour: str, points: int) -> None:
    story = acting("lower lower", base="kiln")
    people(story, 0, "upper middle lower")
    assert story.refused(f"0 use {card} square {colour}") == ("A3.8", "refused-no-cube-for-square")
    cubes(story, 0, colour)
    story.tell(f"0 use {card} square {colour}")
    if card == "mine":
        story.tell("0 pay lower")
    assert score(story, 0) == {"squares": points}
    assert cubes_of(story, 0) == ""


def test_A3_9_delphi_sells_an_oracle_for_any_cube() -> None:
    story = acting("upper lower")
    cubes(story, 0, "brown violet")
    story.tell("0 use delphi oracle", "0 give violet")
    assert story.weights() == {
        "* oracle 0 smile2": 3, "* oracle 0 tear2": 3, "* oracle 0 smile": 9, "* oracle 0 tear": 9,
    }  # fmt: skip
    story.tell("* oracle 0 smile2")
    assert story.match.view(0).areas[0].oracles == [1, 0, 0, 0]
    assert story.actor == "1"


def test_A3_9_wheat_looks_at_three_and_keeps_two() -> None:
    story = acting("upper lower")
    cubes(story, 0, "brown")
    story.tell("0 use delphi wheat", "* oracle 0 tear", "* oracle 0 smile", "* oracle 0 tear")
    assert story.legal() == {"0 return smile", "0 return tear"}
    story.tell("0 return tear")
    view = story.match.view(0)
    assert view.areas[0].oracles == [0, 0, 1, 1]
    assert view.oracle_deck == 22
    assert cubes_of(story, 0) == ""


def test_A3_9_only_a_card_just_looked_at_is_returned() -> None:
    story = acting("upper lower")
    cubes(story, 0, "brown")
    story.state.oracles[0] = 1
    story.tell("0 use delphi wheat", *["* oracle 0 tear"] * 3)
    assert story.legal() == {"0 return tear"}
    assert story.refused("0 return smile2") == ("A3.9", "refused-not-looked-at")


def test_A3_9_wheat_needs_three_cards_in_the_deck() -> None:
    story = acting("upper lower")
    cubes(story, 0, "brown")
    oracle_deck(story, "smile tear")
    assert story.refused("0 use delphi wheat") == ("A3.9", "refused-lacks-oracles")
    assert "0 use delphi oracle" in story.legal()


def test_A3_9_with_the_deck_empty_no_oracle_can_be_had() -> None:
    story = acting("upper lower")
    cubes(story, 0, "brown")
    monuments(story, 0, "nike")
    oracle_deck(story, "")
    assert story.refused("0 use delphi oracle") == ("A3.9", "refused-lacks-oracles")
    assert story.refused("0 use nike pray") == ("A3.9", "refused-lacks-oracles")


def test_A3_9_a_temple_of_ones_own_sells_oracles() -> None:
    story = acting("middle middle")
    cubes(story, 0, "red")
    monuments(story, 0, "nike", "propylaia")
    assert story.refused("0 use propylaia pray")[1] == "refused-unknown-move"
    story.tell("0 use nike pray", "* oracle 0 smile")
    assert cubes_of(story, 0) == ""
    assert score(story, 0)["oracles"] == 9


def test_A3_10_a_monument_is_taken_and_the_next_turned_up_at_once() -> None:
    story = acting("upper lower", monument="nike")
    people(story, 0, "lower")
    story.tell("0 use nike")
    assert len(story.legal()) == 7
    assert "* monument nike" not in story.legal()
    story.tell("* monument parthenon")
    view = story.match.view(1)
    assert view.areas[0].monuments == ["nike"]
    assert (view.monument, view.monument_deck) == ("parthenon", 6)
    assert score(story, 0) == {"monuments": 6}


def test_A3_10_only_the_monument_face_up_can_be_taken() -> None:
    story = acting("upper lower", monument="nike")
    people(story, 0, "lower lower middle")
    assert story.refused("0 use stoa") == ("A3.10", "refused-not-face-up")
    monuments(story, 0, "nike")
    assert story.refused("0 use nike") == ("A3.10", "refused-yours-already")


def test_A3_10_after_the_last_monument_none_is_turned_up() -> None:
    story = acting("upper lower", monument="nike")
    people(story, 0, "lower")
    names = ("parthenon", "erechtheion", "stadium", "theater", "propylaia", "stoa", "hephaestus")
    monuments(story, 1, *names)
    story.tell("0 use nike")
    assert story.actor == "1"
    assert story.match.view(1).monument is None


@pytest.mark.parametrize(("name", "quarries"), [("parthenon", 2), ("hephaestus", 1)])
def test_A3_10_a_monument_needs_its_quarries(name: str, quarries: int) -> None:
    story = acting("lower lower", base="kiln", monument=name)
    people(story, 0, "upper middle")
    bases(story, 0, " ".join(["quarry"] * (quarries - 1)))
    assert story.refused(f"0 use {name}") == ("A3.6", "refused-lacks-icons")
    bases(story, 0, " ".join(["quarry"] * quarries))
    story.tell(f"0 use {name}")


def test_A3_11_an_agora_is_paid_and_then_draws_three_people() -> None:
    story = acting("lower lower")
    people(story, 0, "upper middle lower")
    story.tell("0 use agora", "0 pay lower")
    story.tell("* draw 0 lower", "* draw 0 lower", "* draw 0 middle")
    assert people_of(story, 0) == "upper middle middle lower lower"
    assert story.actor == "1"
    assert score(story, 0) == {"agoras": 5}


def test_A3_11_the_people_just_paid_can_come_back_from_an_empty_bag() -> None:
    story = acting("lower lower")
    people(story, 0, "upper")
    write(story.state.people, 6, [0, 1, 0, 0, 2, 0])
    story.tell("0 use agora", "* draw 0 middle")
    assert story.weights() == {"* draw 0 upper": 1, "* draw 0 middle": 2}
