"""L4 setup and L5.1 placing."""

import pytest

from petteia.core.move import Move
from petteia.testing import Story

from .scenes import GAME, all_rhetoric, in_stock, opened, place, rhetoric


def test_L4_1_rhetoric_1_five_points_and_level_0() -> None:
    view = opened(3).match.view(0)
    assert view.rhetoric == [[1] * 5] * 3
    assert view.scores == [5, 5, 5]
    assert view.levels == [0, 0, 0]


def test_L4_2_two_demands_and_three_dealers_are_turned_up() -> None:
    story = Story(GAME, 4)
    story.tell("* start 2")
    assert story.weights() == {"* demand wood": 3, "* demand clay": 3, "* demand marble": 3}
    story.tell("* demand wood")
    assert story.weights() == {"* demand wood": 2, "* demand clay": 3, "* demand marble": 3}
    story.tell("* demand wood")
    assert story.weights() == {
        "* dealer 1 wood": 4,
        "* dealer 1 clay": 4,
        "* dealer 1 marble": 4,
    }
    story.tell("* dealer 1 clay")
    assert story.weights()["* dealer 2 clay"] == 3
    story.tell("* dealer 2 clay", "* dealer 3 wood")
    view = story.match.view(None)
    assert view.dealers == ["clay", "clay", "wood"]
    assert view.demand == ["wood", "wood"]
    assert view.stacks == [3, 3, 3]
    assert sum(view.demand_stack) == 7


@pytest.mark.parametrize(("players", "cards"), [(2, 8), (3, 11), (4, 15)])
def test_L4_3_stock_for_the_players_and_a_random_start(players: int, cards: int) -> None:
    story = Story(GAME, players)
    assert story.weights() == {f"* start {seat}": 1 for seat in range(players)}
    assert [in_stock(story, r) for r in ("wood", "clay", "marble")] == [cards] * 3
    story = opened(players)
    assert story.actor == "0"


def test_L4_4_nobody_ever_sees_a_lot_before_it_is_drawn() -> None:
    story = opened(2)
    place(story)
    assert story.match.view(0).juries == [None, None]


def test_L5_1_1_one_citizen_each_clockwise_until_all_stand() -> None:
    story = Story(GAME, 3)
    story.tell("* start 2", "* demand wood", "* demand clay")
    story.tell("* dealer 1 wood", "* dealer 2 clay", "* dealer 3 marble")
    order = []
    for letter in "ABCDE":
        for _ in range(3):
            order.append(story.actor)
            story.tell(f"{story.actor} place {letter} court")
    assert order == ["2", "0", "1"] * 5


def test_L5_1_1_nobody_may_pass() -> None:
    story = opened()
    assert story.refused("0 pass") == ("L5.1.1", "refused-not-now")


def test_L5_1_1_a_citizen_is_placed_once() -> None:
    story = opened(2)
    story.tell("0 place A court", "1 place A court")
    assert story.refused("0 place A stoa") == ("L5.1.1", "refused-not-at-home")


def test_L5_1_1_only_the_player_whose_turn_it_is_places() -> None:
    story = opened(2)
    assert story.refused("1 place A court") == ("L5.1.1", "refused-not-your-turn")
    assert story.refused("* demand wood") == ("L5.1.1", "refused-no-chance-now")


def test_L5_1_2_next_empty_space_at_a_dealer_any_at_the_exchange() -> None:
    story = opened(2)
    story.tell("0 place A market 2", "1 place B market 2", "0 place C exchange 3")
    board = story.match.view(0).board
    assert [(s.place, s.space, s.seat) for s in board] == [
        ("market 2", 1, 0),
        ("market 2", 2, 1),
        ("exchange 3", 1, 0),
    ]
    assert story.refused("1 place A exchange 3") == ("L5.1.2", "refused-no-space")


