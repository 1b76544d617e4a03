"""O6 End: the final score and who has won."""

from mypy_extensions import i64

from petteia.core.places import places
from petteia.games.offrandes.model import ALTARS, OWNER, Position


def points(s: Position, seat: i64) -> list[int]:
    """O6.2: priestess, sacrifices, altars."""
    altars = 0
    for altar in range(ALTARS):
        if s.altar[OWNER + altar] == seat:
            altars += s.setting.altar_points[altar]
    return [s.prayed[seat], s.sacrificed[seat], altars]


def standing(s: Position) -> list[int]:
    """O6.2: points, then the number of altars, then shared."""
    keys = []
    for seat in range(s.players):
        owned = 0
        for altar in range(ALTARS):
            if s.altar[OWNER + altar] == seat:
                owned += 1
        keys.append([sum(points(s, seat)), owned])
    return places(keys)
