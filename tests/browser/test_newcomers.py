"""What a newcomer needs: what happened is told, signs are explained, nothing jumps or hides."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.chromium import PHONE, Watched, axe_finds
from tests.browser.player import begin, by_list, moves, open_list, play, ready
from tests.browser.test_whole_games import GAMES

Arrive = Callable[..., Watched]
ROUND = {
    "agora_lieske": ("Turn 2 begins", 2),
    "offrandes": ("Round 2 begins", 3),
    "athens": ("Round 2 begins", 2),
}
"""For each game what the card says when a round has passed, and the players."""
COVERED = """card => [...document.querySelectorAll('[data-board] .spot.glow')].filter(spot => {
    const {left, top, width, height} = spot.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).length"""
SHAPE = "node => { const b = node.getBoundingClientRect(); return [b.top, b.height] }"


def play_until_told(page: Page, text: str) -> None:
    """Play until the card tells it."""
    rng = random.Random(4)
    for _ in range(200):
        assert ready(page)
        card = page.locator(".happened")
        if card.count() and text in card.inner_text():
            return
        by_list(page, rng)
    raise AssertionError(f"nobody told: {text}")


@pytest.mark.parametrize("game", ROUND)
def test_what_happened_stays_until_one_goes_on(game: str, person: Arrive) -> None:
    page = person().page
    text, players = ROUND[game]
    begin(page, game, GAMES[game], players)
    play_until_told(page, text)
    card = page.locator(".happened")
    expect(card).to_be_visible()
    assert card.evaluate("card => card.closest('[aria-live=polite]') !== null")
    assert card.evaluate(COVERED) == 0
    assert card.locator("li").count() > 0
    assert axe_finds(page) == []
    page.get_by_role("button", name="Go on").focus()
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)


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


def test_what_happened_covers_no_choice_at_the_bottom_of_a_phone(person: Arrive) -> None:
    page = person(viewport=PHONE, has_touch=True).page
    begin(page, "agora_lieske", GAMES["agora_lieske"])
    play_until_told(page, "Turn 2 begins")
    page.evaluate("scrollTo(0, 0)")
    card = page.locator(".happened").bounding_box()
    hand = page.locator(".mine .citizens").bounding_box()
    assert card is not None
    assert hand is not None
    assert card["y"] + card["height"] < hand["y"]
    page.get_by_role("button", name="Go on").tap()
    expect(page.locator(".happened")).to_have_count(0)


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
    legend = page.get_by_role("dialog", name="Ce que veulent dire les signes")
    expect(legend).to_contain_text("Barrée : les dés paient cette tuile pour vous.")
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
        page.get_by_role("button", name="I see").click()
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
    expect(page.get_by_role("status").filter(has_text="drawn anew")).to_be_visible()
