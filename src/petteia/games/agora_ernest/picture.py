"""The table as an SVG picture: cards, shops, counters, doors open and shut, street and alleys.

Drawn from a view; numbers here are for the eye only, so floats are good enough.
"""

from petteia.core.words import Words
from petteia.games.agora_ernest.geometry import DOOR_CELL, DOOR_SIDE, DOORS, LEFT, RIGHT, TOP
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
# The lower left corner of each cell of the path, and of the sign, in cells from the card's centre.
CELL_CORNER = ((-1.5, 0.0), (-1.5, -1.0), (-0.5, -1.0), (0.5, -1.0), (0.5, 0.0))
SIGN_CORNER = (-0.5, 0.0)
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
    for laid in seen.table:
        parts += _card(laid, shops)
    parts += _footer(seen, words)
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _card(laid: LaidCard, shops: dict[str, Shop]) -> list[str]:
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
    parts.append(
        f'<text x="0" y="{-0.3 * SCALE:g}" font-size="{0.5 * SCALE:g}" text-anchor="middle"'
        f' fill="{EFFECT[laid.effect]}">{laid.card}</text>'
    )
    parts.append(
        f'<rect x="{-1.5 * SCALE:g}" y="{-SCALE}" width="{3 * SCALE}" height="{2 * SCALE}"'
        ' fill="none" stroke="#2b2b2b" stroke-width="1.5"/>'
    )
    for door in range(DOORS):
        parts.append(_door(door, DOOR[laid.doors[door]]))
    parts.append("</g>")
    return parts


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
    x, y = CELL_CORNER[DOOR_CELL[door]]
    margin = (1 - WHITE) / 2
    side = DOOR_SIDE[door]
    if side in (LEFT, RIGHT):
        at = x + 0.05 if side == LEFT else x + 0.95
        return _line((at, y + margin), (at, y + 1 - margin), stroke, 4)
    at = y + 0.95 if side == TOP else y + 0.05
    return _line((x + margin, at), (x + 1 - margin, at), stroke, 4)


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
