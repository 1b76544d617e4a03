"""Before a game starts its players fix their parts of chance; nobody who comes last can choose."""

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from petteia import wire
from petteia.cli import main
from petteia.core import fair_chance
from petteia.core.record import loads
from petteia.server.admission import MOST_HELD_UP
from petteia.server.settings import Settings
from petteia.tables.command_types import SetUp
from petteia.tables.events import Sat, Started
from petteia.tables.row import About, Row
from petteia.tables.table import Table

from .guests import GAME, Guest, House, opened
from .seated import BareTable
from .test_socket import join, until

LIVE = Settings().reveal_live
NONCES = [f"{letter}" * 64 for letter in "abcdef"]
HASHES = [fair_chance.nonce_hash(nonce) for nonce in NONCES]


def verified(record: Any, tmp_path: Path, *more: str) -> Result:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    return CliRunner().invoke(main, ["verify", str(file), *more])


def seat(hashed: str | None = None, who: str = "me") -> dict[str, Any]:
    return {"who": who} | ({"hash": hashed} if hashed else {})


def made(guest: Guest, *seats: dict[str, Any], **more: Any) -> Any:
    return guest.post("/api/tables", {"game": GAME, "seats": seats, "public": True, **more}, 201)


class Two:
    """Two people at a table, both with hashes: nonces are called for."""

    def __init__(self, house: House, **more: Any) -> None:
        self.house = house
        self.one, self.two = house.guest("Aspasia"), house.guest("Lysias")
        info = made(self.one, seat(HASHES[0]), seat(who="open"), **more)["table"]
        self.id: str = info["id"]
        self.commits = [info["commit"]]
        self.two.do(self.id, "sit", hash=HASHES[1])

    @property
    def info(self) -> Any:
        return self.one.get(f"/api/tables/{self.id}")

    @property
    def kinds(self) -> list[str]:
        return [entry["kind"] for entry in self.one.see(self.id)["entries"]]

    def reveal(self, number: int, nonce: str, status: int = 200) -> Any:
        guest = (self.one, self.two)[number]
        return guest.do(self.id, "reveal", seat=number, nonce=nonce, status=status)

    def over(self) -> Any:
        """End the game and return its record."""
        self.one.do(self.id, "resign", seat=0)
        return self.one.get(f"/api/tables/{self.id}/record")


@pytest.fixture
def two(house: House) -> Two:
    return Two(house)


def test_the_game_starts_when_every_hash_is_in_and_every_nonce_revealed(
    two: Two, tmp_path: Path
) -> None:
    exchange = two.info["nonces"]
    assert (exchange["called"], exchange["owed"], exchange["hashes"]) == (True, [0, 1], HASHES[:2])
    sealed = fair_chance.seal(two.info["commit"], exchange["hashes"])
    two.reveal(0, NONCES[0])
    assert (two.info["state"], two.info["nonces"]["owed"]) == ("open", [1])
    two.reveal(1, NONCES[1])
    assert (two.info["state"], two.info["nonces"]) == ("playing", None)
    assert two.kinds[:6] == ["sit", "sit", "call", "reveal", "reveal", "start"]
    record = two.over()
    assert record["chance"]["commit"] == two.commits[0]
    assert record["chance"]["nonces"] == NONCES[:2]
    told = verified(record, tmp_path, "--nonce", NONCES[0], "--seal", sealed)
    assert told.exit_code == 0
    assert told.stdout.startswith("fair for seat 0 (Aspasia), seat 1 (Lysias): 6 results checked\n")
    assert f"seal: {sealed}" in told.stdout
    for wrong in (("--nonce", NONCES[2]), ("--seal", "0" * 64)):
        assert verified(record, tmp_path, *wrong).exit_code == 1


def test_nobody_learns_a_nonce_before_the_game_is_over(two: Two) -> None:
    two.reveal(0, NONCES[0])
    for guest in (two.one, two.two, two.house.guest("Watcher")):
        for path in ("", "/seen", "/record", "/replay"):
            told = json.dumps(guest.get(f"/api/tables/{two.id}{path}"))
            assert NONCES[0] not in told
    with two.two.socket() as line:
        assert NONCES[0] not in json.dumps(join(line, two.id))
    two.reveal(1, NONCES[1])
    assert NONCES[0] not in json.dumps(two.two.see(two.id))


