"""Every reason to refuse a move, with the rule it cites."""

from collections.abc import Callable

import pytest

from petteia.games.athens.messages import REFUSALS
from petteia.testing import Story

from .scenes import (
    acting,
    bases,
    cubes,
    fill,
    monuments,
    opened,
    oracle_deck,
    own,
    people,
    putting,
    steps,
    to_bases,
)


def scene(**given: object) -> Callable[[], Story]:
    """Return a scene where seat 0 acts on dice upper and lower, with these things."""

    def make() -> Story:
        story = acting("upper lower", base="kiln", monument="nike")
        people(story, 0, str(given.get("people", "")))
        cubes(story, 0, str(given.get("cubes", "")))
        bases(story, 0, str(given.get("bases", "kiln")))
        monuments(story, int(str(given.get("owner", 0))), *str(given.get("temples", "")).split())
        if "deck" in given:
            oracle_deck(story, str(given["deck"]))
        for move in str(given.get("then", "")).split(", "):
            if move:
                story.tell(move)
        return story

    return make


def no_kiln_left() -> Story:
    story = opened()
    story.tell("* roll lower lower")
    to_bases(story)
    story.state.bases[2 * 21 + 3] = 0
    return story


def worker_at_the_mine() -> Story:
    story = scene()()
    story.state.holder[5] = 1
    return story


def no_village_left() -> Story:
    story = scene(bases="kiln kiln")()
    own(story, 1, village=14)
    return story


def no_silver_left() -> Story:
    story = scene()()
    story.state.cubes[2 * 8 + 6] = 0
    return story


def square_filled() -> Story:
    story = scene(cubes="silver silver")()
    story.state.board[story.state.setting.first_square[0] - 1] = 6  # the last card's square
    return story


def events() -> Story:
    story = putting(seat_cubes="orange orange green")
    fill(story, "war", "- - blue")
    steps(story, contest=2)
    return story


def on_war() -> Story:
    story = events()
    story.tell("0 put war orange 1 1")
    return story


CASES: list[tuple[Callable[[], Story], str, str, str]] = [
    (no_kiln_left, "0 take kiln", "A2.1", "refused-base-gone"),
    (scene(), "0 flip olive", "A3.1", "refused-no-base-to-flip"),
    (worker_at_the_mine, "0 use mine make silver", "A3.2", "refused-worker-there"),
    (no_village_left, "0 use village", "A3.2", "refused-deck-empty"),
    (scene(temples="stoa", owner=1), "0 use stoa", "A3.2", "refused-anothers-card"),
    (scene(temples="stoa"), "0 use stoa", "A3.10", "refused-yours-already"),
    (scene(), "0 use stoa", "A3.10", "refused-not-face-up"),
    (scene(cubes="red"), "0 use nike pray", "A3.2", "refused-not-your-temple"),
    (scene(), "0 use workshop", "A3.6", "refused-lacks-icons"),
    (scene(), "0 use barracks make orange", "A3.6", "refused-lacks-icons"),
    (scene(), "0 use village", "A3.6", "refused-lacks-bases"),
    (scene(cubes="red"), "0 use trader trade violet violet", "A3.2", "refused-lacks-cubes"),
    (scene(), "0 use delphi wheat", "A3.2", "refused-lacks-cubes"),
    (no_silver_left, "0 use mine make silver", "A3.7", "refused-stock-empty"),
    (square_filled, "0 use mine square silver", "A3.7", "refused-square-taken"),
    (scene(), "0 use mine square silver", "A3.8", "refused-no-cube-for-square"),
    (scene(cubes="red", deck=""), "0 use delphi oracle", "A3.9", "refused-lacks-oracles"),
    (scene(bases="quarry"), "0 use nike", "A3.3", "refused-lacks-people"),
    (scene(people="middle middle", then="0 use mine make silver"),
     "1 use mine make silver", "A3.2", "refused-worker-there"),
    (scene(), "0 reroll", "A3.4", "refused-no-reroll"),
    (scene(people="lower"), "0 swap lower", "A3.5", "refused-no-swap"),
    (scene(cubes="red yellow", then="0 use delphi oracle"),
     "0 give red red", "A3.2", "refused-other-cubes"),
    (scene(cubes="red yellow", then="0 use delphi oracle"),
     "0 give blue", "A3.2", "refused-lacks-cubes"),
    (scene(bases="kiln olive", then="0 use village"),
     "0 under kiln kiln", "A3.6", "refused-no-such-bases"),
    (scene(cubes="brown",
           then="0 use delphi wheat, * oracle 0 tear, * oracle 0 tear, * oracle 0 smile"),
     "0 return tear2", "A3.9", "refused-not-looked-at"),
    (events, "0 put contest orange 1 1", "A4.2", "refused-event-is-closed"),
    (on_war, "0 put contest orange 1 1", "A4.1", "refused-one-event"),
    (on_war, "0 put war orange 1 1", "A4.1", "refused-square-filled"),
    (events, "0 put war green 1 1", "A4.1", "refused-wrong-colour"),
    (events, "0 put war blue 2 3", "A4.1", "refused-no-such-cube"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "move", "rule", "key"), CASES)
def test_refusals_cite_their_rule(
    told: Callable[[], Story], move: str, rule: str, key: str
) -> None:
    assert told().refused(move) == (rule, key)


def paying() -> Story:
    """Return a match where seat 0 must choose how to pay for Delphi: an upper or a middle."""
    story = acting("middle lower")
    people(story, 0, "upper middle")
    cubes(story, 0, "red")
    story.tell("0 use delphi oracle")
    return story


PAYMENTS = [
    ("0 pay middle middle", "A3.3", "refused-pays-too-much"),
    ("0 pay lower", "A3.3", "refused-not-the-price"),
    ("0 use mine make silver", "A3.3", "refused-not-now"),
]


@pytest.mark.parametrize(("move", "rule", "key"), PAYMENTS)
def test_wrong_payments_are_refused(move: str, rule: str, key: str) -> None:
    assert paying().refused(move) == (rule, key)


def test_tiles_one_does_not_have_are_refused_by_the_rule_of_the_step() -> None:
    story = opened()
    story.tell("* roll lower lower")
    people(story, 0, "lower")
    story.tell(*["* draw 0 lower"] * 3, *["* draw 1 lower"] * 3)
    assert story.refused("0 drop upper") == ("A1.3", "refused-no-such-tile")
    assert story.refused("0 take kiln") == ("A1.3", "refused-not-now")


def test_what_cannot_be_drawn_is_refused() -> None:
    story = opened()
    assert story.refused("* monument nike") == ("A1.1", "refused-not-now")
    story.tell("* roll lower lower")
    assert story.refused("* draw 1 lower") == ("A1.2", "refused-not-now")


def test_every_refusal_has_a_case() -> None:
    tested = {(rule, key) for _, _, rule, key in CASES} | {(r, k) for _, r, k in PAYMENTS}
    assert set(REFUSALS.values()) <= tested


@pytest.mark.parametrize(
    ("touched", "key"),
    [
        ("base-smithy", "refused-no-base-to-flip"),
        ("people-upper", "refused-no-swap"),
        ("cube-red", "refused-not-now"),
    ],
)
def test_what_was_touched_tells_the_reason_that_says_most(touched: str, key: str) -> None:
    refusal = scene()().match.why_not([touched])
    assert refusal is not None
    assert refusal.key == key
