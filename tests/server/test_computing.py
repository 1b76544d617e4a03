"""What takes long is computed in workers, with the same answers, charged by what it cost."""

import asyncio
import threading
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from petteia import wire
from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.message import Refusal
from petteia.core.record import Record
from petteia.core.registry import games
from petteia.core.rng import Rng
from petteia.server.hosting import calculations
from petteia.server.hosting.workers import Workers
from petteia.server.limits.fair_queue import Owner
from petteia.server.limits.loop_time import Timed
from petteia.server.settings import Limits

from .guests import Guest, House, opened

RECORDS = Path(__file__).parents[1] / "records"


def late(game: str, players: int, left: int = 6) -> Match:
    """Return a position some moves before the end of a golden record, where a seat is to move."""
    line = (RECORDS / f"{game}-{players}.jsonl").read_text().splitlines()[0]
    record = msgspec.json.decode(line, type=Record)
    match = Match(games()[game], record.players, record.options)
    for text in record.moves[: len(record.moves) - left]:
        match.submit(text)
    for text in record.moves[len(record.moves) - left :]:
        if match.state.actor >= 0 and len(match.state.legal()) > 1:
            break
        match.submit(text)
    return match


@pytest.mark.parametrize(
    ("game", "players"), [("agora_ernest", 3), ("agora_lieske", 2), ("athens", 2), ("offrandes", 3)]
)
def test_a_worker_answers_as_the_match_itself(game: str, players: int) -> None:
    match = late(game, players)
    record = msgspec.json.encode(match.record())
    seat = match.state.actor
    legal = str(match.game.move(match.state, match.state.legal()[0]))
    assert calculations.undoable(record) == match.undoable()
    after = match.fork()
    after.submit(legal)
    later = [number for number in range(players) if number != after.state.actor]
    assert calculations.final(record, legal, later) == match.final(legal)
    assert calculations.final(record, legal, range(-1, players)), "whoever is next must consent"
    touches = [touch for choice in match.choices() for touch in choice.touches][:1]
    for asked in ([], touches, ["no such place"]):
        told = msgspec.json.decode(calculations.why_not(record, asked), type=wire.Tried)
        assert told.refusal == match.why_not(asked)
    view = msgspec.json.encode(match.view(seat))
    seen = msgspec.json.decode(calculations.preview(game, view, seat, legal, 7, None))
    assert seen == msgspec.json.decode(msgspec.json.encode(_previewed(match, seat, legal, 7)))
    texts = [str(match.seen_move(index, seat)) for index in range(4, 9)]
    replay = msgspec.json.decode(calculations.replay(record, seat, texts, 5, 9))
    assert [moment["move"] for moment in replay["moments"]] == [5, 6, 7, 8, 9]
    assert [moment["text"] for moment in replay["moments"]] == texts
    assert replay["moves"] == len(match.moves)


def _previewed(match: Match, seat: int, text: str, seed: int) -> wire.Tried:
    """Return what version 1.0 answered."""
    imagined = Match(match.game, match.state.players, match.options)
    imagined.state = match.game.imagine(match.view(seat), Rng(seed))
    more = imagined.preview(text)
    events = imagined.submit(text)
    assert not isinstance(events, Refusal)
    return wire.Tried(
        refusal=None,
        events=[event.seen_by(seat) for event in events],
        view=imagined.view(seat),
        standing=imagined.seen_standing(seat),
        more=more,
    )


def test_a_fault_in_a_worker_process_comes_back_and_the_process_lives() -> None:
    async def ask() -> tuple[int, list[str]]:
        workers = Workers(1, 1, 0)
        faults = []
        for _ in range(2):
            try:
                await workers.run(Owner("", ""), 0, calculations.timed, calculations.undoable, b"{")
            except calculations.CalculationError as error:
                faults.append(str(error).splitlines()[-1])
        record = msgspec.json.encode(late("athens", 2).record())
        found, cost = await workers.run(
            Owner("", ""), 0, calculations.timed, calculations.undoable, record
        )  # fmt: skip
        assert cost > 0
        await workers.close()
        return found, faults

    found, faults = asyncio.run(ask())
    assert found == late("athens", 2).undoable()
    assert len(faults) == 2
    assert all("DecodeError" in fault for fault in faults)


