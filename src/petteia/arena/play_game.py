"""One game between bots, from its first move to its record."""

from time import perf_counter
from typing import Any

from msgspec import Struct, to_builtins

from petteia.arena.schedule import ArenaError, Pairing
from petteia.bots import bot
from petteia.core.match import Match
from petteia.core.record import Record
from petteia.core.registry import game as game_named
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY


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
    rng = Rng((seed << 32) + pairing.number)
    thought = [0.0] * len(bots)
    decisions = [0] * len(bots)
    while (actor := match.state.actor) != NOBODY:
        if actor == CHANCE:
            match.draw(rng)
            continue
        drawn = rng.word() << 32 | rng.word()
        start = perf_counter()
        text = bots[actor].choose(match.view(actor), drawn)
        thought[actor] += perf_counter() - start
        decisions[actor] += 1
        if not isinstance(match.submit(text), list):
            raise ArenaError(f"the bot {pairing.bots[actor]} made an illegal move: {text}")
    record = match.record()
    standing = match.standing()
    outcome = Outcome(
        bots=list(pairing.bots),
        number=pairing.number,
        seed=seed,
        places=standing.places or [],  # it is over
        points=standing.points,
        rounds=standing.rounds,
        ending=game.ending(match.state),
        decisions=decisions,
        seconds=[round(seconds, 3) for seconds in thought],
    )
    record.meta = to_builtins(outcome)
    return record
