"""Rated games are between strangers: not within one network, not between one person's sessions."""

from pathlib import Path

import pytest

from petteia.server.limits.rate_limit import network
from petteia.server.storage.links import add_link, any_linked

from .guests import RATED, House, opened
from .rated_games import play, ratings


def test_a_game_within_one_network_counts_only_where_the_operator_allows_it(
    tmp_path: Path,
) -> None:
    for allowed, hosts, rated in [
        (False, ("192.0.2.1", "192.0.2.1"), False),
        (False, ("192.0.2.1", "::ffff:192.0.2.1"), False),
        (False, ("192.0.2.1", "192.0.2.2"), True),
        (False, ("2001:db8::1", "2001:db8::ffff:2"), False),
        (False, ("2001:db8::1", "2001:db8:0:1::1"), True),
        (True, ("192.0.2.1", "192.0.2.1"), True),
    ]:
        name = f"{allowed} {'-'.join(hosts)}".replace(":", "_")
        with opened(tmp_path / name, rate_same_network=allowed) as house:
            one, two = house.guest("Aspasia"), house.guest("Lysias")
            one.host, two.host = hosts
            made = one.make(["me", "open"], terms=RATED)
            table = made["table"]["id"]
            two.do(table, "sit", invitation=made["invitation"])
            assert one.get(f"/api/tables/{table}")["rated"] is rated
            play(table, [one, two])
            two.do(table, "resign", seat=1)
            assert set(ratings(one)) == ({one.player, two.player} if rated else set())


def test_a_network_is_stored_as_a_hash_sent_to_nobody_and_forgotten(tmp_path: Path) -> None:
    with opened(tmp_path, rate_same_network=False) as house:
        one, two = house.guest("Aspasia"), house.guest("Lysias")
        one.host, two.host = "192.0.2.1", "192.0.2.2"
        made = one.make(["me", "open"], terms=RATED)
        table = made["table"]["id"]
        two.do(table, "sit", invitation=made["invitation"])
        plain = one.make(["me", "me"])["table"]["id"]

        def stored(of: str) -> list[str]:
            with house.runtime.store.reader.connect() as connection:
                asked = "SELECT event FROM log WHERE kind = 'sit' AND table_id = ? ORDER BY number"
                return [row[0] for row in connection.exec_driver_sql(asked, (of,))]

        first, second = stored(table)
        assert '"network":"' in first
        assert '"network":"' in second
        assert "192.0.2" not in first + second
        assert "network" not in "".join(stored(plain))  # only a rated table needs it
        digest = first.partition('"network":"')[2].partition('"')[0]
        assert len(digest) == 32
        for path in ("", "/seen", "/record", "/replay"):
            answer = house.client.get(f"/api/tables/{table}{path}", headers={"cookie": one.cookie})
            assert digest not in answer.text
            assert "network" not in answer.text
        one.ask("DELETE", "/api/me")
        assert "network" not in stored(table)[0]


def test_networks_are_what_one_household_has() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8::1") == network("2001:db8::abcd:0:1") == "2001:db8::/64"
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("testclient") == "testclient"


@pytest.mark.parametrize("allowed", [True, False])
def test_sessions_of_one_person_are_not_rated_against_each_other(
    tmp_path: Path, allowed: bool
) -> None:
    with opened(tmp_path, rate_same_network=allowed) as house:
        one, two, phone = house.guest("Aspasia"), house.guest("Lysias"), house.guest("Phone")
        for guest, host in ((one, "192.0.2.1"), (two, "192.0.2.2"), (phone, "192.0.2.3")):
            guest.host = host
        made = one.make(["me", "open"], terms=RATED)
        table = made["table"]["id"]
        two.do(table, "sit", invitation=made["invitation"])
        for guest in (one, two):  # the phone becomes the one and then the other
            phone.post("/api/claim", {"secret": guest.post("/api/me/transfer")["secret"]})
        play(table, [one, two])
        two.do(table, "resign", seat=1)
        assert set(ratings(one)) == ({one.player, two.player} if allowed else set())
        one.ask("DELETE", "/api/me")
        with house.runtime.store.reader.connect() as connection:
            left = connection.exec_driver_sql("SELECT session_id, other FROM links").all()
        assert one.player not in {player for pair in left for player in pair}


def test_links_lead_through_any_number_of_sessions(house: House) -> None:
    players = [house.guest(f"Guest {n}").player for n in range(6)]
    with house.runtime.store.writer.begin() as connection:
        for one, other in ((0, 1), (2, 1), (2, 3), (4, 5), (5, 5)):
            add_link(connection, players[one], players[other])
            add_link(connection, players[other], players[one])
        for group, linked in (((0, 3), True), ((0, 4), False), ((3, 4, 5), True), ((0,), False)):
            assert any_linked(connection, [players[n] for n in group]) is linked
