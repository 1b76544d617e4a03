"""The first page: what waits for a player who returns, games for a newcomer, ways out of a game."""

import pytest
from playwright.sync_api import expect
from tests.browser.chromium import Arrive, axe_finds
from tests.browser.player import begin, play, ready, resign
from tests.browser.test_whole_games import GAMES


def test_a_newcomer_sees_the_games_and_one_who_returns_what_waits(person: Arrive) -> None:
    page = person().page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Lost board games")
    expect(page.get_by_role("heading", name="My games")).to_have_count(0)
    begin(page, "agora_lieske", GAMES["agora_lieske"])
    ready(page)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_count(0)
    first = page.locator("main section").first
    expect(first.get_by_role("heading", name="My games")).to_be_visible()
    expect(first.locator("li.waiting")).to_contain_text("your turn")


def test_an_unfinished_game_is_hidden_and_resigned_from_the_list(person: Arrive) -> None:
    page = person().page
    begin(page, "offrandes", GAMES["offrandes"])
    ready(page)
    page.goto("/")
    mine = page.locator("main section").first
    mine.get_by_role("button", name="Hide: Offrandes").click()
    expect(mine.locator("li")).to_have_count(0)
    page.reload()
    expect(mine.locator("li")).to_have_count(0)
    mine.get_by_role("button", name="Show 1 hidden game").click()
    mine.get_by_role("button", name="Resign: Offrandes").click()
    page.keyboard.press("Escape")
    expect(mine.locator("li")).to_have_count(1)
    mine.get_by_role("button", name="Resign: Offrandes").click()
    page.get_by_role("dialog").locator("[data-yes]").click()
    over = page.locator("section", has=page.get_by_role("heading", name="Finished games"))
    expect(over.locator(".result")).to_have_text("3rd of 3")
    page.goto("/stats")
    expect(page.locator("main .result")).to_have_text("3rd of 3")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_table_is_set_up_in_a_dialog_with_all_in_sight(scheme: str, person: Arrive) -> None:
    page = person(color_scheme=scheme).page
    page.goto("/")
    card = page.locator("article", has=page.locator("[aria-label^='Play now: Athens']"))
    card.get_by_role("button", name="Play with friends").click()
    dialog = page.get_by_role("dialog")
    for field in dialog.locator("select, input").all():
        expect(field).to_be_in_viewport()
    expect(dialog.get_by_role("combobox").first).to_be_focused()
    assert axe_finds(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(card.get_by_role("button", name="Play with friends")).to_be_focused()


def test_the_list_tells_how_a_game_ended(person: Arrive) -> None:
    page = person().page
    begin(page, "agora_lieske", GAMES["agora_lieske"], 2)
    play(page, "list", 3, most=1)
    resign(page)
    page.goto("/")
    expect(page.locator(".lists .result")).to_have_text("2nd of 2")
