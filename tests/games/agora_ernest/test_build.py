"""E3 building."""

import pytest

from petteia.core.words import Words

from .scenes import laid, opened, seen, shop, turn


def test_E3_1_the_card_must_be_laid_wholly_on_the_table() -> None:
    story = opened()
    story.tell("* card D7")
    assert story.refused("0 build 16501 0 0") == ("E3.1", "refused-off-table")
    assert story.refused("0 build 30000 0 0") == ("E3.1", "refused-off-table")
    assert story.refused("0 pass") == ("E3.1", "refused-not-now")
    story.tell("0 build 16500 0 0")


@pytest.mark.parametrize(
    "text",
    [
        "0 build 0 0", "0 build +1 0 0", "0 build 01 0 0", "0 build -0 0 0", "0 build 1.5 0 0",
        "0 build 0 0 36000", "0 build 0 0 -1", "0 build 99999 0 0", "0 build ١ 0 0",
        "* build 0 0 0",
    ],
)  # fmt: skip
def test_E3_1_a_placement_is_written_in_one_way_only(text: str) -> None:
    story = opened()
    story.tell("* card D7")
    assert story.refused(text) == ("notation", "refused-unknown-move")


def test_E3_1_any_angle_and_place_will_do() -> None:
    story = opened()
    turn(story, "D7", "7123 -4567 12345")
    card = laid(story, "D7")
    assert (card.x, card.y, card.angle) == (7123, -4567, 12345)


SMALL = {"data": {"table": {"wide": 6, "high": 6}}}


def test_E3_1_without_room_on_the_lattice_the_card_is_set_aside() -> None:
    story = opened(options=SMALL)
    turn(story, "D7", "0 2000 0")
    turn(story, "C1", "0 -2000 0")
    events = story.tell("* card B3")
    assert "event-aside" in story.keys(events)
    assert seen(story).aside == ["B3"]
    assert "0 pass" in story.legal()  # the turn goes on with buying


def test_E3_2_cards_do_not_overlap() -> None:
    story = opened()
    story.tell("* card D7")
    assert story.refused("0 build 1000 500 4500") == ("E3.2", "refused-overlap")
    assert story.refused("0 build 2989 0 0") == ("E3.2", "refused-overlap")
    story.tell("0 build 2990 0 0")


def test_E3_3_edges_that_touch_share_one_grid() -> None:
    story = opened()
    story.tell("* card D7")
    assert story.refused("0 build 3000 500 0") == ("E3.3", "refused-grid")
    story.tell("0 build 3000 1000 0")


def test_G4_a_contact_turned_by_less_than_5_degrees_says_what_to_do() -> None:
    story = opened()
    story.tell("* card D7")
    for move in ("0 build 3018 0 100", "0 build -3018 0 35900"):
        assert story.refused(move) == ("G4", "refused-turned")
    refused = story.match.refuse("0 build 3018 0 100")
    assert refused is not None
    said = Words(story.match.game.package, "en").say(refused)
    assert "at an angle of less than 5 degrees" in said
    assert "5 degrees or more, or line it up with the grid" in said


def test_E3_3_a_corner_may_touch_anything() -> None:
    story = opened()
    turn(story, "D7", "-646 2768 4500")
    assert len(seen(story).table) == 2


def test_E3_3_corner_to_corner_joins_nothing() -> None:
    story = opened()
    before = len(seen(story).shops)
    turn(story, "D7", "3000 2000 0")
    assert len(seen(story).shops) == before + 4


def test_E3_4_cells_side_by_side_join() -> None:
    story = opened()
    turn(story, "D1", "-3000 0 0")
    assert shop(story, "C5.p0").cells == ["C5.p0", "C5.p1", "D1.p3", "D1.p4"]


