"""A3.1 to A3.5: flipping, choosing a card, paying people, rerolls and exchanges."""

import pytest

from .scenes import (
    acting,
    bases,
    cubes,
    cubes_of,
    finish_round,
    monuments,
    own,
    people,
    people_of,
    score,
)


def test_A3_1_one_quarry_flipped_is_two_icons_and_five_points() -> None:
    story = acting(monument="parthenon", base="quarry")
    story.tell("0 flip quarry")
    assert score(story, 0) == {"bases": 5}
    assert story.state.icons(0, 6) == 2
    assert story.match.view(1).areas[0].flipped == [0, 0, 0, 0, 0, 0, 1]


def test_A3_1_a_flip_is_always_possible() -> None:
    story = acting(base="kiln")
    assert story.legal() == {"0 flip kiln"}


def test_A3_1_a_flipped_card_is_not_flipped_again() -> None:
    story = acting()
    bases(story, 0, "kiln+ olive")
    assert story.legal() == {"0 flip olive"}


def test_A3_2_a_single_card_serves_one_player_a_round() -> None:
    story = acting("upper upper")
    story.tell("0 use mine make silver")
    assert cubes_of(story, 0) == "silver"
    assert story.refused("1 use mine make silver") == ("A3.2", "refused-worker-there")
    story.tell("1 use ecclesia")
    finish_round(story)
    assert story.state.round == 2


def test_A3_2_the_next_card_of_a_deck_stays_available() -> None:
    story = acting("upper upper")
    story.tell("0 use ecclesia", "1 use ecclesia")
    view = story.match.view(None)
    assert view.decks == [14, 12, 14, 14]
    assert [area.cards for area in view.areas] == [[0, 1, 0, 0], [0, 1, 0, 0]]


def test_A3_2_an_empty_deck_offers_nothing() -> None:
    story = acting("upper upper")
    story.state.cards[2 * 4 + 1] = 0
    assert "0 use ecclesia" not in story.legal()
    assert story.refused("0 use ecclesia") == ("A3.2", "refused-deck-empty")


def test_A3_2_another_players_temple_is_closed_to_you() -> None:
    story = acting("upper upper")
    cubes(story, 0, "red")
    monuments(story, 1, "nike")
    assert story.refused("0 use nike pray") == ("A3.2", "refused-anothers-card")
    assert story.refused("0 use nike") == ("A3.2", "refused-anothers-card")
    assert story.refused("0 use parthenon pray") == ("A3.2", "refused-not-your-temple")


def test_A3_2_a_card_needs_an_option_that_can_be_carried_out() -> None:
    story = acting("middle lower", base="kiln")
    assert story.legal() == {"0 flip kiln"}
    cubes(story, 0, "yellow")
    assert story.legal() == {"0 flip kiln", "0 use atelier square yellow"}


@pytest.mark.parametrize(
    ("dice", "have", "payments"),
    [
        ("middle lower", "upper middle", {"0 pay upper", "0 pay middle"}),
        ("lower lower", "upper middle middle", {"0 pay upper", "0 pay middle middle"}),
        ("upper middle", "middle middle lower", {"lower"}),
        ("upper lower", "upper middle lower", {""}),
        ("middle middle", "upper lower", {"lower"}),
        ("middle lower", "upper", {"upper"}),
        ("upper upper", "middle middle lower", {"lower"}),
    ],
)
def test_A3_3_dice_take_people_off_each_price_of_delphi(
    dice: str, have: str, payments: set[str]
) -> None:
    """The first line is the rulebook's: Delphi for one upper or one middle."""
    story = acting(dice)
    people(story, 0, have)
    cubes(story, 0, "red")
    story.tell("0 use delphi oracle")
    if story.actor == "0":
        assert story.legal() == payments
    else:
        [paid] = payments
        assert sorted((people_of(story, 0) + " " + paid).split()) == sorted(have.split())


