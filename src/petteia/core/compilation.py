"""Whether the engine that is running is compiled; the same source also runs interpreted."""


def compiled() -> bool:
    """Return whether it is."""
    return not __file__.endswith(".py")
