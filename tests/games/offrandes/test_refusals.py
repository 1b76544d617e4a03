"""Every reason to refuse a move is met in a scene, and says what it must in words."""

import pytest

from petteia.core.message import Refusal
from petteia.core.words import Words
from petteia.games.offrandes.messages import REFUSALS
from petteia.testing import Story

from .scenes import GAME, levels, money, no_auctions, offering, picked, ready, stable

SCENES: dict[str, tuple[str, str, str]] = {
    "refused-tile-sold": ("0 offer peasant flower", "O1.5", "sold this turn: Peasant"),
    "refused-beyond-purse": ("1 bid 11", "O1.3", "only 10 drachmae"),
    "refused-not-higher": ("1 bid 2", "O1.3", "at least 3"),
    "refused-not-an-opponent": ("0 corrupt 0 peasant", "O2.2", "an opponent"),
    "refused-incorruptible": ("0 corrupt 1 briber", "O2.2", "Bribers and Guardsmen"),
    "refused-target-twice": ("0 corrupt 3 temple", "O2.2", "Thebes has already been corrupted"),
    "refused-guarded": ("0 corrupt 2 water", "O2.2", "on level 4 stops your Briber on level 3"),
    "refused-target-too-low": ("0 corrupt 1 water", "O2.2", "Corinth’s Water Carrier"),
    "refused-own-last-space": ("0 corrupt 1 priestess", "O2.3", "own Priestess"),
    "refused-target-last-space": ("0 corrupt 1 temple", "O2.4", "Temple Guardian is on the last"),
    "refused-animal-too-good": ("0 sacrifice ox ares", "O3.3", "not provide oxen"),
    "refused-no-shortage": ("0 sacrifice pig ares", "O3.3", "provides goats"),
    "refused-none-left": ("0 sacrifice fowl ares", "O3.3", "no fowl left"),
    "refused-tier-too-high": (
        "0 sacrifice goat zeus",
        "O3.4",
        "an altar of tier 5",
    ),
    "refused-too-few-animals": (
        "0 sacrifice goat ares",
        "O3.4",
        "3 pigs: 2 goats would be too few",
    ),
    "refused-lesser-animal": ("0 sacrifice goat hermes", "O3.4", "1 ox: goats are worth less"),
    "refused-same-offering": ("0 sacrifice goat hephaestus", "O3.4", "already holds 2 goats"),
}


def scene(key: str) -> Story:
    story = picked(4)
    if key == "refused-tile-sold":
        story.tell("0 offer peasant water", "0 bid 1", "1 bid 2", "2 pass", "3 pass", "0 pass")
    elif "corrupt" in SCENES[key][0]:
        levels(story, 0, briber=3, priestess=5)
        levels(story, 1, priestess=1, temple=5, peasant=1)
        levels(story, 2, guardsman=4, water=1)
        levels(story, 3, temple=1, briber=4, guardsman=4)
        no_auctions_but_a_corruption(story)
    elif "sacrifice" in SCENES[key][0]:
        ready(story, 0, "goat", 2, 1)
        offering(story, "ares", 1, 3, "pig")
        offering(story, "hermes", 1, 1, "ox")
        offering(story, "hephaestus", 1, 2, "goat")
        levels(story, 0, temple=2)
        no_auctions(story)
        if key == "refused-none-left":
            stable(story, goat=1, fowl=0)
    else:
        money(story, 10, 10, 10, 10)
        story.tell("0 offer peasant water", "0 bid 2")
    return story


def no_auctions_but_a_corruption(story: Story) -> None:
    """Thebes, asked first, declines; then it is as if it had been a target."""
    no_auctions(story)
    story.tell("3 pass")
    levels(story, 3, guardsman=0)
    story.state.targets = 1 << 3


@pytest.mark.parametrize("key", SCENES)
def test_a_refusal_cites_its_rule_and_says_why(key: str) -> None:
    move, rule, said = SCENES[key]
    story = scene(key)
    assert story.refused(move) == (rule, key)
    refusal = story.match.refuse(move)
    assert isinstance(refusal, Refusal)
    assert said in Words(GAME.package, "en").say(refusal)
    assert Words(GAME.package, "fr").say(refusal)


def test_every_refusal_has_its_scene() -> None:
    assert {key for _, key in REFUSALS.values()} == set(SCENES)


@pytest.mark.parametrize(
    ("moves", "refused", "rule"),
    [
        ([], "* first 4", "O0.1"),
        (["* first 0"], "3 end", "O0.2"),
        (["pick"], "0 bid 1", "O1.2"),
        (["pick", "0 offer peasant water"], "0 end", "O1.2"),
        (["pick", "0 offer peasant water", "0 bid 1"], "1 end", "O1.3"),
        (["corrupt"], "0 end", "O2.1"),
        (["sacrifice"], "0 corrupt 1 peasant", "O3.2"),
    ],
)
def test_what_is_not_asked_now_is_refused(moves: list[str], refused: str, rule: str) -> None:
    story = Story(GAME, 4)
    if moves and " " not in moves[0]:
        story = picked(4)
        levels(story, 1, peasant=1)
        if moves[0] == "corrupt":
            levels(story, 0, briber=1)
            no_auctions(story)
        elif moves[0] == "sacrifice":
            ready(story, 0, "fowl", 1, 1)
            no_auctions(story)
        moves = moves[1:]
    story.tell(*moves)
    assert story.refused(refused) == (rule, "refused-not-now")
