"""A missing library is told with the way to install it."""

import pytest

from petteia.research.optional import ExtraMissing, need


def test_a_missing_library_names_its_extra() -> None:
    with pytest.raises(ExtraMissing, match=r"pip install 'petteia\[openspiel\]'"):
        need("no_such_library", "openspiel")


def test_a_library_of_several_extras_names_them_all() -> None:
    with pytest.raises(ExtraMissing, match=r"'petteia\[openspiel\]' or 'petteia\[research\]'$"):
        need("no_such_library", "openspiel", "research")


def test_a_library_that_is_there_is_returned() -> None:
    assert need("json", "research").dumps([]) == "[]"
