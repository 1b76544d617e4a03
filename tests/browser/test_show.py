"""What others do is shown act by act, can be skipped, and is said once."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.chromium import DESKTOP, PHONE, Arrive, axe_finds
from tests.browser.player import MINE, made, moves, open_list, ready
from tests.browser.test_whole_games import GAMES

RECORD = """
window.states = [];
(function look() {
    const table = document.querySelector("[data-moves]");
    const state = table && JSON.stringify({
        moves: Number(table.dataset.moves),
        acts: Number(table.dataset.showing ?? 0),
        prompt: document.querySelector(".prompt p")?.innerText.trim(),
        outlined: document.querySelectorAll("[data-board] [data-changed], .acted").length,
    });
    if (state && state !== window.states.at(-1)) window.states.push(state);
    requestAnimationFrame(look);
})();
"""
"""Notes in every frame that is painted what the table shows."""
BID = re.compile(r"\bbid\b", re.IGNORECASE)
NEXT = """before => {
    const {showing, moves} = document.querySelector("[data-moves]").dataset;
    if (showing) return "show";
    return Number(moves) > before && document.querySelector(".prompt.mine") ? "mine" : "";
}"""
"""What comes after my act: a show, or my own turn again."""
SKIP = """async (how) => {
    const painted = () => new Promise(requestAnimationFrame);
    await painted();
    const begun = performance.now();
    if (how === "click") document.querySelector("[data-board]").click();
    else if (how === "button") document.querySelector(".prompt .skip").click();
    else document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", {key: how, bubbles: true, cancelable: true}));
    let frames = 0;
    while (!document.querySelector(".prompt.mine")) { await painted(); frames += 1; }
    return {frames, ms: performance.now() - begun};
}"""
"""Skips the show; returns how many frames were painted until it was my turn."""


def against_bots(page: Page, game: str, strength: str, bots: int) -> str:
    """Sit down with bots; returns the table's id."""
    page.goto("/")
    page.wait_for_selector("main")
    seats = [{"who": "me"}] + [{"who": "bot", "strength": strength}] * bots
    made = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()
    table: str = made["table"]["id"]
    page.goto(f"/table/{table}")
    return table


def act(page: Page, wanted: str | re.Pattern[str] = "") -> int:
    """Make a move from the list; returns how many moves there were before."""
    ready(page)
    open_list(page)
    before = moves(page)
    page.locator("[data-move]").filter(has_text=wanted).first.click()
    return before


def states(page: Page) -> list[Any]:
    return [json.loads(state) for state in page.evaluate("window.states")]


def entries(page: Page, table: str) -> list[Any]:
    """Return the moves of the log, those of chance too."""
    seen = page.request.get(f"/api/tables/{table}/seen?last=0").json()
    return [entry for entry in seen["entries"] if entry["kind"] == "move"]


def bid(page: Page) -> int:
    """Play until I can bid, and bid; returns how many moves there were before."""
    for _ in range(20):
        ready(page)
        open_list(page)
        if page.locator("[data-move]").filter(has_text=BID).count():
            return act(page, BID)
        before = act(page)
        page.wait_for_selector(made(before), state="attached")
    raise AssertionError("nobody let me bid")


def act_until_others_do(page: Page) -> int:
    """Act until somebody else does; returns how many moves there were before my last one."""
    for _ in range(20):
        before = act(page)
        if page.wait_for_function(NEXT, arg=before).json_value() == "show":
            return before
    raise AssertionError("nobody else acts")


def test_every_act_of_four_citizens_is_seen_by_itself(person: Arrive) -> None:
    page = person(speed="normal").page
    table = against_bots(page, "offrandes", "citizen", 4)
    page.evaluate(RECORD)
    for _ in range(3):
        before = bid(page)
        page.wait_for_selector(made(before), state="attached")
        ready(page)
        log = entries(page, table)
        others = [n for n, one in enumerate(log, 1) if n > before + 1 and "seat" in one]
        # A position has the number of the last draw of chance after a seat's move.
        positions = [n - 1 for n in others[1:]] + [len(log)] if others else []
        shown = [state for state in states(page) if state["acts"] and state["moves"] > before]
        assert list(dict.fromkeys(state["moves"] for state in shown)) == positions
        assert all(state["acts"] == 1 and state["prompt"] for state in shown)
        assert all(state["outlined"] for state in shown)


@pytest.mark.parametrize("how", ["click", "button", " ", "Escape"])
def test_a_skip_shows_my_turn_in_the_next_frames(how: str, person: Arrive) -> None:
    page = person(speed="slow").page
    against_bots(page, "offrandes", "novice", 4)
    act_until_others_do(page)
    # Bots have finished when the server waits for me.
    page.wait_for_function("() => document.title.startsWith('●')")
    skipped = page.evaluate(SKIP, how)
    print(f"skip by {how!r}: {skipped['ms']:.0f} ms")
    assert skipped["frames"] <= 2
    expect(page.locator("[data-showing]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_show_can_be_watched_in_every_game(game: str, person: Arrive) -> None:
    page = person(speed="fast").page
    against_bots(page, game, "novice", 2)
    page.evaluate(RECORD)
    for _ in range(3):
        act_until_others_do(page)
    shown = [state["moves"] for state in states(page) if state["acts"]]
    assert shown == sorted(shown)
    assert len(set(shown)) > 2


def test_each_act_is_said_once_and_in_order(person: Arrive) -> None:
    page = person(speed="fast").page
    table = against_bots(page, "offrandes", "novice", 3)
    ready(page)
    page.evaluate(
        """() => {
            window.said = [];
            new MutationObserver(changes => {
                for (const {addedNodes} of changes)
                    for (const node of addedNodes)
                        if (node.nodeType === 1) window.said.push(node.textContent);
            }).observe(document.querySelector("[data-live]"), {childList: true});
        }"""
    )
    before = act_until_others_do(page)
    page.wait_for_selector(MINE)
    said = page.evaluate("window.said")
    told = [entry for entry in entries(page, table)[before:] if entry.get("events")]
    acts = said[-len(told) - 1 : -1]
    assert len(acts) == len(told)
    assert said[-1].startswith("Your turn!")
    assert acts[0].startswith("You ")
    lines = [
        re.sub(r"\xa0×\d+$", "", line) for line in page.locator(".log .text").all_inner_texts()
    ]
    spoken = [line for line in lines if any(line in one for one in acts)]
    at = [next(n for n, one in enumerate(acts) if line in one) for line in spoken[-len(told) :]]
    assert at == sorted(at)


def test_a_table_has_one_live_region_and_a_silent_log(person: Arrive) -> None:
    page = person().page
    against_bots(page, "athens", "novice", 2)
    ready(page)
    live = "[aria-live], [role=log], [role=status], [role=alert]:not(#trouble)"
    assert page.locator(live).evaluate_all("all => all.map(one => one.dataset.live)") == [""]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_during_a_show(size: dict[str, int], person: Arrive) -> None:
    page = person(speed="slow", viewport=size).page
    against_bots(page, "offrandes", "novice", 4)
    act_until_others_do(page)
    assert axe_finds(page) == []
