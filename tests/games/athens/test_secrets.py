"""A3.9: oracle cards are known to their owner only, in views, logs and records, until the end."""

import pytest

from petteia.core.match import Match
from petteia.core.rng import Rng
from petteia.core.state import NOBODY
from petteia.core.vectors import write
from petteia.testing import Story

from .scenes import GAME, acting, cubes, finish_round, last_round, next_action, oracle_deck
from .tempers import PRIESTS, WHEAT, players_of


def consulted() -> Story:
    """Return a match in which seat 0 has drawn an oracle card with a smile."""
    story = acting("upper lower")
    cubes(story, 0, "red")
    story.tell("0 use delphi oracle", "* oracle 0 smile")
    return story


def wheat() -> Story:
    """Return a match in which seat 0 looks at three oracle cards."""
    story = acting("upper lower")
    cubes(story, 0, "brown")
    story.tell("0 use delphi wheat", "* oracle 0 smile2", "* oracle 0 tear", "* oracle 0 tear2")
    return story


def test_AR7_views_of_others_count_oracle_cards_and_do_not_name_them() -> None:
    story = consulted()
    for viewer in (1, None):
        area = story.match.view(viewer).areas[0]
        assert (area.oracles, area.oracle_count, area.points) == (None, 1, 0)
    assert story.match.view(0).areas[0].oracles == [0, 0, 1, 0]
    assert story.match.view(0).areas[0].points == 9


def test_A3_9_records_of_others_write_a_question_mark() -> None:
    story = wheat()
    story.tell("0 return tear2")
    drawn = "* oracle 0 smile2", "* oracle 0 tear", "* oracle 0 tear2", "0 return tear2"
    assert tuple(story.match.seen_record(0).moves[-4:]) == drawn
    hidden = "* oracle 0 ?", "* oracle 0 ?", "* oracle 0 ?", "0 return ?"
    assert tuple(story.match.seen_record(1).moves[-4:]) == hidden
    assert tuple(story.match.seen_record(None).moves[-4:]) == hidden


def test_A3_9_logs_of_others_do_not_name_the_cards() -> None:
    story = wheat()
    story.tell("0 return tear2")
    for viewer, known in ((0, "tear2"), (1, "hidden"), (None, "hidden")):
        events = [event for _, event in story.match.log(viewer)]
        told = [event.args["oracle"] for event in events if event.key == "event-returned"]
        assert told == [known]


def test_A3_9_the_three_looked_at_are_their_owners_secret() -> None:
    story = wheat()
    assert story.match.view(0).looked_at == [1, 1, 0, 1]
    assert story.match.view(1).looked_at is None
    assert story.match.view(None).looked_at is None
    assert story.match.view(1).areas[0].oracle_count == 3


def test_A3_9_oracle_cards_are_turned_up_at_the_end() -> None:
    story = consulted()
    last_round(story)
    finish_round(story)
    assert story.match.view(1).areas[0].oracles == [0, 0, 1, 0]
    assert story.match.view(None).areas[0].points >= 9
    assert "* oracle 0 smile" in story.match.seen_record(1).moves


def test_A3_9_whoever_returns_a_card_knows_that_nobody_held_it() -> None:
    story = acting("upper lower")
    cubes(story, 0, "brown")
    cubes(story, 1, "red")
    write(story.state.oracles, 4, [2, 0, 0, 0])
    oracle_deck(story, "smile2 tear tear smile")
    story.tell("0 use delphi wheat", "* oracle 0 smile2", "* oracle 0 tear", "* oracle 0 smile")
    story.tell("0 return smile2")
    view = story.match.view(0)
    assert [(r.oracle, r.held) for r in view.returned] == [("smile2", [0, 2])]
    assert story.match.view(1).returned == []
    for seed in range(200):
        other = GAME.imagine(view, Rng(seed))
        assert other.oracles[4] <= 2


def test_A3_9_a_card_returned_and_drawn_again_is_forgotten() -> None:
    story = wheat()
    story.tell("0 return tear2")
    assert [r.oracle for r in story.match.view(0).returned] == ["tear2"]
    next_action(story, "upper lower")
    story.tell("1 flip kiln" if "1 flip kiln" in story.legal() else sorted(story.legal())[0])
    cubes(story, 0, "red")
    story.tell("0 use delphi oracle", "* oracle 0 tear2")
    assert story.match.view(0).returned == []


def test_A3_9_imagined_cards_agree_with_what_the_seat_has_seen() -> None:
    story = consulted()
    for seed in range(50):
        mine = GAME.imagine(story.match.view(0), Rng(seed))
        assert list(mine.oracles[:4]) == [0, 0, 1, 0]
    found = {tuple(GAME.imagine(story.match.view(1), Rng(seed)).oracles[:4]) for seed in range(50)}
    assert len(found) > 1


@pytest.mark.parametrize("players", GAME.seats)
def test_A3_9_what_a_seat_remembers_is_true(players: int) -> None:
    """Hands are kept here in the order they were drawn, which no position knows."""
    rng = Rng(players)
    pick = players_of(rng, players, PRIESTS)
    match = Match(GAME, players, {"data": WHEAT})
    hands: list[list[str]] = [[] for _ in range(players)]
    remembered = 0
    while match.state.actor != NOBODY:
        move = GAME.move(match.state, pick(match.state, rng))
        match.submit(move)
        if move.verb == "oracle":
            hands[int(move.args[0])].append(move.args[1])
        elif move.verb == "return":
            hands[move.actor].reverse()
            hands[move.actor].remove(move.args[0])
            hands[move.actor].reverse()
        for seat in range(players):
            for returned in match.view(seat).returned:
                card = returned.oracle
                unseen = WHEAT["oracles"][card] - hands[seat].count(card)
                early = [hand[:held] for hand, held in zip(hands, returned.held, strict=True)]
                assert sum(hand.count(card) for hand in early) < unseen
                remembered += 1
    assert remembered > 100
