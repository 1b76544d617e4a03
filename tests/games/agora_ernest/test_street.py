"""E1.2 and E1.3: which ground is street, which is alley or courtyard, and what that costs."""

from __future__ import annotations

from random import Random

import pytest

from petteia.games.agora_ernest.market import FITS, Market
from petteia.games.agora_ernest.street import Street

from .tables import GROUND, random_market
from .test_geometry import P1_BOTTOM, P2_BOTTOM, P4_TOP, market_of


def doors(street: Street, card: int) -> int:
    return int(street.open[card]).bit_count()


def test_E1_3_one_card_stands_in_the_street() -> None:
    street = Street(market_of((0, 0, 0)))
    assert street.regions == 1
    assert doors(street, 0) == 9


# Four cards around a court of one cell: each card's side ends at the next card's side.
PINWHEEL = ((1000, 1500, 0), (1500, -1000, 9000), (-1000, -1500, 0), (-1500, 1000, 9000))


def test_E1_3_figure_2_a_closed_courtyard_earns_nothing() -> None:
    market = market_of(*PINWHEEL)
    street = Street(market)
    assert street.regions == 2
    assert list(street.alley[:4]) == [P1_BOTTOM, P4_TOP, P4_TOP, P1_BOTTOM]
    for card in market.laid:
        assert street.open[card] & street.alley[card] == 0
        assert street.open[card] & market.blocked[card] == 0


def test_E1_3_figure_2_opening_the_alley_restores_its_doors() -> None:
    closed = market_of(*PINWHEEL)
    before = Street(closed)
    closed.lift(3)
    after = Street(closed)
    assert after.regions == 1
    for card in (0, 1, 2):
        assert before.alley[card] & after.open[card] == before.alley[card]


def test_E1_3_a_gap_wider_than_the_tolerance_is_passable() -> None:
    ring = PINWHEEL[:3]
    assert Street(market_of(*ring, (-1510, 1010, 9000))).regions == 2
    assert Street(market_of(*ring, (-1511, 1011, 9000))).regions == 1


def test_E1_3_touching_corners_close_an_alley() -> None:
    # Four cards corner to corner around a court.
    market = market_of((0, 2000, 0), (2500, -500, 9000), (0, -3000, 0), (-2500, -500, 9000))
    assert Street(market).regions == 2


def corner_trap() -> Market:
    """A slanted card that reaches both the right and the top edge of the table."""
    market = Market(GROUND, 36)
    for x in range(17000, 15000, -1):
        fit = market.fit(x, x - 6000, 13500)
        if fit.verdict == FITS:
            market.lay(0, fit)
            return market
    raise AssertionError


def test_E1_3_the_corner_behind_a_slanted_card_is_an_alley() -> None:
    market = corner_trap()
    assert market.edges[0] == 0b11
    street = Street(market)
    assert street.regions == 2
    # The lower side of the card faces the corner or the table's middle, never both.
    assert street.open[0] | street.alley[0] | market.blocked[0] == (1 << 9) - 1
    assert street.alley[0] != 0


def wall(x: int) -> list[tuple[int, int, int]]:
    """Cards from the top to the bottom edge of the table: eight, three cells each."""
    return [(x, 10500 - 3000 * place, 9000) for place in range(8)]


def test_ER2_the_larger_side_of_a_wall_is_the_street() -> None:
    # A card at 90 degrees has its bottom to the right.
    right = Street(market_of(*wall(4000)))
    assert right.regions == 2
    assert right.open[3] & P2_BOTTOM == 0
    left = Street(market_of(*wall(-4000)))
    assert left.open[3] & P2_BOTTOM


def test_E1_3_in_a_tie_the_street_has_the_first_centre() -> None:
    street = Street(market_of(*wall(0)))
    assert street.regions == 2
    assert street.open[3] & P2_BOTTOM == 0  # the left half has the first centre of the top row


def test_E1_2_a_blocked_door_is_not_open_even_on_the_street() -> None:
    market = market_of((0, 0, 0), (3000, 0, 0))
    street = Street(market)
    for card in (0, 1):
        assert street.open[card] & market.blocked[card] == 0
        assert doors(street, card) == 7


def test_E1_3_islands_in_a_courtyard_are_not_on_the_street() -> None:
    # A ring of ten cards around a court of 9 x 6 cells, and one card in the middle of it.
    ring = [(-3000, 4000, 0), (0, 4000, 0), (3000, 4000, 0)]
    ring += [(-3000, -4000, 0), (0, -4000, 0), (3000, -4000, 0)]
    ring += [(5500, 1500, 9000), (5500, -1500, 9000), (-5500, 1500, 9000), (-5500, -1500, 9000)]
    assert Street(market_of(*ring)).regions == 2
    street = Street(market_of(*ring, (500, 200, 777)))
    assert street.regions == 2
    assert street.open[10] == 0
    assert doors(street, 10) == 0
    assert int(street.alley[10]).bit_count() == 9


@pytest.mark.many
def test_the_work_for_a_street_grows_no_faster_than_the_cards() -> None:
    work: dict[int, list[int]] = {}
    for seed in range(40):
        market = random_market(Random(seed), 36)
        # The same table, one card after the other.
        again = Market(GROUND, 36)
        for card in market.laid:
            before = again.work
            fit = again.fit(market.x[card] // 100, market.y[card] // 100, market.angle[card])
            compared = again.work - before
            assert compared <= 30  # cards within reach, however many lie on the table
            again.lay(card, fit)
            plan = Street(again).plan
            plan.gaps()
            work.setdefault(len(again.laid), []).append(plan.outline.sides.work)
    # At most six sides and rows cut for each contact a card can have.
    for cards, counts in work.items():
        assert max(counts) <= 40 * cards + 40
