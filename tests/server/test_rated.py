"""Rated games: which may start, what counts, and what brings nobody anything."""

from typing import Any

import msgspec
import pytest

from petteia.server.storage.ratings import Result
from petteia.tables.rating_rules import FEW_MOVES

from .guests import GAME, RATED, Guest, House
from .rated_games import LISTED, play, ratings
from .seated import Seated


@pytest.mark.parametrize(
    "clock",
    [
        {},
        {"clock": {"kind": "none", "at_zero": "lose"}},
        {"clock": {"kind": "bank", "seconds": 600}},
        {"clock": {"kind": "move", "seconds": 0, "at_zero": "lose"}},
    ],
)
def test_a_new_rated_table_needs_a_clock_that_decides(house: House, clock: Any) -> None:
    seats = [{"who": "me"}, {"who": "open"}]
    asked = {"game": GAME, "seats": seats, "terms": {"rated": True, **clock}}
    answer = house.guest().post("/api/tables", asked, 400)
    assert answer["problem"] == "rated-needs-clock"


def test_a_rated_game_moves_everybodys_rating(house: House) -> None:
    table, one, two = house.two_at_a_table(terms=RATED)
    play(table, [one, two])
    one.do(table, "resign", seat=one.see(table)["seat"])
    told = one.get(LISTED)["ratings"]
    assert [r["player"] for r in told] == [two.player, one.player]
    assert told[0]["mu"] > told[1]["mu"]
    assert [(r["games"], r["with_bots"], r["bot"]) for r in told] == [(1, 0, False)] * 2
    assert one.get(f"/api/tables/{table}")["rated"]
    seats = {guest.player: guest.see(table)["seat"] for guest in (one, two)}
    changes = {each["seat"]: each for each in changes_of(house, table)}
    for rating in told:
        change = changes[seats[rating["player"]]]
        assert change["before"] == pytest.approx(0)
        assert change["after"] == pytest.approx(rating["rating"])
    unrated, three, four = house.two_at_a_table()
    play(unrated, [three, four])
    three.do(unrated, "resign", seat=three.see(unrated)["seat"])
    assert one.get(LISTED)["ratings"] == told
    assert changes_of(house, unrated) == []
    assert one.get("/api/ratings")["ratings"] == []  # of the first game


def changes_of(house: House, table: str) -> Any:
    """Return what a game changed, as somebody who did not play sees it."""
    return house.guest().get(f"/api/tables/{table}/ratings")["changes"]


def test_a_game_of_a_few_moves_counts_for_nobody(house: House) -> None:
    one, two = house.guest("Aspasia"), house.guest("Lysias")
    for _ in range(40):
        made = one.make(["me", "open"], terms=RATED)
        table = made["table"]["id"]
        two.do(table, "sit", invitation=made["invitation"])
        two.do(table, "resign", seat=1)
        info = one.get(f"/api/tables/{table}")
        assert info["ending"]["places"] == [1, 2]
        assert not info["rated"]
    assert ratings(one) == {}


def test_one_person_on_several_seats_is_not_rated(house: House) -> None:
    one = house.guest()
    table = one.make(["me", "me"], terms=RATED)["table"]["id"]
    assert not one.get(f"/api/tables/{table}")["rated"]
    for _ in range(4 * FEW_MOVES):
        one.play(table)
    one.do(table, "resign", seat=0)
    assert ratings(one) == {}


def test_resigning_to_a_bot_lowers_the_person_and_raises_no_bot(house: House) -> None:
    one = house.guest()
    against_bot(house, one)
    assert list(ratings(one)) == [one.player]
    games, mu = ratings(one)[one.player]
    assert games == 1
    assert mu < 25


def against_bot(house: House, one: Guest, ending: str = "resign") -> str:
    """Play enough of a rated game against a bot, end it, and return the table."""
    table: str = one.make(["me", "novice"], terms=RATED)["table"]["id"]
    made = 0
    while made < FEW_MOVES:
        if one.see(table)["choices"]:
            one.play(table)
            made += 1
    if ending == "resign":
        one.do(table, "resign", seat=0)
    else:
        one.do(table, "agree", seat=0, what="end")
    return table


def test_a_player_for_whom_a_bot_has_moved_gains_nothing(house: House) -> None:
    """Leaving before each hard move, or for the rest of the game, was a hint in a rated game."""
    table, one, two = house.two_at_a_table(terms=RATED)
    play(table, [one, two])
    while not one.see(table)["choices"]:
        two.play(table)
    mine, theirs = one.see(table)["seat"], two.see(table)["seat"]
    one.do(table, "leave", seat=mine)
    two.wait_for_turn(table)
    one.do(table, "return", seat=mine)
    two.do(table, "resign", seat=theirs)
    found = ratings(one)
    assert one.player not in found
    assert found[two.player][1] < 25


def test_a_player_for_whom_a_bot_has_moved_still_loses(house: House) -> None:
    table, one, two = house.two_at_a_table(terms=RATED)
    play(table, [one, two])
    while not one.see(table)["choices"]:
        two.play(table)
    mine = one.see(table)["seat"]
    one.do(table, "leave", seat=mine)
    two.wait_for_turn(table)
    one.do(table, "resign", seat=mine)
    found = ratings(one)
    assert found[one.player][1] < 25 < found[two.player][1]


