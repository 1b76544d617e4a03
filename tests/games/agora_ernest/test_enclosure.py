"""One more card: what it encloses, and the street that follows from the one before."""

from __future__ import annotations

from random import Random

import pytest

from petteia.games.agora_ernest.enclosure import may_enclose
from petteia.games.agora_ernest.market import FITS, Market
from petteia.games.agora_ernest.street import Street

from .tables import anywhere, beside, random_market
from .test_geometry import market_of

# Three of four cards around a court of one cell; the fourth closes it.
THREE_OF_PINWHEEL = ((1000, 1500, 0), (1500, -1000, 9000), (-1000, -1500, 0))


def with_card(market: Market, x: int, y: int, angle: int) -> tuple[bool, Street, Street]:
    """Lay one more card; return may_enclose, the street that follows, the one from scratch."""
    fit = market.fit(x, y, angle)
    assert fit.verdict == FITS
    before = Street(market)
    after = market.copy()
    card = len(market.laid)
    after.lay(card, fit)
    return (
        may_enclose(market, before.clusters, card, fit),
        Street(after, before, fit),
        Street(after),
    )


def test_the_last_card_around_a_court_may_enclose() -> None:
    may, street, _ = with_card(market_of(*THREE_OF_PINWHEEL), -1500, 1000, 9000)
    assert may
    assert street.regions == 2


def test_a_card_in_an_inner_corner_encloses_nothing() -> None:
    may, street, _ = with_card(market_of((0, 0, 0), (3000, 2000, 0)), 3000, 0, 0)
    assert not may
    assert street.regions == 1


def test_a_card_between_two_clusters_encloses_nothing() -> None:
    may, street, _ = with_card(market_of((0, 0, 0), (6000, 0, 0)), 3000, 0, 0)
    assert not may
    assert street.regions == 1


def test_a_card_across_a_corner_of_the_table_may_enclose() -> None:
    for x in range(15000, 17000):
        fit = market_of().fit(x, x - 6000, 13500)
        if fit.verdict != FITS:
            break
    may, street, _ = with_card(market_of(), x - 1, x - 6001, 13500)
    assert may
    assert street.regions == 2


@pytest.mark.many
@pytest.mark.parametrize("batch", range(8))
def test_a_street_that_follows_equals_the_street_from_scratch(batch: int) -> None:
    enclosed = excluded = in_alleys = 0
    for seed in range(5000 + 60 * batch, 5060 + 60 * batch):
        rng = Random(seed)
        market = random_market(rng, rng.randint(3, 30))
        one_region = Street(market).regions == 1
        for _ in range(12):
            place = anywhere(rng) if rng.random() < 0.2 else beside(rng, market)
            if market.fit(*place).verdict != FITS:
                continue
            may, following, found = with_card(market, *place)
            assert following.regions == found.regions, (seed, place)
            assert list(following.open) == list(found.open), (seed, place)
            assert list(following.alley) == list(found.alley), (seed, place)
            if one_region and not may:
                assert found.regions == 1, (seed, place)
                excluded += 1
            enclosed += found.regions > 1
            in_alleys += not one_region
    assert enclosed > 20
    assert excluded > 20
    assert in_alleys > 20
