"""What a stored row was made from, as digests: the catalogue, a format's lists, the rules' code.

Files do not change under a running process, so each digest is worked out once.
"""

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import rules
from rules.systems import format_of, system

_RULES = Path(rules.__file__).parent


@cache
def catalogue_digest(code: str) -> str:
    """Identify the edition of a system's card data, with the code that reads it."""
    of = system(code)
    data = [*of.data.glob("*.jsonl"), *of.data.glob("*.toml"), *(of.folder / "data").glob("*.jsonl")]
    reads = [*(_RULES / "cards").glob("*.py"), of.folder / "system.py"]
    return _digest({*data, *reads})


@cache
def list_version(code: str, format_code: str) -> str:
    """Identify the edition of a format: its file, those it extends, and the sets that pools name."""
    of = system(code)
    files = [of.folder / "formats" / f"{parent}.toml" for parent in format_of(code, format_code).formats]
    return _digest([*files, of.data / "sets.toml"])


@cache
def engine_version(code: str) -> str:
    """Identify the code and words that a system's verdicts come from, and the cards it knows."""
    files = [
        *_RULES.rglob("*.py"),
        _RULES / "construction" / "messages.toml",
        *system(code).folder.glob("*.toml"),
    ]
    return hashlib.sha256((_digest(files) + catalogue_digest(code)).encode()).hexdigest()


def _digest(files: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in sorted(file for file in files if file.is_file()):
        found.update(f"{path.name}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()
