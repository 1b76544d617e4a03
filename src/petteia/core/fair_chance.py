"""Fair chance: results that nobody can choose or predict, and that everybody can check afterwards.

1. The server publishes a commitment: the hash of its secret.
2. Every player sends the hash of a nonce of their own.
3. When all hashes are in, and so everything is fixed, the players reveal their nonces.
4. The seed is a hash of the secret and all nonces; result number n is the keyed hash of n under it.

A player who does not reveal makes the round void: the next one has another secret, derived from the
first, and new hashes. When the game is over, the record publishes the secret, the hashes and the
nonces of all rounds. A seat without a page of its own has a nonce derived from the commitment; such
a nonce proves nothing, because the server could try secrets until it likes what follows.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec

from petteia.core.errors import PetteiaError
from petteia.core.match import IllegalMove, Match
from petteia.core.message import Refusal
from petteia.core.record import Record
from petteia.core.registry import game
from petteia.core.state import CHANCE

BITS = 512
Origin = Literal["player", "open", "derived"]
"""Whose a nonce is: a player's, hashed before it was revealed; a player's, sent openly when sitting
down, as version 1.0 allowed; or derived by the server."""


class Restart(msgspec.Struct, frozen=True, kw_only=True):
    """A round that was void because a nonce was not revealed."""

    commit: str
    hashes: list[str | None]
    """One for each seat; nothing where the nonce is derived."""
    nonces: list[str | None]
    """Those that were revealed."""
    seats: list[int]
    """Whose fault it was."""
    reason: Literal["silent", "left", "new-hash"]
    """No nonce in time, the seat was left, or the nonce was lost and another one hashed."""


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """How the chance results of a finished game were derived: the record's `chance`."""

    commit: str
    """The hash of the secret of the last round, published before any nonce was revealed."""
    secret: str
    """Of the first round; those of later rounds follow from it."""
    seed: str
    """What the last round's secret and nonces give."""
    nonces: list[str]
    """One for each seat."""
    counters: list[int]
    """Which counter value gave each chance move of the record, in order."""
    hashes: list[str | None] = []
    """The hash of each player's nonce; nothing where it is derived. Version 1.0 had none."""
    restarts: list[Restart] = []
    """The rounds before the last."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What a record proves."""

    results: int
    """How many chance results follow from the seed."""
    taken_back: int
    """How many more were drawn and taken back."""
    nonces: list[str]
    origins: list[Origin]
    """Whose each seat's nonce is."""
    seal: str
    restarts: list[Restart]

    def seats(self, origin: Origin) -> list[int]:
        """Return the seats whose nonces have an origin."""
        return [seat for seat, found in enumerate(self.origins) if found == origin]


class Unfair(PetteiaError):  # noqa: N818 - reads as what happened
    """A record whose chance does not follow from its secret and nonces."""


def commitment(secret: str) -> str:
    """Return what is published of a secret before any nonce is revealed."""
    return hashlib.blake2b(secret.encode(), digest_size=32).hexdigest()


def round_secret(secret: str, number: int) -> str:
    """Return the secret of a round, from 0: the operator has no choice left after the first."""
    if number == 0:
        return secret
    key = hashlib.sha256(secret.encode()).digest()
    return hashlib.blake2b(f"round {number}".encode(), key=key, digest_size=32).hexdigest()


def nonce_hash(nonce: str) -> str:
    """Return what a player sends of a nonce before revealing it."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def seal(commit: str, hashes: Sequence[str | None]) -> str:
    """Return one hash of all that is fixed before a nonce is revealed."""
    fixed = "\n".join([commit, *(each or "-" for each in hashes)])
    return hashlib.sha256(fixed.encode()).hexdigest()


def seed(secret: str, nonces: Iterable[str]) -> str:
    """Return the seed that a secret and every seat's nonce give; their lengths are hashed too."""
    digest = hashlib.blake2b(key=hashlib.sha256(secret.encode()).digest(), digest_size=32)
    for nonce in nonces:
        data = nonce.encode()
        digest.update(len(data).to_bytes(4, "big") + data)
    return digest.hexdigest()


def derived_nonce(commit: str, seat: int) -> str:
    """Return the nonce of a seat without a page of its own: fixed by what was published before."""
    return hashlib.blake2b(f"{commit} {seat}".encode(), digest_size=16).hexdigest()


