"""Score cards and the preview of links: for finished games, and only for those who may see them."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from petteia.server.http.link_preview import CARDS, CardCache
from petteia.server.http.score_card import SIZE

from .guests import Guest, House, opened

PAGE = Path(__file__).parents[2] / "src" / "petteia" / "server" / "static" / "page"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[House]:
    """A server with the built page."""
    with opened(tmp_path, page=PAGE) as house:
        yield house


def get(house: House, path: str, guest: Guest | None = None) -> Any:
    headers = {"accept": "text/html", "cookie": guest.cookie if guest else ""}
    return house.client.get(path, headers=headers)


def finished(house: House, name: str = "Menon", **more: Any) -> tuple[str, Guest]:
    """Let somebody give up against a bot; returns the table."""
    guest = house.guest(name)
    made = guest.make(["me", "novice"], **more)
    table = made["table"]["id"]
    assert get(house, f"/card/{table}.png", guest).status_code == 404
    guest.do(table, "resign", seat=0)
    return table, guest


def test_a_finished_public_game_has_a_card_and_a_preview(site: House) -> None:
    table, _ = finished(site, public=True)
    answer = get(site, f"/card/{table}.png")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    with Image.open(BytesIO(answer.content)) as image:
        assert (image.size, image.format) == (SIZE, "PNG")
        assert len(image.getcolors(1 << 20) or []) > 20  # something is drawn
    assert len(answer.content) < 150_000
    page = get(site, f"/table/{table}").text
    assert f'<meta property="og:image" content="http://testserver/card/{table}.png">' in page
    assert "Novice bot won" in page
    assert 'property="og:description"' in page
    assert page.count("</head>") == 1


def test_a_name_cannot_leave_its_tag(site: House) -> None:
    table, _ = finished(site, name='"><script>alert(1)</script>', public=True)
    page = get(site, f"/replay/{table}").text
    assert "og:title" in page
    assert "<script>alert" not in page


@pytest.mark.parametrize("name", ["日本語", "👩\u200d🚀", "محمد", "M" * 40])
def test_names_of_all_scripts_are_drawn(site: House, name: str) -> None:
    table, guest = finished(site, name=name, public=True)
    assert get(site, f"/card/{table}.png?language=fr", guest).status_code == 200


def test_a_game_that_is_not_listed_has_no_preview_and_a_hidden_one_no_card(site: House) -> None:
    unlisted, _ = finished(site)
    assert "og:image" not in get(site, f"/table/{unlisted}").text
    assert get(site, f"/card/{unlisted}.png").status_code == 200  # whoever has the link sees it
    hidden, player = finished(site, public=True, terms={"watch": "nobody"})
    assert "og:image" not in get(site, f"/table/{hidden}").text
    assert get(site, f"/card/{hidden}.png").status_code == 404
    assert get(site, f"/card/{hidden}.png", player).status_code == 200


def test_running_and_unknown_games_have_neither(site: House) -> None:
    running = site.guest().make(["me", "novice"], public=True)["table"]["id"]
    for table in (running, "nowhere", "UPPER", "x" * 30):
        assert get(site, f"/card/{table}.png").status_code == 404
        assert "og:image" not in get(site, f"/table/{table}").text


def test_a_card_is_drawn_once_and_the_cache_is_bounded(site: House, monkeypatch: Any) -> None:
    table, _ = finished(site, public=True)
    first = get(site, f"/card/{table}.png").content
    monkeypatch.setattr("petteia.server.http.score_card.draw", None)
    assert get(site, f"/card/{table}.png").content == first
    cache = CardCache()
    for number in range(CARDS + 5):
        cache.add(b"%d" % number, b"x")
        cache.get(b"0")
    assert len(cache.cards) == CARDS
    assert cache.get(b"0") == b"x"
    assert cache.get(b"1") is None


def test_without_a_built_page_there_is_no_card(house: House) -> None:
    table, guest = finished(house, public=True)
    assert get(house, f"/card/{table}.png", guest).status_code == 404
