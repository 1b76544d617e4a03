"""Bots that answer in words play the same games, with the same ratings, as without."""

from pathlib import Path
from typing import Any

import pytest
from tests.research.tables import OURS

from petteia.bots import bot
from petteia.core.game import Game
from petteia.core.record import Record
from petteia.core.registry import game
from petteia.evaluation.game import EvaluationTerms, records
from petteia.evaluation.opening import opened
from petteia.evaluation.player import BotPlayer, DirectPlayer
from petteia.evaluation.schedule import appointments
from petteia.evaluation.summary import rated, summary


def played(value: Game, name: str, direct: bool, openings: int = 1) -> list[Record]:
    few = value.seats[0]
    terms = EvaluationTerms(game=value.name, players=few, options={}, seed=3, plies=12, tries=2)
    games = appointments("evaluated", ["random", "greedy"], few, openings)
    player = (DirectPlayer if direct else BotPlayer)(bot(name, value))
    return list(records(value, terms, games, player))


def without_time(record: Record) -> dict[str, Any]:
    meta = record.meta or {}
    return {k: v for k, v in meta.items() if k not in ("seconds", "counts")}


@pytest.mark.parametrize("value", OURS, ids=lambda value: value.name)
def test_words_change_no_game_and_no_rating(value: Game) -> None:
    name = "greedy:boldness=1"
    in_words, direct = played(value, name, False), played(value, name, True)
    assert [record.moves for record in in_words] == [record.moves for record in direct]
    assert list(map(without_time, in_words)) == list(map(without_time, direct))
    assert rated(in_words) == rated(direct)
    told = summary("evaluated", in_words)
    assert told.counts.answers == told.counts.decisions > 0
    assert told.counts.illegal == told.counts.unread == told.counts.defaults == 0


def test_openings_differ_and_are_the_same_on_every_seat() -> None:
    found = played(game("athens"), "greedy", True, openings=2)
    first: dict[int, set[tuple[str, ...]]] = {}
    for record in found:
        meta = record.meta or {}
        length = len(opened(game("athens"), 2, {}, 3, meta["opening"], 12).moves)
        first.setdefault(meta["opening"], set()).add(tuple(record.moves[:length]))
    assert [len(openings) for openings in first.values()] == [1, 1]
    assert first[0] != first[1]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_seats_are_balanced(players: int) -> None:
    found = appointments("x", ["a", "b", "c"], players, 3)
    assert [each.number for each in found] == list(range(len(found)))
    own = [each for each in found if each.seat is not None]
    for other in "abc":
        for opening in range(3):
            seats = [e.seat for e in own if e.opening == opening and other in e.bots]
            assert sorted(seat for seat in seats if seat is not None) == list(range(players))
    for each in own:
        assert [seat for seat, name in enumerate(each.bots) if name == "x"] == [each.seat]
        assert len(set(each.bots)) == 2


def meta(opening: int, number: int, place: int) -> Record:
    other = 3 - place
    told = {
        "bots": ["x", "a"], "number": number, "seed": 0, "places": [place, other],
        "points": [{}, {}], "rounds": 1, "ending": "", "decisions": [1, 1], "seconds": [0.0, 0.0],
        "opening": opening, "plies": 12, "seat": 0, "counts": {},
    }  # fmt: skip
    return Record(petteia=1, game="athens", players=2, options={}, moves=[], meta=told)


def test_games_that_go_alike_count_as_fewer() -> None:
    alike = [meta(k // 4, k, 1 + k // 4 % 2) for k in range(40)]
    mixed = [meta(k // 4, k, 1 + k % 2) for k in range(40)]
    (one,), (two,) = summary("x", alike).versus, summary("x", mixed).versus
    assert one.share == two.share == 0.5
    assert one.high - one.low > 1.5 * (two.high - two.low)


def test_a_share_of_all_or_nothing_has_an_interval() -> None:
    (versus,) = summary("x", [meta(k, k, 1) for k in range(8)]).versus
    assert (versus.share, versus.high) == (1.0, 1.0)
    assert 0.5 < versus.low < 0.8


def test_results_are_files_of_the_arena(tmp_path: Path) -> None:
    from petteia.arena.results_file import finished, keep, reopened

    found = played(game("athens"), "greedy", False)
    with reopened(tmp_path / "run.jsonl") as file:
        for record in found:
            keep(file, record)
    assert finished(tmp_path / "run.jsonl") == dict(enumerate(found))