@pytest.mark.parametrize(
    ("players", "market", "stoa", "monument"), [(2, 3, 3, 2), (3, 4, 4, 3), (4, 5, 5, 4)]
)
def test_L5_1_2_sections_are_full_after_their_spaces(
    players: int, market: int, stoa: int, monument: int
) -> None:
    for section, spaces in (("market 1", market), ("stoa", stoa), ("monument", monument)):
        story = opened(players)
        for number in range(spaces):
            story.tell(f"{story.actor} place {'ABCDE'[number // players]} {section}")
        letter = "ABCDE"[spaces // players]
        assert story.refused(f"{story.actor} place {letter} {section}")[0] == "L5.1.2"


def test_L5_1_2_court_always_has_room() -> None:
    story = opened(4)
    for number in range(19):
        story.tell(f"{story.actor} place {'ABCDE'[number // 4]} court")
    assert sum(s.place == "court" for s in story.match.view(0).board) == 19
    assert "3 place E court" in story.legal()


def test_L5_1_3_a_letter_is_secret_until_its_section_begins() -> None:
    story = opened(2)
    story.tell("0 place C court")
    mine, others, watchers = (story.match.view(seat).board[0] for seat in (0, 1, None))
    assert (mine.citizen, others.citizen, watchers.citizen) == ("C", None, None)
    assert others.place == "court"
    assert others.seat == 0
    assert story.match.seen_record(1).moves[-1] == "0 place ? court"
    assert story.match.seen_record(None).moves[-1] == "0 place ? court"
    assert story.match.seen_record(0).moves[-1] == "0 place C court"
    _, told = story.match.log(1)[-1]
    assert told.args["citizen"] == "hidden"
    _, told = story.match.log(0)[-1]
    assert told.args["citizen"] == "C"


def test_L5_1_3_hands_are_counted_openly_and_shown_with_open_hands() -> None:
    def told(options: dict[str, object]) -> list[object]:
        story = opened(2, options=options)
        place(story, s0="A market 1", s1="A stoa")
        lines = GAME.wording.position(story.match.view(1))
        return [line.args["cards"] for line in lines if line.key == "position-player"]

    assert told({}) == [["?"], []]
    assert told({"open_hands": True}) == [["2 wood"], []]


def test_L5_1_4_a_place_may_be_taken_without_means_to_use_it() -> None:
    story = opened(2)
    assert "0 place A monument" in story.legal()
    assert "0 place A exchange 1" in story.legal()
    place(story, s0="A monument, B exchange 1")
    assert story.actor != "0" or "0 pass" not in story.legal()


def test_LR7_a_section_is_turned_up_when_it_begins_and_stays_so() -> None:
    story = opened(2)
    all_rhetoric(story, 1)
    rhetoric(story, 1, "B", 3)
    place(story, s0="A market 1, B exchange 1, C court", s1="A market 1, B court, C monument")
    # Nobody can trade or study: Market to Court are turned up, the Monument is not.
    assert story.state.step == 6
    shown = {(s.seat, s.place): s.citizen for s in story.match.view(None).board}
    assert shown[0, "market 1"] == "A"
    assert shown[0, "exchange 1"] == "B"
    assert shown[1, "court"] is not None
    assert shown[1, "monument"] is None
    record = story.match.seen_record(0).moves
    assert "1 place A market 1" in record
    assert "1 place ? monument" in record


def test_L5_2_0_the_record_of_earlier_turns_hides_nothing() -> None:
    story = opened(2)
    place(story)  # equal in Court: nothing happens, the next turn begins
    assert story.state.round == 2
    assert all("?" not in move for move in story.match.seen_record(None).moves)


def test_L5_1_3_a_placed_citizen_may_be_taken_back_until_somebody_moves() -> None:
    story = opened(2)
    story.tell("0 place A court")
    assert story.match.undoable() == 1
    assert story.match.undo(0) is None
    assert story.match.moves[-1] == Move(-1, "dealer", ("3", "marble"))
    story.tell("0 place B court", "1 place B court")
    refusal = story.match.undo(0)
    assert refusal is not None
    assert refusal.key == "refused-undo"


def test_L5_2_0_the_last_placement_tells_secrets_and_stays() -> None:
    story = opened(2)
    place(story, s0="A market 1", s1="A market 1, B market 1")
    last = story.match.moves[-1]
    assert last.actor == 1
    assert story.match.undoable() == 0


def test_L5_2_0_a_turn_that_passes_at_once_tells_its_secrets_too() -> None:
    story = opened(2)
    place(story, s0="A stoa, B exchange 1", s1="C stoa, D exchange 2")
    # Equal in Court: the citizens are at home again, but everybody has seen them.
    assert story.state.round == 2
    assert story.match.undoable() == 0
