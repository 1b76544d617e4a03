"""Previews: one call says what a placement would do, and says the truth."""

from __future__ import annotations

import pytest

from petteia.core.rng import Rng
from petteia.games.agora_ernest.model import LETTERS
from petteia.games.agora_ernest.moves import build, build_angle, build_x, build_y
from petteia.games.agora_ernest.preview import Preview, preview
from petteia.games.agora_ernest.snap import snapped

from .scenes import GAME, opened, seen, turn
from .test_candidates import building_positions


def test_a_preview_says_why_not() -> None:
    story = opened()
    story.tell("* card D7")
    shown = preview(story.state, 2300, 100, 0)
    assert shown.refusal is not None
    assert shown.refusal.rule == "E3.2"
    assert shown.move == "build 2300 100 0"
    assert shown.snapped == [3000, 0, 0]
    assert shown.doors == []


@pytest.mark.many
def test_a_preview_agrees_with_the_judge_and_with_the_play() -> None:
    for seed in (1, 2):
        rng = Rng(seed)
        for state in building_positions(3, 30 + seed, every=3):
            moves = state.legal()
            chosen = [moves[rng.below(len(moves))] for _ in range(5)] + GAME.probes.tries(
                state, rng
            )
            for move in chosen:
                shown = preview(state, build_x(move), build_y(move), build_angle(move))
                assert (shown.refusal is None) == (state.refuse(move) == 0)
                if shown.refusal is None:
                    compare(state, move, shown)


def compare(state: object, move: int, shown: Preview) -> None:
    after = state.copy()  # type: ignore[attr-defined]
    before = GAME.rules.view(after, None)
    after.play(move)
    after.step = 5  # whatever comes next, the table is what matters
    view = GAME.rules.view(after, None)
    if after.active == before.active:
        assert shown.incomes == view.incomes
        assert shown.gains == [a - b for a, b in zip(view.incomes, before.incomes, strict=True)]
    free = {s.name: s.open_doors for s in view.shops if s.owner is None and s.circles}
    assert shown.prices == free
    assert shown.regions == view.regions
    closed = sum(len(change.closed) for change in shown.doors)
    opened_doors = sum(len(change.opened) for change in shown.doors)
    was = sum(laid.doors.count("open") for laid in before.table)
    now = sum(laid.doors.count("open") for laid in view.table)
    assert now - was == opened_doors - closed
    cut_off = sum(len(piece) for piece in shown.alleys_closed)
    assert cut_off <= closed
    for join in shown.joins:
        assert len(join.parts) > 1


def test_a_preview_shows_doors_that_close_and_shops_that_join() -> None:
    story = opened()
    turn(story, "C1", "6000 5000 0", "C5.p0")
    story.tell("* card C6")
    shown = preview(story.state, -3000, 0, 0)
    assert shown.refusal is None
    mine = next(change for change in shown.doors if change.shop == "C5.p0")
    assert mine.owner == 0
    assert mine.closed == ["C5.p0.d1", "C5.p1.d2"]
    assert mine.opened == ["C6.p3.d5", "C6.p4.d8"]
    assert [(join.shop, join.parts, join.owner, join.counters) for join in shown.joins] == [
        ("C5.p0", ["C5.p0", "C6.p3"], 0, 2)
    ]
    assert shown.gains == [0, 0]


def test_a_preview_shows_an_alley_that_closes() -> None:
    story = opened("ABCD")
    story.state.laid[1:4] = [-9000, 6000, 0]
    GAME.rules.derive(story.state)
    for card, place in (("D7", "1000 1500 0"), ("D1", "1500 -1000 9000"), ("C1", "-1000 -1500 0")):
        turn(story, card, place)
    story.tell("* card B1")
    shown = preview(story.state, -1500, 1000, 9000)
    assert shown.regions == 2
    assert [sorted(piece) for piece in shown.alleys_closed] == [
        ["C1.p4.d8", "D1.p4.d8", "D7.p1.d3"]
    ]
    assert preview(story.state, -1511, 1011, 9000).alleys_closed == []


def test_a_preview_shows_an_alley_that_opens() -> None:
    # Walls from edge to edge leave 14 columns on the left, the street, then 6, then 12. A third
    # wall divides the left but for one gap: the card that fills it makes the right the street.
    story = opened("AB")
    story.tell("* card D9")
    state = story.state
    state.laid = []
    walls = [(x, place) for x in (-3000, 5000, -11000) for place in range(8)]
    walls.remove((-11000, 4))
    for card, (x, place) in enumerate(walls):
        state.laid += [card, x, 10500 - 3000 * place, 9000]
        state.where[card] = 2
    GAME.rules.derive(state)
    assert seen(story).regions == 3
    assert any(state.shops.street.alley)
    shown = preview(state, -11000, 10500 - 3000 * 4, 9000)
    assert shown.refusal is None
    assert shown.regions == 4
    doors = {door for piece in shown.alleys_opened for door in piece}
    right_wall = {f"{LETTERS[card // 9]}{card % 9 + 1}" for card in range(8, 16)}
    assert doors
    assert {door.partition(".")[0] for door in doors} <= right_wall
    assert shown.alleys_closed  # what was the street is one no longer
    assert preview(state, -11000 + 1500, 0, 9000).alleys_opened == []


def test_snapping_uses_the_grid_of_the_first_card() -> None:
    story = opened()
    turn(story, "C1", "3007 5 0")  # a little off, within the tolerance
    story.tell("* card B1")
    assert snapped(story.state, 6020, 30, 120) == [6000, 0, 0]
    assert snapped(story.state, 6020, 30, 8900) != []
    assert snapped(story.state, 15000, 9000, 0) == []
    assert snapped(story.state, 30000, -30000, 0) == []  # held beside the table


def test_previews_need_no_more_than_one_street() -> None:
    for state in building_positions(4, 8, every=5):
        move = state.legal()[0]
        before = state.market.work
        shown = preview(state, build_x(move), build_y(move), build_angle(move))
        assert shown.refusal is None
        assert build(build_x(move), build_y(move), build_angle(move)) == move
        assert state.market.work - before <= 60 * 30
