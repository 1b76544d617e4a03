"""What Offrandes says: choices, events and the position, in words."""

from petteia.core.message import Arg
from petteia.core.words import Words
from petteia.testing import Story

from .scenes import GAME, levels, no_auctions, offering, picked, ready, stable

ENGLISH = Words(GAME.package, "en")


def choices(story: Story) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Return the words and the touched pieces of every choice, by its move."""
    return {c.text: (ENGLISH.say(c), c.touches) for c in story.match.choices()}


def told(story: Story) -> list[str]:
    return [ENGLISH.say(line) for line in GAME.wording.position(story.match.view(None))]


def test_choices_of_the_first_picks() -> None:
    story = Story(GAME, 3)
    assert choices(story)["* first 1"] == ("Corinth goes first", ())
    story.tell("* first 0")
    said, touches = choices(story)["2 pick peasant water temple"]
    assert said == "choose the Peasant, the Water Carrier and the Temple Guardian"
    assert touches == ("ladder-peasant", "ladder-water", "ladder-temple")


def test_choices_of_an_auction() -> None:
    story = picked()
    offers = choices(story)
    assert offers["0 offer water briber"][1] == ("tile-water", "tile-briber")
    assert offers["0 end"] == ("end the auction turn", ("end",))
    story.tell("0 offer water briber")
    assert choices(story)["0 bid 3"] == ("open with 3", ("bid",))
    story.tell("0 bid 3")
    assert choices(story)["1 bid 4"] == ("bid 4", ("bid",))
    assert choices(story)["1 pass"] == ("pass", ("pass",))


def test_choices_of_corruption_and_sacrifice() -> None:
    story = picked(3)
    levels(story, 0, briber=1)
    ready(story, 1, "ox", 2, 1)
    no_auctions(story)
    said, touches = choices(story)["0 corrupt 1 flower"]
    assert said == "corrupt Corinth’s Flower Carrier"
    assert touches == ("ladder-flower", "token-flower-1")
    assert choices(story)["0 pass"][0] == "corrupt nobody"
    story.tell("0 pass")
    said, touches = choices(story)["1 sacrifice ox ares"]
    assert said == "sacrifice 2 oxen to Ares for 10 points"
    assert touches == ("altar-ares",)  # one kind of animal: nothing to choose in the stable
    assert choices(story)["1 pass"][0] == "sacrifice nothing"


def test_O3_3_animals_are_chosen_in_the_stable_only_when_they_are_short() -> None:
    story = picked(3)
    ready(story, 0, "pig", 2, 1)
    stable(story, pig=1)
    no_auctions(story)
    assert choices(story)["0 sacrifice pig ares"][1] == ("altar-ares", "stable-pig")
    assert choices(story)["0 sacrifice fowl ares"][1] == ("altar-ares", "stable-fowl")


def test_one_animal_leaves_and_two_leave() -> None:
    args: dict[str, Arg] = {"seat": 0, "animals": "1 fowl", "altar": "ares"}
    one = ENGLISH.text("event-replaced", args | {"number": 1})
    assert one == "Sparta’s 1 fowl leaves the altar of Ares."
    args |= {"animals": "2 fowl", "number": 2}
    assert "2 fowl leave the" in ENGLISH.text("event-replaced", args)


def test_the_position_in_words() -> None:
    assert told(Story(GAME, 3))[0] == "The game is being set up."
    story = picked(3)
    levels(story, 2, guardsman=2)
    offering(story, "ares", 1, 1, "ox")
    story.tell("0 offer peasant water")
    assert "For sale: Peasant and Water Carrier, waiting for an opening bid." in told(story)
    story.tell("0 bid 4", "1 pass")
    lines = told(story)
    assert lines[0] == "Round 1; Sparta goes first."
    assert "For sale: Peasant and Water Carrier; Sparta bids 4." in lines
    assert "Out of this lot: Corinth." in lines
    assert "Stable: 15 fowl, 15 pigs, 15 goats, 15 sheep and 14 oxen." in lines
    assert "Ares (tier 1, 5 points): Corinth’s 1 ox." in lines
    assert "Zeus (tier 5, 25 points): empty." in lines
    assert lines[-1].startswith("Athens: 0 worship points, 10 drachmae; Peasant 0,")
    assert lines[-1].endswith("Guardsman 2.")


def test_the_corrupted_are_told() -> None:
    story = picked(3)
    levels(story, 0, briber=2)
    levels(story, 1, briber=1, peasant=1)
    levels(story, 2, water=1)
    no_auctions(story)
    events = story.tell("0 corrupt 1 peasant")
    assert [ENGLISH.say(event) for event in events] == [
        "Sparta corrupts Corinth’s Peasant.",
        "Corinth’s Peasant falls to level 0.",
        "Sparta’s Peasant rises to level 1.",
    ]
    assert "Corrupted in this phase: Corinth." in told(story)
