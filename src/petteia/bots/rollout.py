"""Quick play: moves drawn by how good they look, and what the position then comes to."""

from math import exp

from petteia.bots.heuristic import Heuristic, shares
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY, State

FINE = 1 << 30


def drawn(parts: list[float], rng: Rng) -> int:
    """Return an index, each as likely as its part of 1."""
    rest = rng.below(FINE) / FINE
    for index in range(len(parts)):
        rest -= parts[index]
        if rest < 0.0:
            return index
    return len(parts) - 1


def best_of(rates: list[float], rng: Rng) -> int:
    """Return the index of the best rate; equals are as likely as each other."""
    best = max(rates)
    found = [index for index in range(len(rates)) if rates[index] == best]
    return found[rng.below(len(found))]


def step(state: State, heuristic: Heuristic, rng: Rng, boldness: float) -> None:
    """Play one move: chance by its weights, a seat by how good its moves look.

    A greater boldness also tries what looks worse.
    """
    legal = state.legal()
    if state.actor == CHANCE:
        move = legal[rng.weighted(state.weights())]
    elif len(legal) == 1:
        move = legal[0]
    else:
        rates = heuristic.rates(state, legal)
        move = legal[drawn(shares(rates, heuristic.spread(state) * boldness), rng)]
    state.play(move)


def roll_out(
    state: State, heuristic: Heuristic, rng: Rng, most: int, boldness: float, far: bool = False
) -> None:
    """Play on to a position that is settled (or `far` away), or for so many moves."""
    moves = 0
    while moves < most and state.actor != NOBODY:
        if moves > 0 and (heuristic.far(state) if far else heuristic.settled(state)):
            return
        step(state, heuristic, rng, boldness)
        moves += 1


def judged(state: State, heuristic: Heuristic) -> list[float]:
    """Return every seat's chance to win, from 0 to 1, as the position looks."""
    players = state.players
    worths = [heuristic.worth(state, seat) for seat in range(players)]
    scale = heuristic.scale(state)
    result = []
    for seat in range(players):
        best = -1e9
        for other in range(players):
            if other != seat and worths[other] > best:
                best = worths[other]
        lead = max(min((worths[seat] - best) / scale, 30.0), -30.0)
        result.append(1.0 / (1.0 + exp(-lead)))
    if state.actor == NOBODY:
        places = state.standing()
        winners = 0
        for place in places:
            if place == 1:
                winners += 1
        for seat in range(players):
            won = 1.0 / winners if places[seat] == 1 else 0.0
            result[seat] = 0.9 * won + 0.1 * result[seat]
    return result
