"""A0 setup, A1 people, A2 bases."""

import pytest

from petteia.core.vectors import write
from petteia.testing import Story

from .scenes import (
    GAME,
    acting,
    finish_round,
    opened,
    own,
    people,
    people_of,
    to_bases,
)


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 6), (4, 8)])
def test_A0_1_the_table_is_laid_for_the_number_of_players(players: int, cards: int) -> None:
    view = opened(players).match.view(None)
    assert view.base_decks == [cards] * 7
    assert view.bag == [7, 14, 21]
    assert view.discards == [0, 0, 0]
    assert view.stock == [9, 9, 9, 6, 10, 10, 10, 10]
    assert view.decks == [14, 14, 14, 14]
    assert view.oracle_deck == 24
    assert not any(event.closed for event in view.events)


def test_AR1_chance_picks_the_starting_player_and_the_first_monument() -> None:
    story = Story(GAME, 3)
    assert story.weights() == {"* start 0": 1, "* start 1": 1, "* start 2": 1}
    story.tell("* start 2")
    assert story.state.round == 0
    assert len(story.weights()) == 8
    story.tell("* monument nike")
    view = story.match.view(0)
    assert (view.start, view.monument, view.monument_deck, view.round) == (2, "nike", 7, 1)


def test_A1_1_two_dice_with_one_two_and_three_faces() -> None:
    assert opened().weights() == {
        "* roll upper upper": 1,
        "* roll upper middle": 4,
        "* roll upper lower": 6,
        "* roll middle middle": 4,
        "* roll middle lower": 12,
        "* roll lower lower": 9,
    }


def test_A1_1_two_players_roll_no_turn_order_die() -> None:
    story = opened(2)
    story.tell("* roll lower lower")
    assert story.legal() == {"* draw 0 upper", "* draw 0 middle", "* draw 0 lower"}


@pytest.mark.parametrize(("way", "order"), [("left", [2, 0, 1]), ("right", [2, 1, 0])])
def test_A1_1_the_die_gives_the_order_of_every_phase(way: str, order: list[int]) -> None:
    story = Story(GAME, 3)
    story.tell("* start 2", "* monument stoa", "* roll lower lower")
    assert story.weights() == {"* order left": 3, "* order right": 3}
    story.tell(f"* order {way}")
    for seat in order:
        story.tell(*[f"* draw {seat} lower"] * 3)
    for seat in order:
        story.tell(f"{seat} take kiln")
    for seat in order:
        story.state.cubes[seat * 8] = 1
        story.tell(f"{seat} flip kiln")
    for seat in order:
        story.tell(f"{seat} pass")
    assert story.state.round == 2


def test_A1_2_three_tiles_in_round_one_and_one_later() -> None:
    story = opened(2)
    story.tell("* roll lower lower", *["* draw 0 upper"] * 3, *["* draw 1 middle"] * 3)
    assert people_of(story, 0) == "upper upper upper"
    finish_round(story)
    story.tell("* roll lower lower", "* draw 1 lower", "* draw 0 lower")
    assert people_of(story, 1) == "middle middle middle lower"


def test_A1_2_the_bag_is_weighed_by_what_is_in_it() -> None:
    story = opened(2)
    story.tell("* roll lower lower", "* draw 0 upper")
    assert story.weights() == {"* draw 0 upper": 6, "* draw 0 middle": 14, "* draw 0 lower": 21}


def test_AR4_an_empty_bag_is_filled_with_all_discards_when_a_tile_is_needed() -> None:
    story = opened(2)
    story.tell("* roll lower lower")
    write(story.state.people, 6, [0, 1, 0, 2, 3, 0])
    story.tell("* draw 0 middle")
    assert story.match.view(None).bag == [2, 3, 0]
    assert story.match.view(None).discards == [0, 0, 0]
    assert story.weights() == {"* draw 0 upper": 2, "* draw 0 middle": 3}


def test_A1_2_the_bag_stays_empty_until_a_tile_is_needed() -> None:
    story = opened(2)
    story.tell("* roll lower lower", *["* draw 0 lower"] * 3, *["* draw 1 lower"] * 2)
    write(story.state.people, 6, [0, 1, 0, 2, 3, 0])
    story.tell("* draw 1 middle")
    assert story.match.view(None).bag == [0, 0, 0]
    assert story.match.view(None).discards == [2, 3, 0]


def test_A1_2_a_tile_just_exchanged_can_come_back() -> None:
    story = acting()
    own(story, 0, agora=1)
    people(story, 0, "upper")
    write(story.state.people, 6, [0] * 6)
    story.tell("0 swap upper")
    assert story.legal() == {"* draw 0 upper"}
    story.tell("* draw 0 upper")
    assert people_of(story, 0) == "upper"


def test_A1_3_everyone_discards_down_to_three_in_turn_order() -> None:
    story = opened(2)
    story.tell("* roll lower lower")
    people(story, 0, "upper middle")
    people(story, 1, "lower")
    story.tell(*["* draw 0 lower"] * 3, *["* draw 1 lower"] * 3)
    assert story.legal() == {"0 drop upper", "0 drop middle", "0 drop lower"}
    story.tell("0 drop lower", "0 drop upper")
    assert people_of(story, 0) == "middle lower lower"
    assert story.legal() == {"1 drop lower"}
    story.tell("1 drop lower")
    assert story.match.view(None).discards == [1, 0, 2]
    assert story.actor == "0"


def test_A1_3_tiles_are_open() -> None:
    story = acting()
    people(story, 1, "upper lower")
    assert story.match.view(0).areas[1].people == [1, 0, 1]


def test_A2_1_everyone_takes_a_base_card_still_available() -> None:
    story = opened(2)
    story.tell("* roll lower lower")
    to_bases(story)
    write(story.state.bases, 2 * 21, [0, 1, 0, 0, 0, 0, 2])
    assert story.legal() == {"0 take smithy", "0 take quarry"}
    story.tell("0 take smithy")
    assert story.legal() == {"1 take quarry"}
    assert story.match.view(1).areas[0].bases == [0, 1, 0, 0, 0, 0, 0]


def test_A2_1_workers_come_back_with_the_base_card() -> None:
    story = acting()
    people(story, 0, "upper")
    story.tell("0 use mine make silver")
    assert story.match.view(1).cards[5].worker == 0
    finish_round(story)
    story.tell("* roll lower lower")
    to_bases(story)
    assert story.match.view(1).cards[5].worker == 0
    story.tell("1 take kiln", "0 take kiln")
    assert story.match.view(1).cards[5].worker is None
