"""Clocks cannot be cheated: time is charged through undo, leave, return, resign and outages."""

from random import Random

import msgspec
import pytest

from petteia.server.errors import NotDone
from petteia.tables.clock import ACCOUNT
from petteia.tables.events import (
    AskedToUndo,
    ClockPaused,
    Moved,
    Started,
)
from petteia.tables.row import Row
from petteia.tables.table import Table

from .seated import GAMES, Seated, follows_from_the_log

BANK = {"kind": "bank", "seconds": 60, "increment": 10, "at_zero": "lose"}
MOVE = {"kind": "move", "seconds": 60, "at_zero": "lose"}


PASSING = [name for name in GAMES if name != "agora_ernest"]
"""Games in which a turn can pass on without a draw or a secret: an undo could take it back."""


def text_of(row: Row) -> str:
    assert isinstance(row.event, Moved)
    return row.event.text


def find_undoable(name: str, who: str, clock: dict[str, object], passes: bool) -> Seated:
    """Return a table whose person 0 has just moved undoably; `passes`: the turn passed on."""
    for seed in range(40):
        seated = Seated(name, who, clock=clock)
        random = Random(seed)
        for _ in range(40):
            mine = seated.actor == 0
            before = seated.table.number
            seated.move(random.randrange(10**6))
            if seated.table.over:
                break
            alone = seated.table.number == before + 1  # no chance was drawn
            passed = seated.actor != 0
            if mine and alone and passed == passes and seated.table.match.undoable():
                return seated
    raise AssertionError("no such move")


@pytest.mark.parametrize("clock", [BANK, MOVE], ids=["bank", "move"])
@pytest.mark.parametrize("name", GAMES)
def test_leaving_and_returning_gives_no_time(name: str, clock: dict[str, object]) -> None:
    seated = Seated(name, "abc", clock=clock)
    seat = seated.actor
    for _ in range(6):
        seated.think(5)
        seated.do("leave", seat)
        seated.think(2)
        seated.do("return", seat)
    assert seated.left(seat) == 60_000 - 6 * 7_000
    assert seated.table.deadline() == seated.now + 18_000


@pytest.mark.parametrize("passes", [True, False], ids=["passes", "stays"])
@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_is_undone_earns_nothing_and_its_thinking_is_charged(
    name: str, passes: bool
) -> None:
    if passes and name not in PASSING:
        return
    seated = find_undoable(name, "a--", BANK, passes)
    before = seated.left(0)
    for _ in range(3):
        seated.think(2)
        seated.do("undo", 0)
        assert seated.actor == 0
        seated.do("move", 0, text=text_of(seated.table.rows[-2]))
    assert seated.left(0) == before - 6_000


@pytest.mark.parametrize("name", PASSING)
def test_a_turn_that_passed_to_a_person_needs_consent(name: str) -> None:
    seated = find_undoable(name, "ab", BANK, passes=True)
    turns, number = len(seated.table.clocks.turns), seated.table.number
    other = seated.actor
    mine, theirs = seated.left(0), seated.left(other)
    seated.do("undo", 0)
    assert [type(row.event) for row in seated.table.rows[number:]] == [AskedToUndo]
    assert seated.actor == other
    with pytest.raises(NotDone, match="already-asked"):
        seated.do("undo", 0)
    seated.think(4)
    for seat in range(1, len(seated.table.seats)):
        seated.do("agree", seat, what="undo")
    assert seated.actor == 0
    assert seated.table.rated is False
    assert seated.left(0) == mine - 10_000  # the increment is paid when the turn passes again
    assert seated.left(other) == theirs - 4_000  # everybody pays for their own time
    assert len(seated.table.clocks.turns) == turns - 1


