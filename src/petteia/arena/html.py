"""What the pages of the arena are made of: one HTML file that needs nothing beside it."""

from collections.abc import Iterable
from html import escape

STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 54rem; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #fbfaf6 }
h1, h2 { font-weight: normal; color: #2b5d8a }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid #ddd }
td { white-space: nowrap }
th.word, td.word { text-align: left }
summary { cursor: pointer; padding: .15rem 0 }
details[open] { border-left: 3px solid #7ba3c6; padding-left: .8rem; margin: .5rem 0 }
svg { width: 100%; height: auto }
"""


def document(title: str, lang: str, parts: Iterable[str]) -> str:
    """Return a whole page."""
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</html>\n"
    )


def table(heads: Iterable[object], rows: Iterable[Iterable[object]], words: int = 1) -> str:
    """Return a table whose first `words` columns are words, and the others numbers.

    Where the screen is narrower, it scrolls by itself.
    """
    lines = [_line("th", heads, words), *(_line("td", row, words) for row in rows)]
    inner = "\n".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="wide">\n<table>\n{inner}\n</table>\n</div>'


def _line(tag: str, cells: Iterable[object], words: int) -> str:
    line = ""
    for column, cell in enumerate(cells):
        kind = ' class="word"' if column < words else ""
        line += f"<{tag}{kind}>{escape(str(cell))}</{tag}>"
    return line
