"""Fair chance: results nobody can choose or foresee, and everybody can check afterwards.

Before anyone sits the server publishes a commitment to its secret. Every seat brings its own
nonce. The seed is a hash of all of them, so neither the server nor a player can choose it. Result
number n is the keyed hash of n under the seed. When the game is over the secret and the nonces
are published in the record.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from petteia.core.errors import PetteiaError
from petteia.core.match import IllegalMove, Match
from petteia.core.message import Refusal
from petteia.core.record import Record
from petteia.core.registry import game
from petteia.core.state import CHANCE

BITS = 512


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """How the chance results of a finished game were derived: the record's `chance`."""

    commit: str
    """The hash of the secret, known before anyone sat."""
    secret: str
    seed: str
    """What secret and nonces give."""
    nonces: list[str]
    """One for each seat."""
    counters: list[int]
    """Which counter value gave each chance move of the record, in order."""


class Unfair(PetteiaError):  # noqa: N818 - reads as what happened
    """A record whose chance does not follow from its secret and nonces."""


def commitment(secret: str) -> str:
    """Return what is published of a secret before anyone sits."""
    return hashlib.blake2b(secret.encode(), digest_size=32).hexdigest()


def seed(secret: str, nonces: Sequence[str]) -> str:
    """Return the seed that a secret and every seat's nonce give; their lengths are hashed too."""
    digest = hashlib.blake2b(key=hashlib.sha256(secret.encode()).digest(), digest_size=32)
    for nonce in nonces:
        data = nonce.encode()
        digest.update(len(data).to_bytes(4, "big") + data)
    return digest.hexdigest()


def bots_nonce(commit: str, seat: int) -> str:
    """Return the nonce of a seat that no person holds: fixed by what was published before."""
    return hashlib.blake2b(f"{commit} {seat}".encode(), digest_size=16).hexdigest()


def bots_seed(secret: str, number: int) -> int:
    """Return the seed of a bot's own choices: nobody foresees it, and a restart repeats it."""
    digest = hashlib.blake2b(f"bot {number}".encode(), key=secret.encode()[:64], digest_size=8)
    return int.from_bytes(digest.digest(), "big")


def number_below(total: int, seed: str, counter: int) -> tuple[int, int]:
    """Return an unbiased number from 0 to total - 1 and the counter value that gave it."""
    limit = (1 << BITS) - (1 << BITS) % total
    while True:
        digest = hashlib.blake2b(counter.to_bytes(8, "big"), key=bytes.fromhex(seed))
        number = int.from_bytes(digest.digest(), "big")
        if number < limit:
            return number % total, counter
        counter += 1  # a number in the last, incomplete stretch would favour small results


def draw(match: Match, seed: str, counter: int) -> tuple[str, int]:
    """At chance: return the text of the result and the counter value that gave it."""
    state = match.state
    weights = dict(zip(state.legal(), state.weights(), strict=True))
    results = sorted((str(match.game.move(state, number)), number) for number in weights)
    rest, used = number_below(sum(weights.values()), seed, counter)
    for text, number in results:
        rest -= weights[number]
        if rest < 0:
            return text, used
    raise ValueError("weights must be positive")


def verify(record: Record) -> int:
    """Check every chance result of a record and return how many there are; Unfair if one fails.

    A counter value may be left out only where moves were taken back: chance that was drawn again
    takes the next value. `verify` cannot see such moves, so it returns normally; `gaps` tells.
    """
    chance = _chance(record)
    if commitment(chance.secret) != chance.commit:
        raise Unfair("the secret is not the one that was committed to")
    if seed(chance.secret, chance.nonces) != chance.seed:
        raise Unfair("the seed does not follow from the secret and the nonces")
    if len(chance.nonces) != record.players:
        raise Unfair(f"{record.players} players need as many nonces, not {len(chance.nonces)}")
    match = Match(game(record.game), record.players, record.options)
    counters = iter(chance.counters)
    last = -1
    for index, text in enumerate(record.moves):
        if match.state.actor == CHANCE:
            counter = next(counters, -1)
            if counter <= last:
                raise Unfair(f"move {index} “{text}” has no counter value of its own")
            last = counter
            drawn, _ = draw(match, chance.seed, counter)
            if drawn != text:
                raise Unfair(f"move {index} is “{text}”; chance gives “{drawn}”")
        result = match.submit(text)
        if isinstance(result, Refusal):
            raise IllegalMove(index, text, result)
    return len(chance.counters)


def gaps(record: Record) -> list[int]:
    """Return the counter values that were drawn and taken back."""
    used = _chance(record).counters
    return sorted(set(range(max(used, default=-1) + 1)) - set(used))


def _chance(record: Record) -> Chance:
    raw: dict[str, Any] | None = record.chance
    if raw is None:
        raise Unfair("the record does not say how its chance was drawn")
    try:
        return msgspec.convert(raw, Chance)
    except msgspec.ValidationError as error:
        raise Unfair(f"the record's chance cannot be read: {error}") from error
