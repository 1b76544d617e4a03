"""What strangers cannot do: other sites, floods, oversized and malformed requests."""

import json
import logging
import sys
from itertools import product
from pathlib import Path

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from petteia.server.json_logs import LINES_A_MINUTE, JsonLine, Repetitions
from petteia.server.settings import Limits

from .guests import House, opened
from .test_socket import join, until


def test_changes_from_another_site_are_refused(house: House) -> None:
    for headers in (
        {"origin": "http://elsewhere.example"},
        {"origin": "null"},
        {"origin": "http://[::1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        answer = house.client.post("/api/me/transfer", headers=headers)
        assert answer.status_code == 403
        assert answer.json()["problem"] == "other-origin"
        assert "content-security-policy" in answer.headers
    good = {"origin": "http://testserver", "sec-fetch-site": "same-origin"}
    assert house.client.post("/api/me/transfer", headers=good).status_code == 200


@pytest.mark.parametrize("others", ["", "a=b; ", "xpetteia=x; ", "a=b;" * 5000])
def test_our_cookie_is_found_among_others(others: str, house: House) -> None:
    guest = house.guest()
    headers = {"cookie": f"{others}{guest.cookie}; c=d"}
    assert house.client.get("/api/me", headers=headers).json()["player"] == guest.player


def test_a_long_query_is_refused_before_it_is_parsed(house: House) -> None:
    answer = house.client.get("/api/tables?" + "game=athens&" * 2000)
    assert (answer.status_code, answer.json()["problem"]) == (400, "wrong-query")
    assert house.client.get("/api/games?" + "a=b&" * 2000).status_code == 200  # it is not read


def test_the_cookie_is_not_for_scripts(house: House) -> None:
    cookie = house.client.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    house.client.cookies.clear()
    secure = house.client.get("https://testserver/api/me").headers["set-cookie"].lower()
    assert "secure" in secure


def test_a_bearer_token_is_as_good_as_the_cookie(house: House) -> None:
    one = house.guest()
    secret = one.post("/api/me/token")["secret"]
    answer = house.client.get("/api/me", headers={"authorization": f"Bearer {secret}"})
    assert answer.json()["player"] == one.player
    assert "set-cookie" not in answer.headers


def test_a_token_of_nobody_is_told_and_makes_no_guest(house: House) -> None:
    for path, said in product(("/api/me", "/api/games"), ("Bearer mistyped", "Bearer ", "Bearer")):
        answer = house.client.get(path, headers={"authorization": said})
        assert answer.status_code == 401
        assert answer.json()["problem"] == "unknown-token"
        assert "set-cookie" not in answer.headers


def test_a_socket_with_a_token_of_nobody_is_told_too(house: House) -> None:
    mistyped = {"authorization": "Bearer mistyped"}
    with (
        pytest.raises(WebSocketDenialResponse) as told,
        house.client.websocket_connect("/socket", headers=mistyped),
    ):
        pass
    assert told.value.status_code == 401
    assert told.value.json()["problem"] == "unknown-token"


def test_malformed_bodies(house: House) -> None:
    post = house.client.post
    assert (
        post("/api/tables", content=b"{}", headers={"content-type": "text/plain"}).status_code
        == 415
    )
    json = {"content-type": "application/json"}
    for body in (b"", b"{", b"[]", b"\xff", b'{"game": 1}', b'{"game":"x","seats":[],"y":1}',
                 b"[" * 100_000):  # fmt: skip
        answer = post("/api/tables", content=body, headers=json)
        assert answer.status_code == 400
        assert answer.json()["problem"] == "wrong-body"
    assert post("/api/tables", content=b" " * 1_000_001, headers=json).status_code == 413
    answer = house.client.get("/api/tables/x/seen?last=-1")
    assert (answer.status_code, answer.json()["problem"]) == (400, "wrong-query")


def test_what_there_is_not_is_told_to_programs_in_their_way(house: House) -> None:
    nowhere = house.client.get("/api/tabels")
    assert (nowhere.status_code, nowhere.json()["problem"]) == (404, "no-such-address")
    assert "/api/openapi.json" in nowhere.json()["detail"]
    wrong = house.client.delete("/api/games")
    assert (wrong.status_code, wrong.json()["problem"]) == (405, "no-such-method")
    assert "GET" in wrong.headers["allow"]
    seats = [{"who": "bot", "strength": "genius"}, {"who": "me"}]
    told = house.guest().post("/api/tables", {"game": "athens", "seats": seats}, 400)
    assert "strength" in told["detail"]
    assert "/api/openapi.json" in told["detail"]


def test_wrong_tables_are_refused_with_the_reason(house: House) -> None:
    one = house.guest()
    seats = [{"who": "me"}, {"who": "me"}]
    wrong = one.post("/api/tables", {"game": "chess", "seats": seats}, 400)
    assert "agora_lieske" in wrong["detail"]
    wrong = one.post("/api/tables", {"game": "agora_lieske", "seats": seats[:1]}, 400)
    assert "2–4 players" in wrong["detail"]
    options = {"no_such": True}
    one.post("/api/tables", {"game": "agora_lieske", "seats": seats, "options": options}, 400)
    one.get("/api/tables/nowhere", 404)


def test_floods_are_slowed(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=1, requests_at_once=20, guests_at_once=3, tables_at_once=1)
    with opened(tmp_path, limits=limits) as house:
        one = house.guest()
        one.make(["me", "me"])
        asked = {"game": "agora_lieske", "seats": [{"who": "me"}, {"who": "me"}]}
        assert one.post("/api/tables", asked, 429)["problem"] == "too-many-tables"
        statuses = []
        for _ in range(4):
            house.client.cookies.clear()
            statuses.append(house.client.get("/api/me").status_code)
        assert statuses == [200, 200, 429, 429]
        assert [one.get("/api/me", None).get("problem") for _ in range(30)][-1] == (
            "too-many-requests"
        )
        house.time.pass_by(60)
        one.get("/api/me")


def test_health_tells_of_a_database_that_does_not_answer(house: House) -> None:
    house.runtime.store.reader.dispose()
    house.runtime.store.reader = None
    assert house.client.get("/health").status_code == 503
    house.runtime.store.reader = house.runtime.store.writer


def test_the_api_is_described_from_its_types(house: House) -> None:
    document = house.client.get("/api/openapi.json").json()
    assert document["openapi"] == "3.1.0"
    assert set(document["paths"]["/api/tables/{table}/note"]) == {"get", "put"}
    assert "ClientFrame" in document["components"]["schemas"]
    page = house.client.get("/api").text
    assert "POST /api/tables" in page
    assert 'id="TableInfo"' in page
    assert "<script" not in page


def test_metrics_for_prometheus(house: House) -> None:
    table, one, _ = house.two_at_a_table()
    with one.socket() as line:
        join(line, table)
        text = one.see(table)["choices"][0]["text"]
        command = {"do": "move", "client": "1", "text": text}
        line.send_json({"type": "do", "table": table, "command": command})
        until(line, "ack")
        told = house.client.get("/metrics").text
    assert "petteia_sockets 1.0\n" in told
    assert "petteia_followers 1.0\n" in told
    assert 'petteia_acknowledge_seconds_bucket{le="+Inf"} 2.0\n' in told  # somebody sat, and moved
    rows = float(told.split("\npetteia_rows_total ")[1].split("\n")[0])
    assert rows == len(one.see(table)["entries"]) - 1  # the first seat was written with the table


def acknowledged(house: House) -> float:
    registry = house.runtime.metrics.registry
    return float(registry.get_sample_value("petteia_acknowledge_seconds_count") or 0)


def test_commands_are_counted_however_they_come(house: House) -> None:
    table, one, two = house.two_at_a_table()
    before = acknowledged(house)
    one.play(table)
    assert acknowledged(house) == before + 1
    two.do(table, "move", 409, text="nonsense")
    with two.socket() as line:
        command = {"do": "move", "client": "1", "text": "nonsense"}
        line.send_json({"type": "do", "table": table, "command": command})
        until(line, "nack")
    assert acknowledged(house) == before + 1
    assert house.runtime.refused == 2


def test_logs_are_json() -> None:
    record = logging.LogRecord("petteia.x", logging.ERROR, "", 1, "%s", ("a\nb",), None)
    told = json.loads(JsonLine().format(record))
    assert told["message"] == "a\nb"
    assert told["level"] == "error"
    try:
        raise ValueError("broken")
    except ValueError:
        record.exc_info = sys.exc_info()
    assert "ValueError: broken" in json.loads(JsonLine().format(record))["error"]


def test_what_repeats_does_not_fill_the_log() -> None:
    minutes = [0.0]
    repetitions = Repetitions(lambda: minutes[0] * 60)

    def written(place: int, error: Exception | None = None) -> list[str]:
        """Return what is written when a line is logged a hundred times."""
        exc_info = (type(error), error, error.__traceback__) if error else None
        records = [
            logging.LogRecord("petteia.x", logging.ERROR, "a.py", place, "%s", ("bad",), exc_info)
            for _ in range(100)
        ]
        return [record.getMessage() for record in records if repetitions.filter(record)]

    first = written(1)
    assert len(first) == LINES_A_MINUTE
    assert first[0] == "bad"
    assert "repeated" in first[-1]
    assert len(written(2)) == LINES_A_MINUTE  # another line of the code
    errors: list[Exception] = []
    for wrong in ("int('x')", "[][1]"):
        try:
            eval(compile(wrong, wrong, "eval"))
        except (ValueError, IndexError) as error:
            errors.append(error)
    for each in errors:  # one line of the code logs them all; each has a place of its own
        assert len(written(3, each)) == LINES_A_MINUTE
    assert written(1) == []
    minutes[0] = 1.0
    assert len(written(1)) == LINES_A_MINUTE


def test_requests_for_anything_are_counted_by_address(tmp_path: Path) -> None:
    """Files of the page, and addresses that do not exist, cost the server time too."""
    with opened(tmp_path, limits=Limits(http_at_once_per_address=9)) as house:
        paths = ["/", "/health", "/api/nothing", "/nothing"] * 5
        statuses = [house.client.get(path).status_code for path in paths]
        assert statuses == [200, 200, 404, 404] * 2 + [200] + [429] * 11
        with pytest.raises(WebSocketDisconnect), house.client.websocket_connect("/socket"):
            pass
        assert house.runtime.allowances.http.refused == 12
        house.time.pass_by(1)
        assert house.client.get("/health").status_code == 200
