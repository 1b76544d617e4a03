"""Building (E3): the one judge of a placement by every rule, and the lattice of E3.1."""

from typing import Final

from mypy_extensions import i64

from petteia.games.agora_ernest.codes import (
    CARDS_OVERLAP,
    GRID_DIFFERS,
    NOT_ON_TABLE,
    OWNERS_JOIN,
)
from petteia.games.agora_ernest.market import FITS, OFF_GRID, OFF_TABLE, OVERLAPS, Fit
from petteia.games.agora_ernest.model import NONE, Position
from petteia.games.agora_ernest.moves import build, build_angle, build_x, build_y
from petteia.games.agora_ernest.shops import UNOWNED

LATTICE: Final = 500  # E3.1: thousandths of a cell
LATTICE_ANGLES: Final = (0, 4500, 9000, 13500)


def fit_of(s: Position, move: i64) -> Fit:
    """Return what the market says about a placement's number."""
    return s.market.fit(build_x(move), build_y(move), build_angle(move))


def refuse_build(s: Position, move: i64) -> i64:
    """E3.1 to E3.4: return 0 if the drawn card may be laid so."""
    return refuse_fit(s, fit_of(s, move))


def refuse_fit(s: Position, fit: Fit) -> i64:
    """E3.1 to E3.4 for a placement that the market has judged."""
    if fit.verdict != FITS:
        if fit.verdict == OFF_TABLE:
            return NOT_ON_TABLE
        if fit.verdict == OVERLAPS:
            return CARDS_OVERLAP
        assert fit.verdict == OFF_GRID
        return GRID_DIFFERS
    if fit.count and joins_rivals(s, fit):
        return OWNERS_JOIN
    return 0


def joins_rivals(s: Position, fit: Fit) -> bool:
    """E3.4: whether the card would join shops of different owners, also through itself."""
    pairs = s.market.joined_cells(fit, s.drawn)
    if len(pairs) < 4:
        return False
    shops = s.shops
    run_of = s.setting.run_of
    # Groups of new runs and old shops that would be one; each node is a group of its own at first.
    nodes: list[i64] = []
    group: list[i64] = []
    owner: list[i64] = []
    for pair in range(0, len(pairs), 2):
        run = run_of[pairs[pair]]
        shop = shops.of[run_of[pairs[pair + 1]]]
        if run not in nodes:
            nodes.append(run)
            group.append(len(group))
            owner.append(UNOWNED)
        if shop not in nodes:
            nodes.append(shop)
            group.append(len(group))
            owner.append(shops.owner[shop])
        a = group[nodes.index(run)]
        b = group[nodes.index(shop)]
        if a == b:
            continue
        if owner[a] != UNOWNED and owner[b] != UNOWNED and owner[a] != owner[b]:
            return True
        if owner[a] == UNOWNED:
            owner[a] = owner[b]
        for node in range(len(group)):
            if group[node] == b:
                group[node] = a
    return False


def lattice_place(s: Position, wanted: int) -> list[int]:
    """Return the first legal places of E3.1's lattice: from the top, left to right, by angle."""
    found: list[int] = []
    ground = s.market.ground
    # A card's centre is at least one cell from the edge.
    far_x = (ground.max_x - 1000) // LATTICE * LATTICE
    y = (ground.max_y - 1000) // LATTICE * LATTICE
    while y > -ground.max_y:
        for x in range(-far_x, far_x + 1, LATTICE):
            for angle in LATTICE_ANGLES:
                if not refuse_fit(s, s.market.fit(x, y, angle)):
                    found.append(build(x, y, angle))
                    if len(found) == wanted:
                        return found
        y -= LATTICE
    return found


def can_build(s: Position) -> bool:
    """E3.1: whether any place of the lattice is legal for the drawn card."""
    return s.drawn != NONE and len(lattice_place(s, 1)) > 0
