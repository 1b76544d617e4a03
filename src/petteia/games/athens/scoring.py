"""Athens, A5: the end, the points and the places."""

from mypy_extensions import i64

from petteia.core.places import places
from petteia.core.state import NOBODY
from petteia.games.athens import codes
from petteia.games.athens.model import (
    AGORA,
    BASE_ROWS,
    BASE_TYPES,
    ECCLESIA,
    FINISHED,
    FLIPPED,
    FROM_EVENTS,
    FROM_SQUARES,
    MONUMENT,
    ORACLE_TYPES,
    SCORES,
    SMILES,
    TEARS,
    TEMPLE,
    UNDER,
    VILLAGE,
    WORKSHOP,
    Position,
)
from petteia.games.athens.people import clear_round


def finish(s: Position, reason: i64) -> None:
    """A5.1: nothing more is played; the oracle cards are turned up."""
    clear_round(s)
    s.ending = reason
    s.step = FINISHED
    s.actor = NOBODY
    s.tell(codes.GAME_OVER)


def points(s: Position, seat: i64) -> list[int]:
    """A5.2: by source; cubes and people left over score nothing."""
    setting = s.setting
    return [
        s.score[seat * SCORES + FROM_EVENTS],
        s.score[seat * SCORES + FROM_SQUARES],
        flipped_bases(s, seat) * setting.flipped_points,
        s.owned(seat, VILLAGE) * setting.village_points,
        ecclesia_points(s, s.owned(seat, ECCLESIA)),
        s.owned(seat, AGORA) * setting.agora_points,
        s.owned(seat, WORKSHOP) * setting.workshop_points,
        monument_points(s, seat),
        placed_cylinders(s, seat) * setting.cylinder_points,
        oracle_points(s, seat),
    ]


def public_points(s: Position, seat: i64) -> i64:
    """Return the sum of all sources but the oracle cards, which are secret (A3.9)."""
    setting = s.setting
    return (
        s.score[seat * SCORES + FROM_EVENTS]
        + s.score[seat * SCORES + FROM_SQUARES]
        + flipped_bases(s, seat) * setting.flipped_points
        + s.owned(seat, VILLAGE) * setting.village_points
        + ecclesia_points(s, s.owned(seat, ECCLESIA))
        + s.owned(seat, AGORA) * setting.agora_points
        + s.owned(seat, WORKSHOP) * setting.workshop_points
        + monument_points(s, seat)
        + placed_cylinders(s, seat) * setting.cylinder_points
    )


def flipped_bases(s: Position, seat: i64) -> i64:
    """Return how many base cards a seat has flipped."""
    count: i64 = 0
    for at in range(seat * BASE_ROWS + FLIPPED, seat * BASE_ROWS + UNDER):
        count += s.bases[at]
    return count


def monument_points(s: Position, seat: i64) -> i64:
    """A5.2: what is printed on the seat's monuments."""
    total: i64 = 0
    for monument in range(TEMPLE - MONUMENT):
        if s.holder[MONUMENT + monument] == seat:
            total += s.setting.monument_points[monument]
    return total


def placed_cylinders(s: Position, seat: i64) -> i64:
    """A5.2: the cylinders of the seat's monuments that find a circle on its cards."""
    circles = s.owned(seat, AGORA) * s.setting.agora_circles
    circles += s.owned(seat, WORKSHOP) * s.setting.workshop_circles
    cylinders: i64 = 0
    for card in range(MONUMENT, TEMPLE):
        if s.holder[card] == seat:
            cylinders += 1
    return cylinders if cylinders < circles else circles


def ecclesia_points(s: Position, cards: i64) -> i64:
    """A5.2: by the number of cards; more than the table has count as its last."""
    table = s.setting.ecclesia_points
    if cards == 0:
        return 0
    return table[cards - 1] if cards < len(table) else table[len(table) - 1]


def oracle_points(s: Position, seat: i64) -> i64:
    """A5.2: nine each, two more for smiles, two less for tears."""
    setting = s.setting
    cards: i64 = 0
    smiles: i64 = 0
    tears: i64 = 0
    for oracle in range(ORACLE_TYPES):
        count = s.oracles[seat * ORACLE_TYPES + oracle]
        cards += count
        smiles += count * SMILES[oracle]
        tears += count * TEARS[oracle]
    total = cards * setting.oracle_points
    if smiles >= setting.smiles:
        total += setting.gain
    if tears >= setting.tears:
        total -= setting.loss
    return total


def standing(s: Position) -> list[int]:
    """A5.3: points, then icons per base type from high to low, then shared."""
    keys = []
    for seat in range(s.players):
        icons = [s.icons(seat, base) for base in range(BASE_TYPES)]
        icons.sort(reverse=True)
        keys.append([sum(points(s, seat)), *icons])
    return places(keys)
