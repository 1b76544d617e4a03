"""Settings follow a player; sound is asked for once; the end says who won and can be shared."""

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.chromium import DESKTOP, PHONE, Arrive, axe_finds
from tests.browser.player import by_list, ready, resign
from tests.browser.test_show import against_bots

FOCUSED = "document.activeElement !== document.body"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_settings_are_stored_for_all_devices(scheme: str, person: Arrive) -> None:
    page = person(color_scheme=scheme).page
    page.goto("/settings")
    page.get_by_role("radio", name="Fast").check()
    page.get_by_role("radio", name="No motion").check()
    page.get_by_role("checkbox").check()
    with page.expect_response("**/api/me/preferences") as stored:
        page.get_by_role("radio", name="Large", exact=True).check()
    wanted = {"speed": "fast", "motion": "none", "patterns": True, "board": "large"}
    assert wanted.items() <= stored.value.json()["preferences"].items()
    assert axe_finds(page) == []
    page.evaluate("localStorage.clear()")  # as another device of the same player
    page.reload()
    expect(page.get_by_role("radio", name="Fast")).to_be_checked()
    assert page.locator("html").get_attribute("data-patterns") == "on"


def test_sound_is_asked_for_once_after_the_first_move(person: Arrive) -> None:
    page = person(sound="ask").page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    against_bots(page, "offrandes", "novice", 2)
    ready(page)
    question = page.get_by_role("group", name="Play sounds?")
    assert question.count() == 0
    move(page)
    expect(question).to_be_visible()
    assert not any("/sounds-" in url for url in asked)
    with page.expect_request("**/assets/sounds-*"):
        question.get_by_role("button", name="Sound on").click()
    expect(question).to_have_count(0)


def move(page: Page) -> None:
    """Make a move from the list, and wait for my next turn."""
    by_list(page, random.Random(1))
    ready(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_has_the_focus_is_said_and_can_be_shared(
    size: dict[str, int], person: Arrive
) -> None:
    page = person(viewport=size).page
    against_bots(page, "offrandes", "novice", 2)
    ready(page)
    assert page.evaluate(FOCUSED)
    move(page)
    assert page.evaluate(FOCUSED)
    resign(page)
    end = page.locator("section.end")
    expect(end).to_be_focused()
    expect(page.locator("[data-live] p").last).to_contain_text("You: ")
    assert page.locator(".happened").count() == 0
    assert axe_finds(page) == []
    end.get_by_role("button", name="Share").click()
    picture = end.get_by_role("img", name="Score card")
    expect(picture).to_be_visible()
    picture.evaluate("image => image.decode()")
    assert picture.evaluate("image => image.naturalWidth") == 1200
    end.get_by_role("button", name="Close").click()
    assert page.evaluate(FOCUSED)
