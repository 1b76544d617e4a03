"""Tables, seats and moves as players meet them."""

from pathlib import Path

import msgspec

from petteia.core import fair_chance
from petteia.core.match import Match
from petteia.core.record import loads
from petteia.games.agora_ernest.preview import Preview

from .guests import GAME, RATED, House, opened


def test_a_guest_has_a_name_and_keeps_it(house: House) -> None:
    one = house.guest("Aspasia")
    assert one.get("/api/me")["name"] == "Aspasia"
    assert one.put("/api/me", {"name": "  Phryne \t of Thespiai "})["name"] == "Phryne of Thespiai"
    assert one.put("/api/me", {"name": "\u200b"}, 400)["problem"] == "wrong-name"


def test_a_table_starts_when_the_last_seat_is_taken(house: House) -> None:
    one, two = house.guest(), house.guest("Lysias")
    made = one.make(["me", "open"])
    table = made["table"]["id"]
    assert made["table"]["state"] == "open"
    assert len(made["table"]["commit"]) == 64
    two.do(table, "sit", status=403)
    two.do(table, "sit", invitation=made["invitation"])
    info = two.get(f"/api/tables/{table}")
    assert info["state"] == "playing"
    assert [seat["name"] for seat in info["seats"]] == ["Aspasia", "Lysias"]
    kinds = [entry["kind"] for entry in two.see(table)["entries"]]
    assert kinds == ["sit", "sit", "start", *["move"] * 6]
    house.guest("Third").do(table, "sit", invitation=made["invitation"], status=409)


def test_play_now_against_bots_to_the_end(house: House) -> None:
    one = house.guest()
    table = one.make(["me", "citizen", "novice"])["table"]["id"]
    for _ in range(2000):
        seen = one.see(table)
        if seen["table"]["state"] == "over":
            break
        if seen["choices"]:
            one.do(table, "move", text=seen["choices"][0]["text"])
    else:
        raise AssertionError("the game did not end")
    assert seen["table"]["ending"]["reason"] == "played"
    assert sorted(seen["table"]["ending"]["places"])[0] == 1
    record = loads(house.client.get(f"/api/tables/{table}/record").text)
    assert Match.of(record).standing().over
    verdict = fair_chance.verify(record)
    assert verdict.results == sum(text.startswith("*") for text in record.moves)
    assert verdict.taken_back == 0


def test_a_move_twice_is_one_move(house: House) -> None:
    table, one, _ = house.two_at_a_table()
    text = one.see(table)["choices"][0]["text"]
    first = one.do(table, "move", text=text, client="same")
    assert one.do(table, "move", text=text, client="same") == first
    moves = [e["text"] for e in one.see(table)["entries"] if e["kind"] == "move"]
    assert moves.count(text) == 1


def test_a_refusal_names_rule_and_reason_and_changes_nothing(house: House) -> None:
    table, one, two = house.two_at_a_table()
    before = one.see(table)
    seat = before["seat"]
    answer = one.do(table, "move", text=f"{seat} guilty", status=409)
    assert answer["refusal"]["rule"] == "L5.1.1"
    assert one.do(table, "move", text="nonsense", status=409)["refusal"]["rule"] == "notation"
    other = 1 - seat
    assert two.do(table, "move", text=f"{other} place A stoa", status=409)["refusal"]["key"] == (
        "refused-not-your-turn"
    )
    assert two.do(table, "move", text=f"{seat} place A stoa", status=403)["problem"] == (
        "not-your-seat"
    )
    assert one.do(table, "move", text="* demand wood", status=403)["problem"] == "not-your-seat"
    assert one.see(table) == before


def test_what_others_place_is_hidden_until_the_game_is_over(house: House) -> None:
    table, one, two = house.two_at_a_table()
    text = one.play(table)
    seat = text[0]
    hidden = f"{seat} place ? {text.split(' ', 3)[3]}"
    assert two.see(table)["entries"][-1]["text"] == hidden
    assert one.see(table)["entries"][-1]["text"] == text
    watcher = house.guest("Watcher")
    assert watcher.see(table)["entries"][-1]["text"] == hidden
    record = watcher.get(f"/api/tables/{table}/record")
    assert record["moves"][-1] == hidden
    assert "chance" not in record
    watcher.get(f"/api/tables/{table}/record?seat=0", 403)
    one.do(table, "resign", seat=int(seat))
    assert watcher.get(f"/api/tables/{table}/record")["moves"][-1] == text


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        table, one, two = house.two_at_a_table()
        for _ in range(6):
            actor = one if one.see(table)["choices"] else two
            actor.play(table)
        before = one.see(table), two.see(table)
    with opened(tmp_path, now=house.time) as again:
        one.client = two.client = again.client
        assert (one.see(table), two.see(table)) == before
        actor = one if one.see(table)["choices"] else two
        actor.play(table)


