"""The wheel for every Python: it brings the page, and runs where neither compiler nor Node is."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import petteia

ROOT = Path(__file__).parent.parent
PIP = [sys.executable, "-m", "pip", "-qq", "--no-input", "--disable-pip-version-check"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("dist")
    command = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(place)]
    subprocess.run([*command, str(ROOT)], check=True, env={**os.environ, "PETTEIA_PURE": "1"})
    (built,) = place.iterdir()
    return built


def test_the_wheel_is_for_every_python_and_brings_the_page(wheel: Path) -> None:
    assert wheel.name == f"petteia-{petteia.__version__}-py3-none-any.whl"
    names = ZipFile(wheel).namelist()
    assert "petteia/server/static/page/index.html" in names
    assert "petteia/games/athens/data.toml" in names
    assert "petteia/rulebook/athens.fr.md" in names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c", ".ts", ".svelte"))]
    metadata = ZipFile(wheel).read(f"petteia-{petteia.__version__}.dist-info/METADATA").decode()
    assert "Requires-Dist: msgspec" in metadata
    assert "Requires-Dist: librt" not in metadata  # only compiled code needs it


def test_the_wheel_installs_without_compiler_and_node(wheel: Path, tmp_path: Path) -> None:
    bare = {"PATH": str(tmp_path / "nothing"), "HOME": str(tmp_path)}
    place = tmp_path / "site"
    command = [*PIP, "install", "--no-deps", "--no-index", "--target", str(place), str(wheel)]
    subprocess.run(command, check=True, env=bare)
    asked = "import petteia.cli; print(petteia.__file__, flush=True); petteia.cli.main()"
    told = subprocess.run(
        [sys.executable, "-c", asked, "--version"],
        check=True,
        cwd=tmp_path,
        env={**bare, "PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
    )
    file, version = told.stdout.splitlines()
    assert Path(file).is_relative_to(place)
    assert version == f"petteia {petteia.__version__} (interpreted)"
