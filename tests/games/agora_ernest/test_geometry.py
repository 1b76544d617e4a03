"""G1 to G5 by hand: the published figures and the tolerances, one thousandth either way."""

from __future__ import annotations

from decimal import Decimal, localcontext
from fractions import Fraction

import pytest

from petteia.games.agora_ernest import geometry
from petteia.games.agora_ernest.geometry import half_x, half_y
from petteia.games.agora_ernest.market import FITS, OFF_GRID, OFF_TABLE, OVERLAPS, Market
from petteia.games.agora_ernest.street import Street

from .tables import GROUND

P0_TOP, P0_LEFT, P1_LEFT, P1_BOTTOM, P2_BOTTOM, P3_BOTTOM, P3_RIGHT, P4_RIGHT, P4_TOP = (
    1 << door for door in range(9)
)


def market_of(*placements: tuple[int, int, int]) -> Market:
    market = Market(GROUND, 36)
    for card, placement in enumerate(placements):
        fit = market.fit(*placement)
        assert fit.verdict == FITS, placement
        market.lay(card, fit)
    return market


def verdict(x: int, y: int, angle: int, *laid: tuple[int, int, int]) -> int:
    return market_of(*laid).fit(x, y, angle).verdict


def exact_cosine(angle: int) -> Decimal:
    """Cosine of hundredths of a degree to forty digits."""
    with localcontext() as context:
        context.prec = 45
        pi = Decimal("3.14159265358979323846264338327950288419716939937510")
        turn = pi * angle / 18000
        term = total = Decimal(1)
        for n in range(1, 40):
            term = -term * turn * turn / ((2 * n - 1) * 2 * n)
            total += term
        return total


def test_G1_half_cell_vectors_are_those_of_exact_trigonometry() -> None:
    for angle in range(9001):
        exact = 50_000 * exact_cosine(angle)
        nearest = exact.to_integral_value()
        # No angle is near a rounding tie, so a library's last digit cannot matter.
        assert abs(abs(exact - nearest) - Decimal("0.5")) > Decimal("0.00001") or exact == nearest
        assert half_x(angle) == int(nearest)
        assert half_y(9000 - angle) == int(nearest)


def test_G1_a_right_angle_turns_the_vector_exactly() -> None:
    for angle in range(27000):
        assert half_x(angle + 9000) == -half_y(angle)
        assert half_y(angle + 9000) == half_x(angle)


def test_G1_the_width_lies_along_x_and_the_sign_towards_y() -> None:
    assert (half_x(0), half_y(0)) == (50_000, 0)
    assert all(
        geometry.CELL_V[cell] < 0 or geometry.CELL_U[cell] != 0 for cell in range(5)
    )  # no shop cell at the top middle


def test_G2_cores_decide_overlap_and_skirts_touch() -> None:
    origin = (0, 0, 0)
    # Side by side at distance 3: up to 0.0105 closer or farther they touch without overlap.
    assert verdict(2989, 0, 0, origin) == OVERLAPS
    assert verdict(2990, 0, 0, origin) == FITS
    market = market_of(origin)
    assert market.fit(2990, 0, 0).touching == [0]
    assert market.fit(3010, 0, 0).touching == [0]
    assert market.fit(3011, 0, 0).touching == []


def test_G2_a_shared_point_is_enough() -> None:
    # Grains: skirts 6021 + 6021 half-side units of 50000 grains reach exactly this far.
    reach = 2 * 6021 * 50_000
    assert not geometry.apart(reach, 0, 50_000, 0, 6021, 4021, 50_000, 0, 6021, 4021)
    assert geometry.apart(reach + 1, 0, 50_000, 0, 6021, 4021, 50_000, 0, 6021, 4021)
    high = 2 * 4021 * 50_000
    assert not geometry.apart(reach, high, 50_000, 0, 6021, 4021, 50_000, 0, 6021, 4021)


def test_G2_every_number_stays_below_two_to_the_53() -> None:
    far = 2 * 1_800_000 * geometry.GRAINS
    assert far * 50_001 * 2 < 2**53
    assert (6021 * 2 + 4021) * 50_001**2 * 2 < 2**53
    assert 1000 * 362_100 * 50_001 * 2 < 2**53


def test_G3_half_a_thousandth_outside_is_allowed() -> None:
    assert verdict(16500, 0, 0) == FITS
    assert verdict(16501, 0, 0) == OFF_TABLE
    assert verdict(0, -11000, 18000) == FITS
    assert verdict(0, -11001, 18000) == OFF_TABLE
    # At 45 degrees the corner reaches 1.76777 cells: 16.233 leaves it 0.00077 outside.
    assert verdict(16232, 0, 4500) == FITS
    assert verdict(16233, 0, 4500) == OFF_TABLE


@pytest.mark.parametrize("bad", [(18001, 0, 0), (0, 12001, 0), (0, 0, 36000), (0, 0, -1)])
def test_G3_numbers_out_of_range_are_off_the_table(bad: tuple[int, int, int]) -> None:
    assert verdict(*bad) == OFF_TABLE


def test_G4_edge_contact_needs_the_common_grid() -> None:
    origin = (0, 0, 0)
    assert verdict(3000, 10, 0, origin) == FITS
    assert verdict(3000, 11, 0, origin) == OFF_GRID
    assert verdict(3000, 989, 0, origin) == OFF_GRID
    assert verdict(3000, 990, 0, origin) == FITS
    assert verdict(3000, 500, 0, origin) == OFF_GRID
    assert verdict(3000, 500, 18000, origin) == OFF_GRID
    assert verdict(3011, 500, 0, origin) == FITS  # not touching at all


