"""How fast the installed engine is: python bench/engine.py [GAME ...], one line per table size.

Best of several rounds on one core, in processor time, so that other work on the machine disturbs
little. Decisions are moves by seats; chance moves are played, not counted.
"""

import argparse
import random
from collections.abc import Callable
from functools import cache
from time import process_time
from typing import NamedTuple

from petteia import __version__
from petteia.core.compilation import compiled
from petteia.core.game import Game
from petteia.core.playout import NO_LIMIT, playout, random_move
from petteia.core.registry import games
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY, State

SAMPLE = 64
"""Positions from the middle of games on which single calls are measured."""


class Speed(NamedTuple):
    """What one core does at one table."""

    game: str
    players: int
    decisions: float
    """Decisions a second in whole playouts inside the engine."""
    games: float
    """Whole random games a second inside the engine."""
    stepped: float
    """Decisions a second when Python asks for the legal moves, chooses and plays."""
    copy: float
    """Microseconds for a copy in the middle of a game, called from Python."""
    legal: float
    """Microseconds for the legal moves in the middle of a game, called from Python."""


def best(rounds: int, seconds: float, work: Callable[[int], int]) -> tuple[float, float]:
    """Return the most pieces of work a second of several rounds, and calls of `work` a second."""
    most = calls = 0.0
    number = 0
    for _ in range(rounds):
        first, pieces = number, 0
        start = process_time()
        while (passed := process_time() - start) < seconds:
            pieces += work(number)
            number += 1
        if pieces / passed > most:
            most, calls = pieces / passed, (number - first) / passed
    return most, calls


def step_through(state: State, choose: random.Random) -> int:
    """Play a game at random as a caller from Python would; return the decisions."""
    decisions = 0
    while (actor := state.actor) != NOBODY:
        legal = state.legal()
        if actor == CHANCE:
            move = choose.choices(legal, state.weights())[0]
        else:
            move = legal[int(choose.random() * len(legal))]
            decisions += 1
        state.play(move)
    return decisions


@cache
def middle(game: str, players: int) -> list[State]:
    """Return positions from the middle of random games, a seat to move."""
    first = games()[game].new(players)
    found = []
    for seed in range(SAMPLE):
        length = playout(first.copy(), Rng(seed), NO_LIMIT)
        state, rng = first.copy(), Rng(seed)
        playout(state, rng, length // 4 + length * seed // (2 * SAMPLE))
        while state.actor == CHANCE:
            state.play(random_move(state, rng))
        if state.actor != NOBODY:
            found.append(state)
    return found


def measured(game: Game, players: int, seconds: float, rounds: int) -> Speed:
    """Measure one game at one number of players; `seconds` is the length of a round."""
    first = game.new(players)
    choose = random.Random(0)
    states = middle(game.name, players)

    def whole(number: int) -> int:
        return playout(first.copy(), Rng(number), NO_LIMIT)

    def stepped(number: int) -> int:
        return step_through(first.copy(), choose)

    def copies(number: int) -> int:
        for state in states:
            state.copy()
        return len(states)

    def legals(number: int) -> int:
        for state in states:
            state.legal()
        return len(states)

    decisions, a_second = best(rounds, seconds, whole)
    return Speed(
        game.name,
        players,
        decisions,
        a_second,
        best(rounds, seconds, stepped)[0],
        1e6 / best(rounds, seconds / 4, copies)[0],
        1e6 / best(rounds, seconds / 4, legals)[0],
    )


def main() -> None:
    """Measure the named games, or all, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="names of games; all if none is named")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a round")
    parser.add_argument("--rounds", type=int, default=5, help="the best of so many counts")
    asked = parser.parse_args()
    built = "compiled" if compiled() else "interpreted"
    print(f"petteia {__version__} ({built}), one core, best of {asked.rounds}")
    print(
        f"{'game':<14}{'players':>8}{'decisions/s':>14}{'games/s':>10}"
        f"{'stepped/s':>12}{'copy us':>9}{'legal us':>10}"
    )
    for name in asked.games or games():
        game = games()[name]
        for players in game.seats:
            speed = measured(game, players, asked.seconds, asked.rounds)
            print(
                f"{name:<14}{players:>8}{speed.decisions:>14,.0f}{speed.games:>10,.0f}"
                f"{speed.stepped:>12,.0f}{speed.copy:>9.2f}{speed.legal:>10.2f}"
            )


if __name__ == "__main__":
    main()
