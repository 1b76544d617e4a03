"""Rated games under test: played far enough to count, and what came of them."""

from petteia.tables.rating_rules import FEW_MOVES

from .guests import GAME, Guest

LISTED = f"/api/ratings?game={GAME}"


def ratings(guest: Guest) -> dict[str, tuple[int, float]]:
    """Return everybody's number of games and rating."""
    found = guest.get(LISTED)["ratings"]
    return {each["player"]: (each["games"], each["mu"]) for each in found}


def play(table: str, players: list[Guest], moves: int = 2 * FEW_MOVES) -> None:
    """Let people move in turn until each has made enough moves to be rated."""
    for _ in range(moves * 4):
        for guest in players:
            if guest.see(table)["choices"]:
                guest.play(table)
        seen = players[0].see(table)
        made = [e for e in seen["entries"] if e["kind"] == "move" and e.get("seat") is not None]
        seats = {guest.see(table)["seat"] for guest in players}
        if all(sum(e["seat"] == seat for e in made) >= FEW_MOVES for seat in seats):
            return
