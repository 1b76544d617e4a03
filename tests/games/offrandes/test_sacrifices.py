"""O3 sacrifices."""

import pytest

from petteia.testing import Story
from petteia.testing.story import points

from .scenes import (
    ATHENS,
    CORINTH,
    GAME,
    SPARTA,
    THEBES,
    in_stable,
    level_of,
    levels,
    lying,
    no_auctions,
    no_corruption,
    no_sacrifices,
    offering,
    picked,
    ready,
    stable,
)

TIER_1 = {"hephaestus", "ares", "hermes"}


def choices(story: Story) -> set[str]:
    """Return the animals and altars that the actor may choose."""
    return {" ".join(m.split()[2:]) for m in story.legal() if "sacrifice" in m}


def scene(animal: str = "sheep", number: int = 2, temple: int = 1) -> Story:
    """Sparta alone of three cities is ready for a sacrifice."""
    story = picked(3)
    ready(story, SPARTA, animal, number, temple)
    no_corruption(story)
    return story


def test_O3_1_everyone_scores_the_priestess_first_even_without_a_sacrifice() -> None:
    story = picked(5)
    for seat in range(5):
        levels(story, seat, priestess=seat + 1)
    ready(story, 0, "fowl", 1, 1)
    no_corruption(story)
    assert story.actor == "0"
    assert [points(GAME, story.state, seat)["priestess"] for seat in range(5)] == [2, 4, 6, 8, 10]


def test_O3_1_rulebook_example_5_the_score_of_a_round() -> None:
    story = picked(4)
    levels(story, SPARTA, priestess=2)
    levels(story, CORINTH, priestess=4)
    levels(story, ATHENS, priestess=2)
    ready(story, SPARTA, "fowl", 1, 1)
    ready(story, CORINTH, "goat", 1, 1)
    ready(story, ATHENS, "ox", 2, 1)
    ready(story, THEBES, "sheep", 3, 2)
    no_corruption(story)
    story.tell("0 sacrifice fowl ares", "1 sacrifice goat hermes", "2 sacrifice ox hephaestus")
    story.tell("3 sacrifice sheep athena")
    standing = story.match.standing()
    worship = [p["priestess"] + p["sacrifices"] for p in standing.points]
    assert worship == [5, 11, 14, 12]


def test_O3_2_clockwise_from_the_first_player_once_each_or_not() -> None:
    story = picked(3)
    for seat in range(3):
        ready(story, seat, "fowl", 1, 1)
    no_sacrifices(story)
    assert story.match.view(None).first == 1
    no_corruption(story)
    order = []
    for _ in range(3):
        order.append(story.actor)
        assert f"{story.actor} pass" in story.legal()
        story.tell(f"{story.actor} pass")
    assert order == ["1", "2", "0"]
    assert story.match.standing().rounds == 3


@pytest.mark.parametrize("missing", ["peasant", "water", "flower", "temple"])
def test_O3_2_all_four_characters_are_needed(missing: str) -> None:
    story = picked(3)
    ready(story, 0, "fowl", 1, 1)
    levels(story, 0, **{missing: 0})
    ready(story, 1, "fowl", 1, 1)
    no_corruption(story)
    assert story.actor == "1"


@pytest.mark.parametrize(("water", "flower"), [(2, 4), (4, 2)])
def test_O3_3_the_peasants_animal_and_the_smaller_of_the_carriers(water: int, flower: int) -> None:
    story = picked(3)
    levels(story, 0, peasant=3, water=water, flower=flower, temple=1)
    no_corruption(story)
    assert choices(story) == {f"goat {altar}" for altar in TIER_1}
    assert story.refused("0 sacrifice pig ares") == ("O3.3", "refused-no-shortage")
    assert story.refused("0 sacrifice sheep ares") == ("O3.3", "refused-animal-too-good")
    story.tell("0 sacrifice goat ares")
    assert lying(story, "ares") == (0, 2, "goat")
    assert in_stable(story, "goat") == 13


def test_O3_3_shortage_all_that_remain_or_any_lower_type() -> None:
    story = scene("sheep", 4)
    assert GAME.wording.prompt(story.state).rule == "O3.2"
    stable(story, sheep=3, goat=0, pig=2, fowl=9)
    assert GAME.wording.prompt(story.state).rule == "O3.3"
    assert choices(story) == {f"{a} {altar}" for a in ("sheep", "pig", "fowl") for altar in TIER_1}
    assert story.refused("0 sacrifice goat ares") == ("O3.3", "refused-none-left")
    story.tell("0 sacrifice pig ares")
    assert lying(story, "ares") == (0, 2, "pig")
    assert in_stable(story, "pig") == 0


def test_O3_3_shortage_the_rest_of_the_own_type() -> None:
    story = scene("ox", 3)
    stable(story, ox=2)
    story.tell("0 sacrifice ox ares")
    assert lying(story, "ares") == (0, 2, "ox")
    assert points(GAME, story.state, 0)["sacrifices"] == 10


def test_OR1_just_enough_is_no_shortage_so_nothing_less_may_be_brought() -> None:
    story = scene("ox", 3)
    stable(story, ox=3)
    assert story.refused("0 sacrifice sheep ares") == ("O3.3", "refused-no-shortage")