def test_lists_of_tables(house: House) -> None:
    one, two = house.guest(), house.guest("Lysias")
    public = one.make(["me", "open"], public=True)["table"]["id"]
    private = one.make(["me", "open"])["table"]["id"]
    house.time.pass_by(1)
    waiting = one.make(["me", "me"])["table"]["id"]
    assert [t["id"] for t in two.get("/api/tables")["tables"]] == [public]
    assert two.get(f"/api/tables?game={GAME}")["tables"][0]["names"] == ["Aspasia", None]
    assert two.get("/api/tables?game=other")["tables"] == []
    mine = one.get("/api/me/tables")["tables"]
    assert {t["id"] for t in mine} == {public, private, waiting}
    assert mine[0]["id"] == waiting
    assert [t["waiting"] for t in mine] == [True, False, False]
    two.do(public, "sit")
    assert two.get("/api/tables")["tables"] == []


def test_pass_and_play_shows_each_seat_its_own(house: House) -> None:
    one = house.guest()
    table = one.make(["me", "me"])["table"]["id"]
    text = one.play(table)
    seat = int(text[0])
    assert one.see(table, seat)["entries"][-1]["text"] == text
    assert "?" in one.see(table, 1 - seat)["entries"][-1]["text"]


def test_a_table_nobody_may_watch(house: House) -> None:
    one = house.guest()
    table = one.make(["me", "me"], terms={"watch": "nobody"})["table"]["id"]
    other = house.guest("Lysias")
    assert other.get(f"/api/tables/{table}/seen", 403)["problem"] == "not-to-be-watched"
    other.get(f"/api/tables/{table}/record", 403)
    other.get(f"/api/tables/{table}/replay", 403)


def test_another_device_takes_the_seats_over(house: House) -> None:
    table, one, _ = house.two_at_a_table()
    phone = house.guest("Phone")
    secret = one.post("/api/me/transfer")["secret"]
    assert phone.post("/api/claim", {"secret": secret})["player"] == one.player
    phone.play(table)
    phone.post("/api/claim", {"secret": secret}, 404)
    late = one.post("/api/me/transfer")["secret"]
    house.time.pass_by(3601)
    phone.post("/api/claim", {"secret": late}, 404)


def test_an_invitation_can_be_revoked(house: House) -> None:
    one, two = house.guest(), house.guest("Lysias")
    made = one.make(["me", "open"])
    table = made["table"]["id"]
    two.post(f"/api/tables/{table}/invitation", status=403)
    fresh = one.post(f"/api/tables/{table}/invitation")["secret"]
    two.do(table, "sit", invitation=made["invitation"], status=403)
    two.do(table, "sit", invitation=fresh)


def test_a_rematch_rotates_the_seats_and_is_made_once(house: House) -> None:
    table, one, two = house.two_at_a_table()
    one.post(f"/api/tables/{table}/rematch", status=409)
    seat = one.see(table)["seat"]
    one.do(table, "resign", seat=seat)
    follows = one.post(f"/api/tables/{table}/rematch")["table"]
    assert one.post(f"/api/tables/{table}/rematch")["table"] == follows
    waiting = one.get(f"/api/tables/{follows}")
    assert waiting["state"] == "open"  # no clock runs for somebody who has not asked for it
    assert waiting["seats"][1 - seat]["player"] == one.player
    assert waiting["seats"][seat]["player"] is None
    assert two.post(f"/api/tables/{table}/rematch")["table"] == follows
    info = one.get(f"/api/tables/{follows}")
    assert info["state"] == "playing"
    assert [s["player"] for s in info["seats"]].index(two.player) == seat
    house.guest("Third").post(f"/api/tables/{table}/rematch", status=403)


