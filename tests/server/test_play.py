"""Taking back, agreeing, leaving, clocks, chat and notes."""

from typing import Any

import pytest

from petteia.core.registry import game
from petteia.core.words import Words

from .guests import RATED, Guest, House

BANK = {"kind": "bank", "seconds": 300, "at_zero": "lose"}


def last(guest: Guest, table: str) -> tuple[str, str]:
    entry = guest.see(table)["entries"][-1]
    return entry["kind"], entry.get("text", "")


def test_undo_to_the_edge_is_free(house: House) -> None:
    table, one, two = house.two_at_a_table()
    seat = one.see(table)["seat"]
    before = one.see(table)["view"]
    one.play(table)
    assert one.get(f"/api/tables/{table}/undoable")["moves"] == 1
    assert two.get(f"/api/tables/{table}/undoable")["moves"] == 0
    one.do(table, "undo", seat=seat)
    assert last(two, table) == ("undo", "undo 1")
    assert one.see(table)["view"] == before
    taken_back = one.see(table)["entries"][-2]
    assert taken_back["taken_back"]
    assert "text" not in taken_back


def test_undo_past_the_edge_needs_everybody(house: House) -> None:
    table, one, two = house.two_at_a_table()
    mine, other = one.see(table)["seat"], two.see(table)["seat"]
    before = one.see(table)["view"]
    one.play(table)
    two.play(table)
    one.do(table, "undo", seat=mine)
    assert one.do(table, "undo", seat=mine, status=409)["problem"] == "already-asked"
    wish = two.get(f"/api/tables/{table}")["wishes"]
    assert wish == [{"what": "undo", "seats": [mine], "moves": 2}]
    assert one.do(table, "agree", seat=mine, what="undo", status=409)["problem"] == "already-agreed"
    two.do(table, "agree", seat=other, what="undo", yes=False)
    assert two.get(f"/api/tables/{table}")["wishes"] == []
    one.do(table, "undo", seat=mine)
    two.do(table, "agree", seat=other, what="undo")
    assert last(one, table) == ("undo", "undo 2")
    assert one.see(table)["view"] == before


@pytest.mark.parametrize(
    ("clock", "pace", "final"),
    [(BANK, "days", True), (BANK, "live", False), ({"kind": "none"}, "days", False)],
)
def test_a_move_by_turns_is_final_if_only_consent_could_take_it_back(
    house: House, clock: dict[str, Any], pace: str, final: bool
) -> None:
    """The first move of this game passes the turn on and reveals nothing."""
    table, one, _ = house.two_at_a_table(terms={"clock": clock, "pace": pace})
    seen = one.see(table)
    text = seen["choices"][0]["text"]
    tried = one.post(f"/api/tables/{table}/why", {"text": text})
    assert tried["refusal"] is None
    assert tried["final"] is final
    one.do(table, "move", text=text)
    one.do(table, "undo", seat=seen["seat"])
    consent = clock is BANK
    assert last(one, table) == (("ask", "undo") if consent else ("undo", "undo 1"))


def test_undo_against_bots_is_free(house: House) -> None:
    one = house.guest()
    table = one.make(["me", "citizen"])["table"]["id"]
    before = one.wait_for_turn(table)
    one.play(table)
    one.wait_for_turn(table)
    one.do(table, "undo", seat=0)
    assert one.see(table)["view"] == before["view"]


def test_chance_drawn_again_takes_the_next_counter(house: House) -> None:
    one = house.guest()
    table = one.make(["me", "me"])["table"]["id"]
    drawn: list[str] = []
    for _ in range(400):
        seen = one.see(table)
        chance = [e for e in seen["entries"] if e.get("text", "").startswith("* jury")]
        if chance:
            break
        one.play(table, "court" if seen["seat"] == 0 else "stoa")
    assert chance
    seat = seen["seat"]
    drawn = [e["text"] for e in chance]
    movers = [e for e in seen["entries"] if e["kind"] == "move" and e.get("seat") is not None]
    one.do(table, "undo", seat=movers[-1]["seat"])
    rows = one.see(table)["entries"]
    assert rows[-1]["kind"] == "undo"
    assert int(rows[-1]["text"].split()[1]) > len(drawn)
    while not any(
        e.get("text", "").startswith("* jury") for e in one.see(table)["entries"][len(rows) :]
    ):
        one.play(table, "court" if one.see(table)["seat"] == 0 else "stoa")
    one.do(table, "resign", seat=seat)
    record = one.get(f"/api/tables/{table}/record")
    counters = record["chance"]["counters"]
    assert counters == sorted(set(counters))
    assert max(counters) >= len(counters)  # some values were drawn and taken back


