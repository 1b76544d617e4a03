"""Several processes behind one port: tables keep to one, and a killed one loses nothing."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest

from petteia.server import run
from petteia.server.processes.metric_sum import summed
from petteia.server.settings import Settings, with_driver

from .crowd import Watch, play_while, seated
from .postgres import cluster
from .processes import ServerProcess, nursery
from .test_never_lost import check, wait_for_acks

PROCESSES = 3
KILLS = 4
ACKS = 20


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with cluster(tmp_path / "postgres") as url, nursery() as servers:
        yield servers.server(tmp_path / "server", url, processes=PROCESSES)


def metrics(server: ServerProcess) -> dict[str, float]:
    found = {}
    for line in httpx2.get(f"{server.url}/metrics").text.splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    return found


def eventually(holds: Callable[[], bool]) -> None:
    for _ in range(1000):
        if holds():
            return
        time.sleep(0.02)
    raise AssertionError("it never came true")


def is_alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_killed_process_is_replaced_and_loses_nothing(server: ServerProcess) -> None:
    database = with_driver(str(server.asked["database"]))
    players = seated([server.url], tables=4, seats=3)
    watch = Watch()

    def trouble() -> None:
        wait_for_acks(watch, ACKS)
        shared = metrics(server)
        assert shared["petteia_sockets"] == len(players)
        assert shared["petteia_handed_over_total"] > 0
        for number in range(KILLS):
            before = server.children()
            assert len(before) == PROCESSES
            os.kill(before[number % PROCESSES], signal.SIGKILL)
            eventually(lambda: len(set(server.children()) - set(before)) == 1)  # noqa: B023
            wait_for_acks(watch, ACKS)

    asyncio.run(play_while(players, watch, trouble))
    assert len(watch.acked) > KILLS * ACKS
    check(database, watch)


def test_the_people_at_a_table_share_a_process(server: ServerProcess) -> None:
    tables = 6
    players = seated([server.url], tables=tables, seats=2)
    server.end(signal.SIGTERM)  # the processes that created them over HTTP forget them
    server.start()
    watch = Watch()

    def look() -> None:
        wait_for_acks(watch, ACKS)
        eventually(lambda: metrics(server)["petteia_followers"] == len(players))
        assert metrics(server)["petteia_tables_in_memory"] == tables

    asyncio.run(play_while(players, watch, look))


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_all_of_them(server: ServerProcess, how: signal.Signals) -> None:
    children = server.children()
    assert len(children) == PROCESSES
    server.end(how)
    assert not any(is_alive(pid) for pid in children)
    log = Path(str(server.asked["log"])).read_text()
    assert log.splitlines()[-1] == "Petteia has stopped"


def test_processes_end_when_their_supervisor_is_killed(server: ServerProcess) -> None:
    children = server.children()
    server.end(signal.SIGKILL)
    eventually(lambda: not any(is_alive(pid) for pid in children))


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(run.ServeError, match="PostgreSQL"):
        run.serve(settings=Settings(data=tmp_path), processes=2)


def test_metrics_are_added_up() -> None:
    one = b"# HELP a_total x\n# TYPE a_total counter\na_total 2.0\n"
    two = b'# HELP a_total x\n# TYPE a_total counter\na_total 3.0\n# TYPE b gauge\nb{k="v"} 1.5\n'
    text = summed([one, two]).decode()
    assert "a_total 5.0" in text
    assert 'b{k="v"} 1.5' in text
