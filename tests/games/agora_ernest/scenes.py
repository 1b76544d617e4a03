"""Scenes of Agora (Ernest): how the tests begin their stories."""

from typing import Any

from petteia.core.registry import game
from petteia.games.agora_ernest.model import BURNT, IN_DECK
from petteia.games.agora_ernest.moves import NAMES
from petteia.games.agora_ernest.view import AgoraErnestView, LaidCard, Shop
from petteia.testing import Story

GAME = game("agora_ernest")


def opened(
    letters: str = "AD",
    card: str = "C5",
    first: int = 0,
    options: dict[str, Any] | None = None,
) -> Story:
    """Deal the letters, open the market and choose who begins."""
    story = Story(GAME, len(letters), options)
    story.tell(f"* letters {letters}", f"* card {card}")
    if story.actor == "*" and any("first" in move for move in story.legal()):
        story.tell(f"* first {first}")
    return story


def turn(story: Story, card: str, place: str, buy: str | None = None) -> None:
    """Play a whole turn: draw, build, buy or pass."""
    story.tell(f"* card {card}")
    seat = story.actor
    story.tell(f"{seat} build {place}")
    if story.actor == seat:
        story.tell(f"{seat} pass" if buy is None else f"{seat} buy {buy}")


def seen(story: Story) -> AgoraErnestView:
    """Return what everybody knows."""
    view = story.match.view(None)
    assert isinstance(view, AgoraErnestView)
    return view


def shop(story: Story, cell: str) -> Shop:
    """Return the shop that a cell belongs to."""
    return next(shop for shop in seen(story).shops if cell in shop.cells)


def laid(story: Story, card: str) -> LaidCard:
    """Return a card on the table."""
    return next(laid for laid in seen(story).table if laid.card == card)


def only_left(story: Story, *cards: str) -> None:
    """Take all but these cards out of the deck."""
    for card, name in enumerate(NAMES):
        if story.state.where[card] == IN_DECK and name not in cards:
            story.state.where[card] = BURNT


def give(story: Story, seat: int, coins: int) -> None:
    """Let a seat have so many coins."""
    story.state.coins[4 * seat + 1] += coins - story.state.purse(seat)