@pytest.mark.parametrize(
    ("dice", "have", "payments"),
    [
        ("middle lower", "upper middle lower lower",
         {"0 pay upper", "0 pay middle", "0 pay lower lower"}),
        ("lower lower", "upper lower", {"0 pay upper", "0 pay lower"}),
        ("middle lower", "upper lower lower", {"0 pay upper", "0 pay lower lower"}),
    ],
)  # fmt: skip
def test_A3_3_three_prices_of_the_mine(dice: str, have: str, payments: set[str]) -> None:
    story = acting(dice)
    people(story, 0, have)
    story.tell("0 use mine make silver")
    assert story.legal() == payments
    choice = sorted(payments)[0]
    story.tell(choice)
    assert cubes_of(story, 0) == "silver"


def test_A3_3_paid_people_go_to_the_discards() -> None:
    story = acting("middle lower")
    people(story, 0, "upper middle")
    cubes(story, 0, "red")
    story.tell("0 use delphi oracle", "0 pay middle")
    assert people_of(story, 0) == "upper"
    assert story.match.view(None).discards[1] == 1


def test_A3_3_classes_do_not_convert() -> None:
    story = acting("lower lower", base="kiln")
    bases(story, 0, "kiln+ vineyard+")
    people(story, 0, "upper upper lower")
    assert story.refused("0 use atelier make red") == ("A3.3", "refused-lacks-people")
    people(story, 0, "middle")
    story.tell("0 use atelier make red")
    assert people_of(story, 0) == ""


def test_AR9_a_payment_that_contains_another_is_refused() -> None:
    story = acting("middle lower")
    people(story, 0, "upper middle middle lower")
    cubes(story, 0, "red")
    story.tell("0 use delphi oracle")
    assert story.refused("0 pay middle middle") == ("A3.3", "refused-pays-too-much")
    assert story.refused("0 pay lower") == ("A3.3", "refused-not-the-price")


def test_A3_4_the_last_roll_counts_even_if_worse() -> None:
    story = acting("upper upper")
    own(story, 0, ecclesia=2)
    assert "0 use mine make silver" in story.legal()
    story.tell("0 reroll", "* grey upper middle")
    assert "0 use mine make silver" in story.legal()
    story.tell("0 reroll", "* grey lower lower")
    assert "0 use mine make silver" not in story.legal()
    assert story.refused("0 reroll") == ("A3.4", "refused-no-reroll")
    assert story.match.view(1).grey == ["lower", "lower"]


def test_A3_4_grey_dice_are_weighed_like_white_ones() -> None:
    story = acting()
    own(story, 0, ecclesia=1)
    story.tell("0 reroll")
    assert sum(story.weights().values()) == 36
    assert story.weights()["* grey middle lower"] == 12


def test_A3_4_the_grey_roll_is_for_its_player_only() -> None:
    story = acting("lower lower")
    own(story, 0, ecclesia=1)
    story.tell("0 reroll", "* grey upper upper", "0 use mine make silver")
    assert story.match.view(1).grey is None
    assert story.refused("1 use ecclesia") == ("A3.3", "refused-lacks-people")


def test_A3_5_one_exchange_for_each_agora_in_any_order_with_rerolls() -> None:
    story = acting("lower lower")
    own(story, 0, agora=2, ecclesia=1)
    people(story, 0, "lower lower")
    story.tell("0 swap lower", "* draw 0 upper", "0 reroll", "* grey middle middle")
    story.tell("0 swap lower", "* draw 0 middle")
    assert people_of(story, 0) == "upper middle"
    assert story.refused("0 swap upper") == ("A3.5", "refused-no-swap")
    assert story.match.view(None).discards == [0, 0, 2]


def test_A3_5_an_agora_bought_this_turn_does_not_count() -> None:
    story = acting("upper upper")
    story.tell("0 use agora", *["* draw 0 lower"] * 3)
    assert story.actor == "1"


def test_A3_5_only_a_tile_one_has() -> None:
    story = acting()
    own(story, 0, agora=1)
    people(story, 0, "lower")
    assert story.refused("0 swap upper") == ("A3.5", "refused-no-such-tile")
