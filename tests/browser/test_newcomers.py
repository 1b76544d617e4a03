"""What a newcomer needs: what happened is told, signs are explained, nothing jumps or hides."""

import math
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.chromium import PHONE, Arrive, axe_finds
from tests.browser.player import (
    COVERED,
    begin,
    moves,
    open_list,
    play,
    play_until_told,
    ready,
    resign,
)
from tests.browser.test_whole_games import GAMES

ROUND = {
    "agora_lieske": ("Turn 2 begins", 2),
    "offrandes": ("Round 2 begins", 3),
    "athens": ("Round 2 begins", 2),
}
"""For each game what the card says when a round has passed, and the players."""
CUT = """names => names.filter(name => {
    const {scrollHeight, clientHeight} = document.querySelector(name);
    return scrollHeight > clientHeight;
})"""
"""Of these parts of the page, those that do not show all they hold."""
SHAPE = "node => { const b = node.getBoundingClientRect(); return [b.top, b.height] }"


@pytest.mark.parametrize("game", ROUND)
def test_what_happened_stays_until_one_goes_on(game: str, person: Arrive) -> None:
    page = person().page
    text, players = ROUND[game]
    begin(page, game, GAMES[game], players)
    play_until_told(page, text)
    card = page.locator(".happened")
    expect(card).to_be_visible()
    assert card.locator("li").count() <= 3
    assert card.evaluate(COVERED) == 0
    assert card.locator("li").count() > 0
    assert axe_finds(page) == []
    more = card.get_by_role("button", name=re.compile(r"\d+ more"))
    if more.count():
        count = int(re.findall(r"\d+", more.inner_text())[0])
        more.click()
        expect(card.locator("li")).to_have_count(3 + count)
    room, needed = card.locator("ul").evaluate("ul => [ul.clientHeight, ul.scrollHeight]")
    assert room == needed or room > 200  # all of them, or a long list that shows that it scrolls
    page.get_by_role("button", name="Continue").focus()
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    page.reload()
    assert ready(page)
    expect(page.locator(".log li").first).to_be_attached()
    assert card.count() == 0


def test_escape_puts_what_happened_aside_and_a_move_brings_the_next(person: Arrive) -> None:
    page = person().page
    begin(page, "agora_lieske", GAMES["agora_lieske"])
    play_until_told(page, "Turn 2 begins")
    page.keyboard.press("Escape")
    expect(page.locator(".happened")).to_have_count(0)
    play(page, "list", 3, most=1)
    ready(page)
    expect(page.locator(".happened")).to_be_visible()
    expect(page.locator(".happened")).not_to_contain_text("Turn 2 begins")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_legend_explains_the_signs_of_a_board(game: str, scheme: str, person: Arrive) -> None:
    page = person(color_scheme=scheme).page
    begin(page, game, GAMES[game])
    page.get_by_role("button", name="Legend").click()
    legend = page.get_by_role("dialog", name="What the signs mean")
    expect(legend).to_be_visible()
    legend.locator("section").nth(2).wait_for()
    assert legend.locator("li").count() > 20
    for line in legend.locator("li").all():
        assert len(line.locator("> span").last.inner_text()) > 2
    assert axe_finds(page) == []
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()


def test_the_legend_speaks_french_and_fits_a_phone(person: Arrive) -> None:
    page = person(viewport=PHONE, locale="fr-FR").page
    page.goto("/learn/athens")
    page.get_by_role("button", name="Légende").click()
    legend = page.get_by_role("dialog", name="Légende des symboles")
    expect(legend).to_contain_text("Barrée : les dés paient cette tuile pour vous.")
    for sign in ("Propylées", "Théâtre de Dionysos", "Joker", "cylindre", "ronds des Agoras"):
        expect(legend).to_contain_text(sign)
    assert legend.evaluate("dialog => dialog.getBoundingClientRect().right <= innerWidth")
    legend.get_by_role("button", name="Fermer").click()
    expect(legend).to_be_hidden()


def shape(page: Page) -> Any:
    return page.locator("[data-board]").evaluate(SHAPE)


@pytest.mark.parametrize("game", GAMES)
def test_lessons_choices_and_answers_leave_the_board_as_it_is(game: str, person: Arrive) -> None:
    page = person().page
    page.goto(f"/learn/{game}")
    page.wait_for_selector("[data-lesson=welcome]")
    page.wait_for_selector(f"[data-board={game}] *")
    before = shape(page)
    while page.locator("[data-lesson]").count():
        assert page.evaluate(CUT, [".coach p", ".players"]) == []
        expect(page.get_by_role("button", name="Got it")).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="Got it").click()
    assert shape(page) == before
    open_list(page)
    assert shape(page) == before
    page.get_by_role("button", name="Suggest a move").click()
    box = page.locator(".box.hint")
    expect(box).to_be_visible()
    assert shape(page) == before
    told = box.bounding_box()
    assert told is not None
    assert told["y"] + told["height"] <= before[0] + 12  # the frame of the board, not its contents


