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
    agoras = s.owned(seat, AGORA)
    workshops = s.owned(seat, WORKSHOP)
    monuments = 0
    monument_points = 0
    for card in range(MONUMENT, TEMPLE):
        if s.holder[card] == seat:
            monuments += 1
            monument_points += setting.monument_points[card - MONUMENT]
    circles = agoras * setting.agora_circles + workshops * setting.workshop_circles
    cylinders = monuments if monuments < circles else circles
    at = seat * BASE_ROWS
    return [
        s.score[seat * SCORES + FROM_EVENTS],
        s.score[seat * SCORES + FROM_SQUARES],
        sum(s.bases[at + FLIPPED : at + UNDER]) * setting.flipped_points,
        s.owned(seat, VILLAGE) * setting.village_points,
        ecclesia_points(s, s.owned(seat, ECCLESIA)),
        agoras * setting.agora_points,
        workshops * setting.workshop_points,
        monument_points,
        cylinders * setting.cylinder_points,
        oracle_points(s, seat),
    ]


def ecclesia_points(s: Position, cards: i64) -> i64:
    """A5.2: by the number of cards; more than the table has count as its last."""
    table = s.setting.ecclesia_points
    if cards == 0:
        return 0
    return table[cards - 1] if cards < len(table) else table[len(table) - 1]


def oracle_points(s: Position, seat: i64) -> i64:
    """A5.2: nine each, two more for smiles, two less for tears."""
    setting = s.setting
    cards = 0
    smiles = 0
    tears = 0
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
