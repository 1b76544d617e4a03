"""What a run measured, to be asked by name."""

from typing import Any

OURS = "petteia"
GIN = ("OpenSpiel", "gin_rummy")
EIGHTS = ("OpenSpiel", "crazy_eights(players=4)")
HOLDEM = ("PettingZoo", "texas_holdem_v4", "pettingzoo")
HANABI = ("PettingZoo", "hanabi_v5", "pettingzoo")
PLAYED = ("inside", "stepped", "pettingzoo", "batched")
"""How games are driven, from the inside out."""


class Speeds:
    """Decisions and games a second of every case; 0 for what was not measured."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.found: dict[tuple[str, str, int, str], tuple[float, float]] = {
            (one["project"], one["game"], one["players"], one["how"]): (
                one["decisions"],
                one["games"],
            )
            for one in data["measured"]
        }

    def rows(self) -> list[tuple[str, str, int]]:
        """Return project, game and players of everything, each once."""
        return list(dict.fromkeys(key[:3] for key in self.found))

    def tables(self) -> list[tuple[str, int]]:
        """Return our games with their numbers of players."""
        return [(game, players) for project, game, players in self.rows() if project == OURS]

    def decisions(self, project: str, game: str, players: int, how: str) -> float:
        """Return decisions (or calls) a second of one case."""
        return self.found.get((project, game, players, how), (0.0, 0.0))[0]

    def ours(self, game: str, players: int, how: str) -> float:
        """Return decisions (or calls) a second at one of our tables."""
        return self.decisions(OURS, game, players, how)

    def peer(self, case: tuple[str, str, str]) -> float:
        """Return decisions a second of a peer: project, game and how it is driven."""
        project, game, how = case
        return self.decisions(project, game, 0, how)

    def games(self, project: str, game: str, players: int) -> float:
        """Return whole games a second, driven from as far inside as was measured."""
        for how in PLAYED:
            if (project, game, players, how) in self.found:
                return self.found[project, game, players, how][1]
        return 0.0
