"""Tables in the middle of a game: positions of the stored records where a person has to decide."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from petteia.core.match import Match
from petteia.core.registry import games

RECORDS = Path(__file__).parents[1] / "records"


@cache
def _position(game: str, players: int, prompt: str, part: float) -> tuple[str, int]:
    """Return the record up to such a prompt, late enough in a game, and whose decision it is."""
    lines = (RECORDS / f"{game}-{players}.jsonl").read_text(encoding="utf-8").splitlines()
    for line in lines:
        whole = json.loads(line)
        record = {key: whole[key] for key in ("petteia", "game", "players", "options")}
        match = Match(games()[game], players, record["options"])
        moves: list[str] = whole["moves"]
        for done, move in enumerate(moves):
            asked = match.prompt().key == f"prompt-{prompt}"
            if asked and done >= len(moves) * part and len(match.choices()) > 1:
                actor: int = match.state.actor
                return json.dumps(record | {"moves": moves[:done]}), actor
            match.submit(move)
    raise AssertionError(f"no record of {game} with {players} players has the prompt {prompt}")


def sit_down(page: Page, game: str, players: int, prompt: str, part: float = 0.4) -> int:
    """Open a table at such a position, against bots, where it is my turn; returns my seat."""
    record, seat = _position(game, players, prompt, part)
    bot = {"who": "bot", "strength": "novice"}
    seats: list[dict[str, Any]] = [{"who": "me"} if at == seat else bot for at in range(players)]
    made = page.request.post("/api/records", data={"record": json.loads(record), "seats": seats})
    page.goto(f"/table/{made.json()['table']['id']}")
    page.wait_for_selector(".prompt.mine")
    page.wait_for_selector(f"[data-board={game}] > *")
    return seat
