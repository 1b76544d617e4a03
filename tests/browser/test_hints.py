"""A hint's mark sits on what to press: whoever presses what is marked makes the move it names."""

import pytest
from playwright.sync_api import Page
from tests.browser.chromium import Arrive
from tests.browser.player import begin, moves, ready
from tests.browser.test_whole_games import GAMES

MARKED = "[data-board] button.hinted:not([disabled])"
HINTS = 6
"""Hints that are followed in each game."""
MOST_TOUCHES = 4
"""Pieces and places that one move touches."""
FOLLOWED = """([moves, element, marked]) =>
    Number(document.querySelector('[data-state]').dataset.moves) > moves
    || !element.classList.contains('hinted') && document.querySelector(marked)"""
"""Whether a press was heard: the move is made, or something else is marked."""


def follow(page: Page) -> tuple[str, str]:
    """Ask for a hint and press what is marked; return the move it names and the one made."""
    with page.expect_response(lambda found: found.url.endswith("/hint")) as answered:
        page.get_by_role("button", name="Hint").click()
    named: str = answered.value.json()["choice"]["text"]
    before = moves(page)
    for _ in range(MOST_TOUCHES):
        if moves(page) > before:
            break
        marked = page.locator(MARKED).first.element_handle()
        marked.click()
        page.wait_for_function(FOLLOWED, arg=[before, marked, MARKED])
    return named, made(page, before)


def made(page: Page, number: int) -> str:
    """Return a move of the game, as the server has it."""
    table = page.url.rpartition("/")[2]
    texts: list[str] = page.evaluate(
        f"fetch('/api/tables/{table}/record').then(answer => answer.json()).then(it => it.moves)"
    )
    return texts[number]


@pytest.mark.parametrize("game", GAMES)
def test_pressing_what_is_marked_makes_the_move_of_the_hint(game: str, person: Arrive) -> None:
    page = person().page
    begin(page, game, GAMES[game])
    for _ in range(HINTS):
        assert ready(page)
        named, played = follow(page)
        assert played == named
