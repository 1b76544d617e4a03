"""Typed vectors behave the same as packed memory and as lists."""

import pytest
from mypy_extensions import i64

from petteia.core.compilation import compiled
from petteia.core.vectors import BITS, append, as_list, extend, pop, put_back, remove, vec, write


def test_a_vector_is_a_list_unless_compiled() -> None:
    assert isinstance(vec[i64]([1]), list) == (not compiled())


def test_functions_return_the_vector_to_use_from_then_on() -> None:
    numbers = vec[i64]([3, -4])
    numbers = append(numbers, 5)
    numbers = extend(numbers, [6, 7, 3])
    assert list(numbers) == [3, -4, 5, 6, 7, 3]
    numbers = remove(numbers, 3)
    numbers, last = pop(numbers)
    assert last == 3
    numbers, first = pop(numbers, 0)
    assert first == -4
    assert list(numbers) == [5, 6, 7]
    assert len(numbers) == 3
    assert 6 in numbers
    assert 3 not in numbers


def test_a_slice_is_a_copy() -> None:
    numbers = vec[i64]([0] * 4)
    copied = numbers[:]
    copied[-1] = 9
    assert list(numbers) == [0, 0, 0, 0]
    assert list(copied[2:]) == [0, 9]


def test_an_index_past_the_end_is_an_error() -> None:
    numbers = vec[float]([0.5, 1.5])
    with pytest.raises(IndexError):
        numbers[2]
    with pytest.raises(IndexError):
        numbers[-3] = 1.0


def test_bits_are_powers_of_two_beyond_32() -> None:
    assert list(BITS) == [2**place for place in range(63)]


def test_a_part_is_overwritten() -> None:
    numbers = vec[i64]([1, 2, 3, 4])
    write(numbers, 1, [8, 9])
    assert list(numbers) == [1, 8, 9, 4]
    with pytest.raises(IndexError):
        write(numbers, 3, [5, 6])


class Holder:
    def __init__(self) -> None:
        self.numbers = vec[i64]([1, 2])
        self.plain = [1]
        self.number = 3


def test_plain_data_and_back() -> None:
    holder = Holder()
    plain = as_list(holder.numbers)
    assert plain == [1, 2]
    assert type(plain) is list
    assert as_list(5) == 5
    assert as_list(plain) is not plain
    kind = type(holder.numbers)
    put_back(holder, "numbers", [8, 9])
    put_back(holder, "plain", plain)
    put_back(holder, "number", 4)
    plain[0] = 7
    assert (list(holder.numbers), holder.plain, holder.number) == ([8, 9], [1, 2], 4)
    assert type(holder.numbers) is kind
