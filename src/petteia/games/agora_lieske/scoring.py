"""L6 End: the final score and who has won."""

from mypy_extensions import i64

from petteia.core.places import places
from petteia.games.agora_lieske.model import CITIZENS, Position


def points(s: Position, seat: i64) -> list[int]:
    """L6.2: court, monument, rhetoric of each citizen (LR4), majorities."""
    rhetoric = 0
    for citizen in range(seat * CITIZENS, seat * CITIZENS + CITIZENS):
        rhetoric += s.setting.rhetoric_points[s.rhetoric[citizen]]
    majorities = 0
    for resource in range(3):
        if has_majority(s, seat, resource):
            majorities += 1
    return [s.score[seat], s.setting.level_points[s.level[seat]], rhetoric, majorities]


def has_majority(s: Position, seat: i64, resource: i64) -> bool:
    """L6.2: alone with the most cards of a resource, at least one; a tie gives nothing."""
    mine = s.cards[seat * 3 + resource]
    if mine == 0:
        return False
    for other in range(s.players):
        if other != seat and s.cards[other * 3 + resource] >= mine:
            return False
    return True


def standing(s: Position) -> list[int]:
    """L6.3: points, then the Monument, then the sum of rhetoric values (LR5), then shared."""
    keys = []
    for seat in range(s.players):
        rhetoric = sum(s.rhetoric[seat * CITIZENS : seat * CITIZENS + CITIZENS])
        keys.append([sum(points(s, seat)), s.level[seat], rhetoric])
    return places(keys)
