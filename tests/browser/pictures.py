"""The pictures of the documents: real pages of a real server, from games kept in the tests."""

import json
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import page_build
from playwright.sync_api import Page
from tests.browser.chromium import DESKTOP, PHONE, Watched, launched
from tests.server.processes import nursery

from petteia.core.match import Match
from petteia.core.registry import games

NAMES = ("Aspasia", "Diokles", "Lysis", "Phryne", "Sokrates")
RECORDS = Path(__file__).parents[1] / "records"
SHOWN = {
    "agora_lieske": ("agora_lieske-4", 3, 0.55),
    "offrandes": ("offrandes-4", 2, 0.62),
    "athens": ("athens-3", 1, 0.6),
    "agora_ernest": ("agora_ernest-4", 0, 0.6),
}
"""For each game a kept file, the number of a game in it and how far it has got."""


EXAMPLES = {
    "agora_lieske": {
        "placing": 351, "market": 332, "exchange": 335, "stoa": 340, "court": 307, "monument": 272,
    },
    "offrandes": {"first-picks": 5, "auctions": 159, "corruption": 153, "sacrifices": 156},
    "athens": {"people": 150, "base": 153, "action": 157, "event": 125},
    "agora_ernest": {"income": 57, "draw": 70, "build": 59, "buy": 60},
}  # fmt: skip
"""For each game the phases that the rules explain with a picture, and how many moves lead there."""

BOARDS = Path(__file__).parents[2] / "frontend" / "src" / "boards"


def kept_game(game: str) -> tuple[dict[str, Any], int]:
    """Return the record that shows a game, and how many of its moves."""
    name, number, part = SHOWN[game]
    record = json.loads((RECORDS / f"{name}.jsonl").read_text().splitlines()[number])
    kept = {key: record[key] for key in ("petteia", "game", "players", "options", "moves")}
    return kept, round(len(kept["moves"]) * part)


def example(game: str) -> bytes:
    """Return the view from which the rules page draws this game's board."""
    kept, moves = kept_game(game)
    match = Match(games()[game], kept["players"], kept["options"])
    for move in kept["moves"][:moves]:
        match.submit(move)
    return msgspec.json.format(msgspec.json.encode(match.view(None)), indent=1) + b"\n"


def show(page: Page, game: str, moves: int | None = None) -> None:
    """Open the replay of a kept game at its moment, or after some moves."""
    kept, move = kept_game(game)
    move = moves or move
    seats = [{"who": "me", "name": name} for name in NAMES[: kept["players"]]]
    made = page.request.post("/api/records", data={"record": kept, "seats": seats}).json()
    page.goto(f"/replay/{made['table']['id']}?move={move}")
    page.wait_for_selector(f"[data-board={game}] *")
    page.wait_for_load_state("networkidle")


def main(place: Path) -> None:
    """Write the examples, build the page with them, and take all pictures."""
    for game in SHOWN:
        (BOARDS / game / "example.json").write_bytes(example(game))
    page_build.build(BOARDS.parents[2])
    place.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, nursery() as nursed, launched() as browser:
        server = nursed.server(Path(data))
        desktop = Watched(browser, server.url, viewport=DESKTOP)
        desktop.page.goto("/")
        desktop.page.wait_for_load_state("networkidle")
        # Who installs Petteia has its own games; the example is here for the tests.
        desktop.page.locator(".games > *").evaluate_all(
            "(cards, ours) => cards.slice(ours).forEach((card) => card.remove())", len(SHOWN)
        )
        desktop.page.screenshot(path=place / "home.png")
        for game in SHOWN:
            show(desktop.page, game)
            desktop.page.screenshot(path=place / f"{game}.png")
            (place / "rules").mkdir(exist_ok=True)
            for phase, moves in EXAMPLES[game].items():
                show(desktop.page, game, moves)
                board = desktop.page.locator(f"[data-board={game}]").first
                path = place / "rules" / f"{game}-{phase}.jpg"
                board.screenshot(path=path, type="jpeg", quality=72)
            print(f"pictures: {game}")
        phone = Watched(browser, server.url, viewport=PHONE, color_scheme="dark", has_touch=True)
        phone.page.goto("/")
        show(phone.page, "offrandes")
        phone.page.screenshot(path=place / "phone.png")
        for watched in (desktop, phone):
            watched.close()
        server.end(signal.SIGTERM)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
