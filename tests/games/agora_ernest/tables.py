"""Random markets for the geometry tests: crowded, ringed, at the edge, close to the tolerances."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from petteia.games.agora_ernest.geometry import Ground
from petteia.games.agora_ernest.market import FITS, Market

GROUND = Ground(36, 24, 60)

Placement = tuple[int, int, int]


def placement_of(market: Market, card: int) -> Placement:
    return market.x[card] // 100, market.y[card] // 100, market.angle[card]


def beside(rng: Random, market: Market, angle: int | None = None) -> Placement:
    """Return a place in contact with some laid card, or nearly."""
    card = rng.choice(market.laid)
    x, y, turned = placement_of(market, card)
    kind = rng.random()
    if kind < 0.45:
        return on_grid(rng, x, y, turned)
    return with_corner(rng, x, y, turned, angle)


def on_grid(rng: Random, x: int, y: int, turned: int) -> Placement:
    quarters = rng.randrange(4)
    if quarters % 2:
        i, j = rng.choice((-5, 5)), rng.choice((-3, -1, 1, 3))
        if rng.random() < 0.5:
            i, j = rng.choice((-3, -1, 1, 3)), rng.choice((-5, 5))
    else:
        i, j = rng.choice((-6, 6)), rng.choice((-4, -2, 0, 2, 4))
        if rng.random() < 0.5:
            i, j = rng.choice((-6, -4, -2, 0, 2, 4, 6)), rng.choice((-4, 4))
    c, s = cos(radians(turned / 100)), sin(radians(turned / 100))
    u, v = 500 * i + jitter(rng), 500 * j + jitter(rng)
    return (
        round(x + u * c - v * s),
        round(y + u * s + v * c),
        (turned + 9000 * quarters) % 36000,
    )


def with_corner(rng: Random, x: int, y: int, turned: int, angle: int | None) -> Placement:
    """Put a corner of the new card on an edge of the old one."""
    if angle is None:
        angle = rng.choice(
            (
                rng.randrange(36000),
                rng.randrange(72) * 500,
                (turned + 4500) % 36000,
                (turned + rng.choice((500, 499, 8500, 8501))) % 36000,
            )
        )
    c, s = cos(radians(turned / 100)), sin(radians(turned / 100))
    side = rng.randrange(4)
    along = rng.choice((rng.uniform(-1500, 1500), rng.choice((-1300, -700, -300, 300, 700, 1300))))
    out = jitter(rng)
    u, v = ((along, 1000 + out), (along, -1000 - out), (1500 + out, along), (-1500 - out, along))[
        side
    ]
    corner_x, corner_y = x + u * c - v * s, y + u * s + v * c
    c, s = cos(radians(angle / 100)), sin(radians(angle / 100))
    u, v = rng.choice((-1500, 1500)), rng.choice((-1000, 1000))
    return round(corner_x - u * c + v * s), round(corner_y - u * s - v * c), angle


def jitter(rng: Random) -> int:
    """Return a few thousandths, often exactly at a tolerance."""
    return rng.choice((0, 0, 0, 0, rng.randint(-14, 14), 10, 11, -10, -11, 5, 6))


def anywhere(rng: Random) -> Placement:
    angle = rng.choice((0, 9000, 4500, rng.randrange(36000)))
    kind = rng.random()
    x, y = rng.randint(-17000, 17000), rng.randint(-11000, 11000)
    if kind < 0.15:
        angle = rng.choice((0, 18000))
        x = rng.choice((-1, 1)) * (16500 + rng.randint(-13, 2))
    elif kind < 0.3:
        angle = rng.choice((0, 18000))
        y = rng.choice((-1, 1)) * (11000 + rng.randint(-13, 2))
    elif kind < 0.4:
        c, s = abs(cos(radians(angle / 100))), abs(sin(radians(angle / 100)))
        x = round(rng.choice((-1, 1)) * (18000 - 1500 * c - 1000 * s + rng.randint(-12, 2)))
        y = round(rng.choice((-1, 1)) * (12000 - 1500 * s - 1000 * c + rng.randint(-12, 2)))
    return x, y, angle


def random_market(rng: Random, cards: int) -> Market:
    """Lay cards, mostly in contact with others, so that rings and alleys are common."""
    market = Market(GROUND, 36)
    style = rng.random()
    angles = [rng.randrange(36000) for _ in range(rng.choice((1, 2, 3)))]
    lone = 0.05 if style < 0.6 else 0.4
    tries = 0
    while len(market.laid) < cards and tries < 60 * cards:
        tries += 1
        if not market.laid or rng.random() < lone:
            place = anywhere(rng)
        else:
            place = beside(rng, market, rng.choice(angles) if rng.random() < 0.5 else None)
        fit = market.fit(*place)
        if fit.verdict == FITS and (fit.touching or rng.random() < 0.5 or len(market.laid) < 2):
            market.lay(len(market.laid), fit)
    return market
