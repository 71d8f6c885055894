"""What stored rows were made from, as digests: the catalogue, a format's lists, the rules' code.

Files do not change under a running process, so each digest is worked out once.
"""

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from rules import Format, System


@cache
def catalogue_digest(of: System) -> str:
    """Identify the edition of a system's card data, with the code that reads it."""
    data = [*of.data.glob("*.jsonl"), *of.data.glob("*.toml"), *(of.folder / "data").glob("*.jsonl")]
    reads = [*(_rules(of) / "cards").glob("*.py"), of.folder / "system.py"]
    digest = _digest({*data, *reads})
    return hashlib.sha256((digest + of.edition).encode()).hexdigest() if of.edition else digest


@cache
def list_version(of: System, form: Format) -> str:
    """Identify the edition of a format: its file, those it extends, and the sets with their days."""
    files = [of.folder / "formats" / f"{code}{kind}" for code in form.formats for kind in (".toml", ".jsonl")]
    return _digest([*files, of.data / "sets.toml", of.data / "releases.jsonl"])


@cache
def engine_version(of: System) -> str:
    """Identify the code and the words that a system's verdicts come from, and the cards it knows."""
    words = [_rules(of) / "construction" / "messages.toml", *of.folder.glob("*.toml")]
    code = _digest([*_rules(of).rglob("*.py"), *words])
    return hashlib.sha256((code + catalogue_digest(of)).encode()).hexdigest()


def _rules(of: System) -> Path:
    """The folder of all rules: a game's own is `rules/games/<code>`."""
    return of.folder.parent.parent


def _digest(files: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in sorted(file for file in files if file.is_file()):
        found.update(f"{path.name}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()