def test_ending_by_agreement_is_unrated(house: House) -> None:
    table, one, two = house.two_at_a_table(terms=RATED)
    one.do(table, "agree", seat=one.see(table)["seat"], what="end")
    other = two.see(table)["seat"]
    two.do(table, "agree", seat=other, what="end")
    info = one.get(f"/api/tables/{table}")
    assert info["ending"] == {"reason": "agreed", "places": None}
    assert not info["rated"]
    assert two.do(table, "resign", seat=other, status=409)["problem"] == "over"


def test_who_resigns_comes_last(house: House) -> None:
    table, one, two = house.two_at_a_table()
    seat = one.see(table)["seat"]
    one.do(table, "resign", seat=seat)
    info = two.get(f"/api/tables/{table}")
    assert info["ending"]["reason"] == "resigned"
    assert info["ending"]["places"][seat] == 2


def test_with_three_a_bot_plays_on_for_who_resigned(house: House) -> None:
    one, two, three = house.guest("A"), house.guest("B"), house.guest("C")
    table = one.make(["me", "open", "open"], public=True)["table"]["id"]
    two.do(table, "sit")
    three.do(table, "sit")
    two.do(table, "resign", seat=1)
    info = one.get(f"/api/tables/{table}")
    assert info["state"] == "playing"
    assert info["seats"][1]["bot"] == "citizen"
    assert not info["seats"][1]["stands_in"]
    assert two.do(table, "return", seat=1, status=409)["problem"] == "nobody-stands-in"
    assert two.do(table, "resign", seat=1, status=409)["problem"] == "resigned"


def test_a_bot_stands_in_and_gives_the_seat_back(house: House) -> None:
    table, one, two = house.two_at_a_table()
    mine, other = one.see(table)["seat"], two.see(table)["seat"]
    one.do(table, "leave", seat=mine)
    assert one.do(table, "leave", seat=mine, status=409)["problem"] == "already-left"
    two.wait_for_turn(table)
    assert two.get(f"/api/tables/{table}")["seats"][mine]["stands_in"]
    one.do(table, "return", seat=mine)
    assert not two.get(f"/api/tables/{table}")["seats"][mine]["stands_in"]
    assert one.do(table, "return", seat=mine, status=409)["problem"] == "nobody-stands-in"
    assert other != mine


def test_before_the_game_a_seat_becomes_free_again(house: House) -> None:
    one, two = house.guest(), house.guest("Lysias")
    table = one.make(["me", "open", "open"], public=True)["table"]["id"]
    two.do(table, "sit", seat=2)
    two.do(table, "sit", seat=2, status=409)
    assert two.do(table, "resign", seat=2, status=409)["problem"] == "not-started"
    two.do(table, "leave", seat=2)
    assert one.get(f"/api/tables/{table}")["seats"][2]["player"] is None
    assert two.get("/api/me/tables")["tables"] == []


@pytest.mark.parametrize(
    ("at_zero", "state", "bot"),
    [("nothing", "playing", None), ("bot", "playing", "citizen"), ("lose", "over", None)],
)
def test_a_clock_at_zero(house: House, at_zero: str, state: str, bot: str | None) -> None:
    clock = {"kind": "move", "seconds": 60, "at_zero": at_zero}
    table, one, _ = house.two_at_a_table(terms={"clock": clock})
    seat = one.see(table)["seat"]
    house.time.pass_by(59)
    house.sweep()
    assert one.get(f"/api/tables/{table}")["seats"][seat]["clock"] == 1000
    assert "time" not in [e["kind"] for e in one.see(table)["entries"]]
    house.time.pass_by(1)
    house.sweep()
    house.sweep()
    kinds = [e["kind"] for e in one.see(table)["entries"]]
    assert kinds.count("time") == 1
    info = one.get(f"/api/tables/{table}")
    assert info["state"] == state
    if bot is None:
        assert info["seats"][seat]["bot"] is None
    else:
        assert "stand-in" in kinds
    if state == "over":
        assert info["ending"]["reason"] == "time"
        assert info["ending"]["places"][seat] == 2


def test_a_bank_pays_for_thinking_and_earns_the_increment(house: House) -> None:
    clock = {"kind": "bank", "seconds": 300, "increment": 10}
    table, one, two = house.two_at_a_table(terms={"clock": clock})
    seat = one.see(table)["seat"]
    house.time.pass_by(25)
    one.play(table)
    house.time.pass_by(5)
    clocks = [s["clock"] for s in two.get(f"/api/tables/{table}")["seats"]]
    assert clocks[seat] == 285_000
    assert clocks[1 - seat] == 295_000
    assert two.get(f"/api/tables/{table}")["deadline"] == house.time.now + 295_000


