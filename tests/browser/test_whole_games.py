"""From opening the page to a finished game against bots, for every game and every way to play."""

from collections.abc import Callable

import pytest
from tests.browser.chromium import PHONE, Watched
from tests.browser.player import Way, begin, over, play

GAMES = {
    "agora_lieske": "Agora (Harald Lieske)",
    "offrandes": "Offrandes",
    "athens": "Athens",
    "agora_ernest": "Agora (James Ernest)",
}


def finish(watched: Watched, game: str, way: Way, seed: int) -> None:
    page = watched.page
    begin(page, game, GAMES[game])
    assert play(page, way, seed) > 3
    assert over(page)
    table = page.locator("section.end table")
    assert table.locator("tbody tr").count() >= 2
    assert page.get_by_role("button", name="Rematch").is_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_the_list_of_choices(game: str, person: Callable[..., Watched]) -> None:
    finish(person(), game, "list", 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(game: str, person: Callable[..., Watched]) -> None:
    finish(person(), game, "keys", 2)


@pytest.mark.parametrize("game", ["agora_lieske", "offrandes", "athens"])
def test_a_whole_game_by_touching_the_board(game: str, person: Callable[..., Watched]) -> None:
    finish(person(viewport=PHONE, has_touch=True), game, "board", 3)


def test_a_whole_game_of_cards_laid_on_the_table(person: Callable[..., Watched]) -> None:
    finish(person(), "agora_ernest", "table", 4)
