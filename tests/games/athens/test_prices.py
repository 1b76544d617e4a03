"""A3.3 as the view tells it: what is printed, what the dice save, what is left to pay."""

import msgspec
import pytest

from petteia.core.rng import Rng
from petteia.core.state import NOBODY
from petteia.games.athens.actions import refuse_people, ways
from petteia.games.athens.model import ACTING, CARDS, MONUMENT, PAYING, TEMPLE, Position
from petteia.games.athens.sheet import Price
from petteia.testing.promises import some_move

from .scenes import GAME, acting, own, people


def price(prices: list[Price], card: str) -> Price:
    return next(price for price in prices if price.card == card)


def test_A3_3_the_dice_save_what_they_show() -> None:
    story = acting("middle lower")
    people(story, 0, "middle lower")
    delphi = price(story.match.view(0).prices, "delphi")
    assert [(way.cost, way.saved, way.price, way.enough) for way in delphi.ways] == [
        ([1, 0, 1], [0, 0, 1], [1, 0, 0], False),
        ([0, 2, 1], [0, 1, 1], [0, 1, 0], True),
    ]


def test_A3_3_a_price_that_contains_another_is_left_out() -> None:
    story = acting("upper lower")
    mine = price(story.match.view(0).prices, "mine")
    assert [way.price for way in mine.ways] == [[0, 0, 0]]


def test_A3_4_grey_dice_count_for_their_owner_alone() -> None:
    story = acting("lower lower")
    own(story, 0, ecclesia=1)
    story.tell("0 reroll", "* grey upper upper")
    assert price(story.match.view(0).prices, "mine").ways[0].price == [0, 0, 0]
    assert price(story.match.view(None).prices, "mine").ways[0].price == [0, 0, 0]
    assert price(story.match.view(1).prices, "mine").ways[0].price == [1, 0, 0]


@pytest.mark.parametrize("seed", range(3))
def test_A3_3_prices_are_those_that_the_rules_ask(seed: int) -> None:
    rng = Rng(seed)
    state = GAME.new(2 + seed)
    assert isinstance(state, Position)
    checked = 0
    while state.actor != NOBODY:
        if state.step in (ACTING, PAYING):
            told = {price.card: price for price in GAME.rules.view(state, state.seat).prices}
            names = [*list(told)[:TEMPLE], *["temple"] * (CARDS - TEMPLE)]
            for card, name in enumerate(names):
                found = told[name].ways
                paid = [list(state.setting.payments[way]) for way in ways(state, card)]
                assert sorted(way.price for way in found) == sorted(paid)
                assert any(way.enough for way in found) == (not refuse_people(state, card))
                for way in found:
                    assert [a + b for a, b in zip(way.saved, way.price, strict=True)] == way.cost
            checked += 1
        state.play(some_move(state, rng))
    assert checked > 20


def test_the_sheet_names_what_moves_touch() -> None:
    story = acting("upper upper")
    sheet = story.match.view(0).sheet
    printed = {option.id for card in sheet.cards for option in card.options}
    catalogue = story.state.catalogue()
    uses = [n for n in catalogue.moves(False) if catalogue.text(n).startswith("use ")]
    touched = {GAME.wording.choice(story.state, number).touches[-1] for number in uses}
    prayers = {f"{card.name}-pray" for card in sheet.cards[MONUMENT:] if card.temple}
    assert touched == printed | prayers
    assert len(msgspec.json.encode(sheet)) < 6000  # it goes with every view
