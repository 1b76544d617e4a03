"""Unmistakable habits of translated English stay out of source, documents and words."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KINDS = {".css", ".ftl", ".html", ".md", ".py", ".svelte", ".toml", ".ts", ""}
PLACES = ("bench", "docs", "examples", "frontend/src", "frontend/tests", "script", "src", "tests")
BUILT = ROOT / "src" / "petteia" / "server" / "static"
HABITS = re.compile(
    r"\b(anew|the own|errs|told of|(is|are) told so|for ever)\b"
    r"|(?<![\d,.] )\b1 (cells|circles|doors|counters|cubes|players)\b",
    re.IGNORECASE,
)


def texts() -> list[Path]:
    """Return every file that people read: code, documents and words."""
    found = [path for path in ROOT.iterdir() if path.suffix in {".md", ".py", ".toml"}]
    for place in PLACES:
        found += [path for path in (ROOT / place).rglob("*") if path.suffix in KINDS]
    return [
        path
        for path in found
        if path.is_file()
        and path != Path(__file__)
        and BUILT not in path.parents
        and not {"node_modules", "__pycache__"} & set(path.parts)
    ]


def habits(text: str) -> list[str]:
    """Return the habits found in a text; a word may be wrapped at the end of a line."""
    return [found.group(0) for found in HABITS.finditer(re.sub(r"\s*\n[\s#*/]*", " ", text))]


def test_nobody_writes_as_if_translated() -> None:
    paths = texts()
    assert len(paths) > 500
    found = {
        str(path.relative_to(ROOT)): habits(path.read_text(encoding="utf-8", errors="replace"))
        for path in paths
    }
    assert {path: words for path, words in found.items() if words} == {}


@pytest.mark.parametrize(
    "text",
    ["a page opened anew", "with the own\n    # letter", "the bot errs", "1 cells", "is told so"],
)
def test_a_habit_is_found(text: str) -> None:
    assert habits(text)
    assert not habits("the owner of 1 cell, 11 cells, told often")
