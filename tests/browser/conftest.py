"""A server with bots and a browser for all tests of the page; people for each."""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.chromium import Watched, launched, needed
from tests.server.processes import Nursery, ServerProcess, nursery

expect.set_options(timeout=30_000)  # a busy machine may take its time


@pytest.fixture(scope="session")
def nursed() -> Iterator[Nursery]:
    needed()
    with nursery() as found:
        yield found


@pytest.fixture(scope="session")
def server(nursed: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = ServerProcess(nursed, tmp_path_factory.mktemp("server"), bots=1)
    running.start()
    yield running
    if running.pid:
        running.end(signal.SIGKILL)


@pytest.fixture
def own_server(nursed: Nursery, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    running = ServerProcess(nursed, tmp_path, bots=1)
    running.start()
    yield running
    if running.pid:
        running.end(signal.SIGKILL)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as found:
        yield found


@pytest.fixture
def person(
    browser: Browser, server: ServerProcess, pytestconfig: pytest.Config
) -> Iterator[Callable[..., Watched]]:
    """Somebody with a browser of their own; called again, somebody else."""
    people: list[Watched] = []
    latency: int = pytestconfig.getoption("--latency")

    def arrive(url: str = server.url, **options: object) -> Watched:
        people.append(Watched(browser, url, latency, **options))
        return people[-1]

    yield arrive
    for watched in people:
        watched.close()
