"""Every page: on a desktop and on a phone, light and dark, in two languages, for everybody."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect
from tests.browser.chromium import DESKTOP, PHONE, Arrive, axe_finds
from tests.browser.player import begin, play, ready
from tests.browser.test_whole_games import GAMES

RECORDS = Path(__file__).parents[1] / "records"


def a_record(game: str) -> str:
    lines = sorted(RECORDS.glob(f"{game}-*.jsonl"))[0].read_text(encoding="utf-8").splitlines()
    return lines[0]


def replay_of(page: Page, game: str) -> None:
    """Bring a kept game to the server and look at it again."""
    page.goto("/")
    page.get_by_label("Open a record").set_input_files(
        FilePayload(name="game.json", mimeType="application/json", buffer=a_record(game).encode())
    )
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(f"[data-board={game}] > *")


def no_sideways_scrolling(page: Page) -> bool:
    wide: bool = page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )
    return wide


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/rules", "/stats", "/nowhere"])
def test_axe_finds_nothing_serious(path: str, scheme: str, person: Arrive) -> None:
    page = person(color_scheme=scheme).page
    page.goto(path)
    page.wait_for_selector("main")
    page.wait_for_load_state("networkidle")
    assert axe_finds(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_a_table(game: str, scheme: str, person: Arrive) -> None:
    page = person(color_scheme=scheme).page
    begin(page, game, GAMES[game])
    play(page, "list", 7, most=3)
    ready(page)
    assert axe_finds(page) == []


def test_the_menu_closes_by_escape_or_beside_it_and_nothing_else_does(person: Arrive) -> None:
    page = person().page
    begin(page, "agora_lieske", GAMES["agora_lieske"])
    ready(page)
    menu, notice = page.locator("header .menu"), page.locator(".happened")
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.locator(".prompt p").click()
    expect(menu).to_have_count(0)
    page.keyboard.press("Escape")
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_a_desktop_and_a_phone(game: str, person: Arrive) -> None:
    page = person().page
    begin(page, game, GAMES[game])
    ready(page)
    fits: bool = page.evaluate(
        "document.documentElement.scrollHeight <= document.documentElement.clientHeight"
    )
    assert fits
    assert no_sideways_scrolling(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert no_sideways_scrolling(page)


@pytest.mark.parametrize("path", ["/", "/rules/athens", "/stats"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_page_scrolls_sideways(path: str, size: dict[str, int], person: Arrive) -> None:
    page = person(viewport=size).page
    page.goto(path)
    page.wait_for_load_state("networkidle")
    assert no_sideways_scrolling(page)


def test_ratings_begin_with_the_game_that_was_played_last(person: Arrive) -> None:
    page = person().page
    begin(page, "offrandes", GAMES["offrandes"])
    page.goto("/stats")
    expect(page.get_by_role("combobox", name="Game")).to_have_value("offrandes")
    expect(page.get_by_text("No rated games yet.")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_goes_through_the_whole_game(game: str, person: Arrive) -> None:
    page = person().page
    replay_of(page, game)
    total = len(json.loads(a_record(game))["moves"])
    told = page.locator("output")
    expect(told).to_have_text(f"Move 0 of {total}")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(told).to_have_text(f"Move 3 of {total}")
    page.keyboard.press("End")
    expect(told).to_have_text(f"Move {total} of {total}")
    page.keyboard.press("ArrowLeft")
    expect(told).to_have_text(f"Move {total - 1} of {total}")
    page.goto(page.url)  # the address is a link to the moment
    expect(told).to_have_text(f"Move {total - 1} of {total}")
    assert axe_finds(page) == []


def test_play_on_from_a_moment_of_a_replay(person: Arrive) -> None:
    page = person().page
    replay_of(page, "offrandes")
    total = len(json.loads(a_record("offrandes"))["moves"])
    page.keyboard.press("End")
    for _ in range(10):
        page.keyboard.press("ArrowLeft")
    expect(page.locator("output")).to_have_text(f"Move {total - 10} of {total}")
    page.get_by_text("Continue from here").click()
    page.get_by_role("button", name="Continue from move").click()
    page.wait_for_url("**/table/*")
    play(page, "list", 8)
    assert page.locator("section.end").count() == 1


def test_play_on_from_a_game_that_is_still_being_played(person: Arrive) -> None:
    page = person().page
    begin(page, "agora_lieske", GAMES["agora_lieske"])
    ready(page)
    played = page.url
    page.goto(played.replace("/table/", "/replay/"))
    expect(page.locator("output")).to_contain_text("Move 0 of")
    page.get_by_text("Continue from here").click()
    page.get_by_role("button", name="Continue from move 0").click()
    page.wait_for_url(lambda url: "/table/" in url and url != played)
    ready(page)


def test_a_broken_record_is_refused_with_its_reason(person: Arrive) -> None:
    page = person().page
    page.goto("/")
    page.get_by_label("Open a record").set_input_files(
        FilePayload(name="game.json", mimeType="application/json", buffer=b"{not json")
    )
    expect(page.get_by_role("alert")).to_contain_text("could not be read")


@pytest.mark.parametrize(("locale", "day"), [("en-GB", "1 Dec 2026"), ("en-US", "Dec 1, 2026")])
def test_dates_are_written_as_in_the_readers_country(locale: str, day: str, person: Arrive) -> None:
    page = person(locale=locale, timezone_id="UTC").page
    when = int(datetime(2026, 12, 1, 12, tzinfo=UTC).timestamp() * 1000)
    table = {"id": "a", "game": "athens", "state": "over", "names": ["Phryne"], "waiting": False}
    page.route(
        "**/api/me/tables",
        lambda route: route.fulfill(json={"tables": [table | {"updated": when}]}),
    )
    page.route("**/api/tables/a", lambda route: route.fulfill(json={"ending": None}))
    page.goto("/")
    expect(page.locator("time")).to_contain_text(day)


def test_french_by_the_browser_and_by_hand(person: Arrive) -> None:
    page = person(locale="fr-FR").page
    page.goto("/")
    expect(page.get_by_role("button", name="Jouer").first).to_be_visible()
    page.get_by_label("Langue").select_option("en")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_searchable_and_have_an_anchor_per_rule(game: str, person: Arrive) -> None:
    page = person().page
    page.goto(f"/rules/{game}")
    anchors = page.locator("article [id]")
    anchors.first.wait_for(state="attached")
    first = anchors.nth(3).get_attribute("id")
    page.goto(f"/rules/{game}#{first}")
    expect(page.locator("article .shown")).to_be_visible()
    expect(page.get_by_text("✻ marks a reconstructed value")).to_be_visible()
    page.get_by_label("Search the rules").fill("zzz nothing")
    expect(page.get_by_text("0 passages")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_explains_and_suggests(game: str, person: Arrive) -> None:
    page = person().page
    page.goto(f"/learn/{game}")
    page.wait_for_selector("[data-lesson=welcome]")
    page.get_by_role("button", name="Got it").click()
    page.wait_for_selector(".prompt.mine")
    page.wait_for_selector("[data-lesson]")
    page.get_by_role("button", name="Got it").click()
    page.get_by_role("button", name="Suggest a move").click()
    page.get_by_role("button", name="Play this move").click()
    expect(page.locator(".log li").first).to_be_visible()
    page.wait_for_selector("[data-moves]:not([data-moves='0'])", state="attached")


def test_the_fifth_game_is_played_through_the_plain_view(person: Arrive) -> None:
    page = person().page
    begin(page, "astragaloi", "Astragaloi")
    assert play(page, "list", 9) > 0
    assert page.locator("section.end").count() == 1