def bots_seed(secret: str, number: int) -> int:
    """Return the seed of a bot's own choices: unpredictable, and the same after a restart."""
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
    number, used = drawn(match, seed, counter)
    return match.text(number), used


def drawn(match: Match, seed: str, counter: int) -> tuple[int, int]:
    """At chance: return the number of the result and the counter value that gave it."""
    state = match.state
    weights = dict(zip(state.legal(), state.weights(), strict=True))
    results = sorted((match.text(number), number) for number in weights)
    rest, used = number_below(sum(weights.values()), seed, counter)
    for _, number in results:
        rest -= weights[number]
        if rest < 0:
            return number, used
    raise ValueError("weights must be positive")


def verify(record: Record) -> Verdict:
    """Check every chance result of a record and return what it proves; Unfair if one fails.

    A counter value may be left out only where moves were taken back: chance that was drawn again
    takes the next value. `verify` cannot see such moves, so it only counts them.
    """
    chance = _chance(record)
    for number, restart in enumerate(chance.restarts):
        _check_restart(record.players, chance.secret, number, restart)
    secret = round_secret(chance.secret, len(chance.restarts))
    if commitment(secret) != chance.commit:
        raise Unfair("the secret is not the one that was committed to")
    if len(chance.nonces) != record.players:
        raise Unfair(f"{record.players} players need as many nonces, not {len(chance.nonces)}")
    if seed(secret, chance.nonces) != chance.seed:
        raise Unfair("the seed does not follow from the secret and the nonces")
    origins = list(_origins(chance, record.players))
    _check_results(record, chance)
    used = chance.counters
    return Verdict(
        results=len(used),
        taken_back=max(used, default=-1) + 1 - len(used),
        nonces=chance.nonces,
        origins=origins,
        seal=seal(chance.commit, _one_each(chance.hashes, record.players)),
        restarts=chance.restarts,
    )


def _origins(chance: Chance, players: int) -> Iterator[Origin]:
    hashes = _one_each(chance.hashes, players)
    for seat, (nonce, hashed) in enumerate(zip(chance.nonces, hashes, strict=True)):
        if hashed is None:
            yield "derived" if nonce == derived_nonce(chance.commit, seat) else "open"
        elif nonce_hash(nonce) != hashed:
            raise Unfair(f"the nonce of seat {seat} is not the one that was hashed")
        else:
            yield "player"


def _one_each(hashes: list[str | None], players: int) -> list[str | None]:
    if hashes and len(hashes) != players:
        raise Unfair(f"{players} players need as many hashes, not {len(hashes)}")
    return hashes or [None] * players


def _check_restart(players: int, secret: str, number: int, restart: Restart) -> None:
    name = f"void round {number + 1}"
    if commitment(round_secret(secret, number)) != restart.commit:
        raise Unfair(f"{name}: the secret is not the one that was committed to")
    if not len(restart.hashes) == len(restart.nonces) == players:
        raise Unfair(f"{name}: {players} players need as many hashes and nonces")
    if not restart.seats or not all(0 <= seat < players for seat in restart.seats):
        raise Unfair(f"{name}: it does not say who made it void")
    missing = set()
    for seat, (hashed, nonce) in enumerate(zip(restart.hashes, restart.nonces, strict=True)):
        if nonce is None and hashed is not None:
            missing.add(seat)
        elif nonce is not None and nonce_hash(nonce) != hashed:
            raise Unfair(f"{name}: the nonce of seat {seat} is not the one that was hashed")
    if not missing:
        raise Unfair(f"{name}: every nonce was revealed, and yet the game did not start")
    if restart.reason != "left" and not missing.issuperset(restart.seats):
        raise Unfair(f"{name}: it blames a seat that revealed its nonce")


def _check_results(record: Record, chance: Chance) -> None:
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
    if next(counters, None) is not None:
        raise Unfair("there are more counter values than chance moves")


def _chance(record: Record) -> Chance:
    raw: dict[str, Any] | None = record.chance
    if raw is None:
        raise Unfair("the record does not say how its chance was drawn")
    try:
        return msgspec.convert(raw, Chance)
    except msgspec.ValidationError as error:
        raise Unfair(f"the record's chance cannot be read: {error}") from error
