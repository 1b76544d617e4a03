"""Scenes of Athens for its tests."""

from typing import Any

from petteia.core.registry import game
from petteia.core.vectors import write
from petteia.games.athens.model import (
    ACTING,
    BASES,
    CARD_NAMES,
    COLOURS,
    CYLINDER,
    EVENTS,
    ORACLES,
    PEOPLE,
    PUTTING,
    VILLAGE,
)
from petteia.testing import Story
from petteia.testing.story import points as points_of

GAME = game("athens")


def opened(
    players: int = 2, monument: str = "stoa", data: dict[str, object] | None = None
) -> Story:
    """Return a match that is set up: seat 0 has Pericles and will roll."""
    story = Story(GAME, players, {"data": data} if data else None)
    return told(story, "* start 0", f"* monument {monument}")


def told(story: Story, *moves: str) -> Story:
    """Tell moves and return the story."""
    story.tell(*moves)
    return story


def acting(
    dice: str = "middle lower",
    players: int = 2,
    base: str = "quarry",
    monument: str = "stoa",
    data: dict[str, object] | None = None,
) -> Story:
    """Return a match in round 1 where seat 0 acts, with no people and one base card."""
    story = opened(players, monument, data)
    story.tell(f"* roll {dice}")
    to_bases(story)
    for seat in range(players):
        people(story, seat)
        story.tell(f"{seat} take {base}")
    return story


def to_bases(story: Story) -> None:
    """Draw lower people for everyone, clockwise, and drop them until bases are taken."""
    if story.state.players > 2:
        story.tell("* order left")
    while f"{story.actor} take quarry" not in story.legal():
        story.tell(sorted(story.legal())[0])


def finish_round(story: Story) -> None:
    """Flip and pass until the next round begins or the game is over."""
    number = story.state.round
    while story.state.round == number and story.legal():
        legal = sorted(story.legal())
        flips = [move for move in legal if " flip " in move]
        passes = [move for move in legal if move.endswith(" pass")]
        story.tell((flips + passes + legal)[0])


def next_action(story: Story, dice: str) -> None:
    """Go on to the next round's first action; the seat takes a quarry."""
    finish_round(story)
    story.tell(f"* roll {dice}")
    to_bases(story)
    while story.state.step != ACTING:
        story.tell(sorted(story.legal())[0])


def people(story: Story, seat: int, text: str = "") -> None:
    """Give a seat just these people, from the bag."""
    s = story.state
    words = text.split()
    for person, name in enumerate(PEOPLE):
        s.people[s.players * 3 + person] += s.people[seat * 3 + person] - words.count(name)
        s.people[seat * 3 + person] = words.count(name)
        assert s.people[s.players * 3 + person] >= 0, "the bag has not so many"


def people_of(story: Story, seat: int) -> str:
    """Return a seat's people, in words."""
    row = story.state.people[seat * 3 : seat * 3 + 3]
    return " ".join(name for name, count in zip(PEOPLE, row, strict=True) for _ in range(count))


def cubes(story: Story, seat: int, text: str = "") -> None:
    """Give a seat just these cubes, from the stock."""
    s = story.state
    words = text.split()
    for colour, name in enumerate(COLOURS):
        s.cubes[s.players * 8 + colour] += s.cubes[seat * 8 + colour] - words.count(name)
        s.cubes[seat * 8 + colour] = words.count(name)
        assert s.cubes[s.players * 8 + colour] >= 0, "the stock has not so many"


def cubes_of(story: Story, seat: int) -> str:
    """Return a seat's cubes, in words."""
    row = story.state.cubes[seat * 8 : seat * 8 + 8]
    return " ".join(name for name, count in zip(COLOURS, row, strict=True) for _ in range(count))


def in_stock(story: Story, colour: str) -> int:
    """Return how many cubes of a colour the stock holds."""
    count = story.match.view(None).stock[COLOURS.index(colour)]
    assert isinstance(count, int)
    return count


def stock(story: Story, colour: str, count: int) -> None:
    """Leave so many cubes of a colour in the stock; the rest is out of the game."""
    story.state.cubes[story.state.players * 8 + COLOURS.index(colour)] = count


def bases(story: Story, seat: int, text: str = "") -> None:
    """Lay just these base cards in front of a seat; `kiln+` is a flipped one."""
    s = story.state
    words = text.split()
    for base, name in enumerate(BASES):
        s.bases[seat * 21 + base] = words.count(name)
        s.bases[seat * 21 + 7 + base] = words.count(name + "+")


def own(story: Story, seat: int, **cards: int) -> None:
    """Give a seat Villages, Ecclesia, Agoras, Workshops from their decks."""
    s = story.state
    for name, count in cards.items():
        at = CARD_NAMES.index(name) - VILLAGE
        s.cards[s.players * 4 + at] += s.cards[seat * 4 + at] - count
        s.cards[seat * 4 + at] = count


def monuments(story: Story, seat: int, *names: str) -> None:
    """Give a seat these monuments."""
    for name in names:
        story.state.holder[CARD_NAMES.index(name)] = seat


def oracles(story: Story, seat: int, text: str = "") -> None:
    """Give a seat just these oracle cards, from the deck."""
    s = story.state
    words = text.split()
    for oracle, name in enumerate(ORACLES):
        s.oracles[s.players * 4 + oracle] += s.oracles[seat * 4 + oracle] - words.count(name)
        s.oracles[seat * 4 + oracle] = words.count(name)


def oracle_deck(story: Story, text: str) -> None:
    """Leave just these cards in the oracle deck; the rest is out of the game."""
    s = story.state
    words = text.split()
    write(s.oracles, s.players * 4, [words.count(name) for name in ORACLES])


def score(story: Story, seat: int) -> dict[str, int]:
    """Return a seat's points by source, those that are not 0."""
    return {k: v for k, v in points_of(GAME, story.state, seat).items() if v}


def fill(story: Story, event: str, upper: str = "", lower: str = "") -> None:
    """Put cubes from the stock on an event; `-` leaves a square empty."""
    s = story.state
    for row, text in enumerate((upper, lower)):
        for column, word in enumerate(text.split()):
            if word != "-":
                first, columns = s.setting.first_square, s.setting.columns
                at = EVENTS.index(event)
                s.board[first[at] + row * columns[at] + column] = COLOURS.index(word)
                s.cubes[s.players * 8 + COLOURS.index(word)] -= 1


def steps(story: Story, **events: int) -> None:
    """Set the cylinders of events."""
    for name, count in events.items():
        story.state.board[CYLINDER + EVENTS.index(name)] = count


def putting(
    dice: str = "middle lower", players: int = 2, seat_cubes: str = "orange", **options: Any
) -> Story:
    """Return a match in round 1 where seat 0 may put these cubes on events."""
    story = acting(dice, players, **options)
    cubes(story, 0, seat_cubes)
    for seat in range(players):
        story.tell(f"{seat} flip quarry")
    assert story.state.step == PUTTING
    return story


def last_round(story: Story) -> None:
    """Make this round the last."""
    story.state.round = 14
