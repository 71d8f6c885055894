"""Digests of what stored rows depend on: the catalogue, a format's lists, the rules' code.

Files do not change under a running process, so each digest is computed once.
"""

import hashlib
from functools import cache

from cards.digests import catalogue_digest, digest_of_files, rules_folder
from rules import Format, System


@cache
def list_version(of: System, form: Format) -> str:
    """Return the version of a format: of its file, those it extends, and the sets' release days."""
    files = [of.folder / "formats" / f"{code}{kind}" for code in form.formats for kind in (".toml", ".jsonl")]
    return digest_of_files([*files, of.data / "sets.toml", of.data / "releases.jsonl"])


@cache
def engine_version(of: System) -> str:
    """Return the version of the code, wording and cards that a system's verdicts depend on."""
    words = [rules_folder(of) / "construction" / "messages.toml", *of.folder.glob("*.toml")]
    code = digest_of_files([*rules_folder(of).rglob("*.py"), *words])
    return hashlib.sha256((code + catalogue_digest(of)).encode()).hexdigest()
