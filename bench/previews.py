"""Previews of Agora (Ernest) on a full table: the last of its 36 cards is held over the others."""

from bench.measure import Work

from petteia.core.game import Game
from petteia.core.playout import random_move
from petteia.core.rng import Rng
from petteia.core.state import NOBODY, State
from petteia.games.agora_ernest.model import BUILDING, IN_DECK, ON_TABLE, Position

TABLES = 8
CARDS_LAID = 35


def endless(game: Game) -> dict[str, object]:
    """Return options with which no card burns or stays away and nobody wins before the last."""
    deck = {card: {"effect": "festival"} for card in game.data.numbers["deck"]}
    return {"data": {"money": {"goal": 100_000}, "deck": deck}}


def full_table(first: State, seed: int) -> Position:
    """Return the position of a random game in which the last card is drawn."""
    state, rng = first.copy(), Rng(seed)
    while state.actor != NOBODY:
        assert isinstance(state, Position)
        if state.step == BUILDING and IN_DECK not in state.where:
            assert state.where.count(ON_TABLE) == CARDS_LAID
            return state
        state.play(random_move(state, rng))
    raise ValueError("the game ended before the last card")


def previews(game: Game, players: int) -> Work:
    """Previews of candidates for the last card, as the screen asks for them."""
    first = game.new(players, endless(game))
    states = [full_table(first, seed) for seed in range(TABLES)]
    tables = [(state, state.legal()) for state in states]
    preview = game.wording.preview
    assert preview is not None

    def work(seed: int) -> tuple[int, int]:
        for state, moves in tables:
            shown = preview(state, moves[seed % len(moves)])
            assert shown.refusal is None
        return len(tables), 0

    return work
