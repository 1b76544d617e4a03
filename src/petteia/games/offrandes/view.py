"""What everyone knows of Offrandes: everything, for all lies open."""

from functools import lru_cache

from mypy_extensions import i64

from petteia.core.rng import Rng
from petteia.core.vectors import vec
from petteia.core.view import actor_shown, shown_actor
from petteia.games.offrandes.model import (
    ALTAR_NAMES,
    ALTARS,
    ANIMAL_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    ENDINGS,
    LAST_SPACE,
    NONE,
    NUMBER,
    OFFERED,
    OWNER,
    PAIRS,
    STEPS,
    Position,
)
from petteia.games.offrandes.setting import names
from petteia.games.offrandes.view_types import Altar, OffrandesView


def view(s: Position, seat: int | None) -> OffrandesView:
    """Return what a seat (None: a spectator) knows: everything."""
    return OffrandesView(
        game="offrandes",
        players=s.players,
        options=s.setting.options,
        seat=seat,
        actor=shown_actor(s.actor),
        round=s.round,
        prayers=list(s.setting.prayers),
        step=STEPS[s.step],
        first=_known(s.first),
        asked=s.cursor,
        ending=ENDINGS[s.ending] or None,
        money=list(s.purse),
        money_limit=s.setting.money_limit,
        ladders=[list(s.ladder[i * CHARACTERS : (i + 1) * CHARACTERS]) for i in range(s.players)],
        prayed=list(s.prayed),
        sacrificed=list(s.sacrificed),
        stable=list(s.stable),
        altars=[_altar(s, altar) for altar in range(ALTARS)],
        auctioneer=_known(s.auctioneer),
        tiles=[CHARACTER_NAMES[tile] for tile in _members(s.tiles)],
        lots=s.lots,
        most_lots=s.setting.lots,
        lot=None if s.lot == NONE else names(PAIRS[s.lot]),
        bid=s.bid,
        bidder=_known(s.bidder),
        winners=_members(s.winners),
        passed=_members(s.passed),
        targets=_members(s.targets),
    )


def _altar(s: Position, altar: int) -> Altar:
    return _offering(
        altar,
        s.setting.tiers[altar],
        s.setting.altar_points[altar],
        s.altar[OWNER + altar],
        s.altar[OFFERED + altar],
        s.altar[NUMBER + altar],
    )


@lru_cache(1024)
def _offering(altar: int, tier: int, points: int, owner: int, animal: int, number: int) -> Altar:
    """Return the same value while an altar stays as it is."""
    return Altar(
        name=ALTAR_NAMES[altar],
        tier=tier,
        points=points,
        seat=_known(owner),
        animal=None if animal == NONE else ANIMAL_NAMES[animal],
        number=number,
    )


def fill(s: Position, seen: OffrandesView, rng: Rng) -> None:
    """Make a position look like the view; nothing is left to chance."""
    s.actor = actor_shown(seen.actor)
    s.round = seen.round
    s.step = STEPS.index(seen.step)
    s.first = _number(seen.first)
    s.cursor = seen.asked
    s.ending = ENDINGS.index(seen.ending or "")
    s.purse = vec[i64](seen.money)
    s.ladder = vec[i64]([level for levels in seen.ladders for level in levels])
    s.prayed = vec[i64](seen.prayed)
    s.sacrificed = vec[i64](seen.sacrificed)
    s.stable = vec[i64](seen.stable)
    owners = [_number(altar.seat) for altar in seen.altars]
    animals = [NONE if a.animal is None else ANIMAL_NAMES.index(a.animal) for a in seen.altars]
    s.altar = vec[i64](owners + animals + [altar.number for altar in seen.altars])
    s.auctioneer = _number(seen.auctioneer)
    s.tiles = _set([CHARACTER_NAMES.index(tile) for tile in seen.tiles])
    s.lots = seen.lots
    s.lot = NONE if seen.lot is None else [names(pair) for pair in PAIRS].index(seen.lot)
    s.bid = seen.bid
    s.bidder = _number(seen.bidder)
    s.winners = _set(seen.winners)
    s.passed = _set(seen.passed)
    s.targets = _set(seen.targets)


def ending(state: Position) -> str:
    """Return why the game has ended (O6.1, O6.3), or nothing."""
    return ENDINGS[state.ending]


def components(s: Position) -> dict[str, int]:
    """Count animals, tiles and altars wherever they lie, and what must never lie so."""
    owners = s.altar[OWNER : OWNER + ALTARS]
    numbers = s.altar[NUMBER : NUMBER + ALTARS]
    last = [list(s.ladder)[c::CHARACTERS].count(LAST_SPACE) for c in range(CHARACTERS)]
    count = {
        "tiles available and won": len(_members(s.tiles)) + 2 * len(_members(s.winners)),
        "altars with animals or without a token": sum(
            (number > 0) == (owner != NONE) for owner, number in zip(owners, numbers, strict=True)
        ),
        "ladders with one token or none on the last space": sum(n <= 1 for n in last),
        "purses within the limit": sum(0 <= p <= s.setting.money_limit for p in s.purse),
    }
    for a, animal in enumerate(ANIMAL_NAMES):
        offered = s.altar[OFFERED : OFFERED + ALTARS]
        lying = [n for kind, n in zip(offered, numbers, strict=True) if kind == a]
        count[animal] = s.stable[a] + sum(lying)
    return count


def _known(number: int) -> int | None:
    return None if number == NONE else number


def _number(known: int | None) -> int:
    return NONE if known is None else known


def _members(members: int) -> list[int]:
    return [member for member in range(members.bit_length()) if members >> member & 1]


def _set(members: list[int]) -> int:
    return sum(1 << member for member in members)
