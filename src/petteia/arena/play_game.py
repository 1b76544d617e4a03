"""The one loop that seats bots: the terminal, `simulate` and tournaments play their games by it."""

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any, Protocol

from msgspec import Struct, to_builtins

from petteia.arena.schedule import Pairing
from petteia.bots import Bot, bot
from petteia.core.errors import BotError
from petteia.core.match import Match
from petteia.core.record import Record
from petteia.core.registry import game as game_named
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY


class Luck(Protocol):
    """Where chance and bots get their random numbers from."""

    def generator(self, moves: int) -> Rng:
        """Return what draws the result of chance after so many moves."""

    def seed(self, moves: int) -> int:
        """Return the seed of a bot that decides after so many moves."""


class OneGenerator:
    """Luck drawn from one generator, move after move."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def generator(self, moves: int) -> Rng:
        """Return the generator."""
        return self.rng

    def seed(self, moves: int) -> int:
        """Return the next 64 random bits."""
        return self.rng.word() << 32 | self.rng.word()


class LuckByMove:
    """Luck that follows from a seed and the number of the move alone: undo does not change it."""

    def __init__(self, seed: int) -> None:
        self.first = seed << 32

    def generator(self, moves: int) -> Rng:
        """Return a generator for this move."""
        return Rng(self.first + moves)

    def seed(self, moves: int) -> int:
        """Return the seed for this move."""
        return self.first + moves


class Turn(Struct, frozen=True):
    """A decision that a bot made."""

    seat: int
    seconds: float
    """How long it thought."""


def turns(
    match: Match, bots: Sequence[Bot], luck: Luck, stop_at: int = NOBODY
) -> Iterator[Turn | None]:
    """Let chance and bots move until the game ends or seat `stop_at` is to move.

    Yields after every move: a bot's decision, or None for chance.
    """
    while (actor := match.state.actor) not in (stop_at, NOBODY):
        moves = len(match.moves)
        if actor == CHANCE:
            match.draw(luck.generator(moves))
            yield None
            continue
        seed = luck.seed(moves)
        start = perf_counter()
        text = bots[actor].choose(match.view(actor), seed)
        seconds = perf_counter() - start
        if not isinstance(match.submit(text), list):
            raise BotError(f"the bot {bots[actor].name} made an illegal move: {text}")
        yield Turn(actor, seconds)


class Outcome(Struct, frozen=True, kw_only=True):
    """What a record's meta says of a game of a tournament; lists are by seat."""

    bots: list[str]
    number: int
    seed: int
    places: list[int]
    points: list[dict[str, int]]
    rounds: int
    ending: str
    decisions: list[int]
    seconds: list[float]


def play(game_name: str, options: dict[str, Any], seed: int, pairing: Pairing) -> Record:
    """Play a game; every move passes the rules, and the record's meta says who played."""
    game = game_named(game_name)
    bots = [bot(name, game) for name in pairing.bots]
    match = Match(game, len(bots), options)
    thought = [0.0] * len(bots)
    decisions = [0] * len(bots)
    for turn in turns(match, bots, OneGenerator(Rng((seed << 32) + pairing.number))):
        if turn is not None:
            thought[turn.seat] += turn.seconds
            decisions[turn.seat] += 1
    record = match.record()
    standing = match.standing()
    outcome = Outcome(
        bots=list(pairing.bots),
        number=pairing.number,
        seed=seed,
        places=standing.places or [],  # it is over
        points=standing.points,
        rounds=standing.rounds,
        ending=game.rules.ending(match.state),
        decisions=decisions,
        seconds=[round(seconds, 3) for seconds in thought],
    )
    record.meta = to_builtins(outcome)
    return record
