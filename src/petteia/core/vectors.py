"""Typed vectors: packed numbers in compiled code, plain lists in interpreted code.

Compiled code takes `vec` and its functions from librt, which mypyc turns into plain memory access.
Interpreted code, also in a browser, needs no librt: there `vec[i64](items)` is a list, the fastest
sequence Python has. Both give equal results as long as callers follow three rules:

* `append`, `extend`, `remove` and `pop` return the vector to use from then on;
* a number fits its type (`i64`, `i32`, `i16`, `u8`, `float` or `bool`);
* a vector that leaves the engine becomes a list: `list(v)`.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.core.compilation import compiled

if compiled():
    from librt.vecs import append, extend, pop, remove, vec
elif not TYPE_CHECKING:

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

__all__ = ["BITS", "append", "extend", "pop", "remove", "vec"]