@pytest.mark.parametrize("name", PASSING)
def test_who_has_left_pays_nothing_for_the_undo_of_another(name: str) -> None:
    seated = find_undoable(name, "ab", BANK, passes=True)
    other, text = seated.actor, text_of(seated.table.rows[-1])
    mine, theirs = seated.left(0) - 10_000, seated.left(other)
    seated.do("leave", other)
    for _ in range(4):
        seated.think(3)
        seated.do("undo", 0)
        seated.do("move", 0, text=text)
    assert seated.left(other) == theirs
    assert seated.left(0) - 10_000 == mine - 12_000


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_that_is_made_again_continues_with_the_time_it_had_left(name: str) -> None:
    seated = find_undoable(name, "a--", MOVE, passes=False)
    text = str(seated.table.match.moves[-1])
    for spent in range(1, 5):
        seated.think(4)  # about the second move of the turn
        assert seated.left(0) == 60_000 - 4_000 * spent
        seated.do("undo", 0)
        seated.think(1)  # about the first one again
        assert seated.left(0) == 60_000 - 1_000 * spent
        seated.do("move", 0, text=text)
        assert seated.left(0) == 60_000 - 4_000 * spent


@pytest.mark.parametrize("name", GAMES)
def test_a_resigned_seat_takes_nothing_back(name: str) -> None:
    seated = Seated(name, "abc", clock=BANK)
    seat = seated.move()
    seated.do("resign", seat)
    number = seated.table.number
    for verb, more in (("undo", {}), ("agree", {"what": "end"}), ("return", {}), ("leave", {})):
        with pytest.raises(NotDone):
            seated.do(verb, seat, **more)
    assert seated.table.number == number


def test_an_increment_is_paid_once_for_a_turn_of_several_moves() -> None:
    for name in GAMES:
        seated = Seated(name, "ab", clock=BANK)
        turns = [0] * len(seated.table.seats)
        for _ in range(30):
            before = seated.move()
            if seated.table.over:
                break
            turns[before] += seated.actor != before
            for seat, passed in enumerate(turns):
                assert seated.left(seat) == 60_000 + 10_000 * passed


def test_a_move_after_the_deadline_is_too_late() -> None:
    seated = Seated("agora_lieske", "ab", clock=BANK)
    seat = seated.actor
    seated.think(60)
    seated.settle()
    assert seated.table.ending is not None
    assert seated.table.ending.reason == "time"
    assert seated.table.ending.places is not None
    assert seated.table.ending.places[seat] == 2


@pytest.mark.parametrize("kind", ["bank", "move"])
def test_a_seat_whose_time_is_up_is_not_taken_back_from_the_bot(kind: str) -> None:
    seated = Seated("agora_lieske", "ab", clock={"kind": kind, "seconds": 9, "at_zero": "bot"})
    seat = seated.actor
    seated.think(9)
    seated.settle()
    assert seated.table.bots_turn
    with pytest.raises(NotDone, match="no-time-left"):
        seated.do("return", seat)
    with pytest.raises(NotDone, match="no-time-left"):
        seated.do("move", seat, text=seated.table.match.choices()[0].text)
    while seated.actor == seat:
        seated.move()
    if kind == "move":  # the next move has its own time
        seated.do("return", seat)
        assert seated.left(seat) == 9_000
    else:
        with pytest.raises(NotDone, match="no-time-left"):
            seated.do("return", seat)


def as_in_1_0(seated: Seated) -> Table:
    """Return a table whose log says nothing of how its clocks are charged, as version 1.0's."""
    table = Table(seated.about)
    for row in seated.table.rows:
        event = Started() if isinstance(row.event, Started) else row.event
        table.fold(msgspec.structs.replace(row, event=event))
    return table


def test_a_log_of_version_1_0_is_charged_as_it_was_and_exactly_from_then_on() -> None:
    seated = Seated("agora_lieske", "ab", clock=BANK)
    first = seated.actor
    seated.think(20)
    seated.do("leave", first)
    seated.do("return", first)  # which began a full turn in 1.0
    seated.think(15)
    seated.table = as_in_1_0(seated)
    assert not seated.table.clocks.exact
    assert seated.left(first) == 45_000
    seated.settle()
    assert seated.table.rows[-1].event == ClockPaused(milliseconds=0, account=ACCOUNT)
    assert seated.left(first) == 45_000  # what was left is left
    seated.settle()
    seated.do("leave", first)
    seated.think(5)
    seated.do("return", first)
    assert seated.left(first) == 40_000
    assert sum(isinstance(row.event, ClockPaused) for row in seated.table.rows) == 1
    follows_from_the_log(seated)
