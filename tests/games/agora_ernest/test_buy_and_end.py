"""E4 buying and E5 the end."""

import pytest

from petteia.core.errors import DataError, OptionError

from .scenes import GAME, give, only_left, opened, seen, shop, turn


def test_E4_1_one_free_shop_with_a_circle_may_be_bought() -> None:
    story = opened("AD", "A1")  # p4 has no circle
    story.tell("* card C1", "0 build 6000 0 0")
    assert story.legal() == {
        "0 buy A1.p0", "0 buy A1.p2", "0 buy C1.p1", "0 buy C1.p3", "0 pass",
    }  # fmt: skip


def test_E4_1_figure_5_a_shop_without_circles_cannot_be_bought() -> None:
    story = opened("AD", "A1")
    story.tell("* card C1", "0 build 6000 0 0")
    assert story.refused("0 buy A1.p4") == ("E4.1", "refused-no-circle")


def test_E4_1_figure_5_a_fully_enclosed_shop_costs_nothing() -> None:
    story = opened("AD", "C7")  # p2, the bottom middle, is a shop with a circle and one door
    turn(story, "D7", "-354 -2768 4500")  # its upper corner stands on that door
    story.tell("* card C1", "1 build 8000 5000 0")
    assert shop(story, "C7.p2").open_doors == 0
    story.tell("1 buy C7.p2")
    assert seen(story).coins[1] == 10


def test_E4_1_the_price_is_what_it_would_earn_now() -> None:
    story = opened()
    story.tell("* card D1", "0 build -3000 0 0")
    price = shop(story, "C5.p0").open_doors
    story.tell("0 buy C5.p0")
    assert seen(story).coins[0] == 10 - price


def test_E4_1_coins_may_become_negative() -> None:
    story = opened()
    give(story, 0, 1)
    story.tell("* card D1", "0 build 6000 0 0", "0 buy C5.p0")
    assert seen(story).coins[0] == -3


def test_E4_1_an_owned_shop_is_not_for_sale() -> None:
    story = opened()
    turn(story, "C1", "6000 0 0", "C5.p0")
    story.tell("* card B1", "1 build -6000 0 0")
    assert story.refused("1 buy C5.p0") == ("E4.1", "refused-owned")
    assert story.refused("1 buy C5.p1") == ("E4.1", "refused-owned")
    assert story.refused("1 buy A9.p1") == ("E4.1", "refused-no-such-shop")


def test_E4_1_any_cell_is_accepted_and_the_first_is_written() -> None:
    story = opened()
    story.tell("* card D1", "0 build -3000 0 0", "0 buy D1.p4")
    assert story.match.record().moves[-2:] == ["0 build -3000 0 0", "0 buy C5.p0"]
    assert shop(story, "D1.p4").owner == 0


def test_E4_1_with_nothing_to_buy_the_turn_ends() -> None:
    deck = GAME.data.numbers["deck"]
    bare = {name: {"circles": [0] * len(card["shops"])} for name, card in deck.items()}
    story = opened(options={"data": {"deck": bare}})
    story.tell("* card D1", "0 build 6000 0 0")
    assert story.actor == "*"
    assert seen(story).active == 1


def test_E4_2_counters_go_on_all_circles_and_only_there() -> None:
    story = opened("AD", "D1")
    turn(story, "C1", "6000 0 0", "D1.p3")
    assert shop(story, "D1.p3").counters == 2
    turn(story, "A4", "-6000 0 0", "A4.p1")
    assert shop(story, "A4.p1").counters == 2  # on three cells
    assert len(shop(story, "A4.p1").cells) == 3


def test_E4_2_cells_without_circles_belong_to_the_shop() -> None:
    story = opened("AD", "C5")
    turn(story, "B3", "3000 0 0", "C5.p4")
    assert shop(story, "B3.p0").owner == 0
    assert shop(story, "B3.p0").counters == 1


def test_E5_1_the_game_ends_after_the_turn_of_the_last_card() -> None:
    story = opened()
    only_left(story, "D1")
    story.tell("* card D1", "0 build 6000 0 0")
    assert not story.match.standing().over
    story.tell("0 buy C5.p0")
    standing = story.match.standing()
    assert standing.over
    assert standing.places == [2, 1]  # most coins wins
    assert GAME.rules.ending(story.state) == "deck"


def test_ER4_equal_coins_share_a_place() -> None:
    story = opened("ABD")
    only_left(story, "C1")
    give(story, 0, 8)
    story.tell("* card C1", "0 build 6000 0 0", "0 pass")
    assert story.match.standing().places == [3, 1, 1]


def test_E5_1_a_finished_game_refuses_everything() -> None:
    story = opened()
    only_left(story, "D1")
    story.tell("* card D1", "0 build 6000 0 0", "0 pass")
    assert story.legal() == set()
    assert story.refused("0 pass") == ("E5.1", "refused-over")


def test_numbers_of_a_players_own_are_used() -> None:
    own = {
        "money": {"goal": 20},
        "deck": {"A1": {"effect": "festival", "shops": [[0, 1, 2, 3, 4]], "circles": [5]}},
    }
    story = opened("AD", "A1", options={"data": own})
    assert shop(story, "A1.p0").circles == 5
    assert seen(story).goal == 20
    assert story.match.record().options == {"data": own}


@pytest.mark.parametrize(
    ("own", "place"),
    [
        ({"money": {"goal": 10}}, "money.goal"),
        ({"table": {"wide": 3}}, "table.wide"),
        ({"table": {"high": 100}}, "table.high"),
        ({"doors": {"white": 99}}, "doors.white"),
        ({"deck": {"A1": {"effect": "storm"}}}, "deck.A1.effect"),
        ({"deck": {"A1": {"shops": [[0, 2], [1], [3, 4]]}}}, "deck.A1.shops"),
        ({"deck": {"A1": {"circles": [3, 0, 0]}}}, "deck.A1.circles"),
        ({"deck": {"A1": {"circles": [1]}}}, "deck.A1.circles"),
        ({"deck": {"E1": {}}}, "deck.E1"),
    ],
)
def test_numbers_that_cannot_work_are_refused(own: dict[str, object], place: str) -> None:
    with pytest.raises(DataError, match=place):
        GAME.new(2, {"data": own})


def test_players_and_options_that_do_not_exist_are_refused() -> None:
    with pytest.raises(OptionError):
        GAME.new(5)
    with pytest.raises(OptionError):
        GAME.new(2, {"first_player": "oldest"})


def test_the_deck_is_the_published_one() -> None:
    numbers = GAME.data.numbers["deck"]
    assert len(numbers) == 36
    for letter in "ABCD":
        effects = [card["effect"] for name, card in numbers.items() if name[0] == letter]
        assert sorted(effects) == ["festival"] * 3 + ["fire"] * 3 + ["flood"] * 3
    for card in numbers.values():
        assert [cell for cells in card["shops"] for cell in cells] == [0, 1, 2, 3, 4]
        assert len(card["circles"]) == len(card["shops"])
