"""Around a board: tooltips, keys, a sign that stands for its place, installing, being offline."""

import json
import random

import pytest
from playwright.sync_api import expect
from tests.browser.chromium import DESKTOP, PHONE, Arrive, axe_finds
from tests.browser.player import begin, by_list, moves, ready, settle
from tests.browser.positions import sit_down
from tests.browser.test_whole_games import GAMES


def test_a_tooltip_says_what_it_is_what_it_does_or_why_not(person: Arrive) -> None:
    page = person().page
    sit_down(page, "athens", 4, "act")
    tip = page.get_by_role("tooltip")
    page.locator("[data-board] .spot.glow").first.hover()
    expect(tip.locator(".can").first).to_be_visible()
    page.locator("[data-board] .spot.idle[data-id]").first.hover(force=True)
    expect(tip.locator(".cannot")).to_contain_text("Not possible:")
    expect(tip.locator(".rule")).to_contain_text("Rule A")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.locator("[data-board] .spot.glow").first.focus()
    page.keyboard.press("Tab")
    expect(tip).to_be_visible()
    described = page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert described == tip.get_attribute("id")
    assert axe_finds(page) == []


def test_a_long_press_explains_and_plays_nothing(person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    sit_down(page, "agora_lieske", 4, "place")
    before = moves(page)
    spot = page.locator("[data-board] .citizens .spot.glow").first
    box = spot.bounding_box()
    assert box is not None
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    expect(page.get_by_role("tooltip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".spot.picked")).to_have_count(0)
    assert moves(page) == before


def test_a_dealers_sign_means_his_stall_with_a_citizen_in_hand(person: Arrive) -> None:
    page = person().page
    sit_down(page, "agora_lieske", 4, "place", 0.5)
    before = moves(page)
    page.locator("[data-board] .citizens .spot.glow").first.click()
    stall = page.locator("[data-board] [data-id^=market-].glow").first.get_attribute("data-id")
    assert stall is not None
    page.locator(f"[data-board] [data-id={stall.replace('market', 'dealer')}]").click(force=True)
    settle(page, before)
    assert moves(page) > before


def test_keys_open_rules_hint_legend_and_their_own_list(person: Arrive) -> None:
    page = person().page
    begin(page, "agora_ernest", GAMES["agora_ernest"])
    ready(page)
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keyboard shortcuts")
    for key in ("?", "c", "h", "r", "l", "u", "Esc"):
        expect(listed.locator("kbd", has_text=key).first).to_be_visible()
    assert axe_finds(page) == []
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="What the signs mean")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".box.hint")).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator("article .shown")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_skip_link_is_seen_when_it_has_the_focus(size: dict[str, int], person: Arrive) -> None:
    page = person(viewport=size).page
    page.goto("/")
    page.wait_for_selector("main")
    page.keyboard.press("Tab")
    skip = page.locator(".skip")
    expect(skip).to_be_focused()
    box = skip.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 30
    expect(skip).to_be_in_viewport(ratio=1)


def test_the_page_can_be_installed_and_says_when_it_is_offline(person: Arrive) -> None:
    watched = person()
    watched.expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
    page = watched.page
    page.goto("/")
    page.wait_for_selector("main")
    link = page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = json.loads(page.request.get(link).text())
    for icon in manifest["icons"]:
        found = page.request.get(icon["src"])
        assert found.headers["content-type"] == icon["type"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")
    stored = page.evaluate(
        "async () => (await (await caches.open((await caches.keys())[0])).keys()).map(r => r.url)"
    )
    assert any("/assets/index-" in url for url in stored)
    watched.context.set_offline(True)
    page.goto("/table/none")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    assert axe_finds(page) == []
    watched.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="This table does not exist")).to_be_visible()


def test_a_placement_says_where_it_lies_and_all_that_follows(person: Arrive) -> None:
    page = person().page
    sit_down(page, "agora_ernest", 4, "build")
    page.locator("[data-board] .table").focus()
    spoken = page.locator(".verdict .hidden-words")
    told = set()
    for _ in range(4):
        page.keyboard.press("n")
        expect(spoken).to_contain_text("degrees")
        expect(spoken).to_contain_text("touches")
        told.add(spoken.inner_text())
    assert len(told) > 1


def test_the_guided_game_of_ernest_teaches_to_the_end(person: Arrive) -> None:
    page = person().page
    page.goto("/learn/agora_ernest")
    page.wait_for_selector("[data-board=agora_ernest] > *")
    rng = random.Random(3)
    for _ in range(40):
        if not ready(page) or page.locator("[data-lesson=fire]").count():
            break
        by_list(page, rng)
    for lesson in page.locator("[data-lesson]").all():
        lesson.click()
    read = page.evaluate(
        "localStorage.getItem(Object.keys(localStorage).find(key => key.startsWith('lessons ')))"
    )
    further = [one for one in json.loads(read) if one in ("doors", "alleys", "corner", "fire")]
    assert further == ["doors", "alleys", "corner", "fire"]