def test_whoever_sits_last_is_bound_before_any_nonce_is_known(house: House) -> None:
    one, two = house.guest("Aspasia"), house.guest("Lysias")
    table = made(one, seat(HASHES[0]), seat(who="open"))["table"]["id"]
    early = one.do(table, "reveal", seat=0, nonce=NONCES[0], status=409)
    assert early["problem"] == "not-called"
    two.do(table, "sit", hash=HASHES[1])
    two.do(table, "hash", seat=1, hash=HASHES[2])  # another hash makes the round void for all
    exchange = one.get(f"/api/tables/{table}")["nonces"]
    assert (exchange["restarts"], exchange["hashes"]) == (1, [None, HASHES[2]])
    again = two.do(table, "hash", seat=1, hash=HASHES[3], status=409)
    assert again["problem"] == "hash-known"


def test_a_wrong_nonce_is_refused_and_a_second_reveal_does_nothing(two: Two) -> None:
    assert two.reveal(0, NONCES[1], 409)["problem"] == "wrong-nonce"
    two.one.do(two.id, "reveal", seat=1, nonce=NONCES[1], status=403)
    two.one.do(two.id, "reveal", seat=0, nonce="short", status=400)
    assert two.kinds == ["sit", "sit", "call"]
    number = two.reveal(0, NONCES[0])
    assert two.reveal(0, NONCES[0]) == number
    assert two.reveal(0, NONCES[1], 409)["problem"] == "wrong-nonce"
    two.reveal(1, NONCES[1])
    assert two.reveal(0, NONCES[0]) == number
    assert two.reveal(0, NONCES[1], 409)["problem"] == "already-started"
    assert two.kinds.count("reveal") == 2


def test_whoever_does_not_reveal_loses_the_seat_and_the_start_begins_again(
    two: Two, tmp_path: Path
) -> None:
    two.reveal(0, NONCES[0])
    until = two.info["nonces"]["until"]
    assert until == two.house.time.now + LIVE * 1000
    two.house.time.pass_by(LIVE - 1)
    two.house.sweep()
    assert two.info["nonces"]["called"]
    two.house.time.pass_by(1)
    two.house.sweep()
    assert two.kinds == ["sit", "sit", "call", "reveal", "restart", "leave"]
    assert [each["name"] for each in two.info["seats"]] == ["Aspasia", None]
    assert two.info["commit"] != two.commits[0]
    exchange = two.info["nonces"]
    assert (exchange["called"], exchange["owed"], exchange["until"]) == (False, [0], None)
    # A nonce that was revealed is known: it does not count a second time.
    assert two.reveal(0, NONCES[0], 409)["problem"] == "not-called"
    two.one.do(two.id, "hash", seat=0, hash=HASHES[2])
    two.two.do(two.id, "sit", hash=HASHES[3])
    two.reveal(0, NONCES[2])
    two.reveal(1, NONCES[3])
    record = two.over()
    told = verified(record, tmp_path)
    assert told.stdout.startswith("fair for seat 0 (Aspasia), seat 1 (Lysias): 6 results")
    assert "start 1 was void: seat 1 did not reveal a nonce in time" in told.stdout
    assert record["chance"]["restarts"][0]["commit"] == two.commits[0]


def test_leaving_after_the_call_makes_the_round_void_too(two: Two) -> None:
    two.reveal(0, NONCES[0])
    two.two.do(two.id, "leave", seat=1)
    assert two.kinds[-2:] == ["restart", "leave"]
    assert two.info["nonces"]["hashes"] == [None, None]


def test_nobody_makes_the_start_begin_again_without_end(two: Two, house: House) -> None:
    for turn in range(3):
        if turn:
            two.one.do(two.id, "hash", seat=0, hash=HASHES[turn])
            two.two.do(two.id, "sit", hash=HASHES[turn + 1])
        assert two.info["nonces"]["called"]
        two.two.do(two.id, "leave", seat=1)
    refused = two.two.do(two.id, "sit", hash=HASHES[1], status=409)
    assert refused["problem"] == "too-many-restarts"
    house.runtime.host.tables.clear()  # the log alone says so
    two.two.do(two.id, "sit", hash=HASHES[1], status=409)
    two.one.do(two.id, "hash", seat=0, hash=HASHES[0])
    three = house.guest("Phryne")
    three.do(two.id, "sit", hash=HASHES[1])
    two.reveal(0, NONCES[0])
    three.do(two.id, "reveal", seat=1, nonce=NONCES[1])
    assert two.info["state"] == "playing"


