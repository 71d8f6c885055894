"""What stored rows were made from, as digests: the catalogue, a format's lists, the rules' code.

Files do not change under a running process, so each digest is worked out once.
"""

import hashlib
from functools import cache

from cards.digests import catalogue_digest, digest_of_files, rules_folder
from rules import Format, System


@cache
def list_version(of: System, form: Format) -> str:
    """Identify the edition of a format: its file, those it extends, and the sets with their days."""
    files = [of.folder / "formats" / f"{code}{kind}" for code in form.formats for kind in (".toml", ".jsonl")]
    return digest_of_files([*files, of.data / "sets.toml", of.data / "releases.jsonl"])


@cache
def engine_version(of: System) -> str:
    """Identify the code and the words that a system's verdicts come from, and the cards it knows."""
    words = [rules_folder(of) / "construction" / "messages.toml", *of.folder.glob("*.toml")]
    code = digest_of_files([*rules_folder(of).rglob("*.py"), *words])
    return hashlib.sha256((code + catalogue_digest(of)).encode()).hexdigest()
