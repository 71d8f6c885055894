"""The modules of the engine as machine code, where `make wheel` has built them: the same games, faster.

A build is a folder of extension modules and belongs to the sources that it was made of. With `RULES_WHEEL`
in the environment naming one, the modules that it has come from there and all others from their sources.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "RULES_WHEEL"
SUFFIX = EXTENSION_SUFFIXES[0]
STAMP = "sources"
"""The file of a build that says of which sources it was made."""

_ROOT = Path(__file__).parent.parent
_PARTS = ("appraisal", "engine", "players", "games")
# Of a game only what plays it is compiled. Abilities are read as plain dataclasses.
_PLAIN_IN_GAMES = ("construction", "importer", "nodes", "system")
_PLAIN = {
    "rules/engine/clauses.py",  # writes functions as the program runs
    "rules/engine/compiled.py",  # is what compiled modules do without
    "rules/engine/announcing/announcement.py",  # a dataclass with a field of a class that imports it
}


class StaleWheel(ImportError):
    """A build was made of other sources than those that are here."""


def compiled_sources() -> list[Path]:
    """Return the sources of the modules that are compiled, relative to the project, sorted."""
    return sorted(path.relative_to(_ROOT) for part in _PARTS for path in _sources(_ROOT / "rules" / part))


def _sources(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*.py"):
        place = path.relative_to(_ROOT)
        of_a_game = place.parts[1] == "games"
        if path.name == "__init__.py" or place.as_posix() in _PLAIN:
            continue
        if of_a_game and ("reading" in place.parts or path.stem.split("_")[0] in _PLAIN_IN_GAMES):
            continue
        # An extension module does not know the folder of its source, where its game's data is.
        if "__file__" not in path.read_text(encoding="utf-8"):
            yield path


def digest() -> str:
    """Return what distinguishes these sources, and the Python for which they are compiled, from others."""
    found = sha256(SUFFIX.encode())
    # The language as well: what is compiled relies on the types of its fields.
    language = (_ROOT / "rules" / "language").rglob("*.py")
    for path in (*compiled_sources(), *sorted(path.relative_to(_ROOT) for path in language)):
        found.update(f"\n{path.as_posix()}\n".encode())
        found.update((_ROOT / path).read_bytes())
    return found.hexdigest()


def is_current(folder: Path) -> bool:
    """Return whether a folder has a build of exactly these sources."""
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == digest()


class _Finder(MetaPathFinder):
    """Finds the modules of a build."""

    def __init__(self, folder: Path) -> None:
        self._places = {
            path.relative_to(folder).as_posix().removesuffix(SUFFIX).replace("/", "."): path
            for path in folder.rglob(f"*{SUFFIX}")
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module is, if the build has it."""
        place = self._places.get(fullname)
        return None if place is None else spec_from_file_location(fullname, place)


def use(folder: Path) -> None:
    """Take modules from a build from now on. Raise StaleWheel if it is none of these sources."""
    if not is_current(folder):
        raise StaleWheel(f"{folder} was not built of these sources; run `make wheel`, or unset {VARIABLE}")
    sys.meta_path.insert(0, _Finder(folder))


# As this module is imported, which `rules` does before all others.
if named := os.environ.get(VARIABLE):
    use(Path(named))
