"""O1 auctions."""

import pytest

from .scenes import CORINTH, SPARTA, THEBES, level_of, levels, money, picked, risen


def test_O1_1_everyone_is_auctioneer_once_clockwise_from_the_first_player() -> None:
    story = picked(5)
    order = []
    while story.match.standing().rounds == 1:
        order.append(story.match.view(None).auctioneer)
        story.tell(f"{story.actor} end")
    assert order == [0, 1, 2, 3, 4]
    assert story.actor == "1"


def test_O1_1_all_tiles_are_back_for_the_next_auctioneer() -> None:
    story = picked(4)
    story.tell("0 offer peasant water", "0 bid 10")
    assert story.match.view(None).auctioneer == 1
    story.tell("1 offer peasant water", "1 bid 1")


def test_O1_2_two_tiles_and_an_opening_bid_from_1_to_all_ones_money() -> None:
    story = picked()
    money(story, 4, 10, 10, 10)
    story.tell("0 offer water priestess")
    assert story.legal() == {"0 bid 1", "0 bid 2", "0 bid 3", "0 bid 4"}
    assert story.refused("0 pass") == ("O1.2", "refused-not-now")
    assert story.refused("0 bid 5") == ("O1.2", "refused-beyond-purse")


def test_O1_2_the_opening_bid_is_a_move_even_with_one_choice() -> None:
    story = picked()
    money(story, 1, 10, 10, 10)
    story.tell("0 offer water priestess")
    assert story.legal() == {"0 bid 1"}


def test_O1_2_the_turn_may_end_right_at_the_start() -> None:
    story = picked()
    assert "0 end" in story.legal()
    assert len(story.legal()) == 22
    story.tell("0 end")
    assert story.actor == "1"


def test_O1_2_without_money_the_turn_ends_by_itself() -> None:
    story = picked()
    money(story, 10, 0, 0, 10)
    events = story.tell("0 end")
    assert story.actor == "3"
    assert story.keys(events) == ["event-turn-ended", "event-no-money", "event-no-money"]


def test_O1_2_the_last_auctioneer_without_money_ends_the_phase() -> None:
    story = picked(3)
    money(story, 10, 0, 0)
    story.tell("0 end")
    assert story.match.standing().rounds == 2


def test_O1_3_raises_go_round_by_any_amount_until_one_is_left() -> None:
    story = picked()
    story.tell("0 offer peasant water", "0 bid 1", "1 bid 2", "2 pass", "3 bid 7")
    assert story.legal() == {"0 bid 8", "0 bid 9", "0 bid 10", "0 pass"}
    story.tell("0 bid 8", "1 pass")
    assert story.actor == "3"  # Athens passed before
    story.tell("3 pass")
    assert story.match.view(None).money == [2, 10, 10, 10]
    assert risen(story, SPARTA) == {"peasant": 1, "water": 1}


def test_O1_3_a_pass_is_final_for_this_lot() -> None:
    story = picked()
    story.tell("0 offer peasant water", "0 bid 1", "1 pass", "2 bid 2", "3 bid 3", "0 pass")
    assert story.actor == "2"
    assert story.refused("1 bid 4") == ("O1.3", "refused-not-your-turn")
    story.tell("2 pass", "0 offer flower temple", "0 bid 1")
    assert story.actor == "1"  # on the next lot the pass is forgotten


def test_O1_3_a_bid_must_be_higher_and_within_ones_money() -> None:
    story = picked()
    money(story, 10, 6, 10, 10)
    story.tell("0 offer peasant water", "0 bid 4")
    assert story.legal() == {"1 bid 5", "1 bid 6", "1 pass"}
    assert story.refused("1 bid 4") == ("O1.3", "refused-not-higher")
    assert story.refused("1 bid 7") == ("O1.3", "refused-beyond-purse")
    assert story.refused("1 bid 26") == ("notation", "refused-unknown-move")


def test_O1_3_money_equal_to_the_bid_is_not_enough() -> None:
    story = picked()
    money(story, 10, 4, 5, 10)
    story.tell("0 offer peasant water", "0 bid 4")
    assert story.actor == "2"  # Corinth has only 4
    story.tell("2 bid 5", "3 pass", "0 bid 6")
    assert risen(story, SPARTA) == {"peasant": 1, "water": 1}  # sold: Thebes alone has more than 6


def test_O1_3_an_auctioneer_who_cannot_raise_is_not_asked_again() -> None:
    story = picked()
    money(story, 3, 10, 10, 10)
    story.tell("0 offer peasant water", "0 bid 3", "1 pass", "2 bid 4", "3 pass")
    assert risen(story, 2) == {"peasant": 1, "water": 1}
    assert story.match.view(None).money == [3, 10, 6, 10]
    assert story.actor == "0"  # and may offer another lot


