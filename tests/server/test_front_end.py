"""The built front end as a browser loads it, and the words it shows."""

import gzip
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from petteia.core.registry import games
from petteia.core.words import LANGUAGES, fluent_text

from .guests import House, opened

HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    place = tmp_path_factory.mktemp("front_end")
    page = place / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>built</title>")
    (page / "assets" / "index-4f2a.js").write_text("plain()")
    (page / "assets" / "index-4f2a.js.gz").write_bytes(gzip.compress(b"packed()"))
    (page / "icon.svg").write_text("<svg/>")
    (page / "app.webmanifest").write_text("{}")
    (place / "secret.txt").write_text("secret")
    with opened(place / "data", page=page) as house:
        yield house.client


@pytest.mark.parametrize(
    "path",
    ["/", "/table/abc", "/replay/abc", "/rules", "/rules/athens", "/stats", "/learn/athens",
     "/join/abc/def"],
)  # fmt: skip
def test_every_address_a_person_opens_is_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path, headers=HTML)
    assert answer.status_code == 200
    assert "built" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    ["/api/nothing", "/socket", "/assets/old-1234.js", "/metrics/x", "/assets/index-4f2a.js.gz"],
)
def test_what_is_no_page_is_not_found(client: TestClient, path: str) -> None:
    assert client.get(path, headers=HTML).status_code == 404


@pytest.mark.parametrize("path", ["/assets/../../secret.txt", "/%2e%2e/secret.txt", "//secret.txt"])
def test_no_file_beside_the_page_is_given(client: TestClient, path: str) -> None:
    for headers in (HTML, {}):
        assert "secret" not in client.get(path, headers=headers).text


def test_a_program_that_asks_for_no_page_gets_none(client: TestClient) -> None:
    assert client.get("/table/abc", headers={"accept": "application/json"}).status_code == 404
    assert client.get("/", headers={"accept": "*/*"}).status_code == 200
    assert client.post("/table/abc", headers=HTML).status_code == 405


def test_files_have_their_types_and_hashed_ones_are_kept(client: TestClient) -> None:
    plain = client.get("/assets/index-4f2a.js", headers={"accept-encoding": "identity"})
    assert plain.text == "plain()"
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    packed = client.get("/assets/index-4f2a.js", headers={"accept-encoding": "gzip"})
    assert packed.text == "packed()"
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert packed.headers["vary"] == "Accept-Encoding"
    manifest = client.get("/app.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert manifest.headers["cache-control"] == "no-cache"
    assert client.get("/icon.svg").text == "<svg/>"
    assert client.get("/style.css").status_code == 200  # of the page about the API


def test_a_page_that_has_not_changed_is_not_sent_again(client: TestClient) -> None:
    first = client.get("/", headers=HTML)
    again = client.get("/rules", headers=HTML | {"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_game(house: House, language: str) -> None:
    answer = house.client.get(f"/api/words/{language}")
    words = answer.json()
    assert words["language"] == language
    assert "refused-over =" in words["core"]
    assert set(words["games"]) == set(games())
    for text in words["games"].values():
        assert "\nabout = " in f"\n{text}"
    spoken = [
        code
        for code in LANGUAGES
        if fluent_text("petteia.games.agora_lieske", code) in words["games"].values()
    ]
    assert spoken == [language]
    again = house.client.get(
        f"/api/words/{language}", headers={"if-none-match": answer.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert "set-cookie" not in answer.headers


def test_a_language_nobody_has_written(house: House) -> None:
    assert house.client.get("/api/words/grc").status_code == 404