def test_a_rematch_that_nobody_came_to_can_be_asked_for_again(house: House) -> None:
    table, one, two = house.two_at_a_table()
    one.do(table, "resign", seat=one.see(table)["seat"])
    first = one.post(f"/api/tables/{table}/rematch")["table"]
    house.time.pass_by(4 * 3600)
    house.sweep()
    assert one.get(f"/api/tables/{first}")["state"] == "over"
    second = two.post(f"/api/tables/{table}/rematch")["table"]
    assert second != first
    assert one.get(f"/api/tables/{table}")["rematch"] == second
    assert one.post(f"/api/tables/{table}/rematch")["table"] == second
    assert one.get(f"/api/tables/{second}")["state"] == "playing"


def test_a_record_is_imported_and_played_on(house: House) -> None:
    table, one, two = house.two_at_a_table()
    for guest in (one, two, one):
        guest.play(table)
    whole = one.make(["me", "me"])
    record = one.get(f"/api/tables/{table}/record?seat={one.see(table)['seat']}")
    refused = one.post("/api/records", {"record": record}, 400)
    assert "refused" in refused["detail"]
    assert whole["table"]["state"] == "playing"
    mine = whole["table"]["id"]
    record = one.get(f"/api/tables/{mine}/record")
    made = two.post("/api/records", {"record": record}, 201)
    again = two.get(f"/api/tables/{made['table']['id']}/record")
    assert again["moves"] == record["moves"]
    two.play(made["table"]["id"])


def test_a_game_replayed_moment_by_moment(house: House) -> None:
    table, one, two = house.two_at_a_table()
    text = one.play(table)
    replay = two.get(f"/api/tables/{table}/replay")
    assert replay["moves"] == 7
    assert [m["move"] for m in replay["moments"]] == list(range(8))
    assert replay["moments"][0]["view"]["start"] is None
    assert "?" in replay["moments"][7]["text"]
    assert replay["moments"][7]["view"] == two.see(table)["view"]
    part = one.get(f"/api/tables/{table}/replay?first=7&last=7")["moments"]
    assert [m["text"] for m in part] == [text]


def test_why_not_and_preview(house: House) -> None:
    table, one, two = house.two_at_a_table()
    seen = one.see(table)
    seat = seen["seat"]
    why = one.post(f"/api/tables/{table}/why", {"text": f"{seat} guilty"})
    assert why["refusal"]["rule"] == "L5.1.1"
    assert one.post(f"/api/tables/{table}/why", {"text": "what?"})["refusal"]["rule"] == "notation"
    legal = seen["choices"][0]["text"]
    assert one.post(f"/api/tables/{table}/why", {"text": legal})["refusal"] is None
    two.post(f"/api/tables/{table}/why", {"text": legal}, 403)
    shown = one.post(f"/api/tables/{table}/preview", {"text": legal})
    assert shown["refusal"] is None
    assert len(shown["view"]["board"]) == 1
    assert one.post(f"/api/tables/{table}/preview", {"text": f"{seat} guilty"})["refusal"]
    assert one.see(table) == seen
    one.do(table, "move", text=legal)
    assert one.see(table)["view"] == shown["view"]


def test_a_preview_of_a_placement_needs_no_geometry(house: House) -> None:
    one = house.guest()
    seats = [{"who": "me"}, {"who": "me"}]
    asked = {"game": "agora_ernest", "seats": seats}
    table = one.post("/api/tables", asked, 201)["table"]["id"]
    for _ in range(20):
        seen = one.see(table)
        if any(" build " in choice["text"] for choice in seen["choices"]):
            break
        one.play(table)
    legal = next(c["text"] for c in seen["choices"] if " build " in c["text"])
    seat, _, x, y, angle = legal.split(" ")
    shown = one.post(f"/api/tables/{table}/preview", {"text": legal})
    assert shown["refusal"] is None
    assert shown["more"]["move"] == f"build {x} {y} {angle}"
    assert len(shown["more"]["incomes"]) == 2
    msgspec.convert(shown["more"], Preview)
    held = f"{seat} build {int(x) + 60} {y} {angle}"
    near = one.post(f"/api/tables/{table}/preview", {"text": held})
    refused = one.post(f"/api/tables/{table}/why", {"text": held})["refusal"]
    assert near["refusal"] == refused == near["more"]["refusal"]
    snapped = near["more"]["snapped"]
    at_once = f"{seat} build {' '.join(str(number) for number in snapped)}"
    assert one.post(f"/api/tables/{table}/why", {"text": at_once})["refusal"] is None
    other = f"{1 - int(seat)} build {x} {y} {angle}"
    out_of_turn = one.post(f"/api/tables/{table}/preview", {"text": other})
    assert out_of_turn["refusal"]["key"] == "refused-not-your-turn"
    assert out_of_turn["more"] is None
    nonsense = one.post(f"/api/tables/{table}/preview", {"text": f"{seat} build here"})
    assert nonsense["refusal"]["rule"] == "notation"
    assert one.see(table) == seen


