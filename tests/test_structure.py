"""How the source is laid out: names that are nouns, files of a readable length, nothing twice."""

import re
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ESTABLISHED = {
    *("halving", "hosting", "matching", "opening", "pairing", "scoring", "seating", "setting"),
    *("standing", "testing", "training"),
}
"""Words in -ing and -ed that are nouns of their own in this field."""
PARTICIPLE = re.compile(
    r"(?:\w+(?:ing|ed)|told|kept|seen|found|made|written|drawn|held|taken|chosen|given|known|sent)"
)
MOST, LONGEST = 300, 600
"""Lines that most files stay under, and that none exceeds."""
SHARED = 12
"""Lines that stand nowhere twice."""


def sources(*patterns: str) -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True
    )
    found = [ROOT / name for name in listed.stdout.split()]
    assert found
    return [path for path in found if path.is_file() and not is_generated(path)]


def is_generated(path: Path) -> bool:
    return "generated" in path.read_text(encoding="utf-8")[:200].lower()


def test_modules_are_named_by_nouns() -> None:
    wrong = []
    for path in sources("src/*.py", "bench/*.py", "frontend/src/*.ts", "frontend/src/*.svelte"):
        words = re.split(r"[_\-.]", path.name.removesuffix(path.suffix).lower())
        wrong += [
            str(path.relative_to(ROOT))
            for word in words[-1:]
            if PARTICIPLE.fullmatch(word) and word not in ESTABLISHED
        ]
    assert wrong == []


def test_files_have_a_readable_length() -> None:
    paths = sources("src/*.py", "frontend/src/*.ts", "frontend/src/*.svelte", "bench/*.py")
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    assert [path for path, length in lengths.items() if length > LONGEST] == []
    long = [path for path, length in lengths.items() if length > MOST]
    assert len(long) < len(lengths) / 20


@pytest.mark.parametrize("folder", ["src", "frontend/src"])
def test_no_run_of_lines_stands_twice(folder: str) -> None:
    seen: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for path in sources(f"{folder}/*.py", f"{folder}/*.ts", f"{folder}/*.svelte"):
        lines = [
            (number, line.strip())
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
            if is_code(line)
        ]
        for start in range(len(lines) - SHARED + 1):
            run = lines[start : start + SHARED]
            place = f"{path.relative_to(ROOT)}:{run[0][0]}"
            seen[tuple(line for _, line in run)].append(place)
    assert [places for places in seen.values() if len(places) > 1] == []


def is_code(line: str) -> bool:
    """Whether a line says something: no blank, comment, docstring, import or punctuation alone."""
    text = line.strip()
    imported = re.match(r"(?:from .* )?import |from \S+ import|\w+,$|export \{", text)
    return bool(re.search(r"\w", text)) and not text.startswith(("#", "//", '"""')) and not imported
