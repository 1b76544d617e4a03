"""A hint says what its move gains or prevents, and what it says is so."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from petteia.bots.bot import Greedy, Searcher
from petteia.bots.plugins import heuristic
from petteia.core.game import Game
from petteia.core.message import Message
from petteia.core.registry import game as named
from petteia.core.rng import Rng
from petteia.core.state import State

from .conftest import decisions

POSITIONS = 120
"""Positions that are looked at with each number of players."""
MOVES = 12
"""Moves that are looked at in each of them, spread over all legal ones."""


def reasons(game: Game, check: Callable[[Any, int, Message], None]) -> Counter[str]:
    """Check the reasons of moves in hundreds of positions; count their keys."""
    judgement, counted = heuristic(game), Counter[str]()
    for players in game.seats:
        seen = 0
        for seed in range(20):
            for match, seat in decisions(game, players, seed, 3):
                state = game.imagine(match.view(seat), Rng(seed))
                legal = state.legal()
                for move in legal[:: len(legal) // MOVES + 1]:
                    line = judgement.reason(state, move)
                    counted[line.key if line else ""] += 1
                    if line is not None:
                        check(state, move, line)
                seen += 1
                if seen > POSITIONS * (seed + 1) // 20:
                    break
        assert seen >= POSITIONS
    return counted


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def played(state: State, move: int) -> Any:
    after = state.copy()
    after.play(move)
    return after


@pytest.mark.many
def test_offrandes_names_no_worth_below_the_bid() -> None:
    """In 1.0: bid 9. These two levels are worth about 7 drachmae to you."""
    from petteia.games.offrandes.model import BID

    def check(state: Any, move: int, line: Message) -> None:
        if line.key == "hint-worth-it":
            assert move - BID <= number(line.args["drachmae"])
        elif line.key == "hint-too-dear":
            assert number(line.args["drachmae"]) < number(line.args["price"]) == state.bid + 1
        elif line.key == "hint-outbid":
            assert line.args == {"seat": state.bidder, "drachmae": state.bid}
            assert state.bidder != state.actor

    counted = reasons(named("offrandes"), check)
    assert {"hint-worth-it", "hint-too-dear", "hint-outbid"} <= set(counted)


@pytest.mark.many
def test_agora_lieske_names_the_points_and_cards_that_come() -> None:
    def check(state: Any, move: int, line: Message) -> None:
        if line.key == "hint-donate":
            gain = state.setting.level_points[state.level[state.actor] + 1]
            assert line.args["points"] == gain
        elif line.key in ("hint-exchange", "hint-trade", "hint-gift"):
            assert state.level[state.actor] + 1 < len(state.setting.level_points)

    counted = reasons(named("agora_lieske"), check)
    assert {"hint-exchange", "hint-market"} <= set(counted)


@pytest.mark.many
def test_athens_names_the_points_that_a_square_pays() -> None:
    def check(state: Any, move: int, line: Message) -> None:
        if line.key in ("hint-square", "hint-put"):
            assert number(line.args["points"]) >= 0
            text = str(named("athens").move(state, move))
            assert number(line.args["points"]) == paid(state, move), text

    def paid(state: Any, move: int) -> int:
        seat, after = state.actor, played(state, move)
        while after.actor == seat and after.points(seat) == state.points(seat):
            after = played(after, after.legal()[0])  # how it is paid for is chosen first
        return int(sum(after.points(seat)) - sum(state.points(seat)))

    counted = reasons(named("athens"), check)
    assert {"hint-square", "hint-put", "hint-cubes", "hint-own"} <= set(counted)


@pytest.mark.many
def test_agora_ernest_names_the_doors_that_open_and_shut() -> None:
    def check(state: Any, move: int, line: Message) -> None:
        seat = state.actor
        after = played(state, move)

        def lost(other: int) -> int:
            return int(state.shops.income(other) - after.shops.income(other))

        if line.key == "hint-shop":
            assert number(line.args["doors"]) == state.purse(seat) - after.purse(seat) > 0
        elif line.key == "hint-free-shop":
            assert after.purse(seat) == state.purse(seat)
        elif line.key == "hint-more-doors":
            assert line.args["doors"] == -lost(seat)
        elif line.key == "hint-shut-doors":
            assert line.args["doors"] == lost(number(line.args["seat"]))
        elif line.key == "hint-harmless":
            assert lost(seat) == 0

    counted = reasons(named("agora_ernest"), check)
    assert {"hint-shop", "hint-more-doors", "hint-shut-doors", "hint-harmless"} <= set(counted)


@pytest.mark.parametrize("iterations", [0, 40])
def test_a_bots_own_bids_are_explained_without_contradiction(iterations: int) -> None:
    """A search may bid above what the levels are worth to it; its hint does not say otherwise."""
    from petteia.games.offrandes.model import BID, BIDDING

    game = named("offrandes")
    judgement = heuristic(game)
    advisor = (
        Searcher("search", game, judgement, iterations=iterations)
        if iterations
        else Greedy("greedy", game, judgement)
    )
    told = 0
    for seed in range(3):
        for match, seat in decisions(game, 4, seed, 4):
            state: Any = match.state
            if state.step != BIDDING:
                continue
            text, line = advisor.hint(match.view(seat), seed)
            bid = next(move for move in state.legal() if str(game.move(state, move)) == text) - BID
            if line is not None and line.key == "hint-worth-it":
                assert 0 < bid <= number(line.args["drachmae"])
            told += 1
    assert told >= 20
