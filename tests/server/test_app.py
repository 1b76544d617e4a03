"""The server as a browser meets it."""

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from petteia import __version__
from petteia.core.registry import games
from petteia.core.words import Words
from petteia.server.app import STATIC
from petteia.server.http.front_page import front_page
from petteia.server.run import ServeError, address, listen, serve

from .guests import House


@pytest.fixture
def client(house: House) -> TestClient:
    return house.client


def test_the_front_page_lists_every_installed_game(client: TestClient) -> None:
    answer = client.get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert games()
    for game in games().values():
        for text in (game.title, game.designer, game.publisher, str(game.year), game.name):
            assert text in answer.text
        assert Words(game.package).text("about") in answer.text


def test_the_page_loads_only_files_the_server_has(client: TestClient) -> None:
    page = client.get("/").text
    loaded = re.findall(r'(?:href|src)="([^"]*)"', page)
    loaded += re.findall(r'url\("([^"]*)"\)', (STATIC / "style.css").read_text())
    assert "/style.css" in loaded
    for path in loaded:
        assert path.startswith("/")
        assert client.get(path).status_code == 200
    assert "style=" not in page
    assert "<style" not in page
    assert "<script" not in page


@pytest.mark.parametrize("path", ["/", "/health", "/style.css", "/nowhere"])
def test_every_answer_forbids_foreign_content(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    assert headers["content-security-policy"].startswith("default-src 'none';")
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_health(client: TestClient) -> None:
    assert client.get("/health").json() == {"status": "ok", "version": __version__}


def test_what_is_not_there_is_not_found(client: TestClient) -> None:
    assert client.get("/nowhere").status_code == 404
    assert client.get("/../app.py").status_code == 404
    assert client.post("/").status_code == 405


def test_text_of_a_game_is_not_markup() -> None:
    game = replace(next(iter(games().values())), title="<b>&", designer='"<script>"')
    page = front_page([game])
    assert "&lt;b&gt;&amp;" in page
    assert "<script" not in page


def test_no_game_is_said() -> None:
    assert "No game is installed." in front_page([])


def test_a_port_in_use_is_one_clear_line() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServeError, match=rf"^cannot listen on 127.0.0.1 port {port}: [\w ]+$"):
            serve("127.0.0.1", port)


@pytest.mark.parametrize(
    ("host", "port"), [("203.0.113.1", 0), ("127.0.0.1", 70000), ("127.0.0.1", -1)]
)
def test_a_place_that_is_none_is_one_clear_line(host: str, port: int) -> None:
    with pytest.raises(ServeError, match=rf"^cannot listen on {host} port {port}: .+$"):
        serve(host, port)


def test_the_address_is_for_a_browser() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert address(listening) == f"http://localhost:{listening.getsockname()[1]}"
    with socket.socket() as unbound:
        unbound.bind(("127.0.0.2", 0))
        assert address(unbound) == f"http://127.0.0.2:{unbound.getsockname()[1]}"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_server_answers_and_says_that_it_stops(tmp_path: Path, how: signal.Signals) -> None:
    program = (
        "from pathlib import Path; from petteia.server.run import serve; "
        "from petteia.server.settings import Settings; "
        f"serve(port=0, settings=Settings(data=Path({str(tmp_path)!r})))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        said = running.stdout.readline()
        try:
            port = re.search(r"http://localhost:(\d+) ", said)
            assert port is not None, said
            with urllib.request.urlopen(f"http://127.0.0.1:{port[1]}/health", timeout=20) as answer:
                assert answer.status == 200
        finally:
            running.send_signal(how)
        output, errors = running.communicate(timeout=20)
    assert running.returncode == 0
    assert output == "Petteia is stopping\nPetteia has stopped\n"
    assert errors == ""
