"""Moves as text, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petteia.core.errors import NotationError
from petteia.core.move import Move, parse
from petteia.core.state import CHANCE

word = st.text(st.characters(codec="ascii", categories=("L", "N")), min_size=1)


@given(st.integers(CHANCE, 9), word, st.lists(word))
def test_a_move_reads_as_it_was_written(actor: int, verb: str, args: list[str]) -> None:
    move = Move(actor, verb, tuple(args))
    assert parse(str(move)) == move


def test_chance_is_a_star() -> None:
    assert parse("* dealer 1 wood") == Move(CHANCE, "dealer", ("1", "wood"))
    assert str(Move(2, "pass")) == "2 pass"


@pytest.mark.parametrize(
    "text",
    ["", "0", "0 ", " 0 pass", "0  pass", "0 pass ", "x pass", "-1 pass", "01 pass", "+1 pass",
     "** pass", "0\tpass", "² pass", "٣ pass"],
)  # fmt: skip
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text)


@given(st.text())
def test_any_text_is_read_exactly_or_refused(text: str) -> None:
    try:
        move = parse(text)
    except NotationError:
        return
    assert str(move) == text
