"""A player's own values for Athens: used where they work, refused where they cannot."""

from typing import Any

import pytest

from petteia.core.errors import DataError
from petteia.core.vectors import write
from petteia.games.athens.events import fill_rows
from petteia.games.athens.model import CYLINDER, NONE
from petteia.testing import Story, fuzz

from .scenes import GAME, acting, bases, cubes, cubes_of, opened, own, people, putting, score


def test_own_values_are_played_with() -> None:
    data: dict[str, Any] = {
        "monuments": {"stoa": {"quarries": 3, "points": 9}},
        "events": {"war": {"upper": [7, 7, 7]}},
        "atelier": {"make": {"red": {"bases": ["vineyard"], "cubes": 3}}},
    }
    story = acting("middle lower", base="vineyard", data=data)
    story.tell("0 use atelier make red")
    assert cubes_of(story, 0) == "red red red"
    assert story.match.record().options == {"data": data}
    people(story, 1, "lower")
    bases(story, 1, "quarry+")
    assert story.refused("1 use stoa") == ("A3.6", "refused-lacks-icons")


def test_own_dice_weigh_the_rolls_and_an_impossible_face_is_not_rolled() -> None:
    story = opened(data={"die": {"upper": 0, "middle": 1, "lower": 1}})
    assert story.weights() == {
        "* roll middle middle": 1, "* roll middle lower": 2, "* roll lower lower": 1,
    }  # fmt: skip


def test_an_own_trade_changes_its_text() -> None:
    trade: dict[str, Any] = {"pay": 1, "of": ["blue"], "receive": ["violet", "brown"]}
    with pytest.raises(DataError, match="gives the same"):
        acting(data={"piraeus": {"trade": {"two": trade}}})
    trade["receive"] = ["violet", "red"]
    story = acting("upper lower", data={"piraeus": {"trade": {"two": trade}}})
    assert story.refused("0 use piraeus trade silver violet")[1] == "refused-unknown-move"
    cubes(story, 0, "blue")
    story.tell("0 use piraeus trade red violet")
    assert cubes_of(story, 0) == "red violet"


def test_own_people_prices_and_temples() -> None:
    data: dict[str, Any] = {
        "temple": {"people": ["lower lower lower"], "pay": 2},
        "monuments": {"stoa": {"temple": True}},
    }
    story = acting("lower lower", data=data)
    people(story, 0, "lower")
    cubes(story, 0, "red yellow yellow")
    story.state.holder[17] = 0
    story.tell("0 use stoa pray")
    assert story.legal() == {"0 give red yellow", "0 give yellow yellow"}


def test_own_points() -> None:
    story = acting(data={"bases": {"points": 6}, "ecclesia": {"points": [4, 9]}})
    own(story, 0, ecclesia=3)
    bases(story, 0, "kiln+")
    assert score(story, 0) == {"bases": 6, "ecclesia": 9}
    assert putting().state.step == 17


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"limits": {"rounds": 0}}, "limits.rounds"),
        ({"limits": {"rounds": 15}}, "bases.cards: 28 cards are too few"),
        ({"bases": {"cards": {"2": 3}}}, "bases.cards: 21 cards are too few"),
        ({"people": {"upper": 0, "middle": 0, "lower": 13}}, "people: 13 tiles are fewer"),
        ({"draw": {"first": 22}}, "people: 42 tiles are fewer than the 44"),
        ({"die": {"upper": 0, "middle": 0, "lower": 0}}, "die: at least one face"),
        ({"order": {"left": 0, "right": 0}}, "order: at least one face"),
        ({"events": {"rows": 0}}, "events.war.steps: 1 to 10"),
        ({"events": {"war": {"upper": [1, 2]}}}, "events.war.rows: write '3 colours, 2 points'"),
        ({"events": {"war": {"rows": []}}}, "events.war.rows: 1 to 4 rows"),
        ({"events": {"war": {"rows": ["red 1"] * 5}}}, "events.war.rows: 1 to 4 rows"),
        ({"events": {"war": {"rows": ["red"]}}}, "events.war.rows: write 'red' like"),
        ({"events": {"war": {"rows": ["red -1"]}}}, "events.war.rows: write 'red -1' like"),
        ({"events": {"war": {"rows": ["red 1", "red 1, red 2"]}}}, "must be equally long"),
        ({"events": {"war": {"rows": [", ".join(["red 1"] * 7)]}}}, "at most 6 columns"),
        ({"events": {"war": {"rows": "red 1"}}}, "a list is needed"),
        ({"events": {"war": {"steps": 11}}}, "events.war.steps: 1 to 10"),
        ({"events": {"war": {"upper": 5}}}, "events.war.rows: write"),
        ({"events": {"war": 5}}, "events.war: a table is needed"),
        ({"events": 5}, "events: a table is needed"),
        ({"events": {"war": {"colours": ["pink", "red", "red"]}}}, "'pink' is none of orange"),
        ({"delphi": {"wheat": {"look": 1}}}, "delphi.wheat.look"),
        ({"delphi": {"wheat": {"pay": 0}}}, "delphi.wheat.pay"),
        ({"delphi": {"oracle": {"pay": 0}}}, "delphi.oracle.pay"),
        ({"temple": {"pay": 9}}, "temple.pay"),
        ({"ecclesia": {"points": []}}, "ecclesia.points"),
        ({"mine": {"people": []}}, "mine.people: at least one payment"),
        ({"mine": {"people": ["upper noble"]}}, "mine.people: 'noble' is none of upper"),
        ({"mine": {"people": ["lower " * 8 + "lower"]}}, "mine.people: at most 8"),
        ({"monuments": {"stoa": {"people": [""]}}}, "monuments.stoa.people"),
        ({"workshop": {"bases": ["marble"]}}, "workshop.bases: 'marble'"),
        ({"stable": {"make": {"green": {"cubes": 0}}}}, "stable.make.green.cubes"),
        ({"stable": {"make": {"green": {"bases": ["oak"]}}}}, "stable.make.green.bases: 'oak'"),
        ({"trader": {"trade": {"two": {"pay": 0}}}}, "trader.trade.two.pay"),
        ({"trader": {"trade": {"two": {"of": []}}}}, "trader.trade.two.of"),
        ({"trader": {"trade": {"two": {"receive": []}}}}, "trader.trade.two.receive"),
        ({"trader": {"trade": {"two": {"receive": ["gold"]}}}}, "two.receive: 'gold'"),
        ({"mine": {"square": {"violet": 3}}}, "mine.square.violet: no such value"),
        ({"monuments": {"stoa": {"temple": 1}}}, "true or false is needed"),
    ],
)
def test_values_that_cannot_work_are_refused_with_the_reason(data: Any, reason: str) -> None:
    with pytest.raises(DataError, match=reason):
        Story(GAME, 2, {"data": data})