class OnLoop:
    """Counts what is computed on the server's own thread."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        assert house.client.portal is not None
        loop = house.client.portal.call(threading.get_ident)
        self.calls: list[str] = []
        for kind, name in (
            (Match, "undoable"), (Match, "final"), (Match, "why_not"), (Match, "preview"),
            (Game, "imagine"), (Match, "of"),
        ):  # fmt: skip
            self._watch(monkeypatch, kind, name, loop)

    def _watch(self, monkeypatch: pytest.MonkeyPatch, kind: Any, name: str, loop: int) -> None:
        before = getattr(kind, name)

        def watched(*args: Any, **named: Any) -> Any:
            if threading.get_ident() == loop:
                self.calls.append(name)
            return before(*args, **named)

        monkeypatch.setattr(kind, name, staticmethod(watched) if name == "of" else watched)


def asked_everything(table: str, one: Guest) -> Any:
    seen = one.see(table)
    text = seen["choices"][0]["text"]
    tried = one.post(f"/api/tables/{table}/why", {"text": text})
    assert tried["refusal"] is None
    touches = {"seat": seen["seat"], "touches": ["nothing"]}
    one.post(f"/api/tables/{table}/why", touches)
    shown = one.post(f"/api/tables/{table}/preview", {"text": text})
    assert shown["view"]
    one.do(table, "move", text=text)
    undoable = one.get(f"/api/tables/{table}/undoable")["moves"]
    assert bool(undoable) != tried["final"]
    one.get(f"/api/tables/{table}/replay")
    return undoable


def test_nothing_long_is_computed_on_the_event_loop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, one, two = house.two_at_a_table()
    on_loop = OnLoop(house, monkeypatch)
    undoable = asked_everything(table, one)
    entry = one.do(table, "undo", seat=one.see(table)["seat"])
    kinds = {e["number"]: e["kind"] for e in one.see(table)["entries"]}
    assert kinds[entry["number"]] == ("undo" if undoable else "ask")
    record = one.get(f"/api/tables/{table}/record")
    brought = msgspec.to_builtins(late("athens", 2).record())
    made = one.post("/api/records", {"record": brought}, 201)
    assert made["table"]["moves"] == len(brought["moves"])
    assert record["moves"]
    two.see(table)
    assert on_loop.calls == []


def test_a_position_that_changed_meanwhile_is_asked_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is about the position that is there when it is given."""
    table, one, two = house.two_at_a_table()
    one.play(table)
    counted = []
    before = calculations.undoable

    def slow(record: bytes) -> int:
        moves = msgspec.json.decode(record)["moves"]
        counted.append(len(moves))
        if len(counted) == 1:
            actor = two if two.see(table)["choices"] else one
            actor.play(table)
        return before(record)

    monkeypatch.setattr("petteia.server.admission.undoable", slow)
    told = one.get(f"/api/tables/{table}/undoable")["moves"]
    assert len(counted) >= 1
    assert told == one.get(f"/api/tables/{table}/undoable")["moves"]


def test_computing_time_is_charged_and_runs_out(tmp_path: Path) -> None:
    limits = Limits(compute_ms_at_once=40, compute_ms_per_second=10)
    with opened(tmp_path, limits=limits) as house:
        table, one, two = house.two_at_a_table()
        text = one.see(table)["choices"][0]["text"]
        body = {"text": text}
        problems = [
            one.post(f"/api/tables/{table}/why", body, None).get("problem") for _ in range(40)
        ]
        assert problems[0] is None
        assert problems[-1] == "too-much-computing"
        assert house.runtime.allowances.compute.refused > 0
        answer = one.client.post(
            f"/api/tables/{table}/why", json=body, headers={"cookie": one.cookie}
        )
        assert answer.status_code == 429
        # Moves are taken all the same, and the others are not affected.
        one.do(table, "move", text=text)
        two.see(table)
        house.time.pass_by(3600)
        one.see(table)


def test_many_guests_of_one_address_share_its_computing_time(tmp_path: Path) -> None:
    limits = Limits(compute_ms_at_once_per_address=30, compute_ms_per_second_per_address=1)
    with opened(tmp_path, limits=limits) as house:
        guests = [house.guest(f"Guest {n}") for n in range(4)]
        table = guests[0].make(["me", "me"])["table"]["id"]
        problems = [
            guest.get(f"/api/tables/{table}/replay", None).get("problem")
            for _ in range(40)
            for guest in guests
        ]
        assert problems[0] is None
        assert set(problems[-8:]) == {"too-much-computing"}


def test_the_choices_of_a_position_are_computed_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, one, two = house.two_at_a_table()
    computed = []
    before = Match.choices

    def choices(match: Match) -> Any:
        computed.append(len(match.moves))
        return before(match)

    monkeypatch.setattr(Match, "choices", choices)
    for _ in range(5):
        assert one.see(table)["choices"]
    assert len(computed) == 1
    text = one.see(table)["choices"][0]["text"]
    one.do(table, "move", text=text)
    actor = two if two.see(table)["choices"] else one
    assert actor.see(table)["choices"][0]["text"] != text
    assert len(computed) == 2


def test_a_coroutine_is_timed_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it waits for between two steps is not its own time."""
    ticks = count()
    monkeypatch.setattr("petteia.server.limits.loop_time.thread_time", lambda: next(ticks))

    async def work() -> str:
        await asyncio.sleep(0)
        next(ticks)  # something else is done meanwhile, by a step of its own
        await asyncio.sleep(0)
        return "done"

    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError("x")

    async def cancelled() -> None:
        await Timed(asyncio.sleep(60))

    async def play() -> None:
        timed = Timed(work())
        assert await timed == "done"
        assert timed.milliseconds == (1 + 2 + 1) * 1000
        with pytest.raises(KeyError):
            await Timed(fails())
        task = asyncio.ensure_future(cancelled())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(play())


def test_what_a_replay_shows_is_what_the_seat_saw(house: House) -> None:
    table, one, two = house.two_at_a_table()
    for _ in range(6):
        actor = one if one.see(table)["choices"] else two
        actor.play(table)
    for guest in (one, two):
        seen = guest.see(table)
        texts = [e["text"] for e in seen["entries"] if e["kind"] == "move"]
        replay = guest.get(f"/api/tables/{table}/replay")
        assert [moment["text"] for moment in replay["moments"]] == ["", *texts]
        assert replay["moments"][-1]["view"] == seen["view"]
