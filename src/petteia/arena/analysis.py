"""What a game turned on: the worth of every choice, and luck told apart from it.

At every decision a search thinks on what the acting seat could know, and estimates the chance to
win of each choice; the loss of the one played is how far it lies below the best. Beside that, the
chance to win of every seat is estimated after every move from the true position: what changes at
moves of chance is luck, what changes at moves of seats is choice.
"""

from collections.abc import Iterator

from msgspec import Struct

from petteia.bots.bot import Searcher
from petteia.bots.heuristic import Heuristic
from petteia.bots.plugins import heuristic
from petteia.bots.rollout import judged, roll_out
from petteia.core.match import Match
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY, State
from petteia.core.view import View

SAMPLES = 12
"""Quick play-outs from which the chance to win at a position is estimated."""
FAR = 60
"""After so many moves a play-out ends, settled or not."""
LEAST = 8
"""How often the search tries the move that was played, at least."""


class Decided(Struct, frozen=True, kw_only=True):
    """One move of the game and what it changed."""

    index: int
    """Of the move in the record, from 0."""
    actor: int | None
    """A seat; nothing for chance."""
    played: str
    chances: list[float]
    """Every seat's chance to win after the move; they sum to 1."""
    change: list[float]
    """By how much the move changed them."""
    choices: dict[str, float] | None = None
    """At decisions: the acting seat's estimated chance by choice, best first."""
    best: str | None = None
    loss: float | None = None
    """How much less the played choice promised than the best one."""
    known: View | None = None
    """At decisions: what the acting seat could know."""


def analysed(match: Match, iterations: int, seed: int = 0) -> Iterator[Decided]:
    """Analyse a match move by move."""
    game, judgement = match.game, heuristic(match.game)
    player = Searcher("analyst", game, judgement, iterations)
    state = game.new(match.state.players, match.options)
    before = win_chances(state, judgement, Rng(seed))
    for index, move in enumerate(match.moves):
        number = state.catalogue().number(move.words, move.actor == CHANCE)
        number = game.rules.canonical(state, number)
        told = known = None
        if move.actor != CHANCE and len(state.legal()) > 1:
            known = game.rules.view(state, move.actor)
            told = _choices(player, known, state, number, Rng((seed << 32) + index))
        state.play(number)
        after = win_chances(state, judgement, Rng((seed << 32) + index))
        change = [round(b - a, 4) for a, b in zip(before, after, strict=True)]
        played = str(move)
        yield Decided(
            index=index,
            actor=None if move.actor == CHANCE else move.actor,
            played=played,
            chances=[round(chance, 4) for chance in after],
            change=change,
            choices=told,
            best=None if told is None else next(iter(told)),
            loss=None if told is None else round(max(told.values()) - told[played], 4),
            known=known,
        )
        before = after


def _choices(
    player: Searcher, known: View, state: State, number: int, rng: Rng
) -> dict[str, float]:
    """Return the estimated chance of each choice, as the acting seat could know it."""
    search = player.searched(known, rng)
    search.insist(number, LEAST)
    found = sorted(search.estimates().items(), key=lambda pair: (-pair[1], pair[0]))
    return {str(player.game.move(state, move)): round(chance, 4) for move, chance in found}


def win_chances(state: State, judgement: Heuristic, rng: Rng) -> list[float]:
    """Return every seat's chance to win from a position, summing to 1."""
    total = [0.0] * state.players
    for _ in range(1 if state.actor == NOBODY else SAMPLES):
        ahead = state.copy()
        roll_out(ahead, judgement, rng, FAR, 1.0)
        for seat, chance in enumerate(judged(ahead, judgement)):
            total[seat] += chance
    whole = sum(total) or 1.0
    return [chance / whole for chance in total]


def luck_and_choice(moves: list[Decided], players: int) -> tuple[list[float], list[float]]:
    """Return what chance and what choices changed in all, by seat."""
    luck, choice = [0.0] * players, [0.0] * players
    for move in moves:
        total = luck if move.actor is None else choice
        for seat, change in enumerate(move.change):
            total[seat] += change
    return luck, choice


def turning_points(moves: list[Decided], count: int = 8) -> list[Decided]:
    """Return the moves that changed the most, in the order they were made."""
    ranked = sorted(moves, key=lambda move: -max(map(abs, move.change)))
    return sorted(ranked[:count], key=lambda move: move.index)
