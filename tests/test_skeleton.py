"""The project around the code: locks, scripts and documents agree with each other."""

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import entry_points, version
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import petteia

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())


def group(name: str) -> list[Requirement]:
    found = []
    for entry in PROJECT["dependency-groups"][name]:
        found += group(entry["include-group"]) if isinstance(entry, dict) else [Requirement(entry)]
    return found


RUN = [Requirement(text) for text in PROJECT["project"]["dependencies"]]
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
ARENA = [Requirement(text) for text in EXTRAS["arena"]]
TOOLS = group("node") + group("audit")
OPTIONAL = [Requirement(text) for extra in EXTRAS.values() for text in extra]

LOCKS = sorted(path.name for path in ROOT.glob("requirements*.lock"))


def locked(name: str) -> dict[str, str]:
    text = (ROOT / name).read_text()
    return dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize(
    ("lock", "needed"),
    [
        ("requirements.lock", RUN + ARENA + group("build")),
        ("requirements-dev.lock", RUN + ARENA + group("dev")),
    ],
)
def test_the_lock_holds_every_dependency(lock: str, needed: list[Requirement]) -> None:
    pins = locked(lock)
    for dependency in needed:
        name = canonicalize_name(dependency.name)
        assert name in pins, f"{name} is not in {lock}: run script/lock"
        assert dependency.specifier.contains(pins[name]), f"{name} in {lock}: run script/lock"


def test_the_larger_lock_contains_the_smaller() -> None:
    assert locked("requirements.lock").items() <= locked("requirements-dev.lock").items()


def test_the_lock_is_complete() -> None:
    # It is installed without looking for dependencies: a pip that looks takes `coverage[toml]` for
    # a package of its own and refuses the whole lock as soon as coverage has a newer version.
    check = [sys.executable, "-m", "pip", "check", "--disable-pip-version-check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_has_hashes_and_no_addresses(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    assert "--index" not in text
    for pin in re.split(r"^(?=\w)", text, flags=re.MULTILINE)[1:]:
        assert "--hash=sha256:" in pin


def test_every_dependency_has_its_reason() -> None:
    text = (ROOT / "docs/dependencies.md").read_text()
    cells = re.findall(r"^\| ([a-z@][^|]*) \| \S", text, re.MULTILINE)
    told = {name for cell in cells for name in cell.split(", ")} - {"library"}
    page = json.loads((ROOT / "frontend/package.json").read_text())
    peer = json.loads((ROOT / "bench/server/boardgame_io/package.json").read_text())
    peers = re.findall(r"^[\w-]+$", (ROOT / "bench/peers.txt").read_text(), re.MULTILINE)
    asked = {dependency.name for dependency in RUN + OPTIONAL + group("dev") + TOOLS}
    asked |= {*page["dependencies"], *page["devDependencies"], *peer["dependencies"], *peers}
    assert told == asked


def test_the_page_s_lock_holds_hashes_and_no_addresses() -> None:
    lock = json.loads((ROOT / "frontend/package-lock.json").read_text())
    packages = [package for name, package in lock["packages"].items() if name]
    assert len(packages) > 20
    for package in packages:
        assert "integrity" in package
        assert "resolved" not in package


def test_the_build_tool_is_locked_as_the_project_asks() -> None:
    pins = locked("requirements.lock")
    for text in PROJECT["build-system"]["requires"]:
        asked = Requirement(text)
        assert asked.specifier.contains(pins[canonicalize_name(asked.name)])


def test_one_version_everywhere() -> None:
    assert version("petteia") == petteia.__version__


def test_the_newest_change_is_this_version_s() -> None:
    newest = re.search(r"^## (\S+),", Path(ROOT, "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest is not None
    assert newest[1] == petteia.__version__


def test_every_named_game_loads() -> None:
    for name in PROJECT["project"]["entry-points"]["petteia.games"]:
        (entry,) = entry_points(group="petteia.games", name=name)
        assert entry.load().name == name


@pytest.mark.parametrize(
    "name",
    [
        "script/setup",
        "script/server",
        "script/test",
        "script/lock",
        "script/wire",
        "script/bench",
        "script/pictures",
        "script/golden",
        "script/wheels",
        "script/audit",
        ".ci/run",
    ],
)
def test_scripts_can_be_run(name: str) -> None:
    script = ROOT / name
    assert os.access(script, os.X_OK)
    assert script.read_text().startswith("#!/")


@pytest.mark.parametrize(
    "name", ["setup", "test", "lock", "wire", "bench", "pictures", "golden", "wheels", "audit"]
)
def test_a_script_says_what_it_does_before_it_sets_up(name: str) -> None:
    script = ROOT / "script" / name
    told = subprocess.run([script, "--help"], capture_output=True, text=True, check=True).stdout
    assert told.splitlines()[0] == script.read_text().splitlines()[1].removeprefix("# ")
    assert "set -eu" not in told


def documents() -> list[Path]:
    return [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


@pytest.mark.parametrize("document", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_links_in_documents_lead_somewhere(document: Path) -> None:
    for target, place in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", document.read_text()):
        if "://" not in target:
            found = document.parent / target if target else document
            assert found.exists(), target
            assert not place or place in places(found.read_text()), place


def places(text: str) -> set[str]:
    """Return what a link may name after its #: headings, as they are written there, and anchors."""
    heads = [head.lower() for head in re.findall(r"^#+ (.*)", text, re.MULTILINE)]
    named = {re.sub(r"[^\w -]", "", head).replace(" ", "-") for head in heads}
    return named | set(re.findall(r'<a id="([^"]+)"', text))


def test_the_index_names_every_document() -> None:
    index = (ROOT / "docs/README.md").read_text()
    for document in (ROOT / "docs").glob("*.md"):
        assert document.name == "README.md" or f"({document.name})" in index
