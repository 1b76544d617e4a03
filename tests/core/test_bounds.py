"""Options are bounded: too much of anything is refused before anybody works with it."""

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Any

import pytest

from petteia.core import bounds
from petteia.core.errors import DataError, OptionError
from petteia.core.match import Match
from petteia.core.registry import games
from petteia.games.athens.model import COLOURS
from petteia.games.athens.setting import minimal

Values = Iterator[tuple[tuple[str, ...], Any]]


def leaves(numbers: dict[str, Any], path: tuple[str, ...] = ()) -> Values:
    for key, value in numbers.items():
        if isinstance(value, dict):
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key), value


def only(path: tuple[str, ...], value: Any) -> dict[str, Any]:
    for key in reversed(path):
        value = {key: value}
    return {"data": value}


@pytest.mark.parametrize("name", games())
def test_the_printed_numbers_fit_with_room(name: str) -> None:
    game = games()[name]
    Match(game, game.seats[0], {"data": game.data.numbers})
    lists = [value for _, value in leaves(game.data.numbers) if isinstance(value, list)]
    assert all(len(value) * 10 <= bounds.LONGEST_LIST for value in lists)


@pytest.mark.parametrize("name", games())
def test_every_list_of_every_game_is_bounded(name: str) -> None:
    game = games()[name]
    for path, value in leaves(game.data.numbers):
        if isinstance(value, list):
            long = [value[0]] * (bounds.LONGEST_LIST + 1)
            with pytest.raises(OptionError, match=f"{'.'.join(path)}: at most"):
                Match(game, game.seats[0], only(path, long))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"data": {"x" * 201: 1}}, "200 characters"),
        ({"data": {"stock": {"2": 10**101}}}, "out of range"),
        ({"data": {f"key {number}": "x" * 190 for number in range(90)}}, "in all"),
        ({"data": [[[[[[[[[]]]]]]]]]}, "nested too deeply"),
        ({"y" * 100_000: 1}, "200 characters"),
    ],
)
def test_any_excess_is_refused_in_a_short_line(options: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError, match=said) as refused:
        Match(games()["agora_lieske"], 2, options)
    assert len(str(refused.value)) < 1000


def test_a_file_of_wrong_names_is_refused_in_a_short_message() -> None:
    wrong = {f"k{number}": 1 for number in range(2000)}
    with pytest.raises(DataError, match="and 1980 more") as refused:
        Match(games()["athens"], 2, {"data": wrong})
    assert len(refused.value.reasons) == 2000
    assert len(str(refused.value)) < 20_000


def test_quarries_do_not_make_views_large() -> None:
    with pytest.raises(DataError, match=r"monuments\.parthenon\.quarries"):
        Match(games()["athens"], 2, only(("monuments", "parthenon", "quarries"), 100_000))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("temple", "pay"), 8),
        (("delphi", "oracle", "pay"), 8),
        (("piraeus", "trade", "two"), {"pay": 8, "of": list(COLOURS)}),
    ],
)
def test_prices_do_not_make_the_catalogue_large(path: tuple[str, ...], value: Any) -> None:
    with pytest.raises(DataError, match="ways to pay, at most 500"):
        Match(games()["athens"], 2, only(path, value))


def test_the_largest_catalogue_is_bounded() -> None:
    own = {"data": {"temple": {"pay": 4}, "delphi": {"oracle": {"pay": 4}}}}
    moves = Match(games()["athens"], 2, own).state.catalogue().moves(False)
    assert len(moves) < 1500


class Counted(int):
    """A number that counts how often it is compared."""

    compared = 0

    def _counting(compare: Callable[[int, int], bool]) -> Any:  # type: ignore[misc]  # noqa: N805
        def counted(self: int, other: int) -> bool:
            Counted.compared += 1
            return compare(self, other)

        return counted

    __lt__, __le__ = _counting(int.__lt__), _counting(int.__le__)
    __gt__, __ge__ = _counting(int.__gt__), _counting(int.__ge__)
    __eq__, __hash__ = _counting(int.__eq__), int.__hash__


def _compared(times: int) -> int:
    ways = [[1, 0, 0], [0, 2, 0], [0, 0, 3], [1, 1, 1]] * times
    counted: list[list[int]] = [[Counted(part) for part in way] for way in ways]
    Counted.compared = 0
    assert minimal(counted) == [way for way in ways if way != [1, 1, 1]]
    return Counted.compared


def test_A3_3_payments_are_compared_in_linear_work() -> None:
    assert _compared(400) < 12 * _compared(40)


def test_A3_3_the_payments_left_contain_no_other() -> None:
    every = [list(way) for way in combinations_with_replacement(range(4), 3)]
    for first, second, third in combinations_with_replacement(every, 3):
        ways = [first, second, third, first]
        assert minimal(ways) == [way for way in ways if not any(_contains(way, o) for o in ways)]


def _contains(way: list[int], other: list[int]) -> bool:
    return way != other and all(a >= b for a, b in zip(way, other, strict=True))