def test_an_abandoned_table_closes(house: House) -> None:
    table, one, _ = house.two_at_a_table()
    house.time.pass_by(3 * 3600 + 601)  # looked for every ten minutes
    house.sweep()
    assert one.get(f"/api/tables/{table}")["ending"]["reason"] == "abandoned"
    waiting = one.make(["me", "open"], terms={"pace": "days"})["table"]["id"]
    house.time.pass_by(29 * 86_400)
    house.sweep()
    assert one.get(f"/api/tables/{waiting}")["state"] == "open"
    house.time.pass_by(2 * 86_400)
    house.sweep()
    assert one.get(f"/api/tables/{waiting}")["ending"]["reason"] == "abandoned"


def test_chat_can_be_muted_and_reported(house: House) -> None:
    table, one, two = house.two_at_a_table()
    number = one.do(table, "chat", seat=one.see(table)["seat"], text="<b>Χαῖρε</b>")["number"]
    assert last(two, table) == ("chat", "<b>Χαῖρε</b>")
    two.put("/api/me/mutes", {"player": one.player})
    assert two.get("/api/me/mutes")["players"] == [one.player]
    assert last(two, table) == ("chat", "")
    two.post(f"/api/tables/{table}/reports", {"number": number})
    two.post(f"/api/tables/{table}/reports", {"number": number})
    two.post(f"/api/tables/{table}/reports", {"number": 1}, 404)
    two.put("/api/me/mutes", {"player": one.player, "muted": False})
    assert last(two, table) == ("chat", "<b>Χαῖρε</b>")
    watcher = house.guest("Watcher")
    watcher.do(table, "chat", seat=0, text="hello", status=403)


def test_a_note_is_its_writers_alone(house: House) -> None:
    table, one, two = house.two_at_a_table()
    one.put(f"/api/tables/{table}/note", {"text": "E is at the court"})
    assert one.get(f"/api/tables/{table}/note")["text"] == "E is at the court"
    assert two.get(f"/api/tables/{table}/note")["text"] == ""
    house.guest("Watcher").get(f"/api/tables/{table}/note", 403)
    one.put(f"/api/tables/{table}/note", {"text": ""})
    assert one.get(f"/api/tables/{table}/note")["text"] == ""


def test_a_wish_ends_when_somebody_resigns(house: House) -> None:
    one, two, three = house.guest("Aspasia"), house.guest("Lysias"), house.guest("Phryne")
    made = one.make(["me", "open", "open"])
    table = made["table"]["id"]
    for guest in (two, three):
        guest.do(table, "sit", invitation=made["invitation"])
    one.do(table, "agree", seat=0, what="end")
    assert [wish["seats"] for wish in one.get(f"/api/tables/{table}")["wishes"]] == [[0]]
    one.do(table, "resign", seat=0)
    assert one.get(f"/api/tables/{table}")["wishes"] == []
    assert two.do(table, "agree", seat=1, what="end", yes=False, status=409)
    two.do(table, "agree", seat=1, what="end")
    three.do(table, "agree", seat=2, what="end")
    assert one.get(f"/api/tables/{table}")["ending"]["reason"] == "agreed"


def test_what_cannot_be_agreed_to(house: House) -> None:
    table, one, two = house.two_at_a_table()
    seat = one.see(table)["seat"]
    one.do(table, "agree", seat=seat, what="undo", status=409)
    one.do(table, "agree", seat=seat, what="end", yes=False, status=409)
    assert two.do(table, "undo", seat=two.see(table)["seat"], status=409)["refusal"]["key"] == (
        "refused-undo"
    )


def advice_words(advice: Any) -> dict[str, Any]:
    reason = advice["reason"]
    assert reason["key"].startswith("hint-")
    return {"key": reason["key"], "args": reason["args"]}


def test_a_hint_is_a_legal_move_of_mine_with_its_reason(house: House) -> None:
    table, one, two = house.two_at_a_table()
    seen = one.see(table)
    advice = one.post(f"/api/tables/{table}/hint", {"seat": seen["seat"]})
    assert advice["choice"] in seen["choices"]
    assert Words(game("agora_lieske").package).text(**advice_words(advice))
    two.post(f"/api/tables/{table}/hint", {"seat": seen["seat"]}, 403)
    two.post(f"/api/tables/{table}/hint", {"seat": 1 - seen["seat"]}, 409)
    rated, one, _ = house.two_at_a_table(terms=RATED)
    seat = one.see(rated)["seat"]
    assert one.post(f"/api/tables/{rated}/hint", {"seat": seat}, 409)["problem"] == "rated"
