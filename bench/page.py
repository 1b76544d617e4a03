"""Times of the page in a real Chromium: cold start to the first move, and a move's answer.

    .venv/bin/python -m bench.page

A server with an empty database is started; each game is opened by a browser with an empty cache.
"""

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page
from tests.browser.chromium import Watched, launched
from tests.browser.player import open_list, ready
from tests.browser.test_whole_games import GAMES
from tests.server.processes import nursery

MOVES = 15


def cold_start(page: Page, game: str, title: str) -> tuple[float, float]:
    """Return seconds from the address to the first page, and from the click to the first move."""
    begun = time.perf_counter()
    page.goto("/")
    button = page.locator(f"[aria-label^='Play now: {title}']")
    button.wait_for()
    shown = time.perf_counter()
    button.click()
    page.wait_for_selector(f"[data-board={game}] *", state="attached")
    ready(page)
    return shown - begun, time.perf_counter() - shown


ANSWER = """() => new Promise((done) => {
    const table = document.querySelector("[data-state]");
    const begun = performance.now();
    new MutationObserver((_, watching) => {
        watching.disconnect();
        requestAnimationFrame(() => done(performance.now() - begun));
    }).observe(table, { attributeFilter: ["data-moves"] });
    document.querySelector("[data-move]").click();
})"""
"""Clicks a choice and measures in the page until the position after it is drawn."""


def answers(page: Page) -> list[float]:
    """Return milliseconds from clicking a choice to the board after it."""
    found: list[float] = []
    for _ in range(MOVES):
        if not ready(page):
            break
        open_list(page)
        page.wait_for_selector("[data-move]:not(:disabled)")
        found.append(page.evaluate(ANSWER))
    return found


def main() -> None:
    """Measure every game."""
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    with tempfile.TemporaryDirectory() as data, nursery() as nursed, launched() as browser:
        server = nursed.server(Path(data), bots=1)
        print(
            f"{'game':14} {'first page':>10} {'to a move':>10} {'cold start':>11} {'an answer':>10}"
        )
        for game, title in GAMES.items():
            person = Watched(browser, server.url)
            page, play = cold_start(person.page, game, title)
            median = statistics.median(answers(person.page))
            times = f"{page:8.2f} s {play:8.2f} s {page + play:9.2f} s {median:7.0f} ms"
            print(f"{game:14} {times}", flush=True)
            person.context.close()


if __name__ == "__main__":
    main()
