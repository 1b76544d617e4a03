"""The market: the cards that lie on the table, what they touch and which doors they block.

`Market.judge` is the one judge of a placement (E3.1 to E3.3); everything that offers, previews,
refuses or plays a placement asks it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import BITS, append, vec
from petteia.games.agora_ernest.geometry import (
    CELLS,
    FACES,
    GRAINS,
    JOINS,
    NO_GRID,
    OVERLAP_SQUARED,
    QUARTER,
    REACH,
    SKIRT_HIGH,
    SKIRT_WIDE,
    TURN,
    Ground,
    doors_at_edge,
    doors_met,
    grid_offset,
    half_x,
    half_y,
    may_touch,
    on_table,
    overlap,
    seen_back,
    size,
    touch,
)

# What `Market.judge` may find.
FITS: Final = 0
OFF_TABLE: Final = 1  # E3.1, G3
OVERLAPS: Final = 2  # E3.2, G2
OFF_GRID: Final = 3  # E3.3, G4

# Buckets of 4 x 4 cells: a card can touch only cards of its own bucket and the eight around it.
BUCKET: Final = 400_000
assert BUCKET > REACH

NOT_LAID: Final = -1


class Fit:
    """A placement and what the market says about it."""

    x: i64
    y: i64
    angle: i64
    hx: i64
    hy: i64
    verdict: i64
    against: i64
    count: i64
    cards: vec[i64]
    offsets: vec[i64]

    def __init__(self, cards: i64) -> None:
        self.x = 0  # the centre, in marks
        self.y = 0
        self.angle = 0
        self.hx = 0  # the half-cell vector, in marks
        self.hy = 0
        self.verdict = OFF_TABLE
        self.against = NOT_LAID  # the card it overlaps or touches off the grid
        self.count = 0  # how many cards it touches
        self.cards = vec[i64]([0] * cards)  # those, in the first `count` places
        self.offsets = vec[i64]([0] * cards)  # its place on the grid of each, or NO_GRID

    @property
    def touching(self) -> list[int]:
        """Return the cards it touches."""
        return [self.cards[place] for place in range(self.count)]

    def turn_over(self) -> None:
        """Turn the placement by half a circle: it touches the same cards."""
        self.angle = (self.angle + 2 * QUARTER) % TURN
        self.hx = -self.hx
        self.hy = -self.hy


class Market:
    """The cards on the table, by number; `laid` holds them in the order they were laid."""

    ground: Ground
    cards: i64
    laid: list[int]
    order: vec[i64]
    x: vec[i64]
    y: vec[i64]
    angle: vec[i64]
    hx: vec[i64]
    hy: vec[i64]
    contacts: vec[i64]
    blocked: vec[i64]
    edges: vec[i64]
    joins: vec[i64]
    work: i64

    def __init__(self, ground: Ground, cards: i64) -> None:
        self.ground = ground
        self.cards = cards  # of the whole deck
        self.laid = []
        self.order = vec[i64]()  # the laid cards by bucket, in a bucket the latest first
        self.x = vec[i64]([0] * cards)  # centres, in marks
        self.y = vec[i64]([0] * cards)
        self.angle = vec[i64]([NOT_LAID] * cards)
        self.hx = vec[i64]([0] * cards)  # half-cell vectors, in marks
        self.hy = vec[i64]([0] * cards)
        self.contacts = vec[i64]([0] * cards)  # the cards that a card touches, as bits
        self.blocked = vec[i64]([0] * cards)  # doors (G5), as bits
        self.edges = vec[i64]([0] * cards)  # the sides of the table that a skirt reaches, as bits
        self.joins = vec[i64]()  # pairs: a cell (card * 5 + cell), one it joins on an earlier card
        self.work = 0  # pairs of cards compared, for tests that count

    def copy(self) -> Market:
        """Return an independent copy."""
        other = Market(self.ground, 0)
        other.cards = self.cards
        other.laid = self.laid[:]
        other.order = self.order[:]
        other.x = self.x[:]
        other.y = self.y[:]
        other.angle = self.angle[:]
        other.hx = self.hx[:]
        other.hy = self.hy[:]
        other.contacts = self.contacts[:]
        other.blocked = self.blocked[:]
        other.edges = self.edges[:]
        other.joins = self.joins[:]
        other.work = self.work
        return other

    def column(self, x: i64) -> i64:
        """Return the column of buckets that x (marks) lies in."""
        return (x + self.ground.half_x) // BUCKET

    def row(self, y: i64) -> i64:
        """Return the row of buckets that y (marks) lies in."""
        return (y + self.ground.half_y) // BUCKET

    def near(self, x: i64, y: i64) -> vec[i64]:
        """Return every card that a card centred here (marks) could touch, and some more."""
        found = vec[i64]()
        column = self.column(x)
        row = self.row(y)
        for card in self.order:
            if (
                size(self.column(self.x[card]) - column) <= 1
                and size(self.row(self.y[card]) - row) <= 1
            ):
                found = append(found, card)
        return found

    def neighbours(self, card: i64) -> list[int]:
        """Return the cards that a laid card touches, in the order they were laid."""
        touched = self.contacts[card]
        return [other for other in self.laid if touched & BITS[other]]

    def fit(self, x: i64, y: i64, angle: i64) -> Fit:
        """Judge a placement given as in a record: thousandths of a cell, hundredths of a degree."""
        fit = Fit(self.cards)
        self.judge(fit, x, y, angle)
        return fit

    def judge(self, fit: Fit, x: i64, y: i64, angle: i64) -> None:
        """Fill in a fit for a placement given as in a record."""
        fit.x = fx = 100 * x
        fit.y = fy = 100 * y
        fit.angle = angle
        fit.verdict = OFF_TABLE
        fit.against = NOT_LAID
        fit.count = 0
        ground = self.ground
        if size(x) > ground.max_x or size(y) > ground.max_y or not 0 <= angle < TURN:
            return
        fit.hx = fhx = half_x(angle)
        fit.hy = fhy = half_y(angle)
        if not on_table(ground, fx, fy, fhx, fhy):
            return
        verdict: i64 = FITS
        count: i64 = 0
        xs = self.x
        ys = self.y
        for card in self.order:
            dx = fx - xs[card]
            dy = fy - ys[card]
            if dx > REACH or dx < -REACH or dy > REACH or dy < -REACH:
                continue
            self.work += 1
            hx = self.hx[card]
            hy = self.hy[card]
            near = dx * dx + dy * dy < OVERLAP_SQUARED
            if not near and not touch(dx, dy, hx, hy, fhx, fhy):
                continue
            if near or overlap(dx, dy, hx, hy, fhx, fhy):
                fit.verdict = OVERLAPS
                fit.against = card
                fit.count = count
                return
            offset: i64 = NO_GRID
            turned = angle - self.angle[card]
            if turned % QUARTER == 0:
                offset = grid_offset(dx, dy, hx, hy, turned // QUARTER)
            if verdict == FITS and not may_touch(angle, self.angle[card], offset):
                verdict = OFF_GRID
                fit.against = card
            fit.cards[count] = card
            fit.offsets[count] = offset
            count += 1
        fit.verdict = verdict
        fit.count = count

    def blocks(self, fit: Fit, place: i64) -> i64:
        """Return the doors of the `place`-th touching card that a placement blocks (G5)."""
        card = fit.cards[place]
        offset = fit.offsets[place]
        if offset != NO_GRID:
            return FACES[4 * offset + ((fit.angle - self.angle[card]) // QUARTER & 3)]
        return doors_met(
            self.ground.front_half,
            fit.x - self.x[card],
            fit.y - self.y[card],
            self.hx[card],
            self.hy[card],
            fit.hx,
            fit.hy,
        )

    def blocked_on(self, fit: Fit) -> i64:
        """Return the doors of the placed card itself that would be blocked, as bits (G5)."""
        met = doors_at_edge(self.ground, fit.x, fit.y, fit.hx, fit.hy)
        for place in range(fit.count):
            card = fit.cards[place]
            if fit.offsets[place] != NO_GRID:
                turned = (fit.angle - self.angle[card]) // QUARTER & 3
                met |= FACES[4 * seen_back(fit.offsets[place], turned) + (-turned & 3)]
                continue
            met |= doors_met(
                self.ground.front_half,
                self.x[card] - fit.x,
                self.y[card] - fit.y,
                fit.hx,
                fit.hy,
                self.hx[card],
                self.hy[card],
            )
        return met

    def joined_cells(self, fit: Fit, card: i64) -> vec[i64]:
        """Return the cells (card * 5 + cell) that would join, in pairs, the new card's first."""
        pairs = vec[i64]()
        for place in range(fit.count):
            if fit.offsets[place] == NO_GRID:
                continue
            other = fit.cards[place]
            key = 4 * fit.offsets[place] + ((fit.angle - self.angle[other]) // QUARTER & 3)
            for pair in range(JOINS.first[key], JOINS.first[key + 1], 2):
                pairs = append(pairs, card * CELLS + JOINS.cells[pair + 1])
                pairs = append(pairs, other * CELLS + JOINS.cells[pair])
        return pairs

    def lay(self, card: i64, fit: Fit) -> None:
        """Put a card where it was found to fit, with the doors it blocks and the cells it joins."""
        for cell in self.joined_cells(fit, card):
            self.joins = append(self.joins, cell)
        self.blocked[card] = self.blocked_on(fit)
        for place in range(fit.count):
            self.blocked[fit.cards[place]] |= self.blocks(fit, place)
        self.put(card, fit)

    def put(self, card: i64, fit: Fit) -> None:
        """Put a card where it was found to fit, without regard to doors and cells."""
        touched: i64 = 0
        for place in range(fit.count):
            other = fit.cards[place]
            touched |= BITS[other]
            self.contacts[other] |= BITS[card]
        self.contacts[card] = touched
        self.edges[card] = edges_reached(self.ground, fit)
        self.laid.append(card)
        self.x[card] = fit.x
        self.y[card] = fit.y
        self.angle[card] = fit.angle
        self.hx[card] = fit.hx
        self.hy[card] = fit.hy
        self.put_in_order(card)

    def put_in_order(self, card: i64) -> None:
        """Insert a card before the others of its bucket."""
        column = self.column(self.x[card])
        row = self.row(self.y[card])
        order = append(self.order, card)
        place = len(order) - 1
        while place > 0:
            before = order[place - 1]
            other_row = self.row(self.y[before])
            if other_row < row or (other_row == row and self.column(self.x[before]) < column):
                break
            order[place] = before
            place -= 1
        order[place] = card
        self.order = order

    def lift(self, card: i64) -> None:
        """Take a card off the table (E2.2)."""
        self.laid.remove(card)
        order = vec[i64]()
        for other in self.order:
            if other != card:
                order = append(order, other)
        self.order = order
        self.angle[card] = NOT_LAID
        joins = vec[i64]()
        for pair in range(0, len(self.joins), 2):
            if self.joins[pair] // CELLS != card and self.joins[pair + 1] // CELLS != card:
                joins = append(joins, self.joins[pair])
                joins = append(joins, self.joins[pair + 1])
        self.joins = joins
        freed = self.neighbours(card)
        self.contacts[card] = 0
        self.blocked[card] = 0
        self.edges[card] = 0
        for other in freed:
            self.contacts[other] &= ~BITS[card]
            self.blocked[other] = self.blocked_now(other)

    def blocked_now(self, card: i64) -> i64:
        """Recompute which doors of a laid card are blocked."""
        met = doors_at_edge(self.ground, self.x[card], self.y[card], self.hx[card], self.hy[card])
        for other in self.neighbours(card):
            met |= doors_met(
                self.ground.front_half,
                self.x[other] - self.x[card],
                self.y[other] - self.y[card],
                self.hx[card],
                self.hy[card],
                self.hx[other],
                self.hy[other],
            )
        return met

    def offset(self, card: i64, other: i64) -> i64:
        """Return the place of a touching card on the grid of `card`, or NO_GRID (G4)."""
        turned = self.angle[other] - self.angle[card]
        if turned % QUARTER != 0:
            return NO_GRID
        return grid_offset(
            self.x[other] - self.x[card],
            self.y[other] - self.y[card],
            self.hx[card],
            self.hy[card],
            turned // QUARTER,
        )


def edges_reached(ground: Ground, fit: Fit) -> i64:
    """Return the sides of the reduced table that the skirt meets, as bits (see sides.py)."""
    reach_x = SKIRT_WIDE * size(fit.hx) + SKIRT_HIGH * size(fit.hy)
    reach_y = SKIRT_WIDE * size(fit.hy) + SKIRT_HIGH * size(fit.hx)
    met: i64 = 0
    if fit.y * GRAINS + reach_y >= ground.edge_y:
        met |= 1
    if fit.x * GRAINS + reach_x >= ground.edge_x:
        met |= 2
    if fit.y * GRAINS - reach_y <= -ground.edge_y:
        met |= 4
    if fit.x * GRAINS - reach_x <= -ground.edge_x:
        met |= 8
    return met
