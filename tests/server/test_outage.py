"""Outages: a time when there was no server, or none that could write, is nobody's thinking time."""

from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from petteia.server.server_time import ServerTime, steady
from petteia.server.storage import installation
from petteia.tables.events import ClockPaused
from petteia.tables.outage import Outage

from .guests import House, Time, away, opened

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

    with away(house.runtime.store.writer):
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
        again.time.pass_by(3 * 3600 + 601)  # looked for every ten minutes
        again.sweep()
        assert one.get(f"/api/tables/{table}")["ending"]["reason"] == "abandoned"


def test_the_time_of_a_killed_server_is_known_to_some_seconds(house: House) -> None:
    """A server that is killed has noted not long before that it was there."""
    noted = []
    for _ in range(8):
        house.time.pass_by(2)
        house.sweep()
        with house.runtime.store.reader.connect() as connection:
            found = connection.exec_driver_sql("SELECT value FROM kept WHERE name = 'alive'")
            noted.append(house.time.now - int(str(found.scalar())))
    assert max(noted) < 5_000


@pytest.mark.parametrize("deed", ["play", "look", "sweep"])
def test_a_machine_that_slept_takes_nothing_from_a_bank(house: House, deed: str) -> None:
    clock = {"kind": "bank", "seconds": 60, "at_zero": "lose"}
    table, one, two = house.two_at_a_table(terms={"clock": clock})
    seat = one.see(table)["seat"]
    house.time.pass_by(10)
    house.time.stand_still(75)
    if deed == "play":
        one.play(table)
    elif deed == "look":
        two.do(table, "chat", seat=1 - seat, text="awake again")
    else:
        house.sweep()
    info = one.get(f"/api/tables/{table}")
    assert info["state"] == "playing"
    assert info["seats"][seat]["clock"] == 50_000
    pauses = [entry for entry in one.see(table)["entries"] if entry["kind"] == "pause"]
    assert [entry["text"] for entry in pauses] == ["75000"]


def test_a_short_gap_is_thinking_time_and_every_longer_one_is_not(house: House) -> None:
    table, one, _ = house.two_at_a_table(terms={"clock": CLOCK})
    seat = one.see(table)["seat"]
    for seconds in (19, 20, 21, 40):
        house.time.stand_still(seconds)
        house.sweep()
        house.time.pass_by(2)
    assert one.get(f"/api/tables/{table}")["seats"][seat]["clock"] == 300_000 - 39_000 - 8_000


def test_outages_before_a_table_is_opened_again_are_all_subtracted(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        table, one, two = house.two_at_a_table(terms={"clock": CLOCK, "pace": "days"})
        seat = one.see(table)["seat"]
        house.runtime.host._taken_off = 2**60  # it stops before it has come to this table
        for _ in range(3):
            house.time.stand_still(100)
            house.sweep()
            house.time.pass_by(10)
    with opened(tmp_path, now=house.time) as again:
        one.client = two.client = again.client
        two.do(table, "chat", seat=1 - seat, text="again")
        assert one.get(f"/api/tables/{table}")["seats"][seat]["clock"] == 270_000


def test_a_refused_command_leaves_nothing_in_memory_that_is_not_stored(house: House) -> None:
    table, one, two = house.two_at_a_table(terms={"clock": CLOCK, "pace": "days"})
    seat = one.see(table)["seat"]
    with away(house.runtime.store.writer):
        house.time.pass_by(1200)
        with pytest.raises(OperationalError):
            house.sweep()
    two.do(table, "undo", seat=1 - seat, status=409)
    live = house.runtime.host.tables[table].table
    with house.runtime.store.reader.connect() as connection:
        asked = "SELECT count(*) FROM log WHERE table_id = ?"
        stored = connection.exec_driver_sql(asked, (table,)).scalar()
    assert live.number == stored
    assert isinstance(live.rows[-1].event, ClockPaused)


def test_the_last_outage_as_version_1_0_stored_it_is_read(tmp_path: Path) -> None:
    with opened(tmp_path) as house, house.runtime.store.writer.begin() as connection:
        begin, end = house.time.now - 60_000, house.time.now - 30_000
        installation.write(connection, "outage", f"[{begin},{end}]")
    with opened(tmp_path, now=house.time) as again:
        assert again.runtime.host.outages == [Outage(begin, end)]


class Clockwork:
    """A wall clock that somebody sets, and a steady one that nobody can set."""

    def __init__(self) -> None:
        self.set = 1_700_000_000_000
        self.run = 0

    def time(self) -> ServerTime:
        return ServerTime(lambda: self.set + self.run, lambda: self.run)

    def pass_by(self, seconds: int) -> None:
        self.run += seconds * 1000


def test_the_servers_time_follows_the_wall_clock_ahead_and_never_back() -> None:
    clocks = Clockwork()
    now = clocks.time()
    begin = now()
    clocks.pass_by(5)
    assert now() == begin + 5_000
    clocks.set -= 600_000
    clocks.pass_by(5)
    assert now() == begin + 10_000
    clocks.set += 600_000 + 3_600_000
    assert now() == begin + 10_000 + 3_600_000
    now.at_least(begin)
    assert now() == begin + 10_000 + 3_600_000
    now.at_least(begin + 10**8)
    clocks.pass_by(1)
    assert now() == begin + 10**8 + 1000


def test_the_steady_clock_does_not_stand_still() -> None:
    first = steady()
    while steady() == first:
        pass
    assert steady() > first


@pytest.mark.parametrize("step", [-600, 600])
def test_a_wall_clock_that_is_set_changes_no_clock(tmp_path: Path, step: int) -> None:
    clocks = Clockwork()
    with opened(tmp_path, now=Walled(clocks)) as house:
        table, one, two = house.two_at_a_table(terms={"clock": CLOCK})
        seat = one.see(table)["seat"]
        clocks.pass_by(15)
        house.sweep()
        clocks.set += step * 1000
        clocks.pass_by(15)
        house.sweep()
        left = one.get(f"/api/tables/{table}")["seats"][seat]["clock"]
        assert left == (270_000 if step < 0 else 285_000)
        clocks.pass_by(15)
        house.sweep()
        one.play(table)
        mine, other = (
            one.get(f"/api/tables/{table}")["seats"][n]["clock"] for n in (seat, 1 - seat)
        )
        assert (mine, other) == (left - 15_000, 300_000)
        for _ in range(20):  # the other's clock runs out when its time has passed
            clocks.pass_by(15)
            house.sweep()
        assert one.get(f"/api/tables/{table}")["ending"]["reason"] == "time"
    clocks.set -= 10**9
    with opened(tmp_path, now=Walled(clocks)) as again:  # the wall clock is set back meanwhile
        one.client = two.client = again.client
        fresh, three, _ = again.two_at_a_table(terms={"clock": CLOCK})
        third = three.see(fresh)["seat"]
        clocks.pass_by(15)
        again.sweep()
        assert three.get(f"/api/tables/{fresh}")["seats"][third]["clock"] == 285_000
        assert again.runtime.host.tables[fresh].table.rows[0].time > clocks.set + clocks.run


class Walled(Time):
    """The server's time over a clockwork."""

    def __init__(self, clocks: Clockwork) -> None:
        super().__init__()
        self.time = clocks.time()

    def __call__(self) -> int:
        return self.time()

    def at_least(self, time: int) -> None:
        self.time.at_least(time)