def test_O1_3_only_the_winner_pays() -> None:
    story = picked(3)
    story.tell("0 offer peasant water", "0 bid 5", "1 bid 6", "2 bid 7", "0 pass", "1 pass")
    assert story.match.view(None).money == [10, 10, 3]


def test_O1_4_the_winner_moves_up_on_both_characters() -> None:
    story = picked(3)
    levels(story, 1, peasant=2, guardsman=3)
    story.tell("0 offer peasant guardsman", "0 bid 1", "1 bid 2", "2 pass", "0 pass")
    assert risen(story, 1) == {"peasant": 3, "guardsman": 4}


def test_O1_4_level_5_does_not_move_but_may_be_bought() -> None:
    story = picked(3)
    levels(story, 1, peasant=5)
    story.tell("0 offer peasant water", "0 bid 1", "1 bid 2", "2 pass", "0 pass")
    assert risen(story, 1) == {"peasant": 5, "water": 1}
    assert story.match.view(None).money == [10, 8, 10]


def test_O1_5_the_auctioneers_own_win_ends_the_turn() -> None:
    story = picked(3)
    story.tell("0 offer peasant water", "0 bid 2", "1 pass", "2 pass")
    assert story.match.view(None).auctioneer == 1


def test_O1_5_a_winner_is_out_and_the_rest_of_the_tiles_may_be_offered() -> None:
    story = picked(4)
    story.tell("0 offer peasant water", "0 bid 2", "1 bid 3", "2 pass", "3 pass", "0 pass")
    assert story.refused("0 offer peasant temple") == ("O1.5", "refused-tile-sold")
    story.tell("0 offer flower temple", "0 bid 2")
    assert story.actor == "2"
    story.tell("2 pass", "3 bid 3")
    assert story.actor == "0"  # not Corinth, who won a lot in this turn
    story.tell("0 pass")
    assert len(story.legal()) == 4  # three pairs of the three tiles left, or the end


@pytest.mark.parametrize("players", [4, 5])
def test_O1_5_three_lots_at_most(players: int) -> None:
    story = picked(players)
    pairs = ["peasant water", "flower temple", "priestess briber"]
    for pair, winner in zip(pairs, (1, 2, 3), strict=True):
        assert story.match.view(None).auctioneer == 0
        story.tell(f"0 offer {pair}", "0 bid 8")
        while story.actor != str(winner):
            story.tell(f"{story.actor} pass")
        story.tell(f"{winner} bid 9")
        while story.match.view(None).step == "bid":
            story.tell(f"{story.actor} pass")
    view = story.match.view(None)
    assert view.money[:4] == [10, 1, 1, 1]
    assert view.auctioneer == 1


def test_O1_5_with_three_players_two_lots_at_most() -> None:
    story = picked(3)
    story.tell("0 offer peasant water", "0 bid 1", "1 bid 2", "2 pass", "0 pass")
    story.tell("0 offer flower temple", "0 bid 1", "2 bid 2", "0 pass")
    assert story.match.view(None).auctioneer == 1


def test_O1_5_when_nobody_else_is_eligible_the_lot_is_sold_at_once() -> None:
    story = picked(3)
    money(story, 10, 3, 3)
    story.tell("0 offer peasant water", "0 bid 3")
    assert risen(story, SPARTA) == {"peasant": 1, "water": 1}
    assert story.match.view(None).money == [7, 3, 3]
    assert story.match.view(None).auctioneer == 1


def test_O1_5_rulebook_example_2_thebes_wins_then_sparta() -> None:
    story = picked(4)
    story.tell("0 offer temple guardsman", "0 bid 3", "1 pass", "2 pass", "3 bid 4", "0 pass")
    assert risen(story, THEBES) == {"temple": 1, "guardsman": 1}
    assert story.match.view(None).money[THEBES] == 6
    story.tell("0 offer peasant water", "0 bid 2", "1 pass")
    assert story.refused("3 bid 3") == ("O1.3", "refused-not-your-turn")
    story.tell("2 pass")
    assert risen(story, SPARTA) == {"peasant": 1, "water": 1}
    assert story.match.view(None).money[SPARTA] == 8
    assert story.match.view(None).auctioneer == CORINTH


def test_O4_1_rulebook_example_3_sparta_takes_the_last_space_from_corinth() -> None:
    story = picked(4)
    levels(story, SPARTA, peasant=4)
    levels(story, CORINTH, peasant=5)
    events = story.tell("0 offer peasant water", "0 bid 10")
    assert level_of(story, SPARTA, "peasant") == 5
    assert level_of(story, CORINTH, "peasant") == 4
    assert [e.rule for e in events if e.key == "event-sent-back"] == ["O4.1"]


def test_O4_1_levels_below_the_last_hold_everybody() -> None:
    story = picked(3)
    for seat, level in enumerate((3, 4, 5)):
        levels(story, seat, water=level)
    story.tell("0 offer peasant water", "0 bid 10")
    assert [level_of(story, seat, "water") for seat in range(3)] == [4, 4, 5]
