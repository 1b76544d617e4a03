"""From options and numbers to the setting of a match; numbers that cannot work are refused."""

from typing import Any

from petteia.core.errors import DataError
from petteia.games.agora_ernest.geometry import CELL_DOORS, CELLS, Ground
from petteia.games.agora_ernest.model import EFFECTS, Setting
from petteia.games.agora_ernest.moves import NAMES, Moves

SMALLEST, LARGEST = 6, 60
"""Sides of a table in cells: room for a card, and numbers that stay exact (G1)."""
FAINTEST, WIDEST = 10, 90
"""White parts of a door in percent: an aligned neighbour covers all of it or nothing."""


def setting(
    players: int, options: dict[str, Any], numbers: dict[str, Any], record: dict[str, Any]
) -> Setting:
    """Return the setting for these options and numbers."""
    faults = _faults(numbers)
    if faults:
        raise DataError(faults)
    s = Setting()
    s.players = players
    s.options = record
    s.letter_starts = options["first_player"] == "letter"
    s.start = numbers["money"]["start"]
    s.goal = numbers["money"]["goal"]
    table = numbers["table"]
    s.ground = Ground(table["wide"], table["high"], numbers["doors"]["white"])
    for card, name in enumerate(NAMES):
        printed = numbers["deck"][name]
        s.effect.append(EFFECTS.index(printed["effect"]))
        s.first_run.append(len(s.circles))
        for cells, circles in zip(printed["shops"], printed["circles"], strict=True):
            s.run_of += [len(s.circles)] * len(cells)
            s.run_cell.append(card * CELLS + cells[0])
            s.run_doors.append(sum(CELL_DOORS[cell] for cell in cells))
            s.circles.append(circles)
    s.first_run.append(len(s.circles))
    s.moves = Moves(players)
    return s


def _faults(numbers: dict[str, Any]) -> list[str]:
    """Say everything that makes these numbers impossible to play with."""
    faults = []
    start, goal = numbers["money"]["start"], numbers["money"]["goal"]
    if goal <= start:
        faults.append(f"money.goal: {goal} is reached with the first {start} coins already")
    for side in ("wide", "high"):
        cells = numbers["table"][side]
        if not SMALLEST <= cells <= LARGEST:
            faults.append(f"table.{side}: from {SMALLEST} to {LARGEST} cells, not {cells}")
    white = numbers["doors"]["white"]
    if not FAINTEST <= white <= WIDEST:
        faults.append(f"doors.white: from {FAINTEST} to {WIDEST} percent, not {white}")
    for name, card in numbers["deck"].items():
        if card["effect"] not in EFFECTS:
            faults.append(f"deck.{name}.effect: one of {', '.join(EFFECTS)}, not {card['effect']}")
        shops = card["shops"]
        if [cell for cells in shops for cell in cells] != list(range(CELLS)) or [] in shops:
            faults.append(f"deck.{name}.shops: runs of the path 0 1 2 3 4, each cell once")
        elif len(card["circles"]) != len(shops) or any(
            circles > len(cells) for cells, circles in zip(shops, card["circles"], strict=False)
        ):
            faults.append(f"deck.{name}.circles: for each shop, at most one for each cell")
    return faults
