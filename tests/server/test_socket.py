"""The socket: acknowledged, told to everybody, resumed without a gap."""

from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from petteia.server.settings import Limits

from .guests import House, opened


def until(line: WebSocketTestSession, kind: str) -> Any:
    """Return the next frame of a kind."""
    while True:
        frame = line.receive_json()
        if frame["type"] == kind:
            return frame


def join(line: WebSocketTestSession, table: str, last: int = 0, **more: Any) -> Any:
    line.send_json({"type": "join", "table": table, "last": last, **more})
    return until(line, "joined")["seen"]


def move(line: WebSocketTestSession, table: str, text: str, client: str = "1") -> None:
    command = {"do": "move", "client": client, "text": text}
    line.send_json({"type": "do", "table": table, "command": command})


def test_a_move_is_acknowledged_first_and_then_told_to_each(house: House) -> None:
    table, one, two = house.two_at_a_table()
    watcher = house.guest("Watcher")
    with one.socket() as a, two.socket() as b, watcher.socket() as c:
        seen = join(a, table)
        join(b, table)
        join(c, table)
        assert until(a, "present")["seats"] == [seen["seat"]]
        text = seen["choices"][0]["text"]
        move(a, table, text)
        frames: list[Any] = []
        while not frames or frames[-1]["type"] != "happened":
            frames.append(a.receive_json())
        assert [f["type"] for f in frames if f["type"] != "present"] == ["ack", "happened"]
        number = seen["table"]["number"] + 1
        ack = next(f for f in frames if f["type"] == "ack")
        assert ack == {"type": "ack", "table": table, "client": "1", "number": number}
        assert frames[-1]["entries"][0]["text"] == text
        told, watched = until(b, "happened"), until(c, "happened")
        assert "?" in told["entries"][0]["text"]
        assert told["choices"]
        assert watched["seat"] is None
        assert watched["choices"] == []


def test_a_refused_move_is_told_to_its_sender_alone(house: House) -> None:
    table, one, _ = house.two_at_a_table()
    with one.socket() as a:
        seen = join(a, table)
        move(a, table, f"{seen['seat']} guilty", "x")
        nack = until(a, "nack")
        assert nack["client"] == "x"
        assert nack["refusal"]["rule"] == "L5.1.1"
        move(a, table, "* demand wood", "y")
        assert until(a, "nack")["problem"] == "not-your-seat"
        move(a, "nowhere", "0 pass", "z")
        assert until(a, "nack")["problem"] == "no-such-table"


def test_resume_gives_exactly_what_was_missed(house: House) -> None:
    table, one, two = house.two_at_a_table()
    with two.socket() as b:
        last = join(b, table)["table"]["number"]
    one.play(table)
    two.play(table)
    with two.socket() as b:
        seen = join(b, table, last)
        numbers = [entry["number"] for entry in seen["entries"]]
        assert numbers == list(range(last + 1, seen["table"]["number"] + 1))


def test_who_knows_more_than_there_is_gets_everything(house: House) -> None:
    table, one, _ = house.two_at_a_table()
    with one.socket() as a:
        whole = join(a, table)
        again = join(a, table, whole["table"]["number"] + 1)
        assert again["entries"] == whole["entries"]


def test_a_resent_move_is_acknowledged_again(house: House) -> None:
    table, one, _ = house.two_at_a_table()
    with one.socket() as a:
        text = join(a, table)["choices"][0]["text"]
        move(a, table, text, "same")
        first = until(a, "ack")
    with one.socket() as a:
        move(a, table, text, "same")
        assert until(a, "ack") == first


def test_who_sits_down_sees_through_the_seats_eyes(house: House) -> None:
    one, two = house.guest(), house.guest("Lysias")
    made = one.make(["me", "open"])
    table = made["table"]["id"]
    with two.socket() as b:
        assert join(b, table)["seat"] is None
        two.do(table, "sit", invitation=made["invitation"])
        happened = until(b, "happened")
        assert happened["seat"] == 1
        assert happened["table"]["seats"][1]["connected"]


