"""Frames that tell what happened, partly encoded: the same parts go to many."""

from typing import Any

from msgspec import Raw, Struct

from petteia import wire


class EncodedHappened(Struct, frozen=True, gc=False, tag_field="type", tag="happened"):
    """`wire.Happened`, field by field."""

    table: Raw
    seat: int | None
    entries: Raw
    view: Any
    prompt: Raw
    choices: Raw
    standing: Raw


class EncodedChanged(Struct, frozen=True, gc=False, tag_field="type", tag="changed"):
    """`wire.Changed`, field by field."""

    id: str
    base: int
    seat: int | None
    entries: Raw
    table: Raw
    view: dict[str, Any]
    prompt: Raw
    choices: Raw
    standing: Raw


assert EncodedChanged.__struct_fields__ == wire.Changed.__struct_fields__, "told as the wire says"
assert EncodedHappened.__struct_fields__ == wire.Happened.__struct_fields__, "told as the wire says"
