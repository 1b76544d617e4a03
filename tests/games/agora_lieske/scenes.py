"""Scenes of Agora (Lieske) for its tests."""

from petteia.core.registry import game
from petteia.core.vectors import write
from petteia.games.agora_lieske.model import CITIZENS, LETTERS, RESOURCES
from petteia.testing import Story

GAME = game("agora_lieske")
OPENING = ("wood", "clay", "marble")


def opened(
    players: int = 4,
    dealers: tuple[str, str, str] = OPENING,
    demand: tuple[str, str] = ("marble", "wood"),
    options: dict[str, object] | None = None,
) -> Story:
    """Return a match that is set up: seat 0 starts and places first."""
    story = Story(GAME, players, options)
    story.tell("* start 0", *[f"* demand {r}" for r in demand])
    story.tell(*[f"* dealer {stall} {r}" for stall, r in enumerate(dealers, 1)])
    return story


def place(story: Story, **places: str) -> None:
    """Send everybody's citizens out, in turn.

    `s0="A market 1, B court"` names the places of seat 0; whoever is not named goes to Court
    with the letters left over, so that a scene tells only what matters.
    """
    plans = []
    for seat in range(story.state.players):
        told = [plan.strip() for plan in places.get(f"s{seat}", "").split(",") if plan.strip()]
        used = {plan[0] for plan in told}
        rest = [f"{letter} court" for letter in LETTERS if letter not in used]
        plans.append(told + rest)
    start = story.state.start
    for number in range(CITIZENS):
        for step in range(story.state.players):
            seat = (start + step) % story.state.players
            story.tell(f"{seat} place {plans[seat][number]}")


def rhetoric(story: Story, seat: int, letter: str, value: int) -> None:
    """Give a citizen a rhetoric."""
    story.state.rhetoric[seat * CITIZENS + LETTERS.index(letter)] = value


def rhetoric_of(story: Story, seat: int, letter: str) -> int:
    """Return a citizen's rhetoric."""
    value = story.state.rhetoric[seat * CITIZENS + LETTERS.index(letter)]
    assert isinstance(value, int)
    return value


def all_rhetoric(story: Story, value: int) -> None:
    """Give every citizen the same rhetoric."""
    write(story.state.rhetoric, 0, [value] * len(story.state.rhetoric))


def hand(story: Story, seat: int, wood: int = 0, clay: int = 0, marble: int = 0) -> None:
    """Give a seat just these cards, from the stock."""
    s = story.state
    for resource, count in enumerate((wood, clay, marble)):
        s.give(seat, resource, s.cards[seat * 3 + resource])
        assert s.take(seat, resource, count) == count, "the stock has not so many"


def hand_of(story: Story, seat: int) -> dict[str, int]:
    """Return a seat's cards."""
    return dict(zip(RESOURCES, story.state.cards[seat * 3 : seat * 3 + 3], strict=True))


def stock(story: Story, resource: str, count: int) -> None:
    """Leave so many cards of a resource in the stock; the rest is out of the game."""
    s = story.state
    s.cards[s.players * 3 + RESOURCES.index(resource)] = count


def in_stock(story: Story, resource: str) -> int:
    """Return how many cards of a resource the stock holds."""
    count = story.state.in_stock(RESOURCES.index(resource))
    assert isinstance(count, int)
    return count


def to_clean_up(story: Story) -> None:
    """Pass and decide whatever is asked until the next turn, a demand, a discard or the end."""
    while story.state.step < 12 and story.state.step != 3:
        legal = sorted(story.legal())
        story.tell(next((move for move in legal if move.endswith("pass")), legal[0]))


def decline(story: Story) -> None:
    """Pass as long as somebody may."""
    while f"{story.actor} pass" in story.legal():
        story.tell(f"{story.actor} pass")
