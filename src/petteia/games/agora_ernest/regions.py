"""The regions of free ground, and which of them is the street (E1.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.vectors import append, vec
from petteia.games.agora_ernest.gaps import End, Gap
from petteia.games.agora_ernest.geometry import (
    DOOR_SIDE,
    DOORS,
    FRONT_U,
    FRONT_V,
    SKIRT_HIGH,
    SKIRT_WIDE,
)
from petteia.games.agora_ernest.outline import GONE, Outline
from petteia.games.agora_ernest.sides import Place

# The middle of each door's front as a place on its side (see sides.py).
FRONT_PLACE: Final = vec[i64](
    [
        (
            FRONT_U[door] + SKIRT_WIDE,
            FRONT_V[door] + SKIRT_HIGH,
            SKIRT_WIDE - FRONT_U[door],
            SKIRT_HIGH - FRONT_V[door],
        )[DOOR_SIDE[door]]
        for door in range(DOORS)
    ]
)


class Regions:
    """Contours that border one region stand together; one of them stands for the region."""

    outline: Outline
    count: i64
    of: vec[i64]
    street: i64

    def __init__(self, outline: Outline, rows: list[list[Gap]], clusters: i64) -> None:
        self.outline = outline
        self.count = 1 + outline.contours - clusters  # of regions
        self.of = vec[i64]([0] * outline.contours)  # the region of each contour
        for contour in range(outline.contours):
            self.of[contour] = contour
        borders = vec[i64]()  # the contour to the left of each gap
        for row in rows:
            for gap in row:
                left = self.contour_at(gap.left)
                right = self.contour_at(gap.right)
                if left != right:
                    self.of[self.root(right)] = self.root(left)
                borders = append(borders, left)
        for contour in range(outline.contours):
            self.of[contour] = self.root(contour)
        self.street = 0
        self.choose(rows, borders)

    def root(self, contour: i64) -> i64:
        """Return the contour that stands for the same region."""
        while self.of[contour] != contour:
            contour = self.of[contour]
        return contour

    def contour(self, number: i64, place: Place) -> i64:
        """Return the contour at a place on a side."""
        return self.outline.contour[self.outline.arc_at(number, place)]

    def contour_at(self, end: End) -> i64:
        """Return the contour at the end of a gap, which may come from an outline before."""
        if self.outline.after[end[2]] != GONE:
            return self.outline.contour[end[2]]
        return self.contour(end[0], end[1])

    def choose(self, rows: list[list[Gap]], borders: vec[i64]) -> None:
        """Find the region with the most cell centres; in a tie the first centre decides (E1.3)."""
        contours = len(self.of)
        centres = vec[i64]([0] * contours)
        first = vec[i64]([NO_CENTRE] * contours)
        place: i64 = 0
        for row in rows:
            for gap in row:
                region = self.of[borders[place]]
                place += 1
                if gap.centres:
                    centres[region] += gap.centres
                    if gap.first < first[region]:
                        first[region] = gap.first
        street: i64 = 0
        for region in range(contours):
            if centres[region] > centres[street] or (
                centres[region] == centres[street] and first[region] < first[street]
            ):
                street = region
        self.street = street

    def of_door(self, card: i64, door: i64) -> i64:
        """Return the region that a door which is not blocked borders."""
        return self.of[self.contour(4 * card + DOOR_SIDE[door], (FRONT_PLACE[door], 0, 1))]


NO_CENTRE: Final = 1 << 30
"""More than the number of any cell centre."""
