"""The generator: equal seeds give equal numbers, and they are well spread."""

import pytest

from petteia.core.rng import Rng


def test_known_numbers_of_a_seed() -> None:
    rng = Rng(2026)
    assert [int(rng.word()) for _ in range(4)] == [1800430755, 2389501372, 3183406620, 3291180804]


def test_equal_seeds_are_equal_and_others_differ() -> None:
    def numbers(seed: int) -> list[int]:
        rng = Rng(seed)
        return [int(rng.word()) for _ in range(8)]

    assert numbers(1) == numbers(1)
    assert len({tuple(numbers(seed)) for seed in (0, 1, 1 << 32, 1 << 64, 2)}) == 5


def test_below_reaches_every_number_about_equally() -> None:
    rng = Rng(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts)


def test_weighted_follows_the_weights() -> None:
    rng = Rng(1)
    counts = [0] * 3
    for _ in range(60_000):
        counts[rng.weighted([1, 2, 3])] += 1
    assert [round(count / 10_000, 1) for count in counts] == [1.0, 2.0, 3.0]


def test_weights_must_be_positive() -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(1).weighted([0, 0])


def test_shuffle_keeps_all_and_reaches_every_order() -> None:
    rng = Rng(1)
    seen = set()
    for _ in range(500):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 24
    assert all(sorted(order) == [0, 1, 2, 3] for order in seen)