def test_a_player_who_was_forgotten_gets_no_rating_again(house: House) -> None:
    table, one, two = house.two_at_a_table(terms=RATED)
    play(table, [one, two])
    two.ask("DELETE", "/api/me")
    one.do(table, "resign", seat=one.see(table)["seat"])
    assert list(ratings(one)) == [one.player]


def test_agreeing_with_bots_to_end_a_rated_game_is_a_loss(house: House) -> None:
    one = house.guest()
    table = against_bot(house, one, "agree")
    ending = one.get(f"/api/tables/{table}")["ending"]
    assert ending == {"reason": "resigned", "places": [2, 1]}
    assert ratings(one)[one.player][1] < 25


def test_an_unrated_game_with_bots_ends_by_agreement(house: House) -> None:
    one = house.guest()
    table = one.make(["me", "novice"])["table"]["id"]
    one.do(table, "agree", seat=0, what="end")
    assert one.get(f"/api/tables/{table}")["ending"]["reason"] == "agreed"


def test_who_is_left_alone_with_a_resigned_player_cannot_agree_with_nobody(house: House) -> None:
    one, two = house.guest("Aspasia"), house.guest("Lysias")
    made = one.make(["me", "open", "novice"], terms=RATED)
    table = made["table"]["id"]
    two.do(table, "sit", invitation=made["invitation"])
    two.do(table, "resign", seat=1)
    one.do(table, "agree", seat=0, what="end")
    info = one.get(f"/api/tables/{table}")
    assert info["ending"]["reason"] == "resigned"
    assert info["seats"][0]["resigned"]


def test_a_rated_game_is_not_taken_back_past_the_edge(house: House) -> None:
    table, one, two = house.two_at_a_table(terms=RATED)
    mine = one.see(table)["seat"]
    one.play(table)
    two.play(table)
    number = len(one.see(table)["entries"])
    assert one.do(table, "undo", seat=mine, status=409)["problem"] == "rated-undo"
    against = one.make(["me", "novice"], terms=RATED)["table"]["id"]
    while not one.see(against)["choices"]:
        pass
    one.play(against)
    while not one.see(against)["choices"]:
        pass
    assert one.do(against, "undo", seat=0, status=409)["problem"] == "rated-undo"
    assert len(one.see(table)["entries"]) == number
    assert one.get(f"/api/tables/{table}")["rated"]
    assert one.get(f"/api/tables/{against}")["rated"]


def test_an_undo_within_the_edge_leaves_a_game_rated(house: House) -> None:
    table, one, two = house.two_at_a_table(terms=RATED)
    mine, other = one.see(table)["seat"], two.see(table)["seat"]
    before = one.see(table)["view"]
    one.play(table)
    assert one.get(f"/api/tables/{table}/undoable")["moves"] == 0  # the turn has passed on
    one.do(table, "undo", seat=mine)
    assert two.see(table)["entries"][-1]["kind"] == "ask"
    two.do(table, "agree", seat=other, what="undo")
    assert one.see(table)["view"] == before
    assert one.get(f"/api/tables/{table}")["rated"]


def test_nobody_waits_a_rated_game_out(house: House) -> None:
    clock = {"kind": "move", "seconds": 5 * 3600, "at_zero": "lose"}
    table, one, _ = house.two_at_a_table(terms={"rated": True, "clock": clock})
    house.time.pass_by(4 * 3600)  # longer than a table without a clock stays open
    house.sweep()
    assert one.get(f"/api/tables/{table}")["state"] == "playing"
    house.time.pass_by(3600)
    house.sweep()
    assert one.get(f"/api/tables/{table}")["ending"]["reason"] == "time"


def test_a_rated_table_of_1_0_without_a_clock_ends_as_it_would_have() -> None:
    resigned = Seated(GAME, "ab", rated=True)
    resigned.do("resign", 0)
    result = Result.of(resigned.table)
    assert result is not None
    assert (result.players, result.places) == (["a", "b"], [2, 1])
    agreed = Seated(GAME, "a-", rated=True)
    agreed.do("agree", 0, what="end")
    assert agreed.table.ending is not None
    assert agreed.table.ending.reason == "agreed"
    assert Result.of(agreed.table) is None


def test_a_rematch_of_a_rated_table_without_a_clock_is_not_rated(house: House) -> None:
    table, one, _ = house.two_at_a_table()
    old = house.runtime.host.tables[table].table
    old.terms = msgspec.structs.replace(old.terms, rated=True)
    one.do(table, "resign", seat=one.see(table)["seat"])
    follows = one.post(f"/api/tables/{table}/rematch")["table"]
    assert one.get(f"/api/tables/{follows}")["terms"]["rated"] is False


def test_those_who_played_on_are_rated_without_those_who_made_few_moves(house: House) -> None:
    one, two, three = house.guest("A"), house.guest("B"), house.guest("C")
    made = one.make(["me", "open", "open"], terms=RATED)
    table = made["table"]["id"]
    for guest in (two, three):
        guest.do(table, "sit", invitation=made["invitation"])
    three.do(table, "resign", seat=2)
    play(table, [one, two])
    two.do(table, "resign", seat=1)
    assert set(ratings(one)) == {one.player, two.player}