@pytest.mark.parametrize(
    ("game", "own"), [("agora_lieske", ".tableau"), ("athens", ".bottom")], ids=["lieske", "athens"]
)
def test_ones_own_rows_are_seen_whole_beside_the_list(game: str, own: str, person: Arrive) -> None:
    page = person().page
    begin(page, game, GAMES[game])
    ready(page)
    open_list(page)
    rows = page.locator(f"[data-board] {own}").bounding_box()
    board = page.locator("[data-board]").bounding_box()
    assert rows is not None
    assert board is not None
    assert rows["y"] + rows["height"] <= board["y"] + board["height"]


def test_undo_over_chance_says_that_it_is_drawn_anew(person: Arrive) -> None:
    page = person().page
    begin(page, "athens", GAMES["athens"], 2)
    play_until_told(page, "Round 2 begins")
    before = moves(page)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector(f"[data-moves]:not([data-moves='{before}'])", state="attached")
    remark = page.locator(".answer .box").filter(has_text="drawn again")
    expect(remark).to_be_visible()
    folded = page.locator(".log li").filter(has_text=re.compile(r"\d+ moves taken back"))
    expect(folded).to_have_count(1)
    lines = page.locator(".log li").count()
    expect(remark).to_have_count(0)  # it leaves by itself
    page.reload()  # whoever reads the log again finds the same moves folded
    assert ready(page)
    expect(folded).to_have_count(1)
    expect(page.locator(".log li")).to_have_count(lines)


def test_the_end_leaves_the_board_its_room(person: Arrive) -> None:
    page = person().page
    begin(page, "offrandes", GAMES["offrandes"], 3)
    play(page, "list", 5, most=2)
    ready(page)
    resign(page)
    expect(page.locator("section.end")).to_contain_text("You")
    expect(page.locator("section.end")).to_contain_text("resigned.")
    assert page.locator(".happened").count() == 0
    assert page.evaluate(CUT, ["[data-board]"]) == []


def test_leaving_is_asked_first(person: Arrive) -> None:
    page = person().page
    begin(page, "agora_lieske", GAMES["agora_lieske"])
    ready(page)
    for yes in (False, True):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Leave (a bot takes over)").click()
        asked = page.get_by_role("dialog")
        expect(asked).to_contain_text("Leave this game? A bot plays for you")
        asked.locator("[data-yes]" if yes else "button:not([data-yes])").last.click()
        expect(asked).to_have_count(0)
        back = page.get_by_role("button", name="Take my seat back")
        if yes:
            expect(back).to_be_visible()
        else:
            expect(page.locator(".prompt.mine")).to_be_visible()
            expect(back).to_have_count(0)


def test_a_replay_marks_what_changed_and_leads_back(person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    begin(page, "agora_lieske", GAMES["agora_lieske"])
    play_until_told(page, "Turn 2 begins")
    table = page.url
    page.get_by_role("link", name="Show it on the board").tap()
    page.wait_for_url("**/replay/*")
    marked = page.locator("[data-changed]")
    expect(marked.first).to_be_in_viewport()
    expect(page.locator(".said")).to_be_in_viewport()
    page.get_by_role("link", name="Back to the table").tap()
    page.wait_for_url(table)


def test_the_rules_come_before_the_picture_on_a_phone(person: Arrive) -> None:
    page = person(viewport=PHONE).page
    page.goto("/rules/agora_lieske")
    page.wait_for_selector("figure [data-board] *")
    figure = page.locator("figure").bounding_box()
    text = page.locator("article").bounding_box()
    assert figure is not None
    assert text is not None
    assert text["y"] + text["height"] <= figure["y"]


FAILED = ("Failed to load resource", "could not be started", "net::ERR_FAILED")
RELOADED = "sessionStorage.setItem('reloaded', String(Date.now() + 1e9))"
"""A missing part reloads a tab once; after this it has already done so."""


@pytest.mark.parametrize("missing", ["**/api/me", "**/api/words/*", "**/assets/page.en*.js"])
def test_a_page_that_cannot_begin_says_so_and_tries_again(missing: str, person: Arrive) -> None:
    watched = person()
    watched.expected = FAILED
    page = watched.page
    page.add_init_script(RELOADED)
    page.route(missing, lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("Part of the page could not be loaded.")).to_be_visible()
    expect(page.get_by_text("Une partie de la page n’a pas pu être chargée.")).to_be_visible()
    assert axe_finds(page) == []
    page.unroute(missing)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.get_by_text("Part of the page could not be loaded.")).to_be_hidden()


