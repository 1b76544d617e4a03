"""What the adapters need that the package does not install by itself."""

from importlib import import_module
from types import ModuleType


class ExtraMissing(ImportError):  # noqa: N818 - reads as what happened
    """A library is not installed; the text says which extra brings it."""


def need(module: str, *extras: str) -> ModuleType:
    """Return a module of an optional library, or say how to install it: each extra brings it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        named = " or ".join(f"'petteia[{extra}]'" for extra in extras)
        raise ExtraMissing(f"{module} is not installed: pip install {named}", name=module) from None
