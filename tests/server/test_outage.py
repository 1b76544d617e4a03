"""Outages: a time when there was no server, or none that could write, is nobody's thinking time."""

from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from .guests import House, away, opened

CLOCK = {"kind": "bank", "seconds": 300, "at_zero": "lose"}


def test_a_clock_stands_still_while_there_is_no_server(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        table, one, two = house.two_at_a_table(terms={"clock": CLOCK, "pace": "days"})
        seat = one.see(table)["seat"]
        house.time.pass_by(100)
    house.time.pass_by(3600)
    for _ in range(2):  # however often it starts
        with opened(tmp_path, now=house.time) as again:
            one.client = two.client = again.client
            info = one.get(f"/api/tables/{table}")
            assert info["seats"][seat]["clock"] == 200_000
            assert info["deadline"] == again.time.now + 200_000
            again.sweep()
            kinds = [entry["kind"] for entry in one.see(table)["entries"]]
            assert kinds.count("pause") == 1
    with opened(tmp_path, now=house.time) as again:
        one.client = two.client = again.client
        again.time.pass_by(150)
        one.play(table)
        assert one.get(f"/api/tables/{table}")["seats"][seat]["clock"] == 50_000
        again.time.pass_by(301)
        again.sweep()
        assert one.get(f"/api/tables/{table}")["ending"]["reason"] == "time"


def test_a_clock_stands_still_while_the_database_takes_nothing(
    house: House,
) -> None:
    table, one, two = house.two_at_a_table(terms={"clock": CLOCK, "pace": "days"})
    other, three, _ = house.two_at_a_table(terms={"clock": CLOCK, "pace": "days"})
    seat, third = one.see(table)["seat"], three.see(other)["seat"]
    house.time.pass_by(100)
    house.sweep()

    with away(house.serving.store.writer):
        for _ in range(3):
            house.time.pass_by(1200)
            with pytest.raises(OperationalError):
                house.sweep()
    one.play(table)  # before anybody has looked for outages
    assert one.get(f"/api/tables/{table}")["seats"][seat]["clock"] == 200_000
    house.sweep()
    assert three.get(f"/api/tables/{other}")["seats"][third]["clock"] == 200_000
    house.time.pass_by(150)
    house.sweep()
    assert three.get(f"/api/tables/{other}")["seats"][third]["clock"] == 50_000
    for at, who in ((table, two), (other, three)):
        assert [entry["kind"] for entry in who.see(at)["entries"]].count("pause") == 1


def test_a_turn_that_began_after_the_outage_is_not_paused(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        table, one, two = house.two_at_a_table(terms={"clock": CLOCK, "pace": "days"})
    house.time.pass_by(3600)
    with opened(tmp_path, now=house.time) as again:
        one.client = two.client = again.client
        one.play(table)
        again.time.pass_by(10)
        two.play(table)
        kinds = [entry["kind"] for entry in one.see(table)["entries"]]
        assert kinds.count("pause") == 1


def test_a_short_absence_and_none_are_not_paused(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        table, one, _ = house.two_at_a_table(terms={"clock": CLOCK})
        for _ in range(30):
            house.time.pass_by(3)
            house.sweep()
    house.time.pass_by(10)
    with opened(tmp_path, now=house.time) as again:
        one.client = again.client
        again.sweep()
        assert "pause" not in [entry["kind"] for entry in one.see(table)["entries"]]


def test_a_table_is_not_abandoned_because_the_server_was_away(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        table, one, _ = house.two_at_a_table()
    house.time.pass_by(4 * 3600)
    with opened(tmp_path, now=house.time) as again:
        one.client = again.client
        again.sweep()
        assert one.get(f"/api/tables/{table}")["state"] == "playing"
        again.time.pass_by(3 * 3600 + 1)
        again.sweep()
        assert one.get(f"/api/tables/{table}")["ending"]["reason"] == "abandoned"


def test_the_time_of_a_killed_server_is_known_to_some_seconds(house: House) -> None:
    """A server that is killed has noted not long before that it was there."""
    noted = []
    for _ in range(8):
        house.time.pass_by(2)
        house.sweep()
        with house.serving.store.reader.connect() as connection:
            found = connection.exec_driver_sql("SELECT value FROM kept WHERE name = 'alive'")
            noted.append(house.time.now - int(str(found.scalar())))
    assert max(noted) < 5_000
