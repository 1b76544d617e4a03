"""Reviews: honest about noise, right about who played better, equal for equal seeds."""

import pytest

from petteia.arena.play_game import LuckByMove, turns
from petteia.bots import bot
from petteia.core.match import Match
from petteia.core.registry import game
from petteia.review.decision import INACCURACY, MISTAKE, mark
from petteia.review.review import Reviewer
from petteia.review.summary import Review, complete

GAMES = [("offrandes", 3), ("agora_lieske", 2), ("athens", 2)]


def played(name: str, bots: list[str], seed: int) -> Match:
    kind = game(name)
    match = Match(kind, len(bots))
    for _ in turns(match, [bot(one, kind) for one in bots], LuckByMove(seed)):
        pass
    return match


def reviewed(match: Match, iterations: int, seed: int = 0, samples: int = 8) -> Review:
    reviewer = Reviewer(match, seed, samples)
    moves = list(reviewer.graph())
    return complete(reviewer.start.means, moves, dict(reviewer.decisions(iterations)))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_move_has_chances_and_every_choice_a_judgement(name: str, players: int) -> None:
    match = played(name, ["novice"] * players, 1)
    review = reviewed(match, 8)
    assert [move.played for move in review.moves] == [str(move) for move in match.moves]
    for move in review.moves:
        assert sum(move.chances) == pytest.approx(1, abs=0.001)
        assert (move.decision is None) == (move.known is None)
    # At the end the chances are the result, and all luck and all choices lead there.
    standing = match.standing()
    for seat, place in zip(review.seats, standing.places or [], strict=True):
        assert (seat.result > 0) == (place == 1)
    for number, seat in enumerate(review.seats):
        total = review.start[number] + seat.luck + seat.choice
        assert total == pytest.approx(seat.result, abs=0.02)
    assert sum(seat.luck for seat in review.seats) == pytest.approx(0, abs=0.02)


def test_equal_seeds_give_equal_reviews() -> None:
    match = played("offrandes", ["novice"] * 3, 2)
    assert reviewed(match, 6, seed=4) == reviewed(match, 6, seed=4)
    assert reviewed(match, 6, seed=4) != reviewed(match, 6, seed=5)


def test_the_better_bot_is_more_accurate() -> None:
    match = played("agora_lieske", ["greedy", "random"], 3)
    strong, weak = reviewed(match, 40).seats
    assert strong.accuracy is not None
    assert weak.accuracy is not None
    assert strong.accuracy > weak.accuracy
    assert strong.lost < weak.lost


def test_the_choices_the_review_finds_best_are_not_marked() -> None:
    """A game in which every decision is the one that its own review calls best."""
    kind = game("offrandes")
    match = Match(kind, 3)
    luck = LuckByMove(7)
    while len(match.moves) < 24 and match.state.actor >= -1:
        if match.state.actor < 0:
            match.draw(luck.generator(len(match.moves)))
            continue
        first = match.game.move(match.state, match.state.legal()[0])
        match.submit(str(first))
        decisions = dict(Reviewer(match, samples=1).decisions(6))
        decision = decisions.get(len(match.moves) - 1)
        if decision is not None and decision.mark != "best":
            match.rewind(len(match.moves) - 1)
            match.submit(decision.best.move)
    marks = {decision.mark for _, decision in Reviewer(match, samples=1).decisions(6)}
    assert marks <= {"best", "good"}


def test_a_loss_within_its_uncertainty_is_no_mistake() -> None:
    assert mark(MISTAKE, MISTAKE, is_best=False) == "good"
    assert mark(MISTAKE, MISTAKE / 3, is_best=False) == "mistake"
    assert mark(INACCURACY, INACCURACY / 3, is_best=False) == "inaccuracy"
    assert mark(0.0, 0.0, is_best=True) == "best"
