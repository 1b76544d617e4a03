"""E0 setup and E1 income."""

from petteia.testing import Story

from .scenes import GAME, give, laid, opened, seen, shop, turn


def test_E0_1_letters_are_dealt_at_random() -> None:
    story = Story(GAME, 2)
    assert len(story.legal()) == 12
    assert set(story.weights().values()) == {1}
    story.tell("* letters DA")
    assert seen(story).letters == ["D", "A"]
    assert len(Story(GAME, 3).legal()) == 24
    assert len(Story(GAME, 4).legal()) == 24


def test_E0_1_everyone_has_ten_coins() -> None:
    view = seen(opened("ABC"))
    assert view.coins == [10, 10, 10]


def test_E0_1_a_letter_left_over_never_acts() -> None:
    story = opened("AB")
    events = story.tell("* card D3")
    assert "event-festival" not in story.keys(events)


def test_E0_2_the_first_card_lies_in_the_middle_and_does_nothing() -> None:
    story = Story(GAME, 2)
    story.tell("* letters AB")
    assert len(story.weights()) == 36
    story.tell("* card A3")  # a festival with the letter of seat 0
    card = laid(story, "A3")
    assert (card.x, card.y, card.angle) == (0, 0, 0)
    assert seen(story).coins == [10, 10]


def test_E0_2_a_random_player_starts() -> None:
    story = Story(GAME, 3)
    story.tell("* letters ABC", "* card A3")
    assert story.weights() == {"* first 0": 1, "* first 1": 1, "* first 2": 1}
    story.tell("* first 2")
    assert seen(story).active == 2


def test_E0_2_with_the_option_the_holder_of_the_letter_starts() -> None:
    options = {"first_player": "letter"}
    story = Story(GAME, 2, options)
    story.tell("* letters AB", "* card B3")
    assert seen(story).active == 1
    assert story.match.record().options == options


def test_E0_2_with_the_option_and_no_holder_a_random_player_starts() -> None:
    story = Story(GAME, 2, {"first_player": "letter"})
    story.tell("* letters AB", "* card C3")
    assert story.legal() == {"* first 0", "* first 1"}


def test_E1_1_a_coin_for_each_open_door() -> None:
    story = opened()
    turn(story, "D7", "6000 5000 0", "C5.p0")
    assert seen(story).coins == [6, 10]  # the price of four open doors
    turn(story, "C1", "-6000 5000 0")
    assert seen(story).coins == [10, 10]
    assert seen(story).incomes == [4, 0]
    assert story.match.standing().points[0] == {
        "start": 10,
        "income": 4,
        "festivals": 0,
        "purchases": -4,
    }


def test_E1_1_fifty_coins_win_at_once() -> None:
    story = opened()
    turn(story, "D7", "6000 5000 0", "C5.p0")
    give(story, 0, 46)
    turn(story, "C1", "-6000 5000 0")
    standing = story.match.standing()
    assert standing.over
    assert standing.scores == [50, 10]
    assert standing.places == [1, 2]
    assert GAME.rules.ending(story.state) == "income"
    assert standing.rounds == 3


def test_ER1_more_than_fifty_coins_win_too() -> None:
    story = opened()
    turn(story, "D7", "6000 5000 0", "C5.p0")
    give(story, 0, 49)
    turn(story, "C1", "-6000 5000 0")
    standing = story.match.standing()
    assert standing.over
    assert standing.scores == [53, 10]


def test_E1_1_forty_nine_coins_do_not() -> None:
    story = opened()
    turn(story, "D7", "6000 5000 0", "C5.p0")
    give(story, 0, 45)
    turn(story, "C1", "-6000 5000 0")
    assert not story.match.standing().over


def test_E1_2_figure_1_a_corner_on_the_white_part_closes_one_door() -> None:
    story = opened()
    turn(story, "D7", "-646 2768 4500")
    assert laid(story, "C5").doors == ["shut"] + ["open"] * 8
    assert laid(story, "D7").doors == ["open"] * 9


def test_E1_2_figure_1_a_corner_on_the_black_part_closes_none() -> None:
    story = opened()
    turn(story, "D7", "-196 2768 4500")
    assert laid(story, "C5").doors == ["open"] * 9
    assert laid(story, "D7").doors == ["open"] * 9


def test_E1_2_a_closed_door_costs_and_earns_nothing() -> None:
    story = opened()
    turn(story, "D7", "-646 2768 4500")
    assert shop(story, "C5.p0").open_doors == 3


PINWHEEL = ("1000 1500 0", "1500 -1000 9000", "-1000 -1500 0", "-1500 1000 9000")


def test_E1_3_figure_2_doors_on_a_courtyard_earn_nothing() -> None:
    # Four cards around one cell; the opening card lies elsewhere in this scene.
    story = opened("ABCD")
    story.state.laid[1:4] = [-9000, 6000, 0]
    GAME.rules.derive(story.state)
    for card, place in zip(("D7", "D1", "C1", "B1"), PINWHEEL, strict=True):
        turn(story, card, place)
    view = seen(story)
    assert view.regions == 2
    inside = {laid.card: laid.doors.count("alley") for laid in view.table}
    assert inside == {"C5": 0, "D7": 1, "D1": 1, "C1": 1, "B1": 1}
    # None of those doors is in a price.
    assert sum(s.open_doors for s in view.shops) == sum(
        laid.doors.count("open") for laid in view.table
    )