def test_new_guests_of_one_address_do_not_hold_up_a_public_start_without_end(
    two: Two, house: House
) -> None:
    guests = [house.guest(f"Stranger {number}") for number in range(8)]
    for guest in guests:
        guest.host = "203.0.113.7"
    two.two.do(two.id, "leave", seat=1)
    sat = 0
    for guest in guests:
        two.one.do(two.id, "hash", seat=0, hash=HASHES[sat % 6])
        if guest.do(two.id, "sit", hash=HASHES[1], status=None).get("problem"):
            break
        guest.do(two.id, "leave", seat=1)
        sat += 1
    assert sat == MOST_HELD_UP
    friend = house.guest("Phryne")
    friend.host = "198.51.100.2"
    friend.do(two.id, "sit", hash=HASHES[1])
    assert two.info["nonces"]["called"]


def test_silence_before_the_call_is_counted_too(two: Two) -> None:
    for turn in range(3):
        if turn:
            two.one.do(two.id, "sit", hash=HASHES[turn])
        two.two.do(two.id, "leave", seat=1)
        two.two = two.house.guest(f"Lysias {turn}")
        two.two.do(two.id, "sit", hash=HASHES[3])
        assert two.info["nonces"]["owed"] == [0]
        two.house.time.pass_by(LIVE)
        two.house.sweep()
        assert two.info["seats"][0]["name"] is None
    refused = two.one.do(two.id, "sit", hash=HASHES[2], status=409)
    assert refused["problem"] == "too-many-restarts"


def test_whoever_owes_a_new_hash_while_all_seats_are_taken_loses_the_seat(two: Two) -> None:
    two.two.do(two.id, "leave", seat=1)
    two.two.do(two.id, "sit", hash=HASHES[3])
    assert two.info["nonces"]["owed"] == [0]
    two.house.time.pass_by(LIVE)
    two.house.sweep()
    assert [each["name"] for each in two.info["seats"]] == [None, "Lysias"]
    assert two.info["nonces"]["hashes"] == [None, HASHES[3]], "nothing of it was revealed"


def test_another_device_takes_part_with_a_nonce_of_its_own_once(two: Two, tmp_path: Path) -> None:
    two.reveal(0, NONCES[0])
    two.two.do(two.id, "hash", seat=1, hash=HASHES[3])
    assert two.info["nonces"]["hashes"] == [None, HASHES[3]]
    assert two.info["nonces"]["owed"] == [0]
    two.one.do(two.id, "hash", seat=0, hash=HASHES[2])
    assert two.info["nonces"]["called"]
    refused = two.two.do(two.id, "hash", seat=1, hash=HASHES[4], status=409)
    assert refused["problem"] == "hash-known", "or a player could stall the others forever"
    two.reveal(0, NONCES[2])
    two.reveal(1, NONCES[3])
    told = verified(two.over(), tmp_path)
    assert "seat 1 lost the nonce and hashed another one" in told.stdout


def test_a_turn_based_table_waits_for_days(house: House) -> None:
    two = Two(house, terms={"pace": "days"})
    assert two.info["nonces"]["until"] == house.time.now + 3 * 86_400_000
    assert two.one.get("/api/me/tables")["tables"][0]["waiting"], "its page lets the game start"
    two.reveal(0, NONCES[0])
    assert not two.one.get("/api/me/tables")["tables"][0]["waiting"]


def test_a_full_table_that_waits_for_a_nonce_is_not_listed_as_open(two: Two) -> None:
    assert two.one.get("/api/tables")["tables"] == []
    two.two.do(two.id, "leave", seat=1)
    assert [table["id"] for table in two.one.get("/api/tables")["tables"]] == [two.id]


