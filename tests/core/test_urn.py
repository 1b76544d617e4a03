"""An urn holds moves in their order, and is used again and again."""

from petteia.core.rng import Rng
from petteia.core.urn import Urn


def test_moves_are_listed_in_the_order_they_were_put_in() -> None:
    urn = Urn()
    moves = [number * 7 % 300 for number in range(200)]  # more than one urn has room for at first
    for move in moves:
        urn.put(move)
    assert urn.listed() == moves


def test_an_emptied_urn_holds_only_what_comes_after() -> None:
    urn = Urn()
    urn.put(3)
    urn.put(4)
    urn.empty()
    urn.put(5)
    assert urn.listed() == [5]


def test_every_move_is_drawn_and_nothing_that_was_taken_out() -> None:
    urn, rng = Urn(), Rng(1)
    for move in (9, 10, 11, 12):
        urn.put(move)
    urn.empty()
    for move in (1, 2, 3):
        urn.put(move)
    assert {rng.one_of(urn) for _ in range(100)} == {1, 2, 3}
