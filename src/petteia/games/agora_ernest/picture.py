"""The table as an SVG picture: cards, shops, counters, doors open and shut, street and alleys.

Drawn from a view; numbers here are for the eye only, so floats are good enough.
"""

from cmath import rect
from math import radians

from petteia.core.words import Words
from petteia.games.agora_ernest.geometry import (
    BOTTOM,
    DOOR_CELL,
    DOOR_SIDE,
    DOORS,
    LEFT,
    RIGHT,
    TOP,
)
from petteia.games.agora_ernest.model import Position
from petteia.games.agora_ernest.view import AgoraErnestView, LaidCard, Shop, view

SCALE = 40
"""Pixels for one cell."""
SEATS = ("#3b6fb6", "#4a8f4a", "#c9a227", "#b5443c")
FREE_SHOP = "#f4ecd8"
SIGN = "#d9cbb0"
STREET = "#e9e4d4"
ALLEY = "#8d8496"
DOOR = {"open": "#ffffff", "shut": "#2b2b2b", "alley": "#8d5fa8"}
EFFECT = {"fire": "#c0392b", "flood": "#2e78b7", "festival": "#d9a400"}
EFFECT_SIGN = {
    "fire": "M0,-14 C4,-6 11,-3 11,5 C11,12 5,15 0,15 C-5,15 -11,12 -11,5 C-11,0 -7,-1 -6,-5"
    " C-3,-3 -2,-6 0,-14Z",
    "flood": "M-14,-6 q7,-8 14,0 t14,0 v6 q-7,8 -14,0 t-14,0Z"
    " M-14,6 q7,-8 14,0 t14,0 v6 q-7,8 -14,0 t-14,0Z",
    "festival": "M0,-15 L4,-5 L15,-5 L6,2 L9,13 L0,6 L-9,13 L-6,2 L-15,-5 L-4,-5Z",
}
"""Each effect as a shape, so that it can be told without its colour."""
# The lower left corner of each cell of the path, and of the sign, in cells from the card's centre.
CELL_CORNER = ((-1.5, 0.0), (-1.5, -1.0), (-0.5, -1.0), (0.5, -1.0), (0.5, 0.0))
SIGN_CORNER = (-0.5, 0.0)
SAME_DOOR = 0.05
"""Doors of aligned cards that are one lie within the tolerance of G4, others half a cell apart."""
WHITE = 0.6
"""The part of an edge that a door's mark covers in the picture."""


def svg(state: Position, seat: int | None, language: str) -> str:
    """Return the table of a position as a seat sees it, drawn as SVG."""
    return picture(view(state, seat), language)


def picture(seen: AgoraErnestView, language: str = "en") -> str:
    """Return the table of a view as SVG."""
    wide, high = seen.wide * SCALE, seen.high * SCALE
    words = Words("petteia.games.agora_ernest", language)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high + 2 * SCALE}"'
        f' viewBox="{-wide / 2:g} {-high / 2:g} {wide} {high + 2 * SCALE}"'
        ' font-family="Georgia, serif">',
        f"<title>{words.text('picture-title')}</title>",
        f'<rect x="{-wide / 2:g}" y="{-high / 2:g}" width="{wide}" height="{high}"'
        f' fill="{STREET}" stroke="#5b5344" stroke-width="4"/>',
    ]
    # Each alley is one path; even-odd leaves cards that stand in it alone.
    for alley in seen.alleys:
        path = " ".join(
            "M"
            + " L".join(f"{x * SCALE / 1000:.1f},{-y * SCALE / 1000:.1f}" for x, y in ring)
            + "Z"
            for ring in alley.rings
        )
        parts.append(f'<path d="{path}" fill="{ALLEY}" fill-rule="evenodd"/>')
    shops = {shop.name: shop for shop in seen.shops}
    joined = _joined(seen.table)
    for laid in seen.table:
        parts += _card(laid, shops, joined)
    parts += _footer(seen, words)
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _joined(table: list[LaidCard]) -> set[tuple[str, int]]:
    """Return the doors, as card and number, that lie on a door of another card (E3.4)."""
    doors = []
    for laid in table:
        turn = rect(1, radians(laid.angle / 100))
        for door in range(DOORS):
            start, end = _edge(door, 0.0)
            middle = complex(start[0] + end[0], start[1] + end[1]) / 2
            doors.append((complex(laid.x, laid.y) / 1000 + middle * turn, laid.card, door))
    return {
        (card, door)
        for at, card, door in doors
        if any(card != other and abs(at - place) < SAME_DOOR for place, other, _ in doors)
    }


