"""The builder of the engine's modules as machine code: `python -m config.wheel FOLDER`.

It needs a C compiler and mypyc, which comes with mypy, and takes minutes. `rules/wheel.py` uses what it
builds.
"""

import argparse
import io
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from sysconfig import get_config_var, get_path
from tempfile import TemporaryDirectory
from typing import Protocol

from mypyc.build import mypycify

from config.parts import BASE_DIR
from rules.wheel import STAMP, SUFFIX, compiled_sources, digest, is_current

LEVEL = "level"
"""The file of a build that says how much it was optimised."""


class Extension(Protocol):
    """What mypyc makes of modules: a library, the C files that it is linked of, and how to compile them."""

    name: str
    sources: list[str]
    include_dirs: list[str]
    extra_compile_args: list[str]


def main(arguments: list[str] | None = None) -> int:
    """Build unless the folder has a build of these sources already; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m config.wheel", description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder to build in; what it has is replaced")
    parser.add_argument("--level", default="2", help="how much the C compiler optimises, 0 to 3 (default: 2)")
    options = parser.parse_args(arguments)
    folder: Path = options.folder
    asked = folder / LEVEL
    if is_current(folder) and asked.is_file() and asked.read_text(encoding="utf-8") == options.level:
        print(f"wheel: {folder} is up to date")
        return 0
    if shutil.which(_compiler()[0]) is None:
        print(f"wheel: the C compiler {_compiler()[0]} is missing; install it, for example gcc")
        return 1
    shutil.rmtree(folder, ignore_errors=True)
    build(folder.resolve(), options.level)
    asked.write_text(options.level, encoding="utf-8")
    print(f"wheel: {len(compiled_sources())} modules in {folder}")
    return 0


def build(folder: Path, level: str) -> None:
    """Compile the modules into a folder, stamped when all are there."""
    with TemporaryDirectory() as work, chdir(work):
        stamp = digest()
        # A copy, so that C files, and what mypy keeps, lie nowhere in the project.
        shutil.copytree(BASE_DIR / "rules", "rules", ignore=shutil.ignore_patterns("__pycache__", "data"))
        extensions = _as_c(level)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            sources = [(source, extension) for extension in extensions for source in extension.sources]
            list(pool.map(lambda pair: _compile(*pair), sources))
            list(pool.map(lambda extension: _link(extension, folder), extensions))
    (folder / STAMP).write_text(stamp, encoding="utf-8")


def _as_c(level: str) -> list[Extension]:
    said = io.StringIO()
    version = f"--python-version={sys.version_info.major}.{sys.version_info.minor}"
    sources = [path.as_posix() for path in compiled_sources()]
    try:
        with redirect_stdout(said), redirect_stderr(said):
            extensions: list[Extension] = mypycify(
                ["--config-file=", version, *sources], opt_level=level, debug_level="0", multi_file=True
            )
    except SystemExit:
        print(said.getvalue(), file=sys.stderr)
        raise
    return extensions


def _compiler() -> list[str]:
    return str(get_config_var("CC")).split()


def _object(source: str) -> str:
    return f"{source.removesuffix('.c')}.o"


def _compile(source: str, extension: Extension) -> None:
    folders = [f"-I{folder}" for folder in (*extension.include_dirs, get_path("include"))]
    flags = [*str(get_config_var("CCSHARED")).split(), "-fwrapv", *extension.extra_compile_args]
    _run([*_compiler(), *flags, *folders, "-c", source, "-o", _object(source)])


def _link(extension: Extension, folder: Path) -> None:
    target = folder / f"{extension.name.replace('.', '/')}{SUFFIX}"
    target.parent.mkdir(parents=True, exist_ok=True)
    linker = str(get_config_var("LDSHARED")).split()
    _run([*linker, *map(_object, extension.sources), "-o", str(target)])


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"wheel: `{' '.join(command)}` failed\n{done.stderr}")


if __name__ == "__main__":
    sys.exit(main())