@pytest.mark.parametrize("part", ["Rules", "Board"])
def test_a_part_that_cannot_be_loaded_says_so_and_tries_again(part: str, person: Arrive) -> None:
    watched = person()
    watched.expected = (*FAILED, "dynamically imported module")
    page = watched.page
    page.goto("/")
    page.evaluate(RELOADED)
    missing = f"**/assets/{part}-*.js"
    page.route(missing, lambda route: route.abort())
    page.goto("/rules/agora_lieske")
    told = page.get_by_role("alert").filter(has_text="Part of the page could not be loaded.")
    expect(told).to_be_visible()
    page.unroute(missing)
    told.get_by_role("button", name="Try again").click()
    expect(page.locator("article h1")).to_be_visible()
    page.wait_for_selector("figure [data-board] *")


def test_a_touched_sign_tells_its_name(person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    begin(page, "agora_lieske", GAMES["agora_lieske"])
    ready(page)
    page.keyboard.press("Escape")
    page.locator(".prison h3").tap()
    told = page.locator(".answers .box")
    expect(told).to_contain_text("When the prison is full, this is the last turn of the game.")
    told.get_by_role("button", name="Close").tap()
    expect(told).to_have_count(0)
    page.locator(".players [title^='Monument level']").first.tap()
    expect(told).to_contain_text("Monument level 0")


def test_the_prompt_addresses_me_and_follows_what_i_touch(person: Arrive) -> None:
    page = person().page
    begin(page, "agora_lieske", GAMES["agora_lieske"])
    ready(page)
    prompt = page.locator(".prompt p")
    expect(prompt).to_have_text("Your turn! Send a citizen to a place.")
    page.locator("[data-id=citizen-A]").click()
    expect(prompt).to_contain_text("Send a citizen to a place. Now click a highlighted piece.")
    page.locator(".prompt").get_by_role("button", name="Start over").click()
    expect(prompt).to_have_text("Your turn! Send a citizen to a place.")


def test_a_prompt_of_two_lines_leaves_the_board_where_it_is(person: Arrive) -> None:
    page = person().page
    begin(page, "offrandes", GAMES["offrandes"])
    ready(page)
    before = shape(page)
    page.locator("[data-board] .spot.glow").first.click()
    expect(page.locator(".prompt .next")).to_be_visible()
    assert shape(page) == before
    page.locator(".prompt p").evaluate("p => p.append(' And one word more'.repeat(3))")
    assert page.locator(".prompt p").evaluate("p => p.clientHeight") > 35  # two lines
    assert shape(page) == before


@pytest.mark.parametrize("game", ["agora_lieske", "offrandes", "athens"])
def test_a_hint_is_marked_on_the_board_as_the_legend_says(game: str, person: Arrive) -> None:
    page = person().page
    begin(page, game, GAMES[game])
    ready(page)
    page.get_by_role("button", name="Hint").click()
    marked = page.locator("[data-board] button.spot.hinted")
    expect(marked.first).to_be_visible()
    lines = marked.evaluate_all("all => all.map(spot => getComputedStyle(spot).outlineStyle)")
    assert set(lines) == {"dashed"}


PARTS = ((-1, 0.5), (-1, -0.5), (0, -0.5), (1, -0.5), (1, 0.5))
"""Where the middles of a card's parts lie from its own, its letter upright."""
STEEP, FLAT = math.sin(math.pi / 8), math.cos(math.pi / 8)


def test_shops_are_named_by_card_and_place(person: Arrive) -> None:
    page = person().page
    begin(page, "agora_ernest", GAMES["agora_ernest"])
    ready(page)
    page.keyboard.press("n")
    page.get_by_role("button", name="Lay it here").first.click()
    sale = page.get_by_role("list", name="Shops for sale").locator("[data-id]")
    sale.first.wait_for()
    seen = page.evaluate(
        "fetch(`/api${location.pathname.replace('table', 'tables')}/seen`)\
        .then(answer => answer.json())"
    )
    angles = {card["card"]: card["angle"] / 100 for card in seen["view"]["table"]}
    named = {spot.get_attribute("data-id"): spot.inner_text() for spot in sale.all()}
    assert len(named) > 1
    for shop, text in named.items():
        card, part = str(shop).split(".p")
        x, y = PARTS[int(part)]
        turn = math.radians(angles[card])
        right = x * math.cos(turn) - y * math.sin(turn)
        up = x * math.sin(turn) + y * math.cos(turn)
        side = re.findall(rf"{card} \((.*?)\)", text)[0]
        steep = abs(up / math.hypot(right, up))
        words = [*(["top" if up > 0 else "bottom"] if steep > STEEP else [])]
        words += ["right" if right > 0 else "left"] if steep < FLAT else []
        assert side == " ".join(words)
