"""The market: the cards that lie on the table, what they touch and which doors they block.

`Market.fit` is the one judge of a placement (E3.1 to E3.3); everything that offers, previews,
refuses or plays a placement asks it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.games.agora_ernest.geometry import (
    CELLS,
    FACES,
    GRAINS,
    JOINS,
    NO_GRID,
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

# What `Market.fit` may find.
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
    verdict: int
    against: int
    touching: list[int]
    offsets: list[int]

    def __init__(self, x: i64, y: i64, angle: i64, hx: i64, hy: i64) -> None:
        self.x = x  # the centre, in marks
        self.y = y
        self.angle = angle
        self.hx = hx  # the half-cell vector, in marks
        self.hy = hy
        self.verdict = FITS
        self.against = NOT_LAID  # the card it overlaps or touches off the grid
        self.touching = []
        self.offsets = []  # for each touching card: this one's place on its grid, or NO_GRID


def turned_over(fit: Fit) -> Fit:
    """Return the same placement turned by half a circle: it touches the same cards."""
    other = Fit(fit.x, fit.y, (fit.angle + 2 * QUARTER) % TURN, -fit.hx, -fit.hy)
    other.verdict = fit.verdict
    other.against = fit.against
    other.touching = fit.touching
    other.offsets = fit.offsets
    return other


class Market:
    """The cards on the table, by number; `laid` holds them in the order they were laid."""

    ground: Ground
    laid: list[int]
    x: list[int]
    y: list[int]
    angle: list[int]
    hx: list[int]
    hy: list[int]
    contacts: list[list[int]]
    joins: list[list[int]]
    blocked: list[int]
    edges: list[int]
    columns: int
    rows: int
    first: list[int]
    after: list[int]
    around: list[list[int] | None]
    work: int

    def __init__(self, ground: Ground, cards: int) -> None:
        self.ground = ground
        self.laid = []
        self.x = [0] * cards  # centres, in marks
        self.y = [0] * cards
        self.angle = [NOT_LAID] * cards
        self.hx = [0] * cards  # half-cell vectors, in marks
        self.hy = [0] * cards
        self.contacts = [[] for _ in range(cards)]  # replaced, never changed: copies share them
        self.joins = [[] for _ in range(cards)]  # pairs: a cell, one it joins on an earlier card
        self.blocked = [0] * cards  # G5, as bits
        self.edges = [0] * cards  # the sides of the table that a skirt reaches, as bits
        self.columns = 2 * ground.half_x // BUCKET + 1
        self.rows = 2 * ground.half_y // BUCKET + 1
        self.first = [NOT_LAID] * (self.columns * self.rows)
        self.after = [NOT_LAID] * cards  # the next card of the same bucket
        self.around = [None] * len(self.first)  # what `near` has found, until a card moves
        self.work = 0  # pairs of cards compared, for tests that count

    def copy(self) -> Market:
        """Return an independent copy."""
        other = Market(self.ground, 0)
        other.laid = self.laid[:]
        other.x = self.x[:]
        other.y = self.y[:]
        other.angle = self.angle[:]
        other.hx = self.hx[:]
        other.hy = self.hy[:]
        other.contacts = self.contacts[:]
        other.joins = self.joins[:]
        other.blocked = self.blocked[:]
        other.edges = self.edges[:]
        other.first = self.first[:]
        other.after = self.after[:]
        other.work = self.work
        return other

    def bucket(self, x: i64, y: i64) -> i64:
        """Return the bucket of a place (marks)."""
        column = (x + self.ground.half_x) // BUCKET
        return (y + self.ground.half_y) // BUCKET * self.columns + column

    def near(self, x: i64, y: i64) -> list[int]:
        """Return every card that a card centred here (marks) could touch, and some more.

        The place is on the table; the list is not the caller's to change.
        """
        bucket: int = self.bucket(x, y)
        known = self.around[bucket]
        if known is not None:
            return known
        found: list[int] = []
        column: int = bucket % self.columns
        row: int = bucket // self.columns
        for r in range(max(row - 1, 0), min(row + 2, self.rows)):
            for c in range(max(column - 1, 0), min(column + 2, self.columns)):
                card = self.first[r * self.columns + c]
                while card != NOT_LAID:
                    found.append(card)
                    card = self.after[card]
        self.around[bucket] = found
        return found

    def fit(self, x: i64, y: i64, angle: i64) -> Fit:
        """Judge a placement given as in a record: thousandths of a cell, hundredths of a degree."""
        fit = Fit(100 * x, 100 * y, angle, 0, 0)
        ground = self.ground
        if size(x) > ground.max_x or size(y) > ground.max_y or not 0 <= angle < TURN:
            fit.verdict = OFF_TABLE
            return fit
        fit.hx = half_x(angle)
        fit.hy = half_y(angle)
        self.judge(fit)
        return fit

    def judge(self, fit: Fit) -> None:
        """Fill in the verdict of a placement whose centre and vector are known."""
        if not on_table(self.ground, fit.x, fit.y, fit.hx, fit.hy):
            fit.verdict = OFF_TABLE
            return
        verdict = FITS
        for card in self.near(fit.x, fit.y):
            self.work += 1
            dx: i64 = fit.x - self.x[card]
            dy: i64 = fit.y - self.y[card]
            if size(dx) > REACH or size(dy) > REACH:
                continue
            hx: i64 = self.hx[card]
            hy: i64 = self.hy[card]
            if not touch(dx, dy, hx, hy, fit.hx, fit.hy):
                continue
            if overlap(dx, dy, hx, hy, fit.hx, fit.hy):
                fit.verdict = OVERLAPS
                fit.against = card
                return
            offset: i64 = NO_GRID
            turned: i64 = fit.angle - self.angle[card]
            if turned % QUARTER == 0:
                offset = grid_offset(dx, dy, hx, hy, turned // QUARTER)
            if verdict == FITS and not may_touch(fit.angle, self.angle[card], offset):
                verdict = OFF_GRID
                fit.against = card
            fit.touching.append(card)
            fit.offsets.append(offset)
        fit.verdict = verdict

    def blocks(self, fit: Fit, place: int) -> int:
        """Return the doors of the `place`-th touching card that a placement blocks (G5)."""
        card = fit.touching[place]
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

    def blocked_on(self, fit: Fit) -> int:
        """Return the doors of the placed card itself that would be blocked, as bits (G5)."""
        met = doors_at_edge(self.ground, fit.x, fit.y, fit.hx, fit.hy)
        for place in range(len(fit.touching)):
            card = fit.touching[place]
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

    def joined_cells(self, fit: Fit, card: int) -> list[int]:
        """Return the cells (card * 5 + cell) that would join, in pairs, the new card's first."""
        pairs: list[int] = []
        for place in range(len(fit.touching)):
            if fit.offsets[place] == NO_GRID:
                continue
            other = fit.touching[place]
            turned = (fit.angle - self.angle[other]) // QUARTER & 3
            cells = JOINS[4 * fit.offsets[place] + turned]
            for pair in range(0, len(cells), 2):
                pairs.append(card * CELLS + cells[pair + 1])
                pairs.append(other * CELLS + cells[pair])
        return pairs

    def lay(self, card: int, fit: Fit) -> None:
        """Put a card where it was found to fit."""
        self.joins[card] = self.joined_cells(fit, card)
        self.blocked[card] = self.blocked_on(fit)
        self.edges[card] = edges_reached(self.ground, fit)
        for place in range(len(fit.touching)):
            other = fit.touching[place]
            self.contacts[other] = [*self.contacts[other], card]
            self.blocked[other] |= self.blocks(fit, place)
        self.contacts[card] = fit.touching[:]
        self.laid.append(card)
        self.x[card] = fit.x
        self.y[card] = fit.y
        self.angle[card] = fit.angle
        self.hx[card] = fit.hx
        self.hy[card] = fit.hy
        bucket = self.bucket(fit.x, fit.y)
        self.after[card] = self.first[bucket]
        self.first[bucket] = card
        self.around = [None] * len(self.first)

    def lift(self, card: int) -> None:
        """Take a card off the table (E2.2)."""
        self.laid.remove(card)
        bucket = self.bucket(self.x[card], self.y[card])
        if self.first[bucket] == card:
            self.first[bucket] = self.after[card]
        else:
            before = self.first[bucket]
            while self.after[before] != card:
                before = self.after[before]
            self.after[before] = self.after[card]
        self.after[card] = NOT_LAID
        self.around = [None] * len(self.first)
        self.angle[card] = NOT_LAID
        freed = self.contacts[card]
        self.contacts[card] = []
        self.joins[card] = []
        self.blocked[card] = 0
        self.edges[card] = 0
        for other in freed:
            self.contacts[other] = [touched for touched in self.contacts[other] if touched != card]
            self.blocked[other] = self.blocked_now(other)
            kept: list[int] = []
            for pair in range(0, len(self.joins[other]), 2):
                if self.joins[other][pair + 1] // CELLS != card:
                    kept += self.joins[other][pair : pair + 2]
            self.joins[other] = kept

    def blocked_now(self, card: int) -> int:
        """Recompute which doors of a laid card are blocked."""
        met = doors_at_edge(self.ground, self.x[card], self.y[card], self.hx[card], self.hy[card])
        for other in self.contacts[card]:
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

    def offset(self, card: int, other: int) -> i64:
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

    def quarters(self, card: int, other: int) -> int:
        """Return how many right angles `other` is turned against an aligned `card`."""
        return (self.angle[other] - self.angle[card]) // QUARTER & 3


def edges_reached(ground: Ground, fit: Fit) -> int:
    """Return the sides of the reduced table that the skirt meets, as bits (see street.py)."""
    reach_x = SKIRT_WIDE * size(fit.hx) + SKIRT_HIGH * size(fit.hy)
    reach_y = SKIRT_WIDE * size(fit.hy) + SKIRT_HIGH * size(fit.hx)
    met = 0
    if fit.y * GRAINS + reach_y >= ground.edge_y:
        met |= 1
    if fit.x * GRAINS + reach_x >= ground.edge_x:
        met |= 2
    if fit.y * GRAINS - reach_y <= -ground.edge_y:
        met |= 4
    if fit.x * GRAINS - reach_x <= -ground.edge_x:
        met |= 8
    return met
