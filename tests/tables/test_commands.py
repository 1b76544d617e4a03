"""A table without a server: commands in, events out. docs/architecture.md shows the first test."""

from dataclasses import replace
from typing import Any, get_args

import msgspec
import pytest

from petteia import wire
from petteia.core.match import Match
from petteia.core.message import Refusal
from petteia.core.registry import game
from petteia.tables import events
from petteia.tables.command_types import BotMove, LinkRematch, PersonCommand, SetUp
from petteia.tables.commands import apply
from petteia.tables.row import About
from petteia.tables.table import Effect, Table

ABOUT = About(
    id="t", game="agora_ernest", players=2, options={}, terms=b"{}", rules="", secret="secret",
    created=0, created_by="ann", public=True,
)  # fmt: skip


def test_two_people_sit_down_and_the_game_starts() -> None:
    table = Table(ABOUT)
    for player in ("ann", "bob"):
        effect = apply(table, PersonCommand(wire.Sit(client="1"), player), now=1000)
        assert isinstance(effect, Effect)
        table = effect.table
    assert [type(row.event) for row in table.rows[1:3]] == [events.Sat, events.Started]
    refused = apply(table, PersonCommand(wire.Sit(client="2"), "eve"), now=2000)
    assert refused == wire.Problem(problem="already-started")


def started(seats: str = "mb") -> Table:
    who = {"m": wire.NewSeat(who="me"), "b": wire.NewSeat(who="bot")}
    effect = apply(Table(ABOUT), SetUp([who[each] for each in seats], "ann", "Ann"), 0)
    assert isinstance(effect, Effect)
    return effect.table


def test_a_decision_leaves_its_table_as_it_was() -> None:
    table = started("mm")
    before = table.number, table.match.record(), table.clocks.state()
    move = wire.PlayMove(client="1", text=table.choices()[0].text)
    effect = apply(table, PersonCommand(move, "ann"), 5)
    assert isinstance(effect, Effect)
    assert effect.table.number > table.number
    assert len(effect.table.match.moves) > len(table.match.moves)
    assert (table.number, table.match.record(), table.clocks.state()) == before
    assert (effect.table.done("ann 1"), table.done("ann 1")) == (effect.number, None)


def test_what_is_decided_is_what_its_rows_fold_to() -> None:
    table = started("mm")
    for number in range(30):
        actor = table.actor
        assert actor is not None
        move = wire.PlayMove(client=str(number), text=table.choices()[-1].text)
        effect = apply(table, PersonCommand(move, "ann"), number)
        assert isinstance(effect, Effect)
        table = effect.table
    again = Table(ABOUT)
    again.fold_all(table.rows)
    assert again.match.record() == table.match.record()
    assert again.clocks.state() == table.clocks.state()
    assert (again.turn, again.turn_of, again.counter) == (table.turn, table.turn_of, table.counter)


def test_a_command_that_is_sent_again_is_done_once() -> None:
    table = started("mm")
    move = PersonCommand(wire.PlayMove(client="1", text=table.choices()[0].text), "ann")
    first = apply(table, move, 5)
    assert isinstance(first, Effect)
    second = apply(first.table, move, 6)
    assert isinstance(second, Effect)
    assert (second.rows, second.number) == ([], first.number)


def test_a_move_is_judged_once() -> None:
    judged: list[int] = []
    real = game("agora_ernest")

    def canonical(state: Any, number: int) -> int:
        judged.append(number)
        return real.rules.canonical(state, number)

    counting = replace(real, rules=replace(real.rules, canonical=canonical))
    both = SetUp([wire.NewSeat(who="me")] * 2, "ann", "Ann")
    begun = apply(Table(ABOUT, match=Match(counting, 2)), both, 0)
    assert isinstance(begun, Effect)
    judged.clear()
    move = wire.PlayMove(client="1", text=begun.table.choices()[0].text)
    assert isinstance(apply(begun.table, PersonCommand(move, "ann"), 0), Effect)
    assert len(judged) == 1


def test_the_log_has_the_canonical_form_of_a_move() -> None:
    table, other = find_other_spelling()
    effect = apply(table, PersonCommand(wire.PlayMove(client="1", text=other), "ann"), 0)
    assert isinstance(effect, Effect)
    event = effect.rows[0].event
    assert isinstance(event, events.Moved)
    assert event.text != other
    assert event.text == str(effect.table.match.moves[-len(effect.rows)])


