"""How a player likes the page: the same on every device of theirs."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from petteia.wire.parts import Ask
from petteia.wire.people import Language


class Preferences(Ask, frozen=True, kw_only=True):
    """A player's settings; every field has a default, so older pages may leave fields out."""

    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    """How fast the acts of others are shown."""
    motion: Literal["auto", "full", "none"] = "auto"
    """Whether pieces glide; `auto` follows the device."""
    sound: Literal["ask", "on", "off"] = "ask"
    """`ask` until the player has answered once."""
    volume: Annotated[int, Meta(ge=0, le=100)] = 40
    confirm: Literal["final", "always", "never"] = "final"
    """Which moves wait for a confirmation; `final` ones cannot be taken back."""
    theme: Literal["auto", "light", "dark"] = "auto"
    language: Language | None = None
    """None follows the browser."""
    board: Literal["fit", "large", "larger"] = "fit"
    patterns: bool = False
    """Whether players' colours also carry a pattern."""


class StoredPreferences(Struct, frozen=True, kw_only=True):
    """My settings as the server has them."""

    preferences: Preferences | None
    """Nothing if I never changed any: the page then keeps the device's own."""
