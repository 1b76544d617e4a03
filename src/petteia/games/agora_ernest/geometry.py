"""Where cards lie, overlap, touch and close doors: the exact geometry of G1 to G5.

Two whole-number units are used. A *mark* is 1/100000 of a cell (G1): centres and half-cell
vectors are marks. A *grain* is 1/2000 of a mark: in grains the sides of skirts and cores and the
ends of door fronts are whole numbers too. Every test in this file stays below 2^53.
"""

from __future__ import annotations

from math import cos, pi
from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import BITS, append, vec

GRAINS: Final = 2000  # in one mark
HALF_CELL: Final = 50_000  # marks
QUARTER: Final = 9000  # a right angle, in hundredths of a degree
TURN: Final = 36_000

# G2: half-sides in grains per mark of the half-cell vector (3.0105 x 2000, 2.0105 x 2000, ...)
SKIRT_WIDE: Final = 6021
SKIRT_HIGH: Final = 4021
CORE_WIDE: Final = 5979
CORE_HIGH: Final = 3979

# Two skirts can share a point only if their centres are no farther apart than this (marks):
# twice the half diagonal, 0.5 x sqrt(3.0105^2 + 2.0105^2) cells, and a little more.
REACH: Final = 362_100
REACH_SQUARED: Final = 362_100 * 362_100
# Two cores share a point at least if their inscribed circles do: 0.5 x 1.9895 cells, a little less.
OVERLAP_SQUARED: Final = 198_900 * 198_900

# G4: 0.0105 cells are 21/1000 of a half cell.
GRID_NUMERATOR: Final = 21
GRID_DENOMINATOR: Final = 1000
SLANT: Final = 500  # the least difference of angles of touching cards that are not aligned

# The sides of a card, counter-clockwise, so that the card lies to the left of each.
SIDES: Final[i64] = 4
BOTTOM: Final = 0
RIGHT: Final = 1
TOP: Final = 2
LEFT: Final = 3

# The five shop cells p0-p4: centres in half cells from the card's centre.
CELLS: Final[i64] = 5
CELL_U: Final = vec[i64]([-2, -2, 0, 2, 2])
CELL_V: Final = vec[i64]([1, -1, -1, -1, 1])

# The nine doors, along the path from p0 to p4: cell, side, and the middle of the front in grains.
DOORS: Final[i64] = 9
ALL_DOORS: Final = 0b111111111
DOOR_CELL: Final = vec[i64]([0, 0, 1, 1, 2, 3, 3, 4, 4])
DOOR_SIDE: Final = vec[i64]([TOP, LEFT, LEFT, BOTTOM, BOTTOM, BOTTOM, RIGHT, RIGHT, TOP])
FRONT_U: Final = vec[i64]([-4000, -6021, -6021, -4000, 0, 4000, 6021, 6021, 4000])
FRONT_V: Final = vec[i64]([4021, 2000, -2000, -4021, -4021, -4021, -2000, 2000, 4021])
CELL_DOORS: Final = [0b000000011, 0b000001100, 0b000010000, 0b001100000, 0b110000000]

NO_GRID: Final = -1
OFFSETS: Final = 1024  # more than any packed offset

SLACK: Final = 50  # G3: a corner may be this far outside, in marks
EDGE: Final = 525  # G5: the table is reduced by this much on every side, in marks


class Ground:
    """The table, its centre the origin, and the white part of a door."""

    wide: i64
    high: i64
    max_x: i64
    max_y: i64
    half_x: i64
    half_y: i64
    edge_x: i64
    edge_y: i64
    front_half: i64

    def __init__(self, wide: i64, high: i64, white: i64) -> None:
        self.wide = wide  # cells
        self.high = high
        self.max_x = 500 * wide  # half of it in thousandths of a cell, as in a record
        self.max_y = 500 * high
        self.half_x = HALF_CELL * wide  # in marks
        self.half_y = HALF_CELL * high
        self.edge_x = (self.half_x - EDGE) * GRAINS  # G5: the reduced table, in grains
        self.edge_y = (self.half_y - EDGE) * GRAINS
        self.front_half = GRAINS * white // 100  # half of a front: `white` percent of an edge