def find_other_spelling() -> tuple[Table, str]:
    """Return a table, and a legal move of it that is another way to write one of its choices."""
    table = started("mm")
    for number in range(2000):
        texts = [choice.text for choice in table.choices()]
        for text in texts:
            verb, _, piece = text.rpartition(" ")
            card, dot, _ = piece.partition(".")
            for other in (f"{verb} {card}.p{n}" for n in range(6) if dot and "buy" in verb):
                if other not in texts and table.match.refuse(other) is None:
                    return table, other
        move = wire.PlayMove(client=str(number), text=texts[number % len(texts)])
        effect = apply(table, PersonCommand(move, "ann"), 0)
        assert isinstance(effect, Effect)
        table = effect.table
    raise AssertionError("no shop has two pieces on one card")


def test_a_bots_move_for_another_position_is_left_out() -> None:
    table = started("bb")
    late = apply(table, BotMove(table.choices()[0].text, (0, 0)), 0)
    assert isinstance(late, Effect)
    assert late.rows == []
    refused = apply(table, BotMove("0 dance", table.position()), 0)
    assert isinstance(refused, Refusal)


def test_a_rematch_is_linked_once() -> None:
    table = started("mm")
    first = apply(table, LinkRematch("ann", "next", None), 0)
    assert isinstance(first, Effect)
    assert [row.event for row in first.rows] == [events.Rematched(seat=0, table="next")]
    second = apply(first.table, LinkRematch("ann", "other", None), 0)
    assert isinstance(second, Effect)
    assert second.table.rematch == "next"


EVERY = [
    events.Sat(seat=0, player="ann", name="Ann", hash="h", network="n", nonce="x"),
    events.BotSat(seat=1, bot="citizen"),
    events.Left(seat=1, silent=True),
    events.HashSent(seat=0, hash="h"),
    events.NoncesCalled(),
    events.NonceRevealed(seat=0, nonce="x"),
    events.StartVoided(seats=[0, 1], reason="silent"),
    events.Started(unrated=True, account=2),
    events.Moved(text="* roll 3", counter=7),
    events.TookBack(moves=2, seat=0, unrated=True, consent=True),
    events.AskedToUndo(seat=0, moves=2, in_edge=True),
    events.AskedToEnd(seat=0),
    events.Answered(seat=1, what="end", yes=False),
    events.StoodIn(seat=0, bot="citizen"),
    events.Returned(seat=0),
    events.Resigned(seat=0, reason="time"),
    events.RanOut(seat=0, at_zero="lose"),
    events.ClockPaused(milliseconds=0, account=2),
    events.Ended(reason="closed", places=[1, 2]),
    events.Chatted(seat=0, player="ann", text="χαῖρε"),
    events.Rematched(seat=0, table="t2"),
]


def test_every_event_is_read_as_it_was_written() -> None:
    assert {type(event) for event in EVERY} == set(get_args(events.AnyEvent))
    for event in EVERY:
        assert events.decode(events.VERSION, events.encode(event)) == event


@pytest.mark.parametrize(
    "text", ["", "{}", '{"kind":"dance"}', '{"kind":"move"}', '{"kind":"move","text":"0","x":1}']
)
def test_a_damaged_event_breaks_its_log_alone(text: str) -> None:
    with pytest.raises(events.BrokenLog):
        events.decode(events.VERSION, text)


def test_an_event_of_a_newer_version_is_not_guessed_at() -> None:
    with pytest.raises(events.BrokenLog, match="version 2"):
        events.decode(2, events.encode(events.NoncesCalled()))


def test_stored_events_do_not_change_by_accident() -> None:
    """Every stored log has these: whoever changes one needs a new version and a migration."""
    stored = {msgspec.json.decode(events.encode(event))["kind"]: event for event in EVERY}
    assert {kind: type(event).__struct_fields__ for kind, event in stored.items()} == {
        "sit": ("seat", "player", "name", "hash", "network", "nonce"),
        "sit-bot": ("seat", "bot"),
        "leave": ("seat", "silent"),
        "hash": ("seat", "hash"),
        "call": (),
        "reveal": ("seat", "nonce"),
        "restart": ("seats", "reason"),
        "start": ("unrated", "account"),
        "move": ("text", "seat", "counter"),
        "undo": ("moves", "seat", "unrated", "consent"),
        "ask-undo": ("seat", "moves", "in_edge"),
        "ask-end": ("seat",),
        "answer": ("seat", "what", "yes"),
        "stand-in": ("seat", "bot"),
        "return": ("seat",),
        "resign": ("seat", "reason"),
        "time": ("seat", "at_zero"),
        "pause": ("milliseconds", "account"),
        "end": ("reason", "places"),
        "chat": ("seat", "player", "text"),
        "rematch": ("seat", "table"),
    }