def test_every_fault_is_named_at_once() -> None:
    with pytest.raises(DataError) as caught:
        Story(GAME, 2, {"data": {"events": {"rows": 0}, "temple": {"pay": 0}}})
    assert len(caught.value.reasons) == 7  # six events, one temple


def test_games_with_unusual_values_keep_all_promises() -> None:
    data: dict[str, Any] = {
        "draw": {"later": 0},
        "agora": {"draw": 0},
        "limits": {"people": 0, "rounds": 6},
        "events": {"rows": 1},
        "oracles": {"smile": 1, "tear": 1, "smile2": 1, "tear2": 1},
        "delphi": {"people": ["lower"]},
        "mine": {"people": ["lower", "middle"]},
        "cubes": {"silver": 2},
    }
    fuzz(GAME, 3, 2, seed=1, options={"data": data})


EVENTS_OF_MANY_SHAPES: dict[str, Any] = {
    "war": {"rows": ["orange 4, white 2, blue 3, green 1", "green 1, orange 2, blue 9, red 3"]},
    "migration": {"rows": ["brown 9"], "steps": 3},
    "festival": {"rows": ["red 5, violet 2", "white 1, yellow 2", "violet 4, white 0"]},
    "drama": {"rows": ["white 7, white 7, white 7, white 7, white 7, white 7"], "steps": 1},
}


def test_A4_1_events_of_any_shape_are_played() -> None:
    data = {"events": EVENTS_OF_MANY_SHAPES}
    for players in GAME.seats:
        fuzz(GAME, players, 2, seed=players, options={"data": data})


def test_A4_1_a_square_has_the_colour_and_the_points_of_its_place() -> None:
    story = putting(seat_cubes="green red", data={"events": EVENTS_OF_MANY_SHAPES})
    puts = {text for text in story.legal() if text.startswith("0 put war")}
    assert puts == {
        "0 put war green 1 2", "0 put war green 1 4", "0 put war green 2 1",
        "0 put war red 1 2", "0 put war red 2 4",
    }  # fmt: skip
    story.tell("0 put war red 2 4")
    assert score(story, 0)["events"] == 3


def test_A4_2_rows_below_a_full_one_move_up_and_each_event_has_its_steps() -> None:
    story = putting(seat_cubes="red", data={"events": EVENTS_OF_MANY_SHAPES})
    state = story.state
    first = state.setting.first_square[2]
    assert list(state.setting.steps) == [2, 3, 2, 2, 1, 2]
    write(state.board, first + 2, [4, 5, 7, NONE])  # the festival's two lower rows
    fill_rows(state)
    assert list(state.board[first : first + 6]) == [NONE, NONE, 7, NONE, NONE, NONE]
    assert state.board[CYLINDER + 2] == 1


def test_events_written_as_in_version_1_are_the_same_events() -> None:
    old = {"rows": 1, "war": {"upper": [7, 7, 7]}, "drama": {"colours": ["red", "blue", "white"]}}
    new = {
        "war": {"rows": ["orange 7, green 7, blue 7", "orange 2, green 3, blue 3"], "steps": 1},
        "drama": {"rows": ["red 5, blue 8, white 4", "red 3, blue 5, white 1"], "steps": 1},
    }
    for name in ("migration", "festival", "olympics", "contest"):
        new[name] = {"steps": 1}
    sheets = [GAME.rules.view(GAME.new(2, {"data": {"events": e}}), None).sheet for e in (old, new)]
    assert sheets[0] == sheets[1]


def test_A3_3_a_blank_face_of_a_die_replaces_nobody() -> None:
    story = opened(data={"die": {"upper": 0, "middle": 0, "lower": 1, "blank": 2}})
    assert story.weights() == {
        "* roll lower lower": 1, "* roll lower blank": 4, "* roll blank blank": 4,
    }  # fmt: skip
    story = acting("lower blank", data={"die": {"blank": 1}})
    people(story, 0, "middle")
    cubes(story, 0, "orange")
    story.tell("0 use barracks square orange")
    assert story.match.view(0).white == ["lower", "blank"]


def test_games_with_blank_faces_keep_all_promises() -> None:
    fuzz(GAME, 3, 2, seed=4, options={"data": {"die": {"blank": 3}}})
