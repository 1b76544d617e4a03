"""An outage: a time when nobody could play, so that no clock runs in it."""

import msgspec


class Outage(msgspec.Struct, frozen=True, array_like=True):
    """A time when no node could write, or when the server stood still."""

    begin: int
    end: int
