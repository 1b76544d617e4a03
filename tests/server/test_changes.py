"""Frames that carry what changed: applied, they equal whole ones; a gap never passes unnoticed."""

import json
from typing import Any

import pytest

from petteia.core.registry import games
from petteia.core.rng import Rng

from .guests import House
from .test_followers import heard_until_pong

STEPS = 40


def followed(line: Any, table: str, seat: int | None, changes: bool) -> Any:
    line.send_json({"type": "join", "table": table, "seat": seat, "changes": changes})
    frames = heard_until_pong(line)
    (joined,) = [frame for frame in frames if frame["type"] == "joined"]
    return joined["seen"]


def applied(last: Any, frame: Any) -> Any:
    """Return the whole frame, as a client that can apply changes does."""
    if frame["type"] == "happened":
        return frame
    assert frame["base"] == last["table"]["number"]
    assert frame["id"] == last["table"]["id"]
    whole = {key: frame[key] for key in ("seat", "entries", "prompt", "choices", "standing")}
    return whole | {
        "type": "happened",
        "table": last["table"] | frame["table"],
        "view": last["view"] | frame["view"],
    }


@pytest.mark.parametrize("name", sorted(name for name in games() if name != "astragaloi"))
def test_changes_applied_are_whole_frames(house: House, name: str) -> None:
    players = games()[name].seats[0]
    people = [house.guest(f"Guest {number}") for number in range(players)]
    made = people[0].make(["me"] + ["open"] * (players - 1), game=name)
    table, rng = made["table"]["id"], Rng(5)
    for person in people[1:]:
        person.do(table, "sit", invitation=made["invitation"])
    whole_bytes = changed_bytes = 0
    with people[0].socket() as whole_line, people[0].socket() as line:
        followed(whole_line, table, 0, changes=False)
        last = followed(line, table, 0, changes=True)
        kinds = []
        for _ in range(STEPS):
            seen = next((s for s in (p.see(table) for p in people) if s["choices"]), None)
            if seen is None:
                break
            move = seen["choices"][rng.below(len(seen["choices"]))]["text"]
            people[seen["seat"]].do(table, "move", text=move)
            wholes = [f for f in heard_until_pong(whole_line) if f["type"] == "happened"]
            frames = [f for f in heard_until_pong(line) if f["type"] in ("happened", "changed")]
            assert len(frames) == len(wholes)
            for frame, whole in zip(frames, wholes, strict=True):
                last = applied(last, frame)
                assert last == whole
                kinds.append(frame["type"])
                if frame["type"] == "changed":
                    whole_bytes += len(json.dumps(whole))
                    changed_bytes += len(json.dumps(frame))
    # The first frame after joining is whole: others may have happened in between.
    assert kinds[0] == "happened"
    assert set(kinds[1:]) == {"changed"}
    assert changed_bytes < whole_bytes


def test_a_follower_with_other_eyes_gets_a_whole_frame(house: House) -> None:
    one, two = house.guest(), house.guest("Lysias")
    made = one.make(["me", "open"])
    table = made["table"]["id"]
    with two.socket() as line:
        followed(line, table, None, changes=True)
        one.do(table, "chat", seat=0, text="one")
        one.do(table, "chat", seat=0, text="two")
        two.do(table, "sit", invitation=made["invitation"])
        one.do(table, "chat", seat=0, text="three")
        kinds = [
            (frame["type"], frame["seat"])
            for frame in heard_until_pong(line)
            if frame["type"] in ("happened", "changed")
        ]
    assert kinds == [("happened", None), ("changed", None), ("happened", 1), ("changed", 1)]


def test_a_client_that_did_not_ask_for_changes_gets_none(house: House) -> None:
    one = house.guest()
    table = one.make(["me", "open"])["table"]["id"]
    with one.socket() as line:
        followed(line, table, 0, changes=False)
        for _ in range(3):
            one.do(table, "chat", seat=0, text="hello")
        assert [f["type"] for f in heard_until_pong(line)].count("happened") == 3
