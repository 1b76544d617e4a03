"""The page about the architecture leads to functions that exist, and its example is a real test."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text()
SOURCE = ROOT / "src" / "petteia"
NAMED = re.compile(r"`(?P<file>[a-z_/<>]+\.py)` \((?P<names>[^)]*)\)")
"""A file, and in parentheses what it has."""


def files(place: str) -> list[Path]:
    """Return the files that the page means; inside the server it leaves the room out."""
    pattern = place.replace("<game>", "*")
    return [*SOURCE.glob(pattern), *(SOURCE / "server").glob(pattern)]


def defined(path: Path) -> set[str]:
    """Return the names of functions, methods, classes and constants of a file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def test_every_file_it_names_exists() -> None:
    named = set(re.findall(r"`([a-z_/<>]+\.py)`", PAGE))
    short = {"state.py", "table.py", "events.py", "visibility.py"}  # named right after their room
    assert len(named) > 30
    assert [place for place in named - short if not files(place)] == []


def test_every_function_it_names_is_in_its_file() -> None:
    checked = 0
    for match in NAMED.finditer(PAGE):
        for name in re.findall(r"`([A-Za-z_.]+)`", match["names"]):
            last = name.rpartition(".")[2]
            assert any(last in defined(path) for path in files(match["file"])), (match[0], name)
            checked += 1
    assert checked > 30


def test_its_example_is_a_test() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    assert example in (ROOT / "tests" / "tables" / "test_commands.py").read_text()
