"""The package's own build: the page is built, the rules documents are brought along, and the
modules on the playout path are compiled with mypyc into the wheel.

PETTEIA_PURE=1 builds without; PETTEIA_COMPILED=1 fails where it cannot compile. With neither, a
build that cannot compile says why in one line and goes on without: the same files run interpreted.
Editable installs are never compiled, so no compiled file can outlive a change of its source.
"""

import ast
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # the build runs this file from elsewhere

import page_build

LIBRT = "librt>=0.16"
"""What compiled modules need to run, and interpreted ones do not: see core/vectors.py."""

COMPILER = Path(__file__).with_name("compile_build.py")

STRUCT = re.compile(r"\bStruct\b")
"""A word in the text of every module with msgspec structs."""


class CannotCompile(Exception):  # noqa: N818 - reads as what happened
    """Why this machine builds without compiling, in one line."""


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what compiling needs, where it may be tried."""
        root = Path(self.root)
        node = [] if page_build.is_built(root) or page_build.own_node() else [page_build.NODE]
        if self.target_name != "wheel" or wants("PETTEIA_PURE") or hindrance():
            return node
        return node + list(self.metadata.config["dependency-groups"]["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed, or say why not."""
        if version == "editable":
            return
        try:
            if page_build.build(Path(self.root)):
                self.app.display_info("petteia: built the page")
        except page_build.CannotBuild as reason:
            self.app.abort(f"petteia: the page could not be built: {reason}")
        if self.target_name != "wheel":
            return
        for page in sorted(Path(self.root, "docs", "rules").glob("*.md")):
            build_data["force_include"][str(page)] = f"petteia/rulebook/{page.name}"
        if wants("PETTEIA_PURE"):
            self.app.display_info("petteia: built without compiling, as PETTEIA_PURE asks")
            return
        try:
            built = compiled(Path(self.root, "src"), self.config)
        except CannotCompile as reason:
            if wants("PETTEIA_COMPILED"):
                self.app.abort(f"petteia: could not be compiled: {reason}")
            self.app.display_warning(f"petteia: built without compiling: {reason}")
            return
        self.work = built
        libraries = sorted(Path(built.name, "lib").rglob("*.*"))
        for library in libraries:
            name = library.relative_to(Path(built.name, "lib")).as_posix()
            build_data["force_include"][str(library)] = name
        build_data["dependencies"].append(LIBRT)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"petteia: compiled {len(libraries) - 1} modules")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the compiler's output once it is packed."""
        if hasattr(self, "work"):
            self.work.cleanup()


def wants(variable: str) -> bool:
    """Return whether a variable of the environment says yes."""
    return os.environ.get(variable, "") not in ("", "0")


def hindrance() -> str:
    """Return what is missing for compiling that no installer of Python packages can bring."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, and this is {sys.implementation.name}"
    if os.name == "nt":
        return ""  # setuptools looks for the compiler there
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return "" if shutil.which(compiler) else f"there is no C compiler ({compiler})"


def modules(source: Path, config: dict[str, Any]) -> list[str]:
    """Return the files to compile, relative to the source.

    They are those that `compiled` in pyproject.toml names, and all of the package that these
    import; those that `compiled_alone` names; but no module with msgspec structs, for a compiled
    struct silently loses its behaviour, and no package.
    """
    found = {path for pattern in config["compiled_alone"] for path in source.glob(pattern)}
    waiting = [path for pattern in config["compiled"] for path in source.glob(pattern)]
    while waiting:
        path = waiting.pop()
        text = path.read_text(encoding="utf-8")
        if path not in found and path.stem != "__init__" and not STRUCT.search(text):
            found.add(path)
            waiting += imported(source, text)
    return sorted(path.relative_to(source).as_posix() for path in found)


def units(source: Path, config: dict[str, Any]) -> list[list[str]]:
    """Return the files to compile by the units that the C compiler sees as one.

    They are those that `units` in pyproject.toml names; what is left, by package.
    """
    found: dict[str, list[str]] = {}
    for file in modules(source, config):
        path = Path(file)
        names = [name for name, some in config["units"].items() if any(map(path.match, some))]
        found.setdefault(names[0] if names else str(path.parent), []).append(file)
    return list(found.values())


def imported(source: Path, text: str) -> list[Path]:
    """Return the files below the source that a module's text imports."""
    names = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += [f"{node.module}", *[f"{node.module}.{alias.name}" for alias in node.names]]
    paths = [source / f"{name.replace('.', '/')}.py" for name in names]
    return [path for path in paths if path.is_file()]


def compiled(source: Path, config: dict[str, Any]) -> "tempfile.TemporaryDirectory[str]":
    """Compile, and return the directory whose `lib` holds what a wheel needs."""
    missing = hindrance()
    if not missing and not all(map(importlib.util.find_spec, ("mypyc", "setuptools"))):
        missing = "mypy and setuptools are not installed"
    if missing:
        raise CannotCompile(missing)
    work = tempfile.TemporaryDirectory(prefix="petteia-")
    order = json.dumps({"work": work.name, "units": units(source, config)})
    command = [sys.executable, str(COMPILER)]
    done = subprocess.run(
        command, cwd=source, input=order, capture_output=True, text=True, check=False
    )
    if done.returncode:
        work.cleanup()
        sys.stderr.write(done.stdout + done.stderr)
        raise CannotCompile("mypyc or the C compiler failed, as told above")
    return work