def test_O3_3_a_lower_type_is_taken_in_the_full_number() -> None:
    story = scene("ox", 3)
    stable(story, ox=0)
    story.tell("0 sacrifice fowl ares")
    assert lying(story, "ares") == (0, 3, "fowl")


def test_O3_3_nothing_to_take_no_sacrifice() -> None:
    story = picked(3)
    ready(story, SPARTA, "pig", 2, 1)
    stable(story, pig=0, fowl=0)
    no_auctions(story)
    assert story.match.standing().rounds == 2  # skipped without a move


def test_O3_3_no_altar_to_take_it_to_no_sacrifice() -> None:
    story = picked(3)
    ready(story, SPARTA, "pig", 2, 1)
    for altar in TIER_1:
        offering(story, altar, 1, 3, "fowl")
    no_auctions(story)
    assert story.match.standing().rounds == 2


@pytest.mark.parametrize(("temple", "altars"), [(1, 3), (2, 6), (3, 8), (4, 10), (5, 11)])
def test_O3_4_altars_up_to_the_temple_guardians_tier(temple: int, altars: int) -> None:
    story = scene("fowl", 1, temple)
    assert len(choices(story)) == altars
    if temple < 5:
        assert story.refused("0 sacrifice fowl zeus") == ("O3.4", "refused-tier-too-high")


@pytest.mark.parametrize(
    ("number", "animal", "key"),
    [
        (2, "sheep", "refused-same-offering"),
        (3, "sheep", "refused-too-few-animals"),
        (3, "fowl", "refused-too-few-animals"),
        (2, "ox", "refused-lesser-animal"),
        (1, "ox", "refused-lesser-animal"),
        (2, "goat", ""),
        (1, "sheep", ""),
        (1, "fowl", ""),
    ],
)
def test_O3_4_two_sheep_against_what_lies_there(number: int, animal: str, key: str) -> None:
    story = scene("sheep", 2)
    offering(story, "ares", 1, number, animal)
    if key:
        assert story.refused("0 sacrifice sheep ares") == ("O3.4", key)
    else:
        story.tell("0 sacrifice sheep ares")
        assert lying(story, "ares") == (0, 2, "sheep")


def test_O3_4_also_on_ones_own_altar() -> None:
    story = scene("sheep", 2)
    offering(story, "ares", 0, 2, "goat")
    offering(story, "hermes", 0, 2, "sheep")
    story.tell("0 sacrifice sheep ares")
    assert lying(story, "ares") == (0, 2, "sheep")


def test_O3_4_rulebook_example_8_only_three_altars_are_open() -> None:
    story = scene("sheep", 2, 2)
    offering(story, "hephaestus", 1, 3, "fowl")
    offering(story, "ares", 2, 1, "ox")
    offering(story, "hermes", 2, 2, "fowl")
    offering(story, "hera", 1, 2, "ox")
    offering(story, "aphrodite", 2, 1, "sheep")
    assert choices(story) == {"sheep hermes", "sheep athena", "sheep aphrodite"}


def test_O3_5_new_animals_leave_the_stable_before_the_old_return() -> None:
    story = scene("sheep", 3)
    offering(story, "ares", 1, 2, "sheep")
    stable(story, sheep=2, goat=0, pig=0, fowl=0)
    # With the two sheep of Ares there would be enough: they return too late, and 2 are the same.
    assert story.refused("0 sacrifice sheep ares") == ("O3.4", "refused-same-offering")
    story.tell("0 sacrifice sheep hermes")
    assert lying(story, "hermes") == (0, 2, "sheep")
    assert in_stable(story, "sheep") == 0


def test_O3_5_the_old_animals_return_and_the_points_stay() -> None:
    story = picked(3)
    ready(story, 0, "goat", 2, 1)
    ready(story, 1, "ox", 3, 1)
    no_corruption(story)
    story.tell("0 sacrifice goat ares")
    assert in_stable(story, "goat") == 13
    events = story.tell("1 sacrifice ox ares")
    assert story.keys(events)[:2] == ["event-replaced", "event-sacrificed"]
    assert in_stable(story, "goat") == 15
    assert in_stable(story, "ox") == 12
    assert lying(story, "ares") == (1, 3, "ox")
    assert points(GAME, story.state, 0) == {"priestess": 0, "sacrifices": 6, "altars": 0}
    assert points(GAME, story.state, 1) == {"priestess": 0, "sacrifices": 15, "altars": 5}


def test_O3_5_rulebook_example_7_from_corruption_to_the_altars() -> None:
    story = picked(4)
    levels(story, SPARTA, peasant=2, water=1, flower=1, temple=1, briber=1)
    levels(story, CORINTH, peasant=1, temple=1, briber=2, guardsman=1)
    levels(story, ATHENS, peasant=4, water=2, flower=1, temple=2)
    levels(story, THEBES, peasant=1, water=2, flower=2, temple=1, guardsman=2)
    no_auctions(story)
    story.tell("1 corrupt 0 flower", "0 corrupt 2 water")
    assert level_of(story, SPARTA, "flower") == 0
    # Sparta has no Flower Carrier left and Corinth no Water Carrier.
    assert story.actor == str(ATHENS)
    story.tell("2 sacrifice sheep athena")
    assert lying(story, "athena") == (ATHENS, 1, "sheep")
    story.tell("3 sacrifice fowl hermes")
    assert lying(story, "hermes") == (THEBES, 2, "fowl")
    assert story.match.standing().rounds == 2
