"""A running game between people is not imported, branched or hinted at in a copy of it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from petteia.core.match import Match
from petteia.core.message import Refusal
from petteia.core.record import Record
from petteia.core.registry import game
from petteia.server.settings import Limits
from petteia.server.storage.schema import tables
from petteia.server.storage.tables import MOST_ALIKE
from petteia.tables.course import NEAR

from .guests import GAME, Guest, House, opened

CLOCK = {"kind": "bank", "seconds": 3600, "at_zero": "lose"}


def played(house: House, moves: int, **terms: Any) -> tuple[str, Guest, Guest]:
    """Return a running game of two people and the player who made its first move."""
    table, one, two = house.two_at_a_table(terms={"clock": CLOCK, **terms})
    for _ in range(moves):
        mine = one.see(table)["choices"]
        (one if mine else two).play(table)
    return table, one, two


def guessed(record: Any) -> Any:
    """Return a record with the first legal guess for every letter that its reader may not know."""
    match = Match(game(record["game"]), record["players"], record["options"])
    for text in record["moves"]:
        tries = [text.replace("?", letter) for letter in "ABCDE"]
        assert any(not isinstance(match.submit(each), Refusal) for each in tries), text
    return msgspec.to_builtins(match.record())


def continued(record: Any, moves: int) -> Any:
    """Return a record with some more moves."""
    match = Match.of(msgspec.convert(record, Record))
    for _ in range(moves):
        match.submit(match.game.move(match.state, match.state.legal()[0]))
    return msgspec.to_builtins(match.record())


def another_end(record: Any, back: int) -> Any:
    """Return a record whose last moves are other ones."""
    moves = record["moves"]
    match = Match.of(msgspec.convert(record | {"moves": moves[:-back]}, Record))
    legal = [str(match.game.move(match.state, number)) for number in match.state.legal()]
    match.submit(next(text for text in reversed(legal) if text != moves[-back]))
    return msgspec.to_builtins(match.record())


@pytest.mark.parametrize("rated", [True, False])
def test_a_running_game_is_not_imported_in_any_shape(house: House, rated: bool) -> None:
    table, one, _ = played(house, 12, rated=rated)
    seat = one.see(table)["seat"]
    mine = guessed(one.get(f"/api/tables/{table}/record?seat={seat}"))
    other_number = {"data": {"limits": {"turns": 90}}}
    shapes = [
        mine,
        mine | {"moves": mine["moves"][:-1]},
        mine | {"moves": mine["moves"][:12]},
        continued(mine, 1),
        continued(mine, 12),
        another_end(mine, 1),
        another_end(mine, 4),
        mine | {"options": other_number},
        mine | {"meta": {"names": ["x", "y"]}},
    ]
    before = len(house.runtime.host.tables)
    for guest in (one, house.guest("Stranger")):
        for shape in shapes:
            refused = guest.post("/api/records", {"record": shape}, 409)
            assert refused["problem"] == "running-game"
    assert len(house.runtime.host.tables) == before
    one.do(table, "resign", seat=seat)
    for shape in shapes:
        one.post("/api/records", {"record": shape}, 201)


def test_a_common_opening_blocks_nobody(house: House) -> None:
    table, one, _ = played(house, 12, rated=True)
    mine = guessed(one.get(f"/api/tables/{table}/record?seat={one.see(table)['seat']}"))
    stranger = house.guest("Stranger")
    stranger.post("/api/records", {"record": mine | {"moves": mine["moves"][:9]}}, 201)
    far = another_end(mine, NEAR + 1)
    stranger.post("/api/records", {"record": far}, 201)
    other = stranger.make(["me", "me"])["table"]["id"]
    for _ in range(12):
        stranger.play(other)
    record = msgspec.to_builtins(house.runtime.host.tables[other].table.match.record())
    stranger.post("/api/records", {"record": record}, 201)  # nobody else plays it


def test_a_copy_does_not_hide_among_many_games_alike(house: House) -> None:
    table, one, _ = played(house, 24, rated=True)
    mine = guessed(one.get(f"/api/tables/{table}/record?seat={one.see(table)['seat']}"))
    stranger, far = house.guest("Stranger"), another_end(mine, NEAR + 1)
    for _ in range(MOST_ALIKE):
        stranger.make(["me", "me"])
    stranger.post("/api/records", {"record": far}, 201)
    alike = update(tables).values(opening=opening_of(house, table))
    with house.runtime.store.writer.begin() as connection:
        connection.execute(alike)
    refused = stranger.post("/api/records", {"record": far}, 409)
    assert refused["problem"] == "running-game"


def test_looking_for_a_copy_is_on_the_account_of_whoever_studies(tmp_path: Path) -> None:
    """Two hundred hints compared with a hundred games alike took minutes, and nobody paid."""
    with opened(tmp_path) as house:
        one = house.guest()
        table = one.make(["me", "me"])["table"]["id"]
        for _ in range(12):
            one.play(table)
        record = msgspec.to_builtins(house.runtime.host.tables[table].table.match.record())
        actor = one.get(f"/api/tables/{table}")["actor"]
    with opened(tmp_path, limits=Limits(computations=0)) as house:
        one.client = house.client
        asked = {"seat": actor, "strength": "novice"}
        for path, body in (
            (f"/api/tables/{table}/hint", asked),
            ("/api/records", {"record": record}),
        ):
            assert one.post(path, body, 429)["problem"] == "too-much-computing"


def test_a_running_game_is_not_branched(house: House) -> None:
    table, one, two = played(house, 12)
    whole = one.get(f"/api/tables/{table}")["moves"]
    live = house.runtime.host.tables[table].table
    shown = next(n for n in range(whole, 0, -1) if not hidden(live, n, one))
    assert shown >= 10
    refused = one.post(f"/api/tables/{table}/branch", {"moves": shown}, 409)
    assert refused["problem"] == "running-game"
    one.do(table, "resign", seat=one.see(table)["seat"])
    two.post(f"/api/tables/{table}/branch", {"moves": shown}, 201)


def hidden(table: Any, count: int, guest: Guest) -> bool:
    (seat,) = table.seats_of(guest.player)
    return any("?" in str(table.match.seen_move(index, seat)) for index in range(count))


def three_people(house: House, **terms: Any) -> tuple[str, list[Guest]]:
    """Return a game of three people in which nothing but the first player is drawn."""
    guests = [house.guest(name) for name in ("Aspasia", "Lysias", "Phryne")]
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    asked = {"game": "offrandes", "seats": seats, "terms": {"clock": CLOCK, **terms}}
    made = guests[0].post("/api/tables", asked, 201)
    table = made["table"]["id"]
    for guest in guests[1:]:
        guest.do(table, "sit", invitation=made["invitation"])
    return table, guests


def step(table: str, guests: list[Guest], like: str = "") -> str:
    """Let the guest whose turn it is move."""
    for guest in guests:
        if guest.see(table)["choices"]:
            return guest.play(table, like)
    raise AssertionError("nobody is to move")


def test_no_hint_where_a_running_game_is_played_after(house: House) -> None:
    table, guests = three_people(house, rated=True)
    for _ in range(20):
        step(table, guests)
    moves = [str(move) for move in house.runtime.host.tables[table].table.match.moves]
    stranger = house.guest("Stranger")
    record = {"petteia": 1, "game": "offrandes", "players": 3, "options": {}, "moves": moves[:8]}
    copy = stranger.post("/api/records", {"record": record}, 201)["table"]["id"]

    def hint(status: int) -> Any:
        actor = stranger.get(f"/api/tables/{copy}")["actor"]
        asked = {"seat": actor, "strength": "novice"}
        return stranger.post(f"/api/tables/{copy}/hint", asked, status)

    hint(200)
    for text in moves[8:]:
        stranger.do(copy, "move", text=text)
    assert hint(409)["problem"] == "running-game"
    step(copy, [stranger])
    assert hint(409)["problem"] == "running-game"
    for guest, seat in zip(guests, range(3), strict=True):
        guest.do(table, "resign", seat=seat, status=200 if seat < 2 else 409)
    hint(200)


def test_ones_own_table_with_bots_is_studied_as_ever(house: House) -> None:
    guest = house.guest()
    table = guest.make(["me", "me"])["table"]["id"]
    for _ in range(12):
        guest.play(table)
    match = house.runtime.host.tables[table].table.match
    record = msgspec.to_builtins(match.record())
    guest.post("/api/records", {"record": record}, 201)
    actor = guest.get(f"/api/tables/{table}")["actor"]
    guest.post(f"/api/tables/{table}/hint", {"seat": actor, "strength": "novice"})


def test_hints_at_an_unrated_table_of_people_itself_are_given(house: House) -> None:
    table, one, two = played(house, 12)
    actor = one.get(f"/api/tables/{table}")["actor"]
    guest = one if one.see(table)["seat"] == actor else two
    guest.post(f"/api/tables/{table}/hint", {"seat": actor, "strength": "novice"})


def opening_of(house: House, table: str) -> str | None:
    with house.runtime.store.reader.connect() as connection:
        found = connection.execute(select(tables.c.opening).where(tables.c.id == table))
        opening: str | None = found.scalar_one()
        return opening


def test_a_table_of_1_0_is_guarded_from_its_next_move_on(house: House) -> None:
    table, one, two = played(house, 12, rated=True)
    stored = opening_of(house, table)
    assert stored is not None
    with house.runtime.store.writer.begin() as connection:
        connection.execute(update(tables).values(opening=None))
    house.runtime.host.tables.clear()
    step(table, [one, two])
    assert opening_of(house, table) == stored


def test_an_opening_played_again_after_undo_is_another(house: House) -> None:
    table, guests = three_people(house)
    while opening_of(house, table) is None:
        step(table, guests)
    first = opening_of(house, table)
    actor = house.runtime.host.tables[table].table.match.moves[-1].actor
    guests[actor].do(table, "undo", seat=actor)
    for seat in set(range(3)) - {actor}:
        if house.runtime.host.tables[table].table.wishes:
            guests[seat].do(table, "agree", seat=seat, what="undo")
    texts = [choice["text"] for choice in guests[actor].see(table)["choices"]]
    guests[actor].do(table, "move", text=texts[-1])
    assert opening_of(house, table) != first


def test_a_game_that_another_node_hosts_is_not_imported(tmp_path: Path) -> None:
    with opened(tmp_path) as near, opened(tmp_path) as far:
        table, one, _ = played(near, 12, rated=True)
        record = guessed(one.get(f"/api/tables/{table}/record?seat={one.see(table)['seat']}"))
        stranger = far.guest("Stranger")
        refused = stranger.post("/api/records", {"record": record}, 409)
        assert refused["problem"] == "running-game"
        assert record["game"] == GAME
