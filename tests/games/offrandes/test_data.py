"""A player's own numbers, and what everyone may see of a position."""

from typing import Any

import pytest

from petteia.core.errors import DataError, OptionError
from petteia.core.match import Match
from petteia.core.rng import Rng
from petteia.core.state import NOBODY
from petteia.testing import Story
from petteia.testing.promises import some_move

from .scenes import GAME, in_stable, levels, money, no_sacrifices, offering, picked, ready


def own(**numbers: Any) -> dict[str, Any]:
    return {"data": numbers}


def test_a_stable_of_ones_own() -> None:
    story = Story(GAME, 4, own(stable={"ox": 10}))
    assert in_stable(story, "ox") == 10
    assert in_stable(story, "sheep") == 15
    assert story.match.record().options == own(stable={"ox": 10})


def test_bids_go_up_to_the_money_limit() -> None:
    story = picked(3, own(money={"limit": 30, "start": 30}))
    story.tell("0 offer peasant water")
    assert len(story.legal()) == 30
    story.tell("0 bid 30")
    no_sacrifices(story)
    assert story.match.view(None).money == [10, 30, 30]


def test_values_points_and_tiers_of_ones_own() -> None:
    numbers = own(
        values={"ox": 7}, priestess={"points": [1, 2, 4, 6, 8, 10]}, tiers={"zeus": 1},
        altars={"points": [6, 10, 15, 20, 25]},
    )  # fmt: skip
    story = picked(3, numbers)
    assert story.match.view(None).prayers == [1, 2, 4, 6, 8, 10]
    ready(story, 0, "ox", 2, 1)
    for _ in range(3):
        story.tell(f"{story.actor} end")
    story.tell("0 sacrifice ox zeus")
    assert story.match.standing().points[0] == {"priestess": 1, "sacrifices": 14, "altars": 6}


def test_lots_and_limits_of_ones_own() -> None:
    numbers = own(lots={"3": 3}, limits={"rounds": 1, "worship": 5}, money={"income": 3})
    story = picked(3, numbers)
    money(story, 10, 10, 10)
    story.tell("0 offer peasant water", "0 bid 1", "1 bid 2", "2 pass", "0 pass")
    story.tell("0 offer flower temple", "0 bid 1", "2 bid 2", "0 pass")
    story.tell("0 offer priestess briber", "0 bid 1")  # nobody else is left to bid
    assert story.match.view(None).money == [9, 8, 8]
    levels(story, 0, priestess=3, briber=0)
    no_sacrifices(story)
    assert GAME.rules.ending(story.state) == "worship"


@pytest.mark.parametrize(
    ("numbers", "reason"),
    [
        ({"stable": {"cow": 1}}, "stable.cow"),
        ({"stable": {"ox": -1}}, "stable.ox"),
        ({"values": {"ox": 4}}, "values"),
        ({"priestess": {"points": [0, 1]}}, "priestess.points"),
        ({"tiers": {"zeus": 6}}, "tiers.zeus"),
        ({"tiers": {"ares": 0}}, "tiers.ares"),
        ({"altars": {"points": [5]}}, "altars.points"),
        ({"money": {"limit": 0, "start": 0}}, "money.limit"),
        ({"money": {"limit": 5000}}, "money.limit"),
        ({"money": {"start": 26}}, "money.start"),
        ({"money": {"income": 0}}, "money.income"),
        ({"lots": {"4": 4}}, "lots.4"),
        ({"lots": {"4": 0}}, "lots.4"),
        ({"limits": {"rounds": 0}}, "limits.rounds"),
    ],
)
def test_numbers_that_cannot_work_are_refused(numbers: dict[str, Any], reason: str) -> None:
    with pytest.raises(DataError) as caught:
        GAME.new(4, {"data": numbers})
    assert [fault.split(":")[0] for fault in caught.value.reasons] == [reason]


def test_every_fault_is_told_at_once() -> None:
    with pytest.raises(DataError) as caught:
        GAME.new(3, own(lots={"3": 0}, money={"income": 0}))
    assert len(caught.value.reasons) == 2


@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_players(players: int) -> None:
    with pytest.raises(OptionError):
        GAME.new(players)


def test_the_corruption_floor_is_1_or_2() -> None:
    with pytest.raises(OptionError):
        GAME.new(3, {"corruption_floor": 3})


@pytest.mark.parametrize("players", GAME.seats)
def test_everybody_sees_everything(players: int) -> None:
    match = Match(GAME, players)
    rng = Rng(players)
    while match.state.actor != NOBODY:
        seat = int(rng.below(players))
        imagined = GAME.imagine(match.view(seat), rng)
        assert GAME.snapshot(imagined) == GAME.snapshot(match.state)
        match.submit(GAME.move(match.state, some_move(match.state, rng)))
    assert GAME.snapshot(GAME.imagine(match.view(None), rng)) == GAME.snapshot(match.state)


def test_components_notice_what_is_lost() -> None:
    story = picked(3)
    whole = GAME.probes.components(story.state)
    offering(story, "ares", 0, 2, "pig")
    assert GAME.probes.components(story.state) == whole
    story.state.stable[1] -= 1
    assert GAME.probes.components(story.state) != whole
