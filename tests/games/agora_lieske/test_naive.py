"""The engine and a second, naive game written from the rules' text alone agree in every position.

Games that lean to one side reach what random ones rarely do; what each must have reached is
checked too.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.move import name_of
from petteia.core.rng import Rng
from petteia.core.standing_types import Standing
from petteia.core.state import CHANCE, NOBODY, State

from .naive import NaiveAgora
from .scenes import GAME


@dataclass(frozen=True)
class Kind:
    """A kind of game to compare: how often words are chosen, and what must come up by it."""

    name: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    taste: dict[str, int] = field(default_factory=dict)
    reaches: set[str] = field(default_factory=set)
    games: int = 2


HOARD = {"market": 20, "exchange": 0, "stoa": 0, "monument": 0, "pass": 50, "trade": 0}
LEARN = {"market": 3, "stoa": 20, "exchange": 0, "monument": 0, "pass": 0, "guilty": 0}
BUILD = {"market": 6, "monument": 20, "court": 0, "donate": 50, "pass": 0, "stoa": 0}
JUDGE = {"court": 2, "guilty": 50, "stoa": 6, "pass": 0, "monument": 0}
ARGUE = {"court": 3, "stoa": 6, "pass": 0, "monument": 0, "guilty": 0}
UNDO = {"market": 8, "court": 3, "stoa": 10, "exchange": 0, "monument": 0, "guilty": 50, "pass": 0}
MILD = {"court": 2, "stoa": 2, "guilty": 0}


def data(turns: int = 60, **own: dict[str, Any]) -> dict[str, Any]:
    return {"data": {"limits": {"turns": turns}, **own}}


KINDS = [
    Kind("random", 2, games=3),
    Kind(
        "random", 3, {}, {},
        {"a trade that the stock forbids", "a tie in the Court broken",
         "a tie in the Court unbroken", "some of the tied drop out"},
        games=3,
    ),
    Kind("random", 4, games=2),
    Kind("even Stoa", 2, {"stoa_row": "even"}),
    Kind("even Stoa", 3, {"stoa_row": "even"}),
    Kind("even Stoa", 4, {"stoa_row": "even"}),
    Kind(
        "hoarding", 4, data(8), HOARD,
        {"too many cards in a hand", "a large hand at the end", "the last turn there may be",
         "a shortage among several", "a shortage decided by a further citizen",
         "a shortage decided by the space"},
    ),
    Kind(
        "learning", 2, {}, LEARN,
        {"two at the highest rhetoric", "at the Stoa with nothing to learn"},
    ),
    Kind("building", 2, {}, BUILD, {"the top of the Monument", "all demand reshuffled"}),
    Kind("building", 4, {}, BUILD, {"nobody alone has most"}),
    Kind(
        "judging", 3, {}, JUDGE,
        {"the prison full", "prosecutor and judge in one", "a stack is empty",
         "a tie in the jury broken", "a tie in the jury unbroken"},
    ),
    Kind(
        "mild", 2, data(12, rhetoric={"start": 0}, score={"start": 1}), MILD,
        {"nothing but silence in Court, one", "nothing but silence in Court, some",
         "a prosecutor with nothing to lose"},
    ),
    Kind("scarce", 3, data(12, stock={"3": 3}), JUDGE, {"a new dealer cannot thank"}),
    Kind(
        "argued", 4, {}, ARGUE,
        {"a tie in the jury broken by a further citizen"},
        games=4,
    ),
    Kind(
        "undone", 2, data(12, rhetoric={"points": [0, 1, 2]}, stoa={"spaces": {"2": 1}}), UNDO,
        {"the end is near though its cause is gone"},
        games=15,
    ),
    Kind("short", 2, data(1), {}, {"equal scores, parted", "equal scores, shared"}, games=6),
]  # fmt: skip


def compared(kind: Kind, seed: int) -> Counter[str]:
    """Play a game with the engine, let the naive one follow, and return what it noted."""
    match, rng = Match(GAME, kind.players, kind.options), Rng(seed)
    naive = NaiveAgora(kind.players, kind.options)
    try:
        while match.state.actor != NOBODY:
            weights = offered(GAME, match.state)
            agree(match, naive, weights)
            if match.state.actor == CHANCE:
                assert weights == naive.weights()
            else:
                weights = {text: liked(text, kind.taste) for text in weights}
            text = list(weights)[rng.weighted(list(weights.values()))]
            match.submit(text)
            naive.play(text)
        agree(match, naive, {})
        assert naive.over
        result = match.standing()
        wanted = Standing(
            over=True,
            scores=naive.scores(),
            places=naive.places(),
            rounds=naive.rounds,
            points=naive.points(),
        )
        assert result == wanted
    except AssertionError as error:
        raise AssertionError(f"{error}\nafter {match.record().dumps()}") from error
    return naive.noted


def agree(match: Match, naive: NaiveAgora, legal: dict[str, int]) -> None:
    """Compare everything that may be asked at a position."""
    state = match.state
    actor = None if state.actor == NOBODY else name_of(state.actor)
    assert actor == (None if naive.actor is None else str(naive.actor))
    assert set(legal) == naive.legal()
    assert state.round == naive.rounds
    if not any(" place " in text for text in legal):  # placing changes no points
        assert match.standing().points == naive.points()
        assert state.standing() == naive.places()


def offered(game: Game, state: State) -> dict[str, int]:
    """Return the texts of the engine's legal moves, at chance with their weights."""
    texts = [str(game.move(state, number)) for number in state.legal()]
    weights = state.weights() if state.actor == CHANCE else [1] * len(texts)
    return dict(zip(texts, weights, strict=True))


def liked(text: str, taste: dict[str, int]) -> int:
    """Return how gladly a move is chosen; 0 in a taste is hardly ever, not never."""
    liking = 1000
    for word in text.split():
        if word in taste:
            liking = liking * taste[word] if taste[word] else 1
    return liking


@pytest.mark.many
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.name}-{kind.players}")
def test_the_engine_agrees_with_a_naive_game(kind: Kind) -> None:
    noted: Counter[str] = Counter()
    for seed in range(kind.games):
        noted += compared(kind, seed << 32 | kind.players)
    assert kind.reaches <= set(noted)
