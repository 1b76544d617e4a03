"""A match: it submits, refuses, takes back, forks and tells each seat its own."""

from petteia.core.match import Match
from petteia.core.message import Event, Refusal
from petteia.core.move import Move
from petteia.core.registry import game
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY
from petteia.core.words import Words

GAME = game("agora_lieske")


def opened() -> Match:
    match = Match(GAME, 2)
    rng = Rng(4)
    while match.state.actor == CHANCE:
        match.draw(rng)
    return match


def test_a_legal_move_is_made_and_told() -> None:
    match = opened()
    actor = match.state.actor
    events = match.submit(f"{actor} place A court")
    assert isinstance(events, list)
    assert [event.key for event in events] == ["event-placed"]
    assert match.moves[-1] == Move(actor, "place", ("A", "court"))


def test_refusals_change_nothing_and_say_why() -> None:
    match = opened()
    actor = match.state.actor
    other = 1 - actor
    words = Words(GAME.package, "en", names=["Ada", "Ben"])
    name = ["Ada", "Ben"]
    for move, rule, said in (
        (
            f"{other} place A court",
            "L5.1.1",
            f"It is {name[actor]}’s turn, not {name[other]}’s.",
        ),
        ("* demand wood", "L5.1.1", f"Nothing is drawn now: it is {name[actor]}’s turn."),
        (f"{actor} dance", "notation", f"This game has no move “{actor} dance”."),
        ("7 place A court", "notation", "There is no seat 7 at this table."),
        (f"{actor} demand wood", "notation", f"This game has no move “{actor} demand wood”."),
        (f"{actor} pass", "L5.1.1", "Send a citizen out now; you cannot pass."),
    ):
        before = GAME.snapshot(match.state)
        refusal = match.submit(move)
        assert isinstance(refusal, Refusal)
        assert (refusal.rule, words.say(refusal)) == (rule, said)
        assert GAME.snapshot(match.state) == before
    refusal = match.submit("nonsense")
    assert isinstance(refusal, Refusal)
    assert "a move begins with a seat number" in words.say(refusal)


def test_a_seat_cannot_move_for_chance() -> None:
    match = Match(GAME, 2)
    refusal = match.refuse("0 place A court")
    assert refusal is not None
    assert refusal.key == "refused-chance-decides"


def test_choices_are_what_is_legal() -> None:
    match = opened()
    texts = {choice.text for choice in match.choices()}
    assert texts == {str(GAME.move(match.state, number)) for number in match.state.legal()}
    choice = next(c for c in match.choices() if c.text.endswith("place C exchange 2"))
    assert choice.rule == "L5.1.2"
    assert choice.touches == ("exchange-2", "citizen-C")


def test_a_fork_goes_its_own_way() -> None:
    match = opened()
    fork = match.fork()
    fork.submit(f"{match.state.actor} place A court")
    assert len(fork.moves) == len(match.moves) + 1
    assert GAME.snapshot(fork.state) != GAME.snapshot(match.state)


def test_rewind_and_play_on() -> None:
    match = opened()
    length = len(match.moves)
    actor = match.state.actor
    match.submit(f"{actor} place A court")
    match.rewind(length)
    assert len(match.events) == length
    assert isinstance(match.submit(f"{actor} place B stoa"), list)


def test_nothing_to_take_back_at_the_start() -> None:
    assert Match(GAME, 2).undoable() == 0
    assert Match(GAME, 2).undo(0) is not None
    assert opened().undo(0) is not None


def test_only_the_mover_takes_back() -> None:
    match = opened()
    actor = match.state.actor
    match.submit(f"{actor} place A court")
    assert match.undo(1 - actor) is not None
    assert match.undo(actor) is None
    assert match.undo(actor) is not None


def test_options_that_are_the_default_are_not_written() -> None:
    match = Match(GAME, 2, {"open_hands": False, "stoa_row": "even"})
    assert match.record().options == {"stoa_row": "even"}


def test_a_whole_game_ends_with_a_standing() -> None:
    match, rng = Match(GAME, 3), Rng(8)
    assert not match.standing().over
    assert match.standing().places is None
    assert match.standing().rounds == 0
    while match.state.actor != NOBODY:
        if match.state.actor == CHANCE:
            match.draw(rng)
        else:
            choices = match.choices()
            match.submit(choices[rng.below(len(choices))].text)
    result = match.standing()
    assert result.over
    assert result.places is not None
    assert sorted(result.places)[0] == 1
    for score, points in zip(result.scores, result.points, strict=True):
        assert score == sum(points.values())


def test_events_hide_what_a_seat_may_not_know() -> None:
    event = Event("L1", "told", {"seat": 0, "card": "ox"}, seats=(0,), secret=("card",))
    assert event.seen_by(0).args == {"seat": 0, "card": "ox"}
    assert event.seen_by(1).args == {"seat": 0, "card": "hidden"}
    assert event.seen_by(None).args["card"] == "hidden"
    assert event.seen_by(1).seats is None


def test_why_not_tells_the_rule_for_what_was_touched() -> None:
    match = opened()
    refusal = match.why_not(["guilty"])
    assert isinstance(refusal, Refusal)
    assert refusal.key == "refused-not-now"
    assert match.why_not(["court", "citizen-A"]) is None  # legal
    assert match.why_not(["no such thing"]) is None  # no move ever touches it
    actor = match.state.actor
    match.submit(f"{actor} place A court")
    match.submit(f"{1 - actor} place A court")
    at_home = match.why_not(["court", "citizen-A"])
    assert at_home is not None
    assert at_home.key == "refused-not-at-home"


def test_a_move_is_final_when_it_could_not_be_taken_back() -> None:
    match = opened()
    actor = match.state.actor
    assert not match.final(f"{actor} place A court")
    assert len(match.moves) == len(opened().moves)  # asking makes no move
    rng = Rng(1)
    for citizen in "ABCDE":
        for seat in (actor, 1 - actor):
            place = "market 1" if citizen in "AB" else "market 2" if citizen in "CD" else "court"
            last = f"{seat} place {citizen} {place}"
            if citizen == "E" and seat != actor:
                assert match.final(last)  # the citizens are turned up then
            if isinstance(match.submit(last), Refusal):
                match.submit(f"{seat} place {citizen} court")
        while match.state.actor == CHANCE:
            match.draw(rng)
