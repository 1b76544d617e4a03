"""Who thinks more wins more: counted over games whose seeds are fixed."""

import pytest

from petteia.core.registry import game as named

from .conftest import winners


def won(name: str, players: int, one: str, others: str, games: int) -> float:
    """Return how many games one bot won, on every seat in turn; shared wins are shared."""
    total = 0.0
    for number in range(games):
        names = [others] * players
        names[number % players] = one
        first = winners(named(name), names, number)
        total += (number % players in first) / len(first)
    return total


def test_a_short_search_beats_greedy() -> None:
    assert won("athens", 2, "search:iterations=24", "greedy", 4) >= 3


def test_greedy_beats_a_novice_who_beats_random() -> None:
    assert won("agora_lieske", 2, "Citizen", "Novice", 10) >= 6
    assert won("agora_lieske", 2, "Novice", "random", 6) >= 5


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "players", "iterations", "least"),
    [
        ("agora_ernest", 2, 40, 0.5),
        ("agora_lieske", 2, 300, 0.75),
        ("athens", 2, 300, 0.75),
        ("offrandes", 3, 300, 0.67),
    ],
)
def test_a_search_beats_greedy(name: str, players: int, iterations: int, least: float) -> None:
    games = 4 * players
    assert won(name, players, f"search:iterations={iterations}", "greedy", games) >= least * games
