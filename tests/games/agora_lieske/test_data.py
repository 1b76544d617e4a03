"""A player's own values for Agora (Lieske): used where they work, refused where they cannot."""

from typing import Any

import pytest

from petteia.core.errors import DataError
from petteia.testing import Story, fuzz

from .scenes import GAME, hand, hand_of, opened, place


def test_own_values_are_played_with() -> None:
    data = {"market": {"yields": [3, 1, 1]}, "score": {"start": 7}}
    story = opened(2, options={"data": data})
    place(story, s0="A market 1")
    assert hand_of(story, 0)["wood"] == 3
    assert story.match.view(0).scores == [7, 7]
    assert story.match.record().options == {"data": data}


def test_L5_2_1a_every_stall_has_its_own_yields() -> None:
    data = {"market": {"yields": {"2": [1, 3, 1], "3": [0, 0, 4]}}}
    story = opened(2, options={"data": data})
    assert story.match.view(0).yields == [[2, 1, 1], [1, 3, 1], [0, 0, 4]]
    place(story, s0="A market 2, B market 3")
    clay, marble = hand_of(story, 0)["clay"], hand_of(story, 0)["marble"]
    assert (clay, marble) == (1, 0)


def test_games_with_other_yields_keep_all_promises() -> None:
    data = {"market": {"yields": {"1": [0, 0, 0, 9, 0], "3": [5, 4, 3, 2, 1]}}}
    fuzz(GAME, 3, 2, seed=5, options={"data": data})


def test_a_court_with_limited_places_fills_up() -> None:
    story = opened(2, options={"data": {"court": {"spaces": {"2": 1}}}})
    story.tell("0 place A court")
    assert story.refused("1 place A court") == ("L5.1.2", "refused-no-space")


def test_the_boards_show_the_numbers_of_the_match() -> None:
    data = {
        "rhetoric": {"points": [0, 1, 2]},
        "monument": {"costs": [[4], [1, 1]], "points": [0, 3, 9]},
        "limits": {"prison": 2, "hand": 5},
    }
    printed = opened(2, options={"data": data}).match.view(None).printed
    assert printed.rhetoric_points == [0, 1, 2]
    assert printed.costs == [[4], [1, 1]]
    assert printed.level_points == [0, 3, 9]
    assert (printed.cells, printed.hand_limit) == (2, 5)


def test_the_citizen_whose_owner_decides_is_told() -> None:
    story = opened(2, options={"data": {"court": {"spaces": {"2": 8}}}})
    assert story.match.view(None).answering is None
    hand(story, 0, wood=2, marble=2)
    hand(story, 1, clay=4)
    place(story, s0="A monument", s1="B exchange 2")
    told: list[tuple[str, int, int, str | None]] = []
    while story.match.view(None).round == 1 and len(told) < 2:
        found = story.match.view(None).answering
        if found is not None:
            told.append((found.place, found.space, found.seat, found.citizen))
        passing = f"{story.actor} pass"
        legal = sorted(story.legal())
        story.tell(passing if passing in legal else legal[0])
    assert told == [("exchange 2", 1, 1, "B"), ("monument", 1, 0, "A")]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"court": {"spaces": {"2": 0}}, "market": {"spaces": {"2": 0}}}, "fewer than the 10"),
        ({"market": {"spaces": {"2": 6}}}, "market.yields.1: 6 spaces"),
        ({"stoa": {"even": [1]}}, "stoa.even: 3 spaces"),
        ({"dealers": {"wood": 5}}, "three equal stacks"),
        ({"limits": {"prison": 10}}, "limits.prison"),
        ({"limits": {"prison": 0}}, "limits.prison"),
        ({"demand": {"wood": 0, "clay": 0, "marble": 1}}, "demand: two markers"),
        ({"rhetoric": {"start": 10}}, "rhetoric.start"),
        ({"rhetoric": {"start": 9}}, "rhetoric.start"),
        ({"monument": {"costs": [[1]] * 21}}, "monument.costs"),
        ({"exchange": {"pay": [3, 2, 3]}}, "exchange.pay"),
        ({"exchange": {"take": [0, 1, 2, 1]}}, "exchange.take"),
        ({"monument": {"costs": [[1, 2, 3]]}}, "monument.costs"),
        ({"monument": {"costs": [[21]]}}, "monument.costs"),
        ({"monument": {"points": [0, 1]}}, "monument.points"),
        ({"limits": {"turns": 0}}, "limits.turns"),
        ({"stock": {"5": 20}}, "stock.5: no such value"),
        ({"stock": 5}, "stock: a table is needed"),
        ({"score": {"start": "five"}}, "score.start: a whole number"),
        ({"score": {"start": True}}, "score.start: a whole number"),
        ({"score": {"start": -1}}, "score.start: -1 is out of range"),
        ({"score": {"start": 10**30}}, "is out of range"),
        ({"market": {"yields": 2}}, "market.yields: a table"),
        ({"market": {"yields": [2, "one", 1]}}, "market.yields.1: a whole number"),
        ({"court": {"spaces": {"2": "many"}}}, "court.spaces.2: a whole number"),
        (7, "data: a table"),
    ],
)
def test_values_that_cannot_work_are_refused_with_the_reason(data: Any, reason: str) -> None:
    with pytest.raises(DataError, match=reason):
        Story(GAME, 2, {"data": data})


def test_every_fault_is_named_at_once() -> None:
    with pytest.raises(DataError) as caught:
        Story(GAME, 2, {"data": {"limits": {"turns": 0, "prison": 0}}})
    assert len(caught.value.reasons) == 2