def test_whoever_is_waited_for_is_notified_one_after_the_other(two: Two) -> None:
    hosted = two.house.runtime.host.tables[two.id]
    assert hosted.table.turn_of == two.one.player
    two.reveal(0, NONCES[0])
    assert hosted.table.turn_of == two.two.player


def test_the_time_limit_is_a_setting(tmp_path: Path) -> None:
    with opened(tmp_path, reveal_live=7.0) as house:
        two = Two(house)
        assert two.info["nonces"]["until"] == house.time.now + 7000


def test_a_restart_of_the_server_between_hash_and_nonce_loses_nothing(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        two = Two(house)
        two.reveal(0, NONCES[0])
        before = two.info
    house.time.pass_by(LIVE * 2)  # nobody could reveal while the server was down
    with opened(tmp_path, now=house.time) as again:
        two.one.client = two.two.client = again.client
        again.sweep()
        assert two.info == before
        two.reveal(1, NONCES[1])
        assert two.info["state"] == "playing"
        assert two.over()["chance"]["nonces"] == NONCES[:2]


def test_a_restart_of_the_server_after_a_void_round_loses_nothing(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        two = Two(house)
        two.two.do(two.id, "leave", seat=1)
        two.one.do(two.id, "hash", seat=0, hash=HASHES[2])
        before = two.info
    with opened(tmp_path, now=house.time) as again:
        two.one.client = two.two.client = again.client
        assert two.info == before
        two.two.do(two.id, "sit", hash=HASHES[3])
        two.reveal(0, NONCES[2])
        two.reveal(1, NONCES[3])
        record = loads(json.dumps(two.over()))
        assert fair_chance.verify(record).origins == ["player", "player"]


def test_bots_and_further_seats_of_one_page_have_derived_nonces(
    house: House, tmp_path: Path
) -> None:
    one = house.guest("Aspasia")
    table = made(one, seat(HASHES[0]), seat(), {"who": "bot"})["table"]
    assert (table["nonces"]["called"], table["nonces"]["owed"]) == (True, [0])
    one.do(table["id"], "reveal", seat=0, nonce=NONCES[0])
    assert one.get(f"/api/tables/{table['id']}")["state"] == "playing"
    for number in (0, 1):
        one.do(table["id"], "resign", seat=number)
    told = verified(one.get(f"/api/tables/{table['id']}/record"), tmp_path)
    assert told.stdout.startswith("fair for seat 0 (Aspasia): ")
    assert told.stdout.count("derived by the server, which proves nothing") == 2


def test_a_rematch_and_a_branch_take_hashes_too(two: Two) -> None:
    two.reveal(0, NONCES[0])
    two.reveal(1, NONCES[1])
    two.over()
    table = two.one.post(f"/api/tables/{two.id}/rematch?hash={HASHES[2]}")["table"]
    assert two.two.post(f"/api/tables/{two.id}/rematch?hash={HASHES[3]}")["table"] == table
    exchange = two.one.get(f"/api/tables/{table}")["nonces"]
    assert (exchange["called"], exchange["hashes"]) == (True, [HASHES[3], HASHES[2]])
    two.one.post(f"/api/tables/{two.id}/rematch?hash=no", status=400)
    seats = [seat(HASHES[4]), {"who": "bot"}]
    branch = two.one.post(f"/api/tables/{two.id}/branch", {"moves": 6, "seats": seats}, 201)
    assert branch["table"]["nonces"]["hashes"] == [HASHES[4], None]


def test_followers_are_told_of_every_step(two: Two) -> None:
    with two.one.socket() as line:
        assert join(line, two.id)["table"]["nonces"]["called"]
        two.reveal(0, NONCES[0])
        assert until(line, "happened")["table"]["nonces"]["owed"] == [1]
        two.reveal(1, NONCES[1])
        assert until(line, "happened")["table"]["state"] == "playing"


class Grinding:
    """Ids of an operator who tries secrets until the game would open as wanted."""

    def __init__(self, wanted: list[str]) -> None:
        self.wanted = wanted
        self.numbers: Iterator[int] = count(1)
        self.tries = 0

    def __call__(self, length: int) -> str:
        if length != 52:
            return str(next(self.numbers)).rjust(length, "a")
        while True:
            self.tries += 1
            secret = str(next(self.numbers)).rjust(length, "a")
            if opening(secret) == self.wanted:
                return secret


def opening(secret: str) -> list[str]:
    """Return how a game opens whose nonces are all derived."""
    about = About(
        id="t", game=GAME, players=2, options={}, terms=b"{}", rules="", secret=secret, created=0,
        created_by=None, public=True,
    )  # fmt: skip
    bare = BareTable(about)
    bare.apply(SetUp([wire.NewSeat(who="bot")] * 2, "", ""))
    return [str(move) for move in bare.table.match.moves[:4]]


def test_an_operator_who_grinds_gets_the_opening_only_without_the_players_nonces(
    tmp_path: Path,
) -> None:
    wanted = opening("a dream of the operator")
    operator = Grinding(wanted)
    got: dict[bool, list[bool]] = {True: [], False: []}
    said = set()
    with opened(tmp_path, new_id=operator) as house:
        one = house.guest("Aspasia")
        for takes_part in (False, True) * 15:
            hashed = HASHES[0] if takes_part else None
            table = made(one, seat(hashed), {"who": "bot"})["table"]["id"]
            if takes_part:
                one.do(table, "reveal", seat=0, nonce=NONCES[0])
            one.do(table, "resign", seat=0)
            record = one.get(f"/api/tables/{table}/record")
            got[takes_part].append(record["moves"][:4] == wanted)
            said.add((takes_part, verified(record, tmp_path).stdout[:10]))
    assert operator.tries > 1000
    assert all(got[False]), "derived nonces protect nobody"
    assert sum(got[True]) <= 1
    assert said == {(False, "not proven"), (True, "fair for s")}


def test_a_log_of_1_0_gives_the_chance_it_gave() -> None:
    about = About(
        id="t", game=GAME, players=2, options={}, terms=b"{}", rules="1.0.0",
        secret="aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa8", created=0, created_by=None,
        public=True,
    )  # fmt: skip
    table = Table(about)
    nonces = ["83b0adc02f99fd3a58bccf5ee8a4cfee", "838a60460f1c912a3d196ab96711cc8c"]
    for number, nonce in enumerate(nonces):
        sat = Sat(seat=number, player=f"p{number}", name="P", nonce=nonce)
        table.fold(Row(number=number + 1, time=0, event=sat))
    table.fold(Row(number=3, time=0, event=Started()))
    assert table.seed == "2f4f3ca1a2739c9961b01782f86101e44108d8b646324a84e710718b239f83d3"
    assert table.nonces.nonces == nonces


def test_a_table_that_1_0_left_open_starts_with_the_hashes_of_those_who_come() -> None:
    about = About(
        id="t", game=GAME, players=2, options={}, terms=b"{}", rules="1.0.0", secret="s" * 52,
        created=0, created_by=None, public=True,
    )  # fmt: skip
    bare = BareTable(about)
    sat = Sat(seat=0, player="p0", name="P", nonce="sent openly")
    bare.table.fold(Row(number=1, time=0, event=sat))
    table = bare.ask("p1", wire.Sit(client="1", hash=HASHES[0])).table
    assert (table.started, table.owed) == (False, [1])
    table = bare.ask("p1", wire.Reveal(client="2", seat=1, nonce=NONCES[0])).table
    assert (table.started, table.nonces.nonces) == (True, ["sent openly", NONCES[0]])


def test_records_of_1_0_are_verified_in_honest_words() -> None:
    records = Path(__file__).parents[1] / "core" / "chance_of_1_0.jsonl"
    told = CliRunner().invoke(main, ["verify", str(records)])
    assert told.exit_code == 0
    assert told.stdout.splitlines() == [
        "not proven fair: 6 results checked; chance follows from the server's secret alone: "
        "nothing shows that the server did not choose it",
        "  seat 0 (Aspasia): derived by the server, which proves nothing",
        "  seat 1 (Lysias): derived by the server, which proves nothing",
        "fair for seat 0 (Aspasia), unless somebody who sat down later knew the server's secret: "
        "6 results checked",
        "  seat 0 (Aspasia): the player's own nonce, sent openly when sitting down: "
        "nnnnnnnnnnnnnnnnnnnn",
        "  seat 1 (Lysias): derived by the server, which proves nothing",
    ]
