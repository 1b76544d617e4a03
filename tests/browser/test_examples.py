"""The positions that the rules page draws are real ones, as today's rules show them."""

import pytest
from tests.browser.pictures import BOARDS, SHOWN, example


@pytest.mark.parametrize("game", SHOWN)
def test_the_example_of_a_board_is_current(game: str) -> None:
    assert (BOARDS / game / "example.json").read_bytes() == example(game)