# G1: round(50000 cos) for every angle of a quarter circle, the only use of trigonometry.
COSINES: Final = vec[i64](
    [round(HALF_CELL * cos(pi * angle / 18_000)) for angle in range(QUARTER + 1)]
)


def half_x(angle: i64) -> i64:
    """Return the x part of the half-cell vector H at this angle (G1)."""
    quarter = angle // QUARTER % 4
    rest = angle % QUARTER
    if quarter == 0:
        return COSINES[rest]
    if quarter == 1:
        return -COSINES[QUARTER - rest]
    if quarter == 2:
        return -COSINES[rest]
    return COSINES[QUARTER - rest]


def half_y(angle: i64) -> i64:
    """Return the y part of the half-cell vector H at this angle (G1)."""
    return half_x(angle + 3 * QUARTER)


def angle_of(x: i64, y: i64) -> i64:
    """Return the greatest angle whose half-cell vector is not past a way, without trigonometry."""
    quarter: i64 = 0
    while not (x > 0 and y >= 0):
        x, y = y, -x
        quarter += 1
    low: i64 = 0
    high: i64 = QUARTER
    while high - low > 1:
        middle = (low + high) >> 1
        if COSINES[middle] * y - COSINES[QUARTER - middle] * x >= 0:
            low = middle
        else:
            high = middle
    return (quarter * QUARTER + low) % TURN


def size(value: i64) -> i64:
    """Return a number without its sign; the built-in `abs` is slow when compiled."""
    return value if value >= 0 else -value


def apart(
    dx: i64,
    dy: i64,
    ax: i64,
    ay: i64,
    a_wide: i64,
    a_high: i64,
    bx: i64,
    by: i64,
    b_wide: i64,
    b_high: i64,
) -> bool:
    """Say whether two closed rectangles share no point.

    (dx, dy) leads from centre to centre in grains; (ax, ay) and (bx, by) are the half-cell
    vectors; the half-sides are given in grains per mark. A half-side may be zero (a door front).
    """
    dot = size(ax * bx + ay * by)
    cross = size(ax * by - ay * bx)
    square = ax * ax + ay * ay
    if size(dx * ax + dy * ay) > a_wide * square + b_wide * dot + b_high * cross:
        return True
    if size(dy * ax - dx * ay) > a_high * square + b_wide * cross + b_high * dot:
        return True
    square = bx * bx + by * by
    if size(dx * bx + dy * by) > b_wide * square + a_wide * dot + a_high * cross:
        return True
    return size(dy * bx - dx * by) > b_high * square + a_wide * cross + a_high * dot