def test_who_changes_their_name_sits_down_with_the_new_one(house: House) -> None:
    made = house.guest("Aspasia").make(["me", "open"])
    table, other = made["table"]["id"], house.guest("Lysias")
    with other.socket() as line:
        join(line, table)
        other.put("/api/me", {"name": "Phryne"})
        command = {"do": "sit", "client": "1", "invitation": made["invitation"]}
        line.send_json({"type": "do", "table": table, "command": command})
        until(line, "ack")
    seats = other.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Aspasia", "Phryne"]


def test_frames_that_cannot_be_read_are_told_and_change_nothing(house: House) -> None:
    table, one, _ = house.two_at_a_table()
    before = one.see(table)
    with one.socket() as a:
        for data in ("", "{", "[]", '{"type":"do"}', '{"type":"join","table":"NO"}', "9" * 999,
                     '{"type":"ping","more":1}', "[" * 5000):  # fmt: skip
            a.send_text(data)
            assert until(a, "mistake")["problem"] == "wrong-frame"
        a.send_bytes(b"\xff\xfe")
        assert until(a, "mistake")["problem"] == "wrong-frame"
        a.send_json({"type": "join", "table": "nowhere"})
        assert until(a, "mistake")["problem"] == "no-such-table"
        a.send_json({"type": "join", "table": table, "seat": 1 - before["seat"]})
        assert until(a, "mistake")["problem"] == "not-your-seat"
        a.send_json({"type": "ping"})
        assert until(a, "pong")["time"] == house.time.now
    assert one.see(table) == before


def test_quitting_a_table_ends_its_frames(house: House) -> None:
    table, one, two = house.two_at_a_table()
    with two.socket() as b:
        join(b, table)
        b.send_json({"type": "quit", "table": table})
        b.send_json({"type": "ping"})
        until(b, "pong")
        one.play(table)
        b.send_json({"type": "ping"})
        assert b.receive_json()["type"] == "pong"


def test_without_a_session_one_may_look_and_not_do(house: House) -> None:
    table, one, _ = house.two_at_a_table()
    with house.client.websocket_connect("/socket", headers={"cookie": ""}) as line:
        assert until(line, "welcome")["me"]["player"] == ""
        assert join(line, table)["seat"] is None
        move(line, table, one.see(table)["choices"][0]["text"])
        assert until(line, "nack")["problem"] == "no-session"


def test_a_socket_from_another_site_is_refused(house: House) -> None:
    headers = {"origin": "http://elsewhere.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        house.client.websocket_connect("/socket", headers=headers),
    ):
        pass
    with house.client.websocket_connect("/socket", headers={"origin": "http://testserver"}):
        pass


def test_too_many_frames_are_answered_and_then_the_line_is_closed(tmp_path: Any) -> None:
    limits = Limits(frames_per_second=1, frames_at_once=5)
    with opened(tmp_path, limits=limits) as house:
        one = house.guest()
        with one.socket() as a:
            for _ in range(80):
                a.send_json({"type": "ping"})
            with pytest.raises(WebSocketDisconnect):
                until(a, "never")


def test_too_many_sockets_of_one_player(tmp_path: Any) -> None:
    with opened(tmp_path, limits=Limits(sockets=2)) as house:
        one = house.guest()
        with one.socket(), one.socket(), pytest.raises(WebSocketDisconnect), one.socket():
            pass


def test_too_many_tables_on_one_socket(tmp_path: Any) -> None:
    with opened(tmp_path, limits=Limits(joined=1)) as house:
        one = house.guest()
        tables = [one.make(["me", "me"])["table"]["id"] for _ in range(2)]
        with one.socket() as a:
            join(a, tables[0])
            a.send_json({"type": "join", "table": tables[1]})
            assert until(a, "mistake")["problem"] == "too-many-tables"
            join(a, tables[0])


def test_who_sits_down_is_there_for_everybody(house: House) -> None:
    one, two = house.guest("One"), house.guest("Two")
    made = one.make(["me", "open"])
    table = made["table"]["id"]
    with one.socket() as a, two.socket() as b:
        join(a, table)
        assert until(a, "present")["seats"] == [0]
        join(b, table)
        assert until(a, "present")["watching"] == 1
        two.do(table, "sit", invitation=made["invitation"])
        for line in (a, b):
            until(line, "happened")
            assert until(line, "present")["seats"] == [0, 1]
