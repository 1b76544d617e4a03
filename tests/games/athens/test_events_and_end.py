"""A4 events and A5 the end."""

from petteia.core.state import NOBODY
from petteia.core.vectors import write

from .scenes import (
    GAME,
    acting,
    bases,
    cubes,
    cubes_of,
    fill,
    finish_round,
    in_stock,
    last_round,
    monuments,
    oracles,
    own,
    putting,
    score,
    steps,
)


def test_A4_1_cubes_go_on_matching_squares_of_one_card_and_score_at_once() -> None:
    story = putting(seat_cubes="orange orange green silver")
    story.tell("0 put war orange 1 1")
    assert score(story, 0)["events"] == 5
    assert story.legal() == {
        "0 put war orange 2 1", "0 put war green 1 2", "0 put war green 2 2", "0 pass",
    }  # fmt: skip
    story.tell("0 put war green 2 2", "0 pass")
    assert score(story, 0)["events"] == 8
    assert cubes_of(story, 0) == "orange silver"


def test_A4_1_a_white_square_takes_any_cube() -> None:
    story = putting(seat_cubes="violet")
    whites = {
        m for m in story.legal() if m.split()[2:3] in (["migration"], ["olympics"], ["drama"])
    }
    assert len(whites) == 6
    story.tell("0 put drama violet 2 3")
    assert score(story, 0)["events"] == 1


def test_A4_1_nothing_left_to_put_ends_placing_without_a_pass() -> None:
    story = putting(seat_cubes="orange")
    story.tell("0 put war orange 1 1")
    assert story.state.round == 2


def test_A4_1_who_has_no_square_for_a_cube_is_not_asked() -> None:
    story = acting()
    cubes(story, 0, "orange")
    steps(story, war=2, contest=2, migration=2, olympics=2, drama=2)
    story.tell("0 flip quarry", "1 flip quarry")
    assert story.state.round == 2
    assert cubes_of(story, 0) == "orange"


def test_A4_1_placing_may_be_skipped() -> None:
    story = putting(seat_cubes="orange")
    story.tell("0 pass")
    assert cubes_of(story, 0) == "orange"


def test_A4_2_a_full_upper_row_is_cleared_and_the_lower_moves_up_without_points() -> None:
    story = putting(seat_cubes="blue")
    fill(story, "war", "orange green -", "orange - -")
    before = in_stock(story, "orange")
    story.tell("0 put war blue 1 3")
    war = story.match.view(None).events[0]
    assert war.rows == [["orange", None, None], [None, None, None]]
    assert war.steps == 1
    assert in_stock(story, "orange") == before + 1
    assert score(story, 0)["events"] == 6
    assert "events" not in score(story, 1)


def test_AR3_a_full_lower_row_counts_and_nothing_moves_up() -> None:
    story = putting(seat_cubes="blue")
    fill(story, "war", "orange - -", "orange green -")
    story.tell("0 put war blue 2 3")
    war = story.match.view(None).events[0]
    assert war.rows == [["orange", None, None], [None, None, None]]
    assert war.steps == 1


def test_AR2_two_full_rows_are_two_steps_and_close_the_card() -> None:
    story = putting(seat_cubes="blue blue")
    fill(story, "war", "orange green -", "orange green -")
    story.tell("0 put war blue 1 3", "0 put war blue 2 3")
    war = story.match.view(None).events[0]
    assert (war.steps, war.closed) == (2, True)
    assert [in_stock(story, colour) for colour in ("orange", "green", "blue")] == [9, 9, 9]


def test_A4_2_the_cubes_left_on_a_closed_card_go_to_the_stock() -> None:
    story = putting(seat_cubes="blue orange")
    fill(story, "war", "orange green -", "- green -")
    steps(story, war=1)
    story.tell("0 put war blue 1 3", "0 pass")
    war = story.match.view(None).events[0]
    assert war.closed
    assert war.rows == [[None] * 3, [None] * 3]
    assert in_stock(story, "green") == 9


def test_A4_2_rows_are_cleared_only_after_all_have_placed() -> None:
    story = putting(seat_cubes="blue")
    cubes(story, 1, "orange")
    fill(story, "war", "orange green -", "- - -")
    story.tell("0 put war blue 1 3")
    assert story.match.view(None).events[0].steps == 0
    assert "1 put war orange 1 1" not in story.legal()
    story.tell("1 put war orange 2 1")
    assert story.match.view(None).events[0].rows[0] == ["orange", None, None]


def test_A4_2_nothing_is_put_on_a_closed_card() -> None:
    story = putting(seat_cubes="orange green")
    steps(story, war=2)
    assert story.refused("0 put war orange 1 1") == ("A4.2", "refused-event-is-closed")


