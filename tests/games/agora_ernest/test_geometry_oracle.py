"""Thousands of random positions, recomputed by shapely (see oracle.py)."""

from __future__ import annotations

from random import Random

import pytest

from petteia.games.agora_ernest.geometry import NO_GRID, offset_i, offset_j
from petteia.games.agora_ernest.street import Street

from .oracle import OracleCard, oracle_blocked, oracle_fit, oracle_offset, oracle_street
from .tables import anywhere, beside, placement_of, random_market

VERDICTS = ("", "E3.1", "E3.2", "E3.3")


@pytest.mark.many
@pytest.mark.parametrize("batch", range(10))
def test_G2_G3_G4_placements_agree_with_shapely(batch: int) -> None:
    seen = set()
    for seed in range(8 * batch, 8 * batch + 8):
        rng = Random(seed)
        market = random_market(rng, rng.randint(2, 24))
        cards = [OracleCard(placement_of(market, card)) for card in market.laid]
        for _ in range(60):
            place = anywhere(rng) if rng.random() < 0.3 else beside(rng, market)
            verdict = VERDICTS[market.fit(*place).verdict]
            assert verdict == oracle_fit(cards, place), place
            seen.add(verdict)
    assert seen == set(VERDICTS)


@pytest.mark.many
@pytest.mark.parametrize("batch", range(20))
def test_E1_3_streets_and_blocked_doors_agree_with_shapely(batch: int) -> None:
    enclosed = 0
    for seed in range(1000 + 100 * batch, 1100 + 100 * batch):
        rng = Random(seed)
        market = random_market(rng, rng.randint(3, 36))
        cards = [OracleCard(placement_of(market, card)) for card in market.laid]
        assert [market.blocked[card] for card in market.laid] == oracle_blocked(cards), seed
        street = Street(market)
        doors, regions = oracle_street(cards)
        assert [street.open[card] for card in market.laid] == doors, seed
        assert street.regions == regions, seed
        enclosed += regions > 1
        if street.pieces is not None:
            after = list(street.pieces.outline.after)
            assert sorted(after) == list(range(len(after)))  # every arc has one before it
    assert enclosed > 20


def test_G4_offsets_agree_with_decimal_arithmetic() -> None:
    aligned = 0
    for seed in range(60):
        market = random_market(Random(seed), 24)
        cards = [OracleCard(placement_of(market, card)) for card in market.laid]
        for card in market.laid:
            for other in market.neighbours(card):
                offset = market.offset(card, other)
                expected = oracle_offset(cards[card], cards[other])
                if expected is None:
                    assert offset == NO_GRID
                else:
                    assert (offset_i(offset), offset_j(offset)) == expected
                    aligned += 1
    assert aligned > 100
