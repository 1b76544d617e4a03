from collections.abc import Iterator
from typing import Any

import pytest

from petteia.bots import Bot, bot
from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.registry import games
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY

OURS = ("agora_ernest", "agora_lieske", "astragaloi", "athens", "offrandes")
Decisions = Iterator[tuple[Match, int]]


@pytest.fixture(params=[name for name in OURS if name in games()])
def game(request: pytest.FixtureRequest) -> Game:
    return games()[request.param]


def decisions(game: Game, players: int, seed: int, every: int = 1) -> Decisions:
    """Play at random; stop at some decisions with two or more choices."""
    match, rng, met = Match(game, players), Rng(seed), 0
    while match.state.actor != NOBODY:
        if match.state.actor == CHANCE:
            match.draw(rng)
            continue
        legal = match.state.legal()
        if len(legal) > 1:
            met += 1
            if met % every == 0:
                yield match, match.state.actor
        match.submit(match.game.move(match.state, legal[rng.below(len(legal))]))


def winners(game: Game, names: list[str], seed: int) -> list[int]:
    """Let bots play a game and return who won; every move is checked by the rules."""
    match, rng = Match(game, len(names)), Rng(seed)
    bots: list[Bot] = [bot(name, game) for name in names]
    while (actor := match.state.actor) != NOBODY:
        if actor == CHANCE:
            match.draw(rng)
        else:
            text = bots[actor].choose(match.view(actor), rng.word())
            assert isinstance(match.submit(text), list), text
    places: Any = match.standing().places
    return [seat for seat, place in enumerate(places) if place == 1]
