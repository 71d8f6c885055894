"""Digests of what the rows of cards depend on."""

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from rules import System


@cache
def catalogue_digest(of: System) -> str:
    """Return a digest of a system's card data and of the code that reads it."""
    data = [*of.data.glob("*.jsonl"), *of.data.glob("*.toml"), *(of.folder / "data").glob("*.jsonl")]
    reads = [*(rules_folder(of) / "cards").glob("*.py"), of.folder / "system.py"]
    digest = digest_of_files({*data, *reads})
    return hashlib.sha256((digest + of.edition).encode()).hexdigest() if of.edition else digest


@cache
def words_digest(of: System) -> str:
    """Return a short digest of what says what a system's cards do, and of the words to find it by."""
    rules = rules_folder(of)
    games = {of.folder, of.data.parent}
    files = {folder / name for folder in games for name in ("search.toml", "terms.toml")}
    files |= {
        rules / "contents.py",
        rules / "readings.py",
        rules / "spoken.py",
        rules / "search" / "contents.toml",
    }
    files |= {*(rules / "language" / "words").glob("*.py")}
    return digest_of_files(files)[:12]


def rules_folder(of: System) -> Path:
    """Return the folder of all rules; a game's own is `rules/games/<code>`."""
    return of.folder.parent.parent


def digest_of_files(files: Iterable[Path]) -> str:
    """Return a digest of the names and contents of the files that exist."""
    found = hashlib.sha256()
    for path in sorted(file for file in files if file.is_file()):
        found.update(f"{path.name}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()