def touch(dx: i64, dy: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Say whether the skirts of two cards share a point (G2); (dx, dy) is in marks."""
    if dx * dx + dy * dy > REACH_SQUARED:
        return False
    return not apart(
        dx * GRAINS,
        dy * GRAINS,
        ax,
        ay,
        SKIRT_WIDE,
        SKIRT_HIGH,
        bx,
        by,
        SKIRT_WIDE,
        SKIRT_HIGH,
    )


def overlap(dx: i64, dy: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Say whether the cores of two cards share a point (G2); (dx, dy) is in marks."""
    if dx * dx + dy * dy > REACH_SQUARED:
        return False
    return not apart(
        dx * GRAINS, dy * GRAINS, ax, ay, CORE_WIDE, CORE_HIGH, bx, by, CORE_WIDE, CORE_HIGH
    )


def on_table(ground: Ground, x: i64, y: i64, hx: i64, hy: i64) -> bool:
    """Say whether a card with this centre and half-cell vector (marks) is on the table (G3)."""
    reach_x = 3 * size(hx) + 2 * size(hy)
    reach_y = 3 * size(hy) + 2 * size(hx)
    return size(x) + reach_x <= ground.half_x + SLACK and size(y) + reach_y <= ground.half_y + SLACK


def grid_offset(dx: i64, dy: i64, ax: i64, ay: i64, quarters: i64) -> i64:
    """Return the place of one card on the grid of another, or NO_GRID (G4).

    (dx, dy) leads from the first card's centre to the second's in marks, (ax, ay) is the first's
    half-cell vector, `quarters` the second's angle less the first's in right angles. The place is
    counted in half cells of the first card and packed by `pack_offset`.
    """
    square = ax * ax + ay * ay
    odd = quarters & 1
    along = dx * ax + dy * ay
    across = dy * ax - dx * ay
    # The nearest number of half cells: even if the cards lie the same way, odd if they are crossed.
    i = (along - odd * square + square) // (2 * square) * 2 + odd
    j = (across - odd * square + square) // (2 * square) * 2 + odd
    bound = GRID_NUMERATOR * square
    if GRID_DENOMINATOR * size(along - i * square) > bound:
        return NO_GRID
    if GRID_DENOMINATOR * size(across - j * square) > bound:
        return NO_GRID
    return pack_offset(i, j)


def pack_offset(i: i64, j: i64) -> i64:
    """Pack an offset of touching cards, in half cells, into one number."""
    return (i + 16) * 32 + j + 16


def offset_i(offset: i64) -> i64:
    """Return the part of a packed offset along the first card's width."""
    return offset // 32 - 16


def offset_j(offset: i64) -> i64:
    """Return the part of a packed offset along the first card's height."""
    return offset % 32 - 16


def seen_back(offset: i64, quarters: i64) -> i64:
    """Return the place of the first card on the grid of the second, from the reverse."""
    i = -offset_i(offset)
    j = -offset_j(offset)
    return pack_offset(turned_u(i, j, -quarters), turned_v(i, j, -quarters))


def may_touch(angle: i64, other: i64, offset: i64) -> bool:
    """Say whether two touching cards may do so: aligned, or slanted enough (G4)."""
    if offset != NO_GRID:
        return True
    slant = (angle - other) % QUARTER
    return SLANT <= slant <= QUARTER - SLANT


def turned_u(u: i64, v: i64, quarters: i64) -> i64:
    """Return the first coordinate of a place turned by right angles."""
    turn = quarters & 3
    return u if turn == 0 else -v if turn == 1 else -u if turn == 2 else v


def turned_v(u: i64, v: i64, quarters: i64) -> i64:
    """Return the second coordinate of a place turned by right angles."""
    return turned_u(u, v, quarters + 3)


def side_by_side(offset: i64, quarters: i64) -> list[i64]:
    """Return the shop cells of two aligned cards that have an edge in common (E3.4), in pairs.

    `offset` and `quarters` are as for `grid_offset`; a cell of the first card, one of the second.
    """
    pairs: list[i64] = []
    if size(offset_i(offset)) > 6 or size(offset_j(offset)) > 6:  # too far to touch
        return pairs
    for cell in range(CELLS):
        for other in range(CELLS):
            u = offset_i(offset) + turned_u(CELL_U[other], CELL_V[other], quarters)
            v = offset_j(offset) + turned_v(CELL_U[other], CELL_V[other], quarters)
            if size(u - CELL_U[cell]) + size(v - CELL_V[cell]) == 2:
                pairs.append(cell)
                pairs.append(other)
    return pairs


def doors_faced(offset: i64, quarters: i64) -> i64:
    """Return the doors of a first card that an aligned second card stands before, as bits.

    The same as `doors_met` for aligned cards, found on the grid (E3.6: a sign cell closes too).
    """
    wide = 3 - (quarters & 1)
    high = 2 + (quarters & 1)
    faced: i64 = 0
    for door in range(DOORS):
        side = DOOR_SIDE[door]
        u = CELL_U[DOOR_CELL[door]] + (2 if side == RIGHT else -2 if side == LEFT else 0)
        v = CELL_V[DOOR_CELL[door]] + (2 if side == TOP else -2 if side == BOTTOM else 0)
        if size(u - offset_i(offset)) < wide and size(v - offset_j(offset)) < high:
            faced |= BITS[door]
    return faced


def doors_met(front_half: i64, dx: i64, dy: i64, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """Return the doors of a first card whose fronts meet the second card's skirt (G5), as bits.

    (dx, dy) leads from the first card's centre to the second's in marks. The test is that of
    `apart`, with what all fronts of a card have in common worked out once.
    """
    dot = ax * bx + ay * by
    cross = ax * by - ay * bx
    straight = size(dot)
    slanted = size(cross)
    a_square = ax * ax + ay * ay
    b_square = bx * bx + by * by
    a_along = (dx * ax + dy * ay) * GRAINS
    a_across = (dy * ax - dx * ay) * GRAINS
    b_along = (dx * bx + dy * by) * GRAINS
    b_across = (dy * bx - dx * by) * GRAINS
    a_reach = SKIRT_WIDE * straight + SKIRT_HIGH * slanted
    a_rise = SKIRT_WIDE * slanted + SKIRT_HIGH * straight
    b_reach = SKIRT_WIDE * b_square
    b_rise = SKIRT_HIGH * b_square
    met: i64 = 0
    for door in range(DOORS):
        u = FRONT_U[door]
        v = FRONT_V[door]
        wide: i64 = 0
        high: i64 = front_half
        if DOOR_SIDE[door] == TOP or DOOR_SIDE[door] == BOTTOM:
            wide = front_half
            high = 0
        if (
            size(a_along - u * a_square) <= wide * a_square + a_reach
            and size(a_across - v * a_square) <= high * a_square + a_rise
            and size(b_along - u * dot - v * cross) <= b_reach + wide * straight + high * slanted
            and size(b_across + u * cross - v * dot) <= b_rise + wide * slanted + high * straight
        ):
            met |= BITS[door]
    return met


def doors_at_edge(ground: Ground, x: i64, y: i64, hx: i64, hy: i64) -> i64:
    """Return the doors whose fronts are not strictly inside the reduced table (G5), as bits."""
    # No front is farther from the centre than twice a cell.
    if (
        size(x) * GRAINS + 4 * HALF_CELL * GRAINS < ground.edge_x
        and size(y) * GRAINS + 4 * HALF_CELL * GRAINS < ground.edge_y
    ):
        return 0
    met: i64 = 0
    for door in range(DOORS):
        u = FRONT_U[door]
        v = FRONT_V[door]
        level = DOOR_SIDE[door] == TOP or DOOR_SIDE[door] == BOTTOM
        fx = size(x * GRAINS + u * hx - v * hy) + ground.front_half * size(hx if level else hy)
        fy = size(y * GRAINS + u * hy + v * hx) + ground.front_half * size(hy if level else hx)
        if fx >= ground.edge_x or fy >= ground.edge_y:
            met |= BITS[door]
    return met


class Joins:
    """The cells that aligned cards join, for every place on a grid, in one row of pairs."""

    first: vec[i64]
    cells: vec[i64]

    def __init__(self) -> None:
        self.first = vec[i64]()  # by offset * 4 + quarters; one more entry closes the row
        self.cells = vec[i64]()
        for key in range(i64(4 * OFFSETS)):
            self.first = append(self.first, len(self.cells))
            for cell in side_by_side(key // 4, key % 4):
                self.cells = append(self.cells, cell)
        self.first = append(self.first, len(self.cells))


# What two aligned cards do to each other, by offset * 4 + quarters of the second on the first.
JOINS: Final = Joins()
FACES: Final = vec[i64]([doors_faced(key // 4, key % 4) for key in range(i64(4 * OFFSETS))])

DOOR_COUNTS: Final = vec[i64]([mask.bit_count() for mask in range(ALL_DOORS + 1)])
"""How many doors a set of them holds, by its bits."""
