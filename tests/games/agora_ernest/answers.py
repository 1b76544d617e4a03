"""Fuzzed games of Agora (Ernest) and a digest of what the engine says about each position.

Two builds give equal digests only if candidates, streets, alleys, shops, incomes and previews are
equal, order included. This module also runs on version 1.0, with which `python -m bench.answers`
compares the working tree. The digests of some games as 1.0 gives them are stored in answers.json:

    PYTHONPATH=BUILD_OF_1.0:. python -m tests.games.agora_ernest.answers 1 4 --summary
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from hashlib import sha256
from math import cos, radians, sin
from random import Random
from typing import Any, NamedTuple

import msgspec

from petteia.core.registry import games
from petteia.core.state import CHANCE, NOBODY
from petteia.games.agora_ernest.alleys import alleys
from petteia.games.agora_ernest.geometry import DOORS
from petteia.games.agora_ernest.model import BUILDING, Position
from petteia.games.agora_ernest.moves import build, build_angle, build_x, build_y

GAME = games()["agora_ernest"]
STYLES = ("candidates", "alleys", "loose", "crowded")
LOOSE = {"candidates": 0.0, "alleys": 0.25, "loose": 0.7, "crowded": 0.4}
"""How often a card is laid at a place that is no candidate."""
TRIES = 12


class Answer(NamedTuple):
    """The digest of one position, and what kind of position it is."""

    digest: str
    alley: bool
    """There is ground that is not the street."""
    off_grid: bool
    """A laid card was not a candidate when it was laid."""


def options(style: str, seed: int) -> dict[str, Any]:
    """Return options under which most games last until the deck is empty."""
    data: dict[str, Any] = {"money": {"goal": 100_000}}
    if seed % 3:  # no card burns
        data["deck"] = {card: {"effect": "festival"} for card in GAME.data.numbers["deck"]}
    if style == "crowded":
        data["table"] = {"wide": 14 + seed % 6, "high": 11 + seed % 5}
    return {"data": data}


def loose(rng: Random, s: Position) -> int:
    """Return a placement beside a laid card, slanted or a few thousandths off, or at the edge."""
    ground = s.market.ground
    at = 4 * rng.randrange(len(s.laid) // 4)
    x, y, turned = s.laid[at + 1 : at + 4]
    slip = rng.choice((0, 0, 0, 5, -5, 10, -10, 11, rng.randint(-14, 14)))
    if rng.random() < 0.2:
        angle = rng.choice((0, 18000, rng.randrange(36000)))
        wide = 1500 * abs(cos(radians(angle / 100))) + 1000 * abs(sin(radians(angle / 100)))
        x = round(rng.choice((-1, 1)) * (int(ground.max_x) - wide)) + slip
        return build(x, rng.randint(-ground.max_y, ground.max_y), angle)
    angle = rng.choice((turned, turned + 9000, rng.randrange(36000), turned + 4500)) % 36000
    c, s_ = cos(radians(turned / 100)), sin(radians(turned / 100))
    u, v = rng.choice((-1500, 1500)), rng.choice((rng.randint(-1000, 1000), 500, -500, 1000))
    if rng.random() < 0.5:
        u, v = rng.choice((rng.randint(-1500, 1500), 500, -500)), rng.choice((-1000, 1000))
    u, v = u + slip * (u > 0) - slip * (u < 0), v + slip
    corner_x, corner_y = x + u * c - v * s_, y + u * s_ + v * c
    c, s_ = cos(radians(angle / 100)), sin(radians(angle / 100))
    u, v = rng.choice((-1500, 1500)), rng.choice((-1000, 1000))
    x, y = round(corner_x - u * c + v * s_), round(corner_y - u * s_ - v * c)
    return build(max(-30000, min(30000, x)), max(-30000, min(30000, y)), angle)


def chosen(rng: Random, style: str, s: Position, legal: list[int]) -> int:
    """Return the move to play: a candidate, or a loose placement that is legal."""
    moves = [rng.choice(legal)]
    if rng.random() < LOOSE[style]:
        found = [loose(rng, s) for _ in range(TRIES)]
        moves = [move for move in found if not s.refuse(move)][:3] or moves
    if style == "alleys":
        moves += [rng.choice(legal) for _ in range(4)]
    if len(moves) == 1:
        return moves[0]
    regions = []
    for move in moves:
        after = s.copy()
        after.play(move)
        assert isinstance(after, Position)
        regions.append(after.shops.street.regions)
    return moves[regions.index(max(regions))]


def facts(s: Position) -> list[Any]:
    """Return the geometry, the street, the alleys and the shops of a position."""
    market, shops = s.market, s.shops
    street = shops.street
    laid = list(market.laid)
    return [
        s.laid,
        [[market.blocked[card], market.edges[card]] for card in laid],
        [touched(market.contacts[card]) for card in laid],
        [[street.open[card], street.alley[card]] for card in laid],
        street.regions,
        [
            street.region_of_door(card, door)
            for card in laid
            for door in range(DOORS)
            if not market.blocked[card] >> door & 1
        ],
        msgspec.to_builtins(alleys(s)),
        list(shops.of),
        [
            [shop, shops.owner[shop], shops.counters[shop], shops.circles[shop], shops.doors[shop]]
            for shop in shops.names
        ],
        [shops.income(seat) for seat in range(s.players)],
        shops.largest(),
    ]


def touched(contacts: Any) -> list[int]:
    """Return the cards that a card touches: in version 1.0 a list, since then bits."""
    if isinstance(contacts, list):
        return sorted(contacts)
    return [card for card in range(contacts.bit_length()) if contacts >> card & 1]


def shown(s: Position, move: int) -> list[Any]:
    """Return the preview of a placement, without the words of a refusal, and what it touches."""
    wording: Any = getattr(GAME, "wording", GAME)  # version 1.0 has it in the game itself
    show = wording.preview
    assert show is not None
    preview = msgspec.to_builtins(show(s, move))
    fit = s.market.fit(build_x(move), build_y(move), build_angle(move))
    return [
        s.refuse(move),
        list(fit.touching),
        fit.against,
        *[preview[name] for name in sorted(preview) if name != "refusal"],
    ]


def answers(style: str, seed: int) -> Iterator[Answer]:
    """Play one game and yield an answer for every decision."""
    rng = Random(f"{style} {seed}")
    s = GAME.new(2 + seed % 3, options(style, seed))
    assert isinstance(s, Position)
    off_grid = False
    while s.actor != NOBODY:
        legal = s.legal()
        move = rng.choice(legal)
        if s.actor != CHANCE:
            said = [legal, facts(s)]
            if s.step == BUILDING:
                said += [shown(s, other) for other in (legal[0], move, loose(rng, s))]
                move = chosen(rng, style, s, legal)
                off_grid |= move not in legal
            yield Answer(
                sha256(json.dumps(said).encode()).hexdigest(), s.shops.street.regions > 1, off_grid
            )
        s.play(move)


def summary(style: str, seed: int) -> dict[str, Any]:
    """Return one digest for a whole game, and how many positions of each kind it covers."""
    said = list(answers(style, seed))
    return {
        "digest": sha256("".join(answer.digest for answer in said).encode()).hexdigest()[:16],
        "positions": len(said),
        "alleys": sum(answer.alley for answer in said),
        "off_grid": sum(answer.off_grid for answer in said),
    }


def main() -> None:
    """Print the digest of every position, or with --summary of every game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("first", type=int, help="the first seed")
    parser.add_argument("last", type=int, help="the last seed")
    parser.add_argument("--summary", action="store_true")
    asked = parser.parse_args()
    games_asked = [(style, seed) for seed in range(asked.first, asked.last + 1) for style in STYLES]
    if asked.summary:
        found = {f"{style} {seed}": summary(style, seed) for style, seed in games_asked}
        print(json.dumps(found, indent=1))
        return
    for style, seed in games_asked:
        for answer in answers(style, seed):
            print(style, seed, answer.digest, int(answer.alley), int(answer.off_grid))


if __name__ == "__main__":
    main()
