"""Passkeys: the same person on another device, and nobody else."""

from pathlib import Path
from typing import Any

import pytest

from petteia.server.settings import Limits
from petteia.server.storage import people as stored
from petteia.server.storage.access import MOST

from .authenticator import Authenticator
from .guests import Guest, House, opened

MINE = "/api/me/passkeys"


def make(guest: Guest, key: Authenticator, status: int = 200) -> Any:
    options = guest.post(f"{MINE}/options")["options"]
    assert options["rp"]["id"] == "testserver"
    asked = {"credential": key.make(options), "name": "My phone"}
    return guest.post(MINE, asked, status)


def sign_in(guest: Guest, key: Authenticator, status: int = 200) -> Any:
    options = guest.post("/api/signin/options")["options"]
    return guest.post("/api/signin", {"credential": key.show(options)}, status)


def test_a_passkey_opens_ones_games_on_another_device(house: House) -> None:
    table, one, _ = house.two_at_a_table()
    key = Authenticator()
    (listed,) = make(one, key)["passkeys"]
    assert listed["name"] == "My phone"
    phone = house.guest("Somebody")
    assert phone.see(table)["seat"] is None
    house.time.pass_by(60)
    for _ in range(2):
        assert sign_in(phone, key)["player"] == one.player
    assert phone.see(table)["seat"] == one.see(table)["seat"]
    phone.play(table)
    (listed,) = phone.get(MINE)["passkeys"]
    assert listed["used"] == listed["created"] + 60_000


def test_signing_in_again_and_again_leaves_no_more_keys_than_allowed(house: House) -> None:
    one, key = house.guest(), Authenticator()
    make(one, key)
    now, store = house.time.now, house.runtime.store
    with store.writer.begin() as connection:
        for number in range(MOST - 1):
            stored.add_token(
                connection, f"old {number}", "cookie", now + 1 + number, session_id=one.player
            )
    house.time.pass_by(60)
    phone = house.guest("Somebody")
    sign_in(phone, key)
    assert phone.get("/api/me")["player"] == one.player
    assert len(phone.get("/api/me/access")["keys"]) == MOST
    assert one.get("/api/me")["player"] != one.player, "the oldest device is signed out"


def test_questions_for_passkeys_are_limited_by_address(tmp_path: Path) -> None:
    """Anybody without a session could have 200 of them stored each second."""
    with opened(tmp_path, limits=Limits(sign_ins_at_once=5)) as house:
        guest = house.guest()
        answers = [guest.post("/api/signin/options", status=None) for _ in range(8)]
        assert [answer.get("problem") for answer in answers] == [None] * 5 + [
            "too-many-requests"
        ] * 3
        assert guest.post(f"{MINE}/options", status=429)["problem"] == "too-many-requests"
        house.time.pass_by(1)
        guest.post(f"{MINE}/options")


def test_a_passkey_can_be_given_up(house: House) -> None:
    one, two = house.guest(), house.guest("Lysias")
    key = Authenticator()
    (listed,) = make(one, key)["passkeys"]
    two.ask("DELETE", MINE, {"id": listed["id"]})
    assert len(one.get(MINE)["passkeys"]) == 1
    assert one.ask("DELETE", MINE, {"id": listed["id"]})["passkeys"] == []
    assert sign_in(two, key, 403)["problem"] == "wrong-passkey"


def test_a_passkey_belongs_to_one_person(house: House) -> None:
    one, two = house.guest(), house.guest("Lysias")
    key = Authenticator()
    make(one, key)
    assert "known" in make(two, key, 400)["detail"]
    options = one.post(f"{MINE}/options")["options"]
    assert [known["id"] for known in options["excludeCredentials"]] == [
        one.get(MINE)["passkeys"][0]["id"]
    ]
    two.post(MINE, {"credential": Authenticator().make(options)}, 400)  # asked of somebody else


@pytest.mark.parametrize(
    "key",
    [Authenticator("https://evil.example"), Authenticator(site="evil.example")],
    ids=["page", "site"],
)
def test_a_passkey_of_another_site_is_none(house: House, key: Authenticator) -> None:
    make(house.guest(), key, 400)


def test_what_shows_nothing(house: House) -> None:
    one, other = house.guest(), house.guest("Lysias")
    key, wrong = Authenticator(), Authenticator()
    make(one, key)
    wrong.id = key.id
    sign_in(other, wrong, 403)  # signed by another key
    options = other.post("/api/signin/options")["options"]
    good = key.show(options)
    house.time.pass_by(301)
    other.post("/api/signin", {"credential": good}, 403)  # too late
    options = other.post("/api/signin/options")["options"]
    good = key.show(options)
    other.post("/api/signin", {"credential": good})
    stranger = house.guest("Stranger")
    stranger.post("/api/signin", {"credential": good}, 403)  # overheard and sent again
    options = stranger.post(f"{MINE}/options")["options"]
    stranger.post("/api/signin", {"credential": key.show(options)}, 403)  # another question
    for response in ({}, {"clientDataJSON": "e30"}, {"clientDataJSON": "?"}, {"clientDataJSON": 1}):
        broken = good | {"response": response}
        stranger.post("/api/signin", {"credential": broken}, 403)
    key.count = 0
    sign_in(stranger, key, 403)  # a copy of the key that counts from the start
    assert stranger.get("/api/me")["player"] == stranger.player


def test_who_has_a_passkey_is_not_forgotten(house: House) -> None:
    one, guest = house.guest(), house.guest("Gone")
    make(one, Authenticator())
    house.time.pass_by(401 * 86_400)
    assert house.client.portal is not None
    house.client.portal.call(house.runtime.people.expire)
    assert one.get("/api/me")["player"] == one.player
    assert guest.get("/api/me")["player"] != guest.player


def test_who_is_banned_cannot_sign_in(house: House) -> None:
    one, two = house.guest(), house.guest("Lysias")
    key = Authenticator()
    make(one, key)
    with house.runtime.store.writer.begin() as connection:
        connection.exec_driver_sql(f"UPDATE sessions SET banned = 1 WHERE id = '{one.player}'")
    assert sign_in(two, key, 403)["problem"] == "banned"
