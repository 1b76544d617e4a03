"""What a record proves of its chance: whose nonces it has, and that nothing in it was changed."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from petteia.core import fair_chance
from petteia.core.fair_chance import Unfair, commitment, derived_nonce, nonce_hash, round_secret
from petteia.core.match import IllegalMove, Match
from petteia.core.record import Record, read
from petteia.core.registry import game
from petteia.core.state import CHANCE

OF_1_0 = Path(__file__).with_name("chance_of_1_0.jsonl")
"""Records that version 1.0 wrote: one with derived nonces, one with a nonce that a player sent."""
SECRET = "s" * 52
MINE = "m" * 64
PLAYERS = 2


def opening(secret: str, nonces: list[str]) -> list[str]:
    """Return what chance decides before the first player moves."""
    match, seed = Match(game("agora_lieske"), PLAYERS), fair_chance.seed(secret, nonces)
    while match.state.actor == CHANCE:
        text, _ = fair_chance.draw(match, seed, len(match.moves))
        match.submit(text)
    return [str(move) for move in match.moves]


def written(nonce: str = MINE, restarts: int = 0) -> Record:
    """Return the record of a game whose first seat is a player's and whose second is a bot's."""
    secret = round_secret(SECRET, restarts)
    commit = commitment(secret)
    nonces = [nonce, derived_nonce(commit, 1)]
    moves = opening(secret, nonces)
    return Record(
        petteia=1, game="agora_lieske", players=PLAYERS, options={}, moves=moves,
        chance={
            "commit": commit,
            "secret": SECRET,
            "seed": fair_chance.seed(secret, nonces),
            "nonces": nonces,
            "counters": list(range(len(moves))),
            "hashes": [nonce_hash(nonce), None],
            "restarts": [void(number) for number in range(restarts)],
        },
    )  # fmt: skip


def void(number: int) -> dict[str, Any]:
    return {
        "commit": commitment(round_secret(SECRET, number)),
        "hashes": [nonce_hash("x" * 64), nonce_hash("y" * 64)],
        "nonces": ["x" * 64, None],
        "seats": [1],
        "reason": "silent",
    }


def test_a_hashed_nonce_is_the_players_and_any_other_the_servers() -> None:
    verdict = fair_chance.verify(written())
    assert (verdict.origins, verdict.seats("player")) == (["player", "derived"], [0])
    assert (verdict.results, verdict.taken_back) == (6, 0)
    commit = commitment(SECRET)
    assert verdict.seal == fair_chance.seal(commit, [nonce_hash(MINE), None])
    assert verdict.seal != fair_chance.seal(commit, [nonce_hash(MINE), nonce_hash("other")])


def test_records_of_1_0_still_follow_from_their_seed_and_prove_no_more_than_they_can() -> None:
    derived, sent = (record for record in read(OF_1_0) if isinstance(record, Record))
    assert fair_chance.verify(derived).origins == ["derived", "derived"]
    assert fair_chance.verify(sent).origins == ["open", "derived"]


def test_void_rounds_are_part_of_what_a_record_proves() -> None:
    verdict = fair_chance.verify(written(restarts=2))
    assert [restart.reason for restart in verdict.restarts] == ["silent", "silent"]
    assert written(restarts=2).moves != written().moves


def test_chance_that_was_taken_back_is_counted() -> None:
    record = written()
    match, counters = Match(game("agora_lieske"), PLAYERS), [0, 1, 2, 3, 4, 9]
    assert record.chance
    for counter in counters:
        match.submit(fair_chance.draw(match, record.chance["seed"], counter)[0])
    record.moves = [str(move) for move in match.moves]
    record.chance["counters"] = counters
    assert fair_chance.verify(record).taken_back == 4


def set_to(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda chance: chance.__setitem__(key, value)


def in_restart(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda chance: chance["restarts"][0].__setitem__(key, value)


def swap(key: str) -> Callable[[dict[str, Any]], None]:
    return lambda chance: chance[key].reverse()


def swap_all(chance: dict[str, Any]) -> None:
    chance["nonces"].reverse()
    chance["hashes"].reverse()


@pytest.mark.parametrize(
    ("forge", "reason"),
    [
        (set_to("secret", "t" * 52), "not the one that was committed to"),
        (set_to("commit", "0" * 64), "not the one that was committed to"),
        (set_to("seed", "0" * 64), "seed does not follow"),
        (set_to("nonces", ["n" * 64, "n" * 64]), "seed does not follow"),
        (set_to("nonces", [MINE]), "as many nonces"),
        (set_to("hashes", [nonce_hash("n" * 64), None]), "seat 0 is not the one that was hashed"),
        (set_to("hashes", [None]), "as many hashes"),
        (swap("nonces"), "seed does not follow"),
        (swap("hashes"), "seat 1 is not the one that was hashed"),
        (swap_all, "seed does not follow"),
        (swap("restarts"), "void round 1: the secret is not"),
        (lambda chance: chance["restarts"].pop(), "not the one that was committed to"),
        (lambda chance: chance["restarts"].clear(), "not the one that was committed to"),
        (in_restart("commit", "0" * 64), "void round 1: the secret is not"),
        (in_restart("nonces", ["x" * 64]), "as many hashes and nonces"),
        (in_restart("nonces", ["z" * 64, None]), "void round 1: the nonce of seat 0"),
        (in_restart("nonces", ["x" * 64, "y" * 64]), "yet the game did not start"),
        (in_restart("seats", [0]), "blames a seat that revealed"),
        (in_restart("seats", []), "does not say who"),
        (in_restart("seats", [7]), "does not say who"),
        (in_restart("reason", "bored"), "cannot be read"),
        (swap("counters"), "no counter value"),
        (set_to("counters", [1, 2, 3, 4, 5, 6]), "chance gives"),
        (set_to("counters", [0, 0, 2, 3, 4, 5]), "no counter value"),
        (set_to("counters", [0]), "no counter value"),
        (set_to("counters", [0, 1, 2, 3, 4, 5, 6]), "more counter values"),
        (set_to("counters", "x"), "cannot be read"),
    ],
)
def test_whatever_is_changed_is_found(forge: Callable[[dict[str, Any]], None], reason: str) -> None:
    record = written(restarts=2)
    fair_chance.verify(record)
    record.chance = deepcopy(record.chance)
    assert record.chance
    forge(record.chance)
    with pytest.raises(Unfair, match=reason):
        fair_chance.verify(record)


def test_a_changed_result_is_found_and_so_is_a_record_that_says_nothing() -> None:
    record = written()
    record.moves[0] = "* start 1" if record.moves[0] == "* start 0" else "* start 0"
    with pytest.raises(Unfair, match="chance gives"):
        fair_chance.verify(record)
    record = written()
    record.moves.append("0 nonsense")
    with pytest.raises(IllegalMove):
        fair_chance.verify(record)
    record.chance = None
    with pytest.raises(Unfair, match="does not say"):
        fair_chance.verify(record)


TRIES = 1000
TABLES = 40


def ground(wanted: list[str]) -> tuple[str, int]:
    """Return a secret that gives the wanted opening if all nonces are derived, and the tries."""
    for tries in range(TRIES):
        secret = f"{wanted} {tries}"
        commit = commitment(secret)
        nonces = [derived_nonce(commit, seat) for seat in range(PLAYERS)]
        if opening(secret, nonces)[: len(wanted)] == wanted:
            return secret, tries
    pytest.fail("the operator cannot choose even where all nonces are derived")


def test_a_thousand_secrets_choose_an_opening_only_if_no_player_brings_a_nonce() -> None:
    wanted = opening("a dream of the operator", ["", ""])[:4]
    secret, tries = ground(wanted)
    assert tries < TRIES
    commit = commitment(secret)
    hits = 0
    for table in range(TABLES):  # the nonces come after the secret: the operator knew only hashes
        nonces = [nonce_hash(f"player {table}"), derived_nonce(commit, 1)]
        hits += opening(secret, nonces)[: len(wanted)] == wanted
    assert hits <= 2, "the wanted opening comes as seldom as any other"
