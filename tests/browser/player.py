"""Somebody who plays on the page, by the list of choices, by the board, or by keyboard."""

import random
import re
from typing import Literal

from playwright.sync_api import Page

Way = Literal["list", "board", "keys", "table"]
MINE = ".prompt.mine"
BUTTONS = ":is([data-bid], [data-bid-any], [data-gift]):not(:disabled)"
TOUCHABLE = f"[data-board] :is(.spot.glow:not([data-id=bid]), {BUTTONS})"
"""What glows on a board; an amount to bid and a gift to choose are buttons of their own."""
READY = f"{MINE}, [data-state=over]"
DRAWN = "[data-board] > *"
"""A game's board is fetched by itself: what can be touched may be told before there is a board."""
COVERED = """card => [...document.querySelectorAll('[data-board] .spot.glow')].filter(spot => {
    const {left, top, width, height} = spot.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).length"""
"""How many glowing spots something lies over."""


def begin(page: Page, game: str, title: str, players: int | None = None) -> None:
    """Open the first page and start a game against bots with one click."""
    page.goto("/")
    card = page.locator("article", has=page.locator(f"[aria-label^='Play now: {title}']"))
    if players is not None:
        card.locator("select").first.select_option(str(players))
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(f"[data-board={game}] > *")


def moves(page: Page) -> int:
    return int(page.locator("[data-state]").get_attribute("data-moves") or 0)


def over(page: Page) -> bool:
    return page.locator("[data-state]").get_attribute("data-state") == "over"


def ready(page: Page) -> bool:
    """Wait for my turn or the end; returns whether there is anything to do."""
    page.wait_for_selector(READY, state="attached")
    page.wait_for_selector(DRAWN, state="attached")
    return not over(page)


def open_list(page: Page) -> None:
    button = page.locator("[aria-controls=choices-list]")
    if button.get_attribute("aria-expanded") != "true":
        button.click()


def close_list(page: Page) -> None:
    """Put the list of moves away: in a low window it lies where log and chat are."""
    button = page.locator("[aria-controls=choices-list]")
    if button.get_attribute("aria-expanded") == "true":
        button.click()


def made(before: int) -> str:
    """Return the selector of a table that has moved on."""
    return f"[data-moves]:not([data-moves='{before}'])"


def settle(page: Page, before: int) -> None:
    """Say yes if asked, and wait until the move is made."""
    page.wait_for_selector(f"[data-confirm], {made(before)}", state="attached")
    confirm = page.locator("[data-confirm]")
    if confirm.count():
        confirm.click()
        page.wait_for_selector(made(before), state="attached")


def by_list(page: Page, rng: random.Random) -> None:
    """Play any choice of the list."""
    before = moves(page)
    open_list(page)
    buttons = page.locator("[data-move]")
    buttons.nth(rng.randrange(buttons.count())).click()
    settle(page, before)


def by_keys(page: Page, rng: random.Random) -> None:
    """Play any choice with the keyboard alone: c for the list, arrows, Enter."""
    before = moves(page)
    page.keyboard.press("c")
    page.wait_for_selector("[data-move]:focus")
    for _ in range(rng.randrange(5)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-confirm]:focus, {made(before)}", state="attached")
    if page.locator("[data-confirm]").count():
        page.keyboard.press("Enter")
        page.wait_for_selector(made(before), state="attached")


def by_board(page: Page, rng: random.Random) -> None:
    """Touch what glows on the board until a move is made."""
    before = moves(page)
    for _ in range(40):
        if page.locator(f"[data-confirm], {made(before)}").count():
            break
        glowing = page.locator(TOUCHABLE)
        count = glowing.count()
        if count == 0:
            page.wait_for_selector(f"[data-confirm], {TOUCHABLE}, {made(before)}", state="attached")
            continue
        glowing.nth(rng.randrange(count)).dispatch_event("click")
    settle(page, before)


def by_table(page: Page, rng: random.Random) -> None:
    """Agora (Ernest): go through places for the drawn card and lay it; buy or pass by touching."""
    before = moves(page)
    lay = page.get_by_role("button", name="Lay it here").first
    if page.locator("[data-board] .spot.glow").count():
        by_board(page, rng)
        return
    for _ in range(1 + rng.randrange(3)):
        page.keyboard.press("n")
    lay.click()
    settle(page, before)


WAYS = {"list": by_list, "keys": by_keys, "board": by_board, "table": by_table}


def play(page: Page, way: Way, seed: int, most: int = 10_000) -> int:
    """Play to the end, or until `most` moves of mine; returns how many were made."""
    rng = random.Random(seed)
    for done in range(most):
        if not ready(page):
            return done
        WAYS[way](page, rng)
    return most


def play_until_told(page: Page, text: str) -> None:
    """Play until the card tells it."""
    rng = random.Random(4)
    for _ in range(200):
        assert ready(page)
        card = page.locator(".happened")
        if card.count() and text in (card.text_content() or ""):
            return
        more = card.get_by_role("button", name=re.compile(r"\d+ more"))
        if more.count():
            more.click()
            if text in (card.text_content() or ""):
                card.get_by_role("button", name="Less").click()
                return
        by_list(page, rng)
    raise AssertionError(f"nobody told: {text}")


def resign(page: Page) -> None:
    """Give up, by the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog [data-yes]").click()
    page.wait_for_selector("[data-state=over]", state="attached")
