"""Scenes of Offrandes for its tests."""

from typing import Any

from petteia.core.registry import game
from petteia.core.vectors import write
from petteia.games.offrandes.model import (
    ALTAR_NAMES,
    ANIMAL_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    NUMBER,
    OFFERED,
    OWNER,
)
from petteia.testing import Story

GAME = game("offrandes")
SPARTA, CORINTH, ATHENS, THEBES, DELOS = range(5)


def picked(players: int = 4, options: dict[str, Any] | None = None) -> Story:
    """Return a match after its first picks, all on level 0 again: seat 0 is auctioneer.

    A scene then sets the levels it tells of.
    """
    story = Story(GAME, players, options)
    story.tell("* first 0")
    for seat in reversed(range(players)):
        story.tell(f"{seat} pick peasant water flower")
    write(story.state.ladder, 0, [0] * (players * CHARACTERS))
    return story


def levels(story: Story, seat: int, **characters: int) -> None:
    """Put a seat's characters on these levels."""
    for name, level in characters.items():
        story.state.ladder[seat * CHARACTERS + CHARACTER_NAMES.index(name)] = level


def level_of(story: Story, seat: int, character: str) -> int:
    """Return the level of a seat's character."""
    level = story.state.level(seat, CHARACTER_NAMES.index(character))
    assert isinstance(level, int)
    return level


def risen(story: Story, seat: int) -> dict[str, int]:
    """Return the levels of a seat's characters that are not on level 0."""
    found = {name: level_of(story, seat, name) for name in CHARACTER_NAMES}
    return {name: level for name, level in found.items() if level}


def money(story: Story, *drachmae: int) -> None:
    """Give the seats this money."""
    write(story.state.purse, 0, list(drachmae))


def ready(story: Story, seat: int, animal: str, number: int, temple: int) -> None:
    """Let a seat's characters provide so many animals up to a tier of altars."""
    peasant = ANIMAL_NAMES.index(animal) + 1
    levels(story, seat, peasant=peasant, water=number, flower=number, temple=temple)


def offering(story: Story, altar: str, seat: int, number: int, animal: str) -> None:
    """Lay an offering on an altar, from the stable."""
    s, at, kind = story.state, ALTAR_NAMES.index(altar), ANIMAL_NAMES.index(animal)
    assert s.altar[OWNER + at] == -1, "something lies there"
    s.altar[OWNER + at], s.altar[OFFERED + at], s.altar[NUMBER + at] = seat, kind, number
    s.stable[kind] -= number
    assert s.stable[kind] >= 0, "the stable has not so many"


def lying(story: Story, altar: str) -> tuple[int, int, str] | None:
    """Return whose offering lies on an altar, how many animals and which."""
    found = story.match.view(None).altars[ALTAR_NAMES.index(altar)]
    return None if found.seat is None else (found.seat, found.number, found.animal)


def stable(story: Story, **animals: int) -> None:
    """Leave so many animals in the stable; the rest is out of the game."""
    for animal, count in animals.items():
        story.state.stable[ANIMAL_NAMES.index(animal)] = count


def in_stable(story: Story, animal: str) -> int:
    """Return how many animals of a type the stable holds."""
    count = story.state.stable[ANIMAL_NAMES.index(animal)]
    assert isinstance(count, int)
    return count


def no_auctions(story: Story) -> None:
    """Let every auctioneer of this round end the turn."""
    decline(story, "offer")


def no_corruption(story: Story) -> None:
    """Go on to the first sacrifice of this round."""
    decline(story, "offer", "corrupt")


def no_sacrifices(story: Story) -> None:
    """Go on to the next round, or to the end."""
    decline(story, "offer", "corrupt", "sacrifice")


def decline(story: Story, *steps: str) -> None:
    """Do nothing wherever these steps of this round ask."""
    this_round = story.match.view(None).round
    while (view := story.match.view(None)).step in steps and view.round == this_round:
        story.tell(f"{story.actor} {'end' if view.step == 'offer' else 'pass'}")
