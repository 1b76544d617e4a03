"""A frame that tells what happened, partly encoded: the same parts go to many."""

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


assert EncodedHappened.__struct_fields__ == wire.Happened.__struct_fields__, "told as the wire says"