def test_G4_crossed_cards_lie_half_a_cell_off() -> None:
    origin = (0, 0, 0)
    assert verdict(2500, 500, 9000, origin) == FITS
    assert verdict(2500, 510, 27000, origin) == FITS
    assert verdict(2500, 511, 9000, origin) == OFF_GRID
    assert verdict(2500, 0, 9000, origin) == OFF_GRID


def test_G4_the_same_angle_off_the_grid_may_not_touch_even_at_a_corner() -> None:
    origin = (0, 0, 0)
    assert verdict(3000, 2000, 0, origin) == FITS  # corner to corner on the grid
    assert verdict(3000, 1980, 0, origin) == OFF_GRID


def test_ER5_touching_cards_are_aligned_or_five_degrees_apart() -> None:
    origin = (0, 0, 0)
    for angle, expected in ((499, OFF_GRID), (500, FITS), (8500, FITS), (8501, OFF_GRID)):
        for turn in (0, 9000, 18000, 27000):
            market = market_of(origin)
            # The first place on the way in from above where the cards touch.
            y = 3500
            while not market.fit(0, y, angle + turn).touching:
                y -= 1
            assert market.fit(0, y, angle + turn).verdict == expected


def test_G5_figure_1_a_corner_on_the_white_part_closes_that_door_only() -> None:
    # The slanted card's lowest corner stands on the middle of p0's top edge.
    market = market_of((0, 0, 0), (-646, 2768, 4500))
    assert market.neighbours(0) == [1]
    assert market.blocked[0] == P0_TOP
    assert market.blocked[1] == 0


def test_G5_figure_1_a_corner_on_the_black_part_closes_none() -> None:
    market = market_of((0, 0, 0), (-646 + 450, 2768, 4500))
    assert market.neighbours(0) == [1]
    assert list(market.blocked) == [0] * 36


def test_G5_the_white_part_ends_where_sixty_percent_do() -> None:
    # The front of p0's top edge runs from -1.3 to -0.7, 0.00525 outside; a skirt's corner at 45
    # degrees is 0.0254 wide at that height when the card's own corner stands on the edge.
    base = market_of((0, 0, 0))
    closed = [x for x in range(-1500, 0) if base.blocks(base.fit(x + 354, 2768, 4500), 0) & P0_TOP]
    assert closed == list(range(closed[0], closed[-1] + 1))
    assert closed[0] == -1312
    assert closed[-1] == -689


def test_G5_an_edge_contact_closes_the_doors_on_both_sides() -> None:
    market = market_of((0, 0, 0), (3000, 0, 0))
    assert market.blocked[0] == P3_RIGHT | P4_RIGHT
    assert market.blocked[1] == P0_LEFT | P1_LEFT


def test_G5_a_neighbour_does_not_reach_round_the_corner() -> None:
    market = market_of((0, 0, 0), (3000, 1000, 0))
    assert market.blocked[0] == P4_RIGHT
    assert market.blocked[1] == P1_LEFT


def test_G5_the_table_edge_blocks_doors() -> None:
    assert market_of((16500, 0, 0)).blocked[0] == P3_RIGHT | P4_RIGHT
    # Fronts are strictly inside only if the card is more than 0.0105 from the edge.
    assert market_of((16490, 0, 0)).blocked[0] == P3_RIGHT | P4_RIGHT
    assert market_of((16489, 0, 0)).blocked[0] == 0
    assert market_of((0, 11000, 0)).blocked[0] == P0_TOP | P4_TOP
    assert market_of((0, -11000, 0)).blocked[0] == P1_BOTTOM | P2_BOTTOM | P3_BOTTOM


def test_lifting_a_card_frees_what_it_blocked() -> None:
    market = market_of((0, 0, 0), (3000, 0, 0), (0, 4500, 0), (-3000, 0, 0), (3000, 2000, 0))
    market.lift(1)
    again = market_of((0, 0, 0), (9000, 9000, 0), (0, 4500, 0), (-3000, 0, 0), (3000, 2000, 0))
    for card in (0, 2, 3, 4):
        assert market.blocked[card] == again.blocked[card]
        assert market.contacts[card] == again.contacts[card]
    assert market.fit(3000, 0, 0).verdict == FITS


def test_copies_are_independent() -> None:
    market = market_of((0, 0, 0))
    other = market.copy()
    other.lay(1, other.fit(3000, 0, 0))
    assert market.laid == [0]
    assert market.neighbours(0) == []
    assert market.blocked[0] == 0
    assert list(market.near(3000, 0)) == [0]


def test_grid_offsets_are_mutual() -> None:
    market = market_of((0, 0, 1234), (-1023, 2335, 10234))
    assert market.neighbours(0) == [1]
    there, back = market.offset(0, 1), market.offset(1, 0)
    assert there != geometry.NO_GRID
    assert back != geometry.NO_GRID
    quarters = (market.angle[1] - market.angle[0]) // geometry.QUARTER & 3
    pairs = geometry.side_by_side(there, quarters)
    mirrored = geometry.side_by_side(back, -quarters & 3)
    assert pairs
    assert sorted(zip(pairs[::2], pairs[1::2], strict=True)) == sorted(
        zip(mirrored[1::2], mirrored[::2], strict=True)
    )


def test_tolerances_are_those_stated() -> None:
    assert Fraction(geometry.SKIRT_WIDE, 2000) == Fraction("3.0105")
    assert Fraction(geometry.SKIRT_HIGH, 2000) == Fraction("2.0105")
    assert Fraction(geometry.CORE_WIDE, 2000) == Fraction("2.9895")
    assert Fraction(geometry.CORE_HIGH, 2000) == Fraction("1.9895")
    assert Fraction(GROUND.edge_x, 200_000_000) == 18 - Fraction("0.00525")
    assert Fraction(GROUND.edge_y, 200_000_000) == 12 - Fraction("0.00525")
    assert Street(Market(GROUND, 36)).regions == 1
