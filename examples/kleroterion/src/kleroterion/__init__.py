"""Kleroterion: a bot that lets lots play on after each of its moves, and makes what won most."""

from petteia.bots import Chooser, Heuristic
from petteia.core.game import Game
from petteia.core.playout import playout
from petteia.core.rng import Rng
from petteia.core.state import State
from petteia.core.view import View


class Kleroterion(Chooser):
    def __init__(self, name: str, game: Game, heuristic: Heuristic, games: float = 8) -> None:
        super().__init__(name, game, heuristic)
        self.games = max(int(games), 1)

    def pick(self, view: View, state: State, legal: list[int], rng: Rng) -> int:
        won = dict.fromkeys(legal, 0.0)
        for _ in range(self.games):
            imagined = self.game.imagine(view, rng)  # it may be so, as far as this seat knows
            for move in legal:
                after = imagined.copy()
                after.play(move)
                playout(after, rng)
                places = after.standing()
                won[move] += (places[state.actor] == 1) / places.count(1)
        return max(legal, key=lambda move: won[move])