def test_E3_4_figure_3_a_joined_shop_earns_its_open_doors_on_both_cards() -> None:
    story = opened()
    turn(story, "D1", "-3000 0 0")
    # C5: p0 top, p1 bottom; D1: p3 bottom, p4 top; the four facing doors are gone.
    assert shop(story, "C5.p0").open_doors == 4
    assert laid(story, "C5").doors[1:3] == ["shut", "shut"]
    assert laid(story, "D1").doors[6:8] == ["shut", "shut"]


def test_E3_4_crossed_cards_join_too() -> None:
    story = opened()
    turn(story, "D1", "2500 500 9000")
    joined = [s for s in seen(story).shops if len({cell[:2] for cell in s.cells}) == 2]
    # The turned card's top faces the first card's right edge: p0 meets p3, the sign meets p4.
    assert [s.cells for s in joined] == [["C5.p2", "C5.p3", "D1.p0"]]


def test_E3_4_shops_of_different_owners_may_not_join() -> None:
    story = opened()
    turn(story, "C1", "6000 5000 0", "C5.p2")
    turn(story, "B1", "-6000 5000 0", "C5.p4")
    story.tell("* card C2")
    assert story.refused("0 build 3000 0 0") == ("E3.4", "refused-owners")
    story.tell("0 build 3000 2000 0")


def test_E3_4_not_through_the_card_itself_either() -> None:
    story = opened()
    turn(story, "D2", "6000 0 0", "C5.p2")
    turn(story, "B1", "-6000 5000 0", "D2.p0")
    story.tell("* card C4")  # one shop along its whole lower side
    assert story.refused("0 build 3000 0 0") == ("E3.4", "refused-owners")


def test_E3_4_not_through_a_free_shop_either() -> None:
    story = opened()  # C5: p0 p1, p2 p3, p4
    turn(story, "C7", "3000 2000 0")  # corner to corner above right; p1 is part of p0 p1
    turn(story, "B1", "-6000 5000 0", "C5.p4")
    turn(story, "B2", "-6000 -5000 0", "C7.p0")
    story.tell("* card D3")
    # Lying beside C5 and below C7 it would join both owners' shops: p0 p1 p2 meets C5.p4 and C7.p1.
    assert story.refused("1 build 3000 0 0") == ("E3.4", "refused-owners")


def test_E3_5_a_shop_that_grows_gets_counters_for_free() -> None:
    story = opened()
    turn(story, "C1", "6000 5000 0", "C5.p0")
    coins = seen(story).coins
    story.tell("* card C6")
    events = story.tell("1 build -3000 0 0")  # the rival enlarges it
    grown = shop(story, "C5.p0")
    assert grown.owner == 0
    assert grown.counters == 3
    assert seen(story).coins[0] == coins[0]
    assert "event-grew" in story.keys(events)


def test_E3_5_free_shops_join_and_become_an_owners() -> None:
    story = opened()
    turn(story, "D1", "-3000 0 0")
    assert shop(story, "C5.p0").owner is None
    turn(story, "C1", "6000 5000 0", "C5.p0")
    assert shop(story, "D1.p4").owner == 1


def test_E3_5_an_owned_shop_takes_over_free_ones() -> None:
    story = opened()
    turn(story, "C1", "6000 0 0", "C5.p2")
    turn(story, "B1", "-6000 5000 0")
    story.tell("* card C4")
    story.tell("0 build 3000 0 0")  # joins C5.p3 with C1.p1 along the bottom
    assert shop(story, "C1.p1").owner == 0
    assert shop(story, "C1.p1").counters == 1 + 2 + 1


def test_E3_6_a_door_against_a_sign_is_shut_and_joins_nothing() -> None:
    story = opened()
    before = shop(story, "C5.p0").cells
    turn(story, "D1", "-1000 2000 18000")
    assert laid(story, "C5").doors[0] == "shut"
    assert shop(story, "C5.p0").cells == before


def test_E3_6_the_sign_itself_has_no_door() -> None:
    view = seen(opened())
    assert sum(s.open_doors for s in view.shops) == 9
