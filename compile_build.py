"""Compiles modules with mypyc into one library: `python compile_build.py < order.json`.

mypyc writes a C file for every module. Those of a unit are compiled as one, so that the C compiler
may put a small rule of one module into another that asks it; units are compiled side by side, one
on each core. Objects are stored where PETTEIA_OBJECTS says, if it says so, and a unit whose C files
are still the same is not compiled again.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

GROUP = "petteia"
"""The name of the library that holds the compiled code of all modules: petteia__mypyc."""

MYPY = ("--config-file=", "--follow-imports=silent", "--ignore-missing-imports")

FLAGS = (
    # Nobody calls the compiled functions but through their modules. Knowing that, the C compiler
    # may put them into those that call them; otherwise it must leave each one replaceable.
    ("-fvisibility=hidden",),
    # Most of a compiled function is what happens on errors, which hardly ever happen: without it
    # the functions are small enough to be put into others.
    ("--param=max-inline-insns-auto=100", "--param=inline-unit-growth=100"),
    # Tables for unwinding the stack, which C never does, would be a sixteenth of the library.
    ("-fno-asynchronous-unwind-tables",),
)
"""For the C compiler, each as far as it knows it."""

LINKED = ("-Wl,-s", "-Wl,-z,noseparate-code")
"""For the linker: names of private functions are left out, and the many small libraries, one for
each module, are not padded to whole pages."""


def main() -> None:
    """Compile what the order on the standard input asks for."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[attr-defined]
    from setuptools.command.build_ext import build_ext

    order = json.load(sys.stdin)
    work = Path(order["work"])
    units: list[list[str]] = order["units"]
    files = [file for unit in units for file in unit]
    extensions: list[Any] = mypycify(
        [*MYPY, f"--cache-dir={work / 'cache'}", *files],  # not beside the source
        group_name=GROUP,
        target_dir=str(work / "c"),
        debug_level="0",
        multi_file=True,
    )
    for extension in extensions:
        if extension.name == f"{GROUP}__mypyc":
            extension.sources = united(work / "c", units, extension.sources)
        if os.name != "nt":
            extension.extra_compile_args += known_flags(FLAGS)
            extension.extra_link_args += LINKED if sys.platform == "linux" else ()

    class SideBySide(build_ext):  # type: ignore[misc]
        """Compiles the files of an extension side by side."""

        def build_extensions(self) -> None:
            """Build all extensions."""
            if self.compiler.compiler_type == "unix":
                self.compiler.compile = Compiler(self.compiler, work).compile
            super().build_extensions()

    sys.argv[1:] = ["-q", "build_ext", f"--build-lib={work / 'lib'}", f"--build-temp={work / 'o'}"]
    sys.argv += [f"--parallel={cores()}"]
    setup(
        name=GROUP,
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": SideBySide},
    )


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def united(c: Path, units: Sequence[Sequence[str]], sources: Sequence[str]) -> list[str]:
    """Write a C file for every unit; return what is to be compiled, the longest first."""
    left = set(sources)
    found = []
    for number, unit in enumerate(units):
        names = ["__native_" + file.removesuffix(".py").replace("/", "___") + ".c" for file in unit]
        left -= {str(c / name) for name in names}
        path = c / f"unit_{number}.c"
        path.write_text("".join(f'#include "{name}"\n' for name in names), encoding="utf-8")
        found.append((sum((c / name).stat().st_size for name in names), str(path)))
    return [path for _, path in sorted(found, reverse=True)] + sorted(left)


def known_flags(flags: Sequence[Sequence[str]]) -> list[str]:
    """Return the flags that this machine's C compiler knows."""
    compiler = shutil.which((os.environ.get("CC") or "cc").split()[0]) or "cc"
    known: list[str] = []
    for some in flags:
        asked = [compiler, "-Werror", *some, "-E", "-xc", os.devnull]
        if subprocess.run(asked, capture_output=True, check=False).returncode == 0:
            known += some
    return known


class Compiler:
    """The C compiler of setuptools, at work on several files at a time."""

    def __init__(self, compiler: Any, work: Path) -> None:
        self.compiler = compiler
        self.work = work
        stored = os.environ.get("PETTEIA_OBJECTS")
        self.stored = Path(stored) if stored else None
        self.headers = digest(b"", *sorted((work / "c").rglob("*.h")))

    def compile(self, sources: list[str], **settings: Any) -> list[str]:
        """Compile files to objects, as `setuptools` asks for it."""
        named = ("output_dir", "macros", "include_dirs", "depends", "extra_postargs")
        output, macros, include, depends, after = (settings.get(name) for name in named)
        macros, objects, after, options, build = self.compiler._setup_compile(
            output, macros, include, sources, depends, after
        )
        first = self.compiler._get_cc_args(options, settings.get("debug"), None)

        def compile_one(made: str) -> None:
            source, kind = build[made]
            self.make(Path(made), Path(source), kind, first, after, options)

        with ThreadPoolExecutor(cores()) as pool:
            list(pool.map(compile_one, [made for made in objects if made in build]))
        return list(objects)

    def make(
        self, made: Path, source: Path, kind: str, first: Any, after: Any, options: Any
    ) -> None:
        """Compile one file, or take the object of an earlier build."""
        stored = self.stored and self.stored / f"{self.key(source, first, after)}.o"
        if stored and stored.exists():
            shutil.copyfile(stored, made)
            stored.touch()
            return
        self.compiler._compile(str(made), str(source), kind, first, after, options)
        if stored:
            stored.parent.mkdir(parents=True, exist_ok=True)
            part = stored.with_suffix(f".{os.getpid()}")
            shutil.copyfile(made, part)
            part.replace(stored)

    def key(self, source: Path, first: Any, after: Any) -> str:
        """Return what tells one object from all others: text, headers, compiler and its flags."""
        text = source.read_text(encoding="utf-8")
        names = [line.split('"')[1] for line in text.splitlines() if line.startswith('#include "')]
        parts = [path for name in names if (path := source.parent / name).exists()]
        asked = repr([self.compiler.compiler_so, first, after]).replace(str(self.work), "")
        made_by = f"{asked} {sys.version} {version('mypy')} {self.headers}"
        return digest(made_by.encode(), source, *parts)


def digest(text: bytes, *files: Path) -> str:
    """Return the digest of a text and some files."""
    found = hashlib.sha256(text)
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    main()
