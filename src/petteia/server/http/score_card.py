"""The score card of a finished game: one PNG, for sharing and for the preview of its link."""

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:  # loaded in the worker that draws the first card
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

SIZE = (1200, 630)
"""What social networks ask for."""
CREAM, PANEL, INK, SOFT, EDGE = "#f6ecd9", "#fdf8ee", "#221c17", "#5d5044", "#d8c4a0"
GOLD, TERRACOTTA = "#c9a227", "#9a4519"
SEATS = (
    ("#2e5e9e", "#ffffff"), ("#4d7a2f", "#ffffff"), ("#d3a31c", "#221c17"),
    ("#b0352c", "#ffffff"), ("#6d4391", "#ffffff"),
)  # fmt: skip
"""Each seat's colour and the one on it, as on the page."""
SOURCES = (
    "#2e5e7e", "#c4622d", "#c9a227", "#6b7b3a", "#7a2e3a",
    "#8a7f9e", "#4f9a94", "#b48a6a", "#d98ca0", "#77777f",
)  # fmt: skip
FONTS = {"title": "gfs-didot-latin-*.woff2", "text": "inter-latin-wght-*.woff2"}
"""The page's own, in its folder of assets."""
MOST_ROWS = 8


class Row(Struct, frozen=True):
    """One player of the card."""

    seat: int
    name: str
    place: int | None
    score: int
    points: list[int]
    """By source."""


class ScoreCard(Struct, frozen=True):
    """All that is drawn."""

    title: str
    headline: str
    rows: list[Row]
    """The winner first."""


def draw(card: ScoreCard, assets: str) -> bytes:
    """Return the card as a PNG, drawn with the fonts among the page's assets."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", SIZE, CREAM)
    pen = ImageDraw.Draw(image)
    fonts = _Fonts(Path(assets))
    pen.rectangle((24, 24, SIZE[0] - 25, SIZE[1] - 25), fill=PANEL, outline=TERRACOTTA, width=4)
    _meander(pen, 24, 44)
    pen.text((70, 92), card.title, fill=SOFT, font=fonts.of("text", 32))
    mark = fonts.of("title", 36)
    pen.text((SIZE[0] - 70, 92), "Petteia", fill=TERRACOTTA, anchor="ra", font=mark)
    headline = fonts.fitting("title", card.headline, 62, SIZE[0] - 140)
    pen.text((70, 134), card.headline, fill=INK, font=headline)
    rows = card.rows[:MOST_ROWS]
    height = min(72, 340 // max(1, len(rows)))
    most = max(1, *(row.score for row in rows))
    for number, row in enumerate(rows):
        _row(pen, fonts, row, 230 + number * height, height, most)
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


class _Fonts:
    def __init__(self, assets: Path) -> None:
        self.files = {name: str(next(assets.glob(pattern))) for name, pattern in FONTS.items()}
        self.loaded: dict[tuple[str, int], FreeTypeFont] = {}

    def of(self, name: str, size: int) -> "FreeTypeFont":
        from PIL import ImageFont

        if (name, size) not in self.loaded:
            self.loaded[name, size] = ImageFont.truetype(self.files[name], size)
        return self.loaded[name, size]

    def fitting(self, name: str, text: str, size: int, width: int) -> "FreeTypeFont":
        """Return the font at the greatest size at which a text is no wider."""
        while size > 16 and self.of(name, size).getlength(text) > width:
            size -= 2
        return self.of(name, size)


def _meander(pen: "ImageDraw", left: int, top: int) -> None:
    """Draw the border under the upper edge."""
    for x in range(left + 24, SIZE[0] - 60, 34):
        line = [(x, top + 22), (x, top), (x + 26, top), (x + 26, top + 15), (x + 9, top + 15),
                (x + 9, top + 8), (x + 18, top + 8)]  # fmt: skip
        pen.line(line, fill=TERRACOTTA, width=3)


def _row(
    pen: "ImageDraw", fonts: _Fonts, row: Row, top: int, height: int, most: int
) -> None:  # fmt: skip
    middle, radius = top + height // 2, height * 2 // 5
    ground, figure = SEATS[row.seat % len(SEATS)]
    pen.ellipse((70, middle - radius, 70 + 2 * radius, middle + radius), fill=ground,
                outline=GOLD if row.place == 1 else EDGE, width=4)  # fmt: skip
    place = "–" if row.place is None else str(row.place)
    pen.text((70 + radius, middle), place, fill=figure, anchor="mm",
             font=fonts.of("title", radius + 8))  # fmt: skip
    name = fonts.fitting("text", row.name, min(32, height // 2), 330)
    pen.text((90 + 2 * radius, middle), row.name, fill=INK, anchor="lm", font=name)
    left, width = 520, 510
    for number, points in enumerate(row.points):
        right = left + round(width * max(0, points) / most)
        if right - left > 2:
            colour = SOURCES[number % len(SOURCES)]
            pen.rectangle((left, middle - 14, right - 3, middle + 14), fill=colour)
        left = right
    pen.text((SIZE[0] - 70, middle), str(row.score), fill=INK, anchor="rm",
             font=fonts.of("title", min(44, height * 2 // 3)))  # fmt: skip