def test_playing_on_from_a_moment(house: House) -> None:
    table, one, two = house.two_at_a_table()
    for guest in (one, two, one):
        guest.play(table)
    seat = one.see(table)["seat"]
    branch = f"/api/tables/{table}/branch"
    assert one.post(branch, {"moves": 9}, 409)["problem"] == "secret-moves"
    early = one.post(branch, {"moves": 6}, 201)["table"]
    assert (early["moves"], early["state"]) == (6, "playing")
    one.do(table, "resign", seat=seat)
    whole = one.get(f"/api/tables/{table}/record")["moves"]
    bots = [{"who": "bot", "strength": "novice"}, {"who": "bot", "strength": "novice"}]
    seats = [{"who": "me"} if number == seat else bots[number] for number in range(2)]
    for count in (0, 3, 8, len(whole), 99):
        made = two.post(branch, {"moves": count, "seats": seats}, 201)["table"]
        again = two.get(f"/api/tables/{made['id']}/seen?seat={seat}")
        assert again["table"]["state"] == "playing"
        assert not again["table"]["rated"]
        mine = house.runtime.host.tables[made["id"]].table
        assert [str(move) for move in mine.match.moves][: len(whole[:count])] == whole[:count]
        two.wait_for_turn(made["id"])
        two.play(made["id"])
    assert one.post(branch, {"moves": 3, "seats": seats[:1]}, 400)["problem"] == "wrong-options"


def test_playing_on_where_one_holds_every_seat(house: House) -> None:
    one, two = house.guest(), house.guest("Lysias")
    table = one.make(["me", "me"], public=True)["table"]["id"]
    for _ in range(3):
        one.play(table)
    count = one.get(f"/api/tables/{table}")["moves"]
    assert one.post(f"/api/tables/{table}/branch", {"moves": count}, 201)["table"]["moves"] == count
    two.post(f"/api/tables/{table}/branch", {"moves": count}, 409)
    rated, one, _ = house.two_at_a_table(terms=RATED)
    refused = one.post(f"/api/tables/{rated}/branch", {"moves": 0}, 409)
    assert refused["problem"] == "rated"


def test_somebody_leaves_for_good(house: House) -> None:
    table, one, two = house.two_at_a_table()
    text = one.play(table)
    one.put(f"/api/tables/{table}/note", {"text": "mine"})
    seat = one.see(table)["seat"]
    assert one.ask("DELETE", "/api/me")["player"] == ""
    info = two.get(f"/api/tables/{table}")
    assert info["seats"][seat]["name"] == "…"
    moves = [e for e in two.see(table)["entries"] if e["kind"] == "move"]
    assert moves[-1]["text"].split(" ")[1] == text.split(" ")[1]
    assert one.get("/api/me")["player"] != info["seats"][seat]["player"]
    two.do(table, "chat", seat=1 - seat, text="farewell")


def test_guests_who_do_not_come_back_are_forgotten(house: House) -> None:
    gone, seated, back = house.guest("Gone"), house.guest("Seated"), house.guest("Back")
    seated.make(["me", "open"], terms={"pace": "days"})
    house.time.pass_by(300 * 86_400)
    back.get("/api/me")
    house.time.pass_by(101 * 86_400)
    assert house.client.portal is not None
    house.client.portal.call(house.runtime.people.expire)
    assert back.get("/api/me")["name"] == "Back"
    assert seated.get("/api/me")["name"] == "Seated"
    assert gone.get("/api/me")["player"] != gone.player
