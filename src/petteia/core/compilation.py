"""Whether the engine that is running is compiled; the same source also runs interpreted."""

from petteia.core import rng


def compiled() -> bool:
    """Return whether it is."""
    return not rng.__file__.endswith(".py")
