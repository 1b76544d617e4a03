"""The build compiles each module once, in units, and takes stored objects where it can."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import compile_build
import hatch_build
import pytest
from setuptools._distutils import ccompiler, sysconfig

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = CONFIG["tool"]["hatch"]["build"]["hooks"]["custom"]

needs_compiler = pytest.mark.skipif(
    bool(hatch_build.hindrance()) or sys.platform == "win32", reason="there is no C compiler"
)


def test_every_module_is_in_one_unit() -> None:
    units = hatch_build.units(SOURCE, HOOK)
    assert sorted(file for unit in units for file in unit) == hatch_build.modules(SOURCE, HOOK)


def test_rules_are_in_one_unit_with_what_draws_moves() -> None:
    (unit,) = [unit for unit in hatch_build.units(SOURCE, HOOK) if "petteia/core/rng.py" in unit]
    assert "petteia/core/urn.py" in unit
    for game in ("agora_lieske", "athens", "offrandes"):
        assert f"petteia/games/{game}/state.py" in unit


def test_units_replace_their_modules_and_the_longest_is_first(tmp_path: Path) -> None:
    files = {"short": "a", "long": "b" * 9, "rest": "c", "own": "d"}
    for name, text in files.items():
        (tmp_path / f"__native_{name}.c").write_text(text)
    sources = [str(tmp_path / f"__native_{name}.c") for name in files]
    found = compile_build.united(tmp_path, [["short.py"], ["long.py", "rest.py"]], sources)
    assert [Path(path).name for path in found] == ["unit_1.c", "unit_0.c", "__native_own.c"]
    included = (tmp_path / "unit_1.c").read_text()
    assert included == '#include "__native_long.c"\n#include "__native_rest.c"\n'


class Counting:
    """A real C compiler that counts what it compiles."""

    def __init__(self) -> None:
        self.real: Any = ccompiler.new_compiler()
        sysconfig.customize_compiler(self.real)
        self.compiled: list[str] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def _compile(self, made: str, source: str, *rest: Any) -> None:
        self.compiled.append(Path(source).name)
        self.real._compile(made, source, *rest)


def build(work: Path, text: str) -> list[str]:
    """Compile a unit that includes one file; return what the compiler had to do."""
    c = work / "c"
    c.mkdir(parents=True, exist_ok=True)
    (c / "part.c").write_text(text)
    (c / "unit_0.c").write_text('#include "part.c"\n')
    compiler = Counting()
    made = compile_build.Compiler(compiler, work).compile(
        [str(c / "unit_0.c")], output_dir=str(work / "o"), extra_postargs=["-O1"]
    )
    for path in made:
        subprocess.run([shutil.which("nm") or "nm", path], check=True, capture_output=True)
    return compiler.compiled


@needs_compiler
def test_only_what_changed_is_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PETTEIA_OBJECTS", str(tmp_path / "objects"))
    assert build(tmp_path / "one", "int answer(void) { return 1; }\n") == ["unit_0.c"]
    assert build(tmp_path / "two", "int answer(void) { return 1; }\n") == []
    assert build(tmp_path / "three", "int answer(void) { return 2; }\n") == ["unit_0.c"]


@needs_compiler
def test_without_a_store_all_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PETTEIA_OBJECTS", raising=False)
    for place in ("one", "two"):
        assert build(tmp_path / place, "int answer(void) { return 1; }\n") == ["unit_0.c"]


@needs_compiler
def test_flags_that_the_compiler_does_not_know_are_left_out() -> None:
    known = compile_build.known_flags([("-fvisibility=hidden",), ("-fno-such-flag",)])
    assert known == ["-fvisibility=hidden"]


def test_every_module_that_is_named_is_compiled() -> None:
    """The word for msgspec's structs in its text would leave it out, and all that it imports."""
    named = [
        name for key in ("compiled", "compiled_alone") for name in HOOK[key] if "*" not in name
    ]
    assert set(named) <= set(hatch_build.modules(SOURCE, HOOK))
    assert "petteia/tables/visibility.py" in hatch_build.modules(SOURCE, HOOK)
