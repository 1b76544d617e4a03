"""Every board on phones, tablets and large screens: text to read, targets to touch, room to see."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.chromium import DESKTOP, PHONE, Arrive
from tests.browser.measure import board_share, small_targets, small_texts
from tests.browser.positions import sit_down

SMALLEST_TEXT = 11
SMALLEST_TARGET = 40
DECISIONS = {
    "agora_lieske": (4, ("place", "exchange", "stoa", "accuse", "verdict", "monument")),
    "offrandes": (5, ("pick", "offer", "bid", "corrupt", "sacrifice")),
    "athens": (4, ("drop", "take", "act", "pay", "put")),
    "agora_ernest": (4, ("build", "buy")),
}
"""For each game the most players, and the prompts that show different parts of its board."""
SCREENS = {
    "phone": PHONE,
    "large-phone": {"width": 390, "height": 844},
    "phone-on-its-side": {"width": 740, "height": 360},
    "tablet": {"width": 820, "height": 1180},
}


def put_news_aside(page: Page) -> None:
    news = page.locator(".happened")
    if news.count():
        page.keyboard.press("Escape")
        expect(news).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", DECISIONS)
def test_text_can_be_read_and_targets_touched(game: str, screen: str, person: Arrive) -> None:
    page = person(viewport=SCREENS[screen], has_touch=True).page
    players, prompts = DECISIONS[game]
    for prompt in prompts:
        sit_down(page, game, players, prompt, 0 if prompt == "pick" else 0.4)
        if prompt == "build":
            page.get_by_role("button", name="next").first.tap()
            expect(page.get_by_role("button", name="Lay it here").first).to_be_enabled()
        assert small_texts(page, SMALLEST_TEXT) == [], prompt
        assert small_targets(page, SMALLEST_TARGET) == [], prompt


@pytest.mark.parametrize("game", DECISIONS)
def test_a_phone_on_its_side_is_mostly_board(game: str, person: Arrive) -> None:
    for screen in ({"width": 740, "height": 360}, {"width": 932, "height": 430}):
        page = person(viewport=screen, has_touch=True).page
        players, prompts = DECISIONS[game]
        sit_down(page, game, players, prompts[-1])
        put_news_aside(page)
        assert board_share(page) >= 0.6


@pytest.mark.parametrize("game", ["offrandes", "agora_lieske"])
def test_every_panel_is_whole_beside_the_board(game: str, person: Arrive) -> None:
    page = person(viewport=DESKTOP).page
    players, prompts = DECISIONS[game]
    sit_down(page, game, players, prompts[2])
    page.locator("[aria-controls=choices-list]").click()
    list_of_moves = page.locator("#choices-list").bounding_box()
    assert list_of_moves is not None
    assert list_of_moves["height"] >= 70
    panels = page.locator(".players > li")
    assert panels.count() == players
    for panel in panels.all():
        expect(panel).to_be_in_viewport(ratio=1)
    box = page.locator(".players").evaluate("all => all.scrollHeight <= all.clientHeight")
    assert box


WIDTHS = """() => [...document.querySelectorAll("[data-board] .ladder")].map(
    (ladder) => ladder.getBoundingClientRect().width)"""


@pytest.mark.parametrize("wide", [820, 1024, 1180, 1366])
def test_a_ladder_is_as_wide_as_a_finger_and_nothing_is_cut(wide: int, person: Arrive) -> None:
    page = person(viewport={"width": wide, "height": 820}, has_touch=True).page
    sit_down(page, "offrandes", 5, "bid")
    assert min(page.evaluate(WIDTHS)) >= 44
    for part in page.locator("[data-board] section :is(.bidder, .altar, .tile)").all():
        cut = part.evaluate(
            """part => {
                const {left, right} = part.getBoundingClientRect();
                const frame = part.closest("section").getBoundingClientRect();
                return left < frame.left - 1 || right > frame.right + 1;
            }"""
        )
        assert not cut, part.inner_text()


def test_the_lot_and_pass_stay_in_sight_while_bidding(person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    sit_down(page, "offrandes", 5, "bid")
    for part in ("altars", "ladders", "stand"):
        page.locator(f"[data-part={part}]").evaluate("part => part.scrollIntoView()")
        expect(page.locator("[data-board] [data-id=pass]")).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-board] .lot .tile").first).to_be_in_viewport(ratio=1)
    head = page.locator("[data-board] .ladder .name").first.bounding_box()
    space = page.locator("[data-board] .ladder .space").first.bounding_box()
    assert head is not None
    assert space is not None
    assert head["y"] < space["y"]


@pytest.mark.parametrize("game", DECISIONS)
def test_a_large_screen_shows_all_larger(game: str, person: Arrive) -> None:
    page = person(viewport=DESKTOP).page
    players, prompts = DECISIONS[game]
    sit_down(page, game, players, prompts[-1])
    sizes = []
    for size in (DESKTOP, {"width": 2560, "height": 1440}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        boxes = [
            page.locator(part).first.bounding_box()
            for part in (".prompt", ".players strong", "[data-board]", "[data-board] .spot")
        ]
        sizes.append([box["height"] for box in boxes if box is not None])
    assert all(large > 1.3 * small for small, large in zip(*sizes, strict=True))
