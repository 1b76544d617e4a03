"""A contest of moves: equal luck, halves that drop out, and a budget that is kept."""

from itertools import islice

import pytest

from petteia.bots.bot import Greedy
from petteia.bots.halving import WIDTH, Contest
from petteia.bots.plugins import heuristic
from petteia.core.registry import game as named
from petteia.core.rng import Rng
from petteia.core.state import State

from .conftest import decisions

GAME = named("agora_ernest")


def placing() -> tuple[State, int]:
    """Return a position in which a card is laid, with its seat."""
    for match, seat in decisions(GAME, 2, 4):
        if len(match.state.legal()) > 4 * WIDTH:
            return match.state.copy(), seat
    raise AssertionError("no card is ever laid")


def contest(seed: int = 1) -> Contest:
    state, seat = placing()
    return Contest(state, heuristic(GAME), seat, Rng(seed))


def test_the_same_lap_is_the_same_luck() -> None:
    one, other = contest(), contest()
    assert one.tried(0, 3) == other.tried(0, 3)
    results = {one.tried(0, lap) for lap in range(8)}
    assert len(results) > 1
    assert all(0.0 <= result <= 1.0 for result in results)


@pytest.mark.parametrize("budget", [1, 2, 3, 7, 30, 61])
def test_no_budget_is_exceeded_and_the_best_have_been_tried_most(budget: int) -> None:
    found = contest()
    found.run(budget, 0.0)
    assert found.iterations == sum(found.tries) <= budget
    assert max(found.tries) == found.tries[found.moves.index(found.chosen())]
    assert sum(tries > 0 for tries in found.tries) <= min(WIDTH, budget)


def test_half_of_the_moves_drop_out_after_each_part_of_the_budget() -> None:
    found = contest()
    found.run(60, 0.0)
    tries = sorted((tries for tries in found.tries if tries), reverse=True)
    assert len(tries) == WIDTH
    assert len(set(tries)) >= 3
    assert tries[0] >= 3 * tries[-1]


def test_equal_seeds_choose_equally() -> None:
    found = [contest(7) for _ in range(2)]
    for one in found:
        one.run(30, 0.0)
    assert found[0].chosen() == found[1].chosen()
    assert found[0].estimates() == found[1].estimates()


def test_a_move_that_looks_bad_can_be_asked_about() -> None:
    found = contest()
    last = found.moves[-1]
    found.run(20, 0.0)
    assert last not in found.estimates()
    found.insist(last, 3)
    assert 0.0 <= found.estimates()[last] <= 1.0


def test_a_win_at_hand_ends_the_contest_early() -> None:
    """With enough coins to win by the next income there is nothing left to compare."""
    spared = 0
    for match, seat in decisions(GAME, 2, 9, 3):
        if len(match.state.legal()) > 1:
            found = Contest(match.state.copy(), heuristic(GAME), seat, Rng(1))
            found.run(24, 0.0)
            spared += 24 - found.iterations
    assert spared > 0


def test_advice_never_errs_on_purpose() -> None:
    judgement = heuristic(GAME)
    for match, seat in islice(decisions(GAME, 2, 3), 6):
        view = match.view(seat)
        careful = Greedy("careful", GAME, judgement).hint(view, 5)
        assert Greedy("bold", GAME, judgement, 50.0).hint(view, 5) == careful