def _card(laid: LaidCard, shops: dict[str, Shop], joined: set[tuple[str, int]]) -> list[str]:
    x, y = laid.x / 1000 * SCALE, -laid.y / 1000 * SCALE
    parts = [f'<g transform="translate({x:.2f} {y:.2f}) rotate({-laid.angle / 100:g})">']
    for cell, corner in enumerate(CELL_CORNER):
        owner = shops[laid.shops[cell]].owner
        fill = FREE_SHOP if owner is None else SEATS[owner]
        parts.append(_cell(corner, fill))
        if laid.circles[cell]:
            counter = "none" if owner is None else "#ffffff"
            parts.append(
                f'<circle cx="{(corner[0] + 0.5) * SCALE:g}" cy="{-(corner[1] + 0.5) * SCALE:g}"'
                f' r="{0.22 * SCALE:g}" fill="{counter}" stroke="#2b2b2b" stroke-width="1.5"/>'
            )
    parts.append(_cell(SIGN_CORNER, SIGN))
    parts += _walls(laid)
    parts += _sign(laid)
    parts.append(
        f'<rect x="{-1.5 * SCALE:g}" y="{-SCALE}" width="{3 * SCALE}" height="{2 * SCALE}"'
        ' fill="none" stroke="#2b2b2b" stroke-width="1.5"/>'
    )
    for door in range(DOORS):
        if (laid.card, door) in joined:
            owner = shops[laid.shops[DOOR_CELL[door]]].owner
            parts += _opening(door, FREE_SHOP if owner is None else SEATS[owner])
        else:
            parts.append(_door(door, DOOR[laid.doors[door]]))
    parts.append("</g>")
    return parts


def _sign(laid: LaidCard) -> list[str]:
    """Write the card's name and draw its effect: a flame, waves or a star."""
    size = 0.018 * SCALE
    return [
        f'<text x="0" y="{-0.12 * SCALE:g}" font-size="{0.36 * SCALE:g}" text-anchor="middle"'
        f' fill="#2b2b2b">{laid.card}</text>',
        f'<path class="{laid.effect}" d="{EFFECT_SIGN[laid.effect]}" fill="{EFFECT[laid.effect]}"'
        f' transform="translate(0 {-0.7 * SCALE:g}) scale({size:g})"/>',
    ]


def _opening(door: int, fill: str) -> list[str]:
    """Draw an edge inside a shop: no wall, a dotted line on the shop's floor."""
    start, end = _edge(door, 0.06)
    line = _line(start, end, "#2b2b2b", 1)
    return [_line(start, end, fill, 6), line.replace("/>", ' stroke-dasharray="2 4"/>')]


def _cell(corner: tuple[float, float], fill: str) -> str:
    return (
        f'<rect x="{corner[0] * SCALE:g}" y="{-(corner[1] + 1) * SCALE:g}"'
        f' width="{SCALE}" height="{SCALE}" fill="{fill}"/>'
    )


def _walls(laid: LaidCard) -> list[str]:
    """Draw the walls between neighbours on the path that are printed as different shops."""
    ends = (((-1.5, 0), (-0.5, 0)), ((-0.5, 0), (-0.5, -1)), ((0.5, 0), (0.5, -1)),
            ((0.5, 0), (1.5, 0)))  # fmt: skip
    return [
        _line(*ends[cell], "#2b2b2b", 3)
        for cell in range(4)
        if laid.runs[cell] != laid.runs[cell + 1]
    ]


def _door(door: int, stroke: str) -> str:
    """Draw the white part of a door: bright if open, dark if shut, purple on an alley."""
    (x1, y1), (x2, y2) = _edge(door, (1 - WHITE) / 2)
    side = DOOR_SIDE[door]
    inward = 0.05 if side in (LEFT, BOTTOM) else -0.05
    if side in (LEFT, RIGHT):
        return _line((x1 + inward, y1), (x2 + inward, y2), stroke, 4)
    return _line((x1, y1 + inward), (x2, y2 + inward), stroke, 4)


def _edge(door: int, margin: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the ends of a door's cell edge, short of a margin, in cells from the card's centre."""
    x, y = CELL_CORNER[DOOR_CELL[door]]
    side = DOOR_SIDE[door]
    if side in (LEFT, RIGHT):
        at = x if side == LEFT else x + 1
        return (at, y + margin), (at, y + 1 - margin)
    at = y + 1 if side == TOP else y
    return (x + margin, at), (x + 1 - margin, at)


def _line(start: tuple[float, float], end: tuple[float, float], stroke: str, width: float) -> str:
    return (
        f'<line x1="{start[0] * SCALE:g}" y1="{-start[1] * SCALE:g}" x2="{end[0] * SCALE:g}"'
        f' y2="{-end[1] * SCALE:g}" stroke="{stroke}" stroke-width="{width}"/>'
    )


def _footer(seen: AgoraErnestView, words: Words) -> list[str]:
    """Draw each player's colour, letter, coins and income below the table."""
    parts = []
    step = seen.wide * SCALE / seen.players
    for seat in range(seen.players):
        x = -seen.wide * SCALE / 2 + seat * step + 0.5 * SCALE
        y = seen.high * SCALE / 2 + SCALE
        parts.append(
            f'<circle cx="{x:g}" cy="{y - 6:g}" r="{0.3 * SCALE:g}" fill="{SEATS[seat]}"/>'
            f'<text x="{x + 0.5 * SCALE:g}" y="{y:g}" font-size="{0.5 * SCALE:g}">'
            f"{words.name(seat)} {seen.letters[seat] or ''}: {seen.coins[seat]}"
            f" (+{seen.incomes[seat]})</text>"
        )
    return parts
