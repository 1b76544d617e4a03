"""Access: what opens a session is listed and revoked by its owner."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from starlette.websockets import WebSocketDisconnect

from petteia.server.storage.access import MOST

from .guests import Guest, House, opened
from .postgres import cluster
from .test_socket import join, until


def keys(guest: Guest) -> list[Any]:
    found: list[Any] = guest.get("/api/me/access")["keys"]
    return found


def on_another_device(guest: Guest, house: House) -> Guest:
    other = house.guest("Another")
    secret = guest.post("/api/me/transfer")["secret"]
    assert other.post("/api/claim", {"secret": secret})["player"] == guest.player
    return other


def closed(line: Any, soon: bool = False) -> int:
    """Return the code with which the server closes a socket: now, or soon."""
    if not soon:
        line.send_json({"type": "ping"})
    while True:
        try:
            assert line.receive_json()["type"] != "pong", "it is still served"
        except WebSocketDisconnect as end:
            return end.code


def test_devices_tokens_and_links_are_listed_with_their_use(house: House) -> None:
    guest = house.guest()
    began = house.time.now
    (own,) = keys(guest)
    assert (own["kind"], own["here"], own["used"], own["created"]) == ("cookie", True, None, began)
    house.time.pass_by(2 * 3600)
    other = on_another_device(guest, house)
    guest.post("/api/me/token")
    guest.post("/api/me/transfer")
    table = guest.make(["me", "open"])["table"]["id"]
    guest.make(["me", "me"])  # full: its invitation invites nobody
    found = keys(other)
    kinds = ["cookie", "cookie", "invitation", "token", "transfer"]
    assert sorted(key["kind"] for key in found) == kinds
    assert [key["here"] for key in found if key["kind"] == "cookie"] == [False, True]
    assert found[0]["used"] == house.time.now
    assert [key["table"] for key in found if key["table"]] == [table]
    assert next(key for key in found if key["kind"] == "transfer")["expires"] > house.time.now
    house.time.pass_by(2 * 3600)
    assert "transfer" not in [key["kind"] for key in keys(guest)]
    assert len(keys(house.guest("Stranger"))) == 1


def test_a_revoked_device_is_shut_out_and_its_socket_closes(house: House) -> None:
    guest = house.guest()
    other = on_another_device(guest, house)
    table = guest.make(["me", "open"])["table"]["id"]
    cookie = other.cookie
    with guest.socket() as mine, other.socket() as line:
        join(line, table)
        (lost,) = [key for key in keys(guest) if key["kind"] == "cookie" and not key["here"]]
        left = guest.ask("DELETE", "/api/me/access", {"id": lost["id"]})["keys"]
        assert lost["id"] not in [key["id"] for key in left]
        assert closed(line) == 1008
        mine.send_json({"type": "ping"})
        assert until(mine, "pong")
    assert other.get("/api/me")["player"] != guest.player
    assert other.cookie != cookie
    guest.ask("DELETE", "/api/me/access", {"id": lost["id"]}, 404)


def test_a_revoked_token_and_a_revoked_link_open_nothing(house: House) -> None:
    guest = house.guest()
    token = guest.post("/api/me/token")["secret"]
    secret = guest.post("/api/me/transfer")["secret"]
    made = guest.make(["me", "open"])
    headers = {"authorization": f"Bearer {token}"}
    assert guest.client.get("/api/me", headers=headers).json()["player"] == guest.player
    for key in keys(guest):
        if not key["here"]:
            guest.ask("DELETE", "/api/me/access", {"id": key["id"]})
    assert [key["here"] for key in keys(guest)] == [True]
    assert guest.client.get("/api/me", headers=headers).status_code == 401
    other = house.guest("Lysias")
    other.post("/api/claim", {"secret": secret}, 404)
    other.do(made["table"]["id"], "sit", invitation=made["invitation"], status=403)


def test_nobody_revokes_what_is_anothers(house: House) -> None:
    one, two = house.guest(), house.guest("Lysias")
    (own,) = keys(one)
    two.ask("DELETE", "/api/me/access", {"id": own["id"]}, 404)
    assert keys(one) == [own]


def test_one_person_has_so_many_keys(house: House) -> None:
    guest = house.guest()
    for _ in range(MOST - 1):
        guest.post("/api/me/token")
    assert guest.post("/api/me/token", status=409)["problem"] == "too-many-keys"
    assert guest.post("/api/me/transfer", status=409)["problem"] == "too-many-keys"
    assert len(keys(guest)) == MOST


def test_after_forgetting_an_open_socket_neither_chats_nor_sits(house: House) -> None:
    guest = house.guest()
    table = guest.make(["me", "open"], public=True)["table"]["id"]
    with guest.socket() as line:
        join(line, table)
        rows = house.runtime.host.tables[table].table.number
        guest.ask("DELETE", "/api/me")
        chat = {"do": "chat", "client": "1", "seat": 0, "text": "still here"}
        line.send_json({"type": "do", "table": table, "command": chat})
        line.send_json({"type": "do", "table": table, "command": {"do": "sit", "client": "2"}})
        assert closed(line) == 1008
    assert house.guest("Lysias").get(f"/api/tables/{table}")["number"] == rows
    assert guest.player not in house.runtime.sockets


def test_a_person_forgotten_elsewhere_does_not_sit_down(tmp_path: Path) -> None:
    with opened(tmp_path) as here, opened(tmp_path) as there:
        one = here.guest()
        table = here.guest("Lysias").make(["me", "open"], public=True)["table"]["id"]
        far = Guest(there.client, "Phryne")
        far.cookie = one.cookie
        with far.socket() as line:
            one.ask("DELETE", "/api/me")
            line.send_json({"type": "do", "table": table, "command": {"do": "sit", "client": "2"}})
            assert until(line, "nack")["problem"] == "no-session"
            assert there.client.portal is not None
            there.client.portal.call(there.runtime.shut_out)
            assert closed(line) == 1008


def test_nodes_close_the_sockets_of_a_person_who_is_forgotten_elsewhere(tmp_path: Path) -> None:
    with (
        cluster(tmp_path / "pg") as url,
        opened(tmp_path / "a", database=url) as near,
        opened(tmp_path / "b", database=url) as far,
    ):
        one = near.guest()
        there = Guest(far.client, "Phryne")
        there.cookie = one.cookie
        with there.socket() as line:
            one.ask("DELETE", "/api/me")
            assert closed(line, soon=True) == 1008
        assert there.get("/api/me")["player"] != one.player


def test_writing_when_it_was_used_keeps_nobody_out(house: House) -> None:
    guest = house.guest()
    house.time.pass_by(2 * 3600)
    before = house.runtime.store.writes
    for _ in range(3):
        guest.get("/api/me")
    assert house.runtime.store.writes == before + 1


def test_a_secret_revoked_while_it_is_looked_up_is_looked_up_again(house: House) -> None:
    guest, people = house.guest(), house.runtime.people
    reads: list[Any] = []
    secret = guest.cookie.partition("=")[2]
    store, portal = people.store, house.client.portal
    assert portal is not None

    async def read(look: Any) -> Any:
        found = await store.read(look)
        reads.append(found)
        if len(reads) == 1:
            people.look_again()  # the secret is revoked before the answer arrives
        return found

    people.look_again()
    people.store = SimpleNamespace(read=read)
    for _ in range(3):
        portal.call(people.find, secret)
    assert len(reads) == 2