def test_A4_3_pericles_passes_left_whatever_the_turn_order() -> None:
    story = GAME.new(3)
    assert story.round == 0
    told = acting(players=3)
    told.state.direction = -1
    told.state.turn, told.state.seat, told.state.actor = 2, 1, 1
    told.tell("1 flip quarry")
    view = told.match.view(None)
    assert (view.round, view.start) == (2, 1)


def test_A5_1_the_game_ends_after_the_round_in_which_all_events_are_closed() -> None:
    story = putting(seat_cubes="blue")
    fill(story, "war", "orange green -")
    steps(story, war=1, migration=2, festival=2, olympics=2, drama=2, contest=2)
    story.tell("0 put war blue 1 3")
    assert story.state.actor == NOBODY
    assert GAME.rules.ending(story.state) == "events"


def test_A5_1_the_game_ends_after_round_fourteen() -> None:
    story = acting()
    story.state.round = 13
    finish_round(story)
    assert story.state.round == 14
    finish_round(story)
    assert story.state.actor == NOBODY
    assert GAME.rules.ending(story.state) == "rounds"
    assert story.match.standing().rounds == 14


def test_A5_2_every_source_of_points() -> None:
    story = acting()
    bases(story, 0, "kiln+ kiln+ olive")
    own(story, 0, village=2, ecclesia=2, agora=1, workshop=1)
    monuments(story, 0, "parthenon", "hephaestus")
    oracles(story, 0, "smile smile tear")
    write(story.state.score, 0, [20, 17])
    assert score(story, 0) == {
        "events": 20, "squares": 17, "bases": 10, "villages": 12, "ecclesia": 11, "agoras": 5,
        "workshops": 5, "monuments": 13, "cylinders": 2, "oracles": 29,
    }  # fmt: skip
    assert story.match.standing().scores[0] == 124


def test_A5_2_ecclesia_grows_to_four_cards() -> None:
    story = acting()
    found = []
    for cards in range(6):
        own(story, 0, ecclesia=cards)
        found.append(score(story, 0).get("ecclesia", 0))
    assert found == [0, 5, 11, 17, 24, 24]


def test_A5_2_a_cylinder_scores_where_it_finds_a_circle() -> None:
    story = acting()
    names = ("parthenon", "erechtheion", "stadium", "theater", "nike")
    monuments(story, 0, *names)
    assert "cylinders" not in score(story, 0)
    own(story, 0, agora=1)
    assert score(story, 0)["cylinders"] == 1
    own(story, 0, workshop=1)
    assert score(story, 0)["cylinders"] == 4
    own(story, 0, workshop=2)
    assert score(story, 0)["cylinders"] == 5


def test_A5_2_four_oracles_with_smiles_and_tears_are_36() -> None:
    """An example of the rulebook."""
    story = acting()
    oracles(story, 0, "smile2 tear2 smile tear")
    assert score(story, 0) == {"oracles": 36}


def test_A5_2_one_smile_or_tear_changes_nothing() -> None:
    story = acting()
    oracles(story, 0, "smile tear")
    assert score(story, 0) == {"oracles": 18}
    oracles(story, 0, "smile smile")
    assert score(story, 0) == {"oracles": 20}
    oracles(story, 0, "tear2")
    assert score(story, 0) == {"oracles": 7}


def test_A5_2_cubes_and_people_left_over_score_nothing() -> None:
    story = acting()
    cubes(story, 0, "brown violet violet")
    assert score(story, 0) == {}


def test_A5_3_a_tie_compares_icons_from_the_most_to_the_fewest() -> None:
    story = acting(players=3)
    bases(story, 0, "kiln kiln+ olive")
    bases(story, 1, "quarry quarry+ smithy smithy")
    bases(story, 2, "barley+ barley")
    assert story.state.standing() == [2, 1, 3]


def test_A5_3_villages_and_cards_under_them_do_not_count() -> None:
    story = acting()
    own(story, 0, village=1)
    own(story, 1, village=1)
    bases(story, 0, "kiln")
    bases(story, 1, "kiln kiln")
    write(story.state.bases, 14, [5] * 7)
    assert story.state.standing() == [2, 1]


def test_A5_3_complete_ties_share_the_place() -> None:
    story = acting(players=4)
    bases(story, 0, "kiln+ olive")
    bases(story, 1, "quarry smithy+")
    bases(story, 2, "quarry+")
    bases(story, 3, "quarry+ kiln+")
    assert story.state.standing() == [2, 2, 4, 1]


def test_A5_3_the_same_comparison_orders_a_finished_game() -> None:
    story = acting()
    last_round(story)
    bases(story, 0, "kiln")
    bases(story, 1, "kiln olive")
    story.tell("0 flip kiln", "1 flip kiln")
    assert story.match.standing().places == [2, 1]
