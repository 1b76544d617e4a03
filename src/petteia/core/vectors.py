"""Typed vectors: packed numbers in compiled code, plain lists in interpreted code.

Compiled code takes `vec` and its functions from librt, which mypyc turns into plain memory access.
Interpreted code, also in a browser, needs no librt: there `vec[i64](items)` is a list, the fastest
sequence Python has. Both give equal results as long as callers follow five rules:

* `append`, `extend`, `remove` and `pop` return the vector to use from then on;
* a number fits its type (`i64`, `i32`, `i16`, `u8`, `float` or `bool`);
* a slice is a copy, and nothing is assigned to one (`write` overwrites a part);
* only compiled code assigns a vector to an attribute of a compiled class: assigned from outside,
  the vector is never freed (mypyc 2.4);
* a vector that leaves the engine becomes a list: `list(v)`.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i32, i64

from petteia.core.compilation import compiled

if compiled():
    from librt.vecs import append, extend, pop, remove, vec
elif not TYPE_CHECKING:
    i32 = int  # converts as the other one does, which takes interpreted code four times as long

    class vec:  # noqa: N801 - the name in librt
        """Stands for `vec[item type]`, which is `list`."""

        def __class_getitem__(cls, item):
            """Return what builds a vector of this item type."""
            return list

    def append(v, item):
        """Return a vector with one more item."""
        v.append(item)
        return v

    def extend(v, items):
        """Return a vector with more items."""
        v.extend(items)
        return v

    def remove(v, item):
        """Return a vector without the first item that is equal."""
        v.remove(item)
        return v

    def pop(v, index=-1):
        """Return a vector without the item at an index, and that item."""
        item = v.pop(index)
        return v, item


BITS: Final = vec[i64]([1 << place for place in range(63)])
"""The powers of two. mypyc compiles `1 << n` to a shift of 32 bits, also for an i64."""

NUMBERS: Final[Any] = type(BITS)
"""The class of vectors of whole numbers, which states hold."""


def rows(lists: list[list[int]]) -> vec[vec[i64]]:
    """Return lists of numbers as a vector of vectors."""
    return vec[vec[i64]]([vec[i64](numbers) for numbers in lists])


def as_list(value: Any) -> Any:
    """Return a value of a state as plain data: a vector or a list as a new list."""
    return list(value) if isinstance(value, (list, NUMBERS)) else value


def put_back(state: Any, name: str, value: Any) -> None:
    """Give a field of a state plain data: a vector's numbers are overwritten, a list is copied."""
    old = getattr(state, name)
    if not isinstance(value, list):
        setattr(state, name, value)
    elif not isinstance(old, NUMBERS):
        setattr(state, name, value[:])
    elif len(old) == len(value):
        write(old, 0, value)
    else:
        setattr(state, name, vec[i64](value))


def write(numbers: vec[i64], first: i64, values: Iterable[int]) -> None:
    """Overwrite numbers of a vector from an index on; a vector takes no slices."""
    for value in values:
        numbers[first] = value
        first += 1


__all__ = [
    "BITS", "append", "as_list", "extend", "i32", "pop", "put_back", "remove", "rows", "vec",
    "write",
]  # fmt: skip
