"""What a newcomer meets on a phone: one thing to read at a time, and the board stays in sight."""

import itertools
import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.chromium import PHONE, Arrive, axe_finds
from tests.browser.player import (
    COVERED,
    TOUCHABLE,
    begin,
    by_board,
    by_list,
    moves,
    open_list,
    play,
    play_until_told,
    ready,
    resign,
    settle,
)
from tests.browser.test_whole_games import GAMES


def test_what_happened_covers_no_choice_on_a_phone(person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    begin(page, "agora_lieske", GAMES["agora_lieske"])
    play_until_told(page, "Turn 2 begins")
    page.evaluate("scrollTo(0, 0)")
    assert page.locator(".happened").evaluate(COVERED) == 0
    card = page.locator(".happened").bounding_box()
    hand = page.locator(".mine .citizens").bounding_box()
    assert card is not None
    assert hand is not None
    assert card["y"] + card["height"] < hand["y"]
    page.get_by_role("button", name="Continue").tap()
    expect(page.locator(".happened")).to_have_count(0)


@pytest.mark.parametrize("game", ["agora_lieske", "athens"])
def test_a_phone_shows_the_result_with_every_source(game: str, person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    begin(page, game, GAMES[game], 2)
    play(page, "list", 5, most=2)
    ready(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    resign(page)
    expect(page.locator("section.end h2")).to_be_in_viewport()
    cells = page.locator("section.end [data-source]")
    assert cells.count() >= 2 * 4
    for cell in cells.all():
        box = cell.bounding_box()
        assert box is not None
        assert box["width"] > 0
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    assert axe_finds(page) == []


def test_a_phone_keeps_buttons_and_a_way_back_in_reach(person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    begin(page, "agora_lieske", GAMES["agora_lieske"])
    ready(page)
    title = page.locator("header h1")
    assert title.evaluate("title => title.scrollWidth <= title.clientWidth")
    expect(page.locator(".hand .title").first).to_have_text("Cards 0 · at most 9 after the turn")
    prompt = page.locator(".prompt")
    before = prompt.bounding_box()
    page.locator("[data-id=citizen-A]").tap()
    back = prompt.get_by_role("button", name="Start over")
    expect(prompt).to_contain_text("Send a citizen to a place.")
    assert prompt.bounding_box() == before
    assert before is not None
    assert before["height"] < 80
    asked = prompt.locator("p").evaluate("p => p.getClientRects()[0].height")
    assert asked > 10
    back.tap()
    page.evaluate("scrollTo(0, 600)")
    for name in ("Undo", "Hint", "Legend", "Log and rules", "Menu"):
        button = page.get_by_role("button", name=name)
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    page.get_by_role("button", name="Rule L5").tap()
    expect(page.locator("article .shown")).to_be_in_viewport()
    page.get_by_role("button", name="Back to the board").tap()
    expect(page.locator("article")).to_be_hidden()
    assert page.evaluate("scrollY") == 600


def in_sight(page: Page, spots: Locator) -> int:
    """Count what of these lies between the head of a phone and its lower edge."""
    head = page.locator("main > .top").bounding_box()
    assert head is not None
    edges = (head["y"] + head["height"], PHONE["height"])
    boxes = [spot.bounding_box() for spot in spots.all()]
    return sum(box is not None and edges[0] <= box["y"] < edges[1] for box in boxes)


def test_a_phone_reads_one_thing_at_a_time_with_the_board_in_sight(person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    page.goto("/learn/athens")
    page.wait_for_selector("[data-board=athens] *")
    rng = random.Random(1)
    for _ in range(12):
        assert ready(page)
        lessons = 0
        while page.locator("[data-lesson]").count():
            lessons += 1
            assert page.locator(".happened").count() == 0
            box = page.locator("main > .top").bounding_box()
            assert box is not None
            assert box["height"] <= PHONE["height"] * 0.4
            page.get_by_role("button", name="Collapse").tap()
            folded = page.locator(".coach").bounding_box()
            assert folded is not None
            assert folded["height"] < 60
            page.get_by_role("button", name="Expand").tap()
            page.get_by_role("button", name="Got it").tap()
        if lessons and page.locator(".happened").count():
            break  # it waited for the lesson
        by_list(page, rng)
    expect(page.locator(".happened")).to_be_visible()
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".box.hint")).to_be_visible()
    expect(page.locator(".happened")).to_have_count(0)


def test_a_phone_leads_to_what_glows_what_is_meant_and_what_is_opened(person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    begin(page, "athens", GAMES["athens"], 2)
    ready(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    glowing = page.locator("[data-board] .spot.glow")
    assert in_sight(page, glowing) == 0
    there = page.get_by_role("button", name="↑ Highlighted")
    there.tap()
    expect(there).to_have_count(0)
    assert in_sight(page, glowing) > 0
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.get_by_role("button", name="Hint").tap()
    box = page.locator(".box.hint")
    expect(box).to_be_visible()
    expect(page.locator("[data-board] .spot.hinted").first).to_be_in_viewport()
    assert in_sight(page, page.locator("[data-board] .spot.hinted")) > 0
    page.evaluate("scrollTo(0, 0)")
    told, board = box.bounding_box(), page.locator("[data-board]").bounding_box()
    assert told is not None
    assert board is not None
    assert told["y"] + told["height"] <= board["y"]
    box.get_by_role("button", name="Close").tap()
    open_list(page)
    page.locator("[aria-controls=choices-list]").tap()
    page.evaluate("scrollTo(0, document.querySelector('.choices').offsetTop - innerHeight + 60)")
    page.locator("[aria-controls=choices-list]").tap()
    expect(page.locator("#choices-list")).to_be_in_viewport(ratio=1)


IN_SIGHT = f"""async () => {{
    const spots = [...document.querySelectorAll('{TOUCHABLE}')];
    const head = document.querySelector('main > .top').getBoundingClientRect().bottom;
    const shown = spots.filter(spot => {{
        const {{top, bottom}} = spot.getBoundingClientRect();
        return bottom > head && top < innerHeight;
    }});
    await new Promise(drawn => requestAnimationFrame(drawn));
    return shown.length > 0;
}}"""
"""Whether something to touch is at least partly in sight on a phone; asks once a drawn frame."""


@pytest.mark.parametrize("game", ["offrandes", "athens"])
def test_what_i_am_asked_comes_into_sight(game: str, person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    begin(page, game, GAMES[game], 3)
    rng = random.Random(2)
    for _ in range(6):
        assert ready(page)
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        by_board(page, rng)
        assert ready(page)
        expect(page.get_by_role("button", name="Highlighted")).to_have_count(0)
        # wait_for_function polls with eval, which the page's security policy refuses.
        assert any(page.evaluate(IN_SIGHT) for _ in range(600))


def test_i_am_called_you_and_nothing_is_told_twice(person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    page.goto("/")
    page.get_by_role("button", name=re.compile("change your name")).tap()
    page.get_by_role("dialog").get_by_label("Name").fill("Sappho")
    page.get_by_role("dialog").get_by_role("button", name="Save").tap()
    expect(page.get_by_role("button", name="You are Sappho: change your name")).to_be_visible()
    expect(page.get_by_label("Light or dark")).to_contain_text("Theme: system")
    now = page.get_by_role("button", name="Play now").first.bounding_box()
    learn = page.get_by_role("link", name="Learn by playing").first.bounding_box()
    assert now is not None
    assert learn is not None
    assert (now["y"], now["height"]) == (learn["y"], learn["height"])
    begin(page, "athens", GAMES["athens"], 4)
    play(page, "list", 2, most=3)
    ready(page)
    mine = page.locator(".players .own .name")
    expect(mine).to_contain_text("You Sappho")
    tops = page.locator(".players li").evaluate_all("all => all.map(li => li.offsetTop)")
    assert page.locator(".players .own").evaluate("li => li.offsetTop") == min(tops)
    page.get_by_role("button", name="Log and rules").tap()
    lines = page.locator(".log li")
    expect(lines.filter(has_text="You take a").first).to_be_attached()
    assert lines.filter(has_text="Sappho").count() == 0
    told = lines.evaluate_all("all => all.map(li => li.querySelector('.text').textContent)")
    assert len(told) > 10
    assert [one for one, next in itertools.pairwise(told) if one == next] == []


HIDDEN = """(meant) => {
    const table = document.querySelector('[data-board] .table');
    const box = node => node.getBoundingClientRect();
    const frame = box(table);
    const tools = [...table.querySelectorAll('.tool')].map(box);
    const shown = [...table.querySelectorAll(meant)].map(box);
    return [shown.length, shown.filter(one =>
        one.left < frame.left || one.right > frame.right ||
        one.top < frame.top || one.bottom > frame.bottom ||
        tools.some(tool => tool.left < one.right && one.left < tool.right &&
            tool.top < one.bottom && one.top < tool.bottom)).length];
}"""
"""How many of these there are on the table, and how many of them are cut or lie under a button."""


def test_a_phone_comes_near_to_what_is_laid_or_bought(person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    begin(page, "agora_ernest", GAMES["agora_ernest"], 2)
    ready(page)
    lay = page.get_by_role("button", name="Lay it here").first
    for way in ("next", "next", "next", "previous", "Hint"):
        page.get_by_role("button", name=way).first.tap()
        expect(lay).to_be_enabled()
        assert page.evaluate(HIDDEN, ".held .body") == [1, 0]
    before = moves(page)
    lay.tap()
    settle(page, before)
    page.get_by_role("button", name="Buy nothing").wait_for()
    count, hidden = page.evaluate(HIDDEN, ".spot.glow")
    assert hidden < count
    sale = page.get_by_role("list", name="Shops for sale").locator("[data-id]").last
    shop = sale.get_attribute("data-id")
    sale.tap()
    assert page.evaluate(HIDDEN, f"[data-id='{shop}']") == [1, 0]


def test_a_tap_turns_by_a_quarter_along_the_grid_and_by_less_without_it(person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    begin(page, "agora_ernest", GAMES["agora_ernest"], 2)
    ready(page)
    page.get_by_role("button", name="Snap to the grid").tap()
    page.locator("[data-board] .table > svg").tap()

    def angle() -> int:
        turned = page.locator(".held > g").first.get_attribute("transform") or ""
        return -round(float(re.findall(r"rotate\((.*?)\)", turned)[0])) % 360

    before = angle()
    page.get_by_role("button", name="Turn left").tap()
    assert (angle() - before) % 360 == 15
    page.get_by_role("button", name="Turn right").tap()
    assert angle() == before
    page.get_by_role("button", name="next").tap()
    before = angle()
    page.get_by_role("button", name="Snap to the grid").tap()
    page.get_by_role("button", name="Turn left").tap()
    assert (angle() - before) % 360 == 90


def test_a_finger_asks_before_it_buys_and_a_closed_hint_takes_its_card_back(person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True, is_mobile=True).page
    begin(page, "agora_ernest", GAMES["agora_ernest"], 2)
    ready(page)
    lay = page.get_by_role("button", name="Lay it here").first
    page.get_by_role("button", name="Hint").tap()
    expect(lay).to_be_enabled()
    page.locator(".box.hint").get_by_role("button", name="Close").tap()
    expect(lay).to_be_disabled()
    page.get_by_role("button", name="next").first.tap()
    lay.tap()
    sale = page.get_by_role("list", name="Shops for sale").locator("[data-id]").first
    sale.tap()
    before = moves(page)
    expect(page.locator(".answers .box")).to_contain_text("Click again to buy it.")
    expect(page.locator(".prompt")).to_contain_text("Buy one unowned shop, or nothing.")
    assert moves(page) == before
    sale.tap()
    settle(page, before)
    page.get_by_role("button", name="Log and rules").tap()
    expect(page.locator(".log li").filter(has_text=re.compile("You buy [A-D]"))).to_have_count(1)
