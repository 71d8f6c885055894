"""Warnings about a deck list, such as an inconsistent id and name, from its check until it is stored.

A list is shown as plain text before it is stored, which no longer shows such an inconsistency. So the
warnings are part of the form, signed together with the list they are about.
"""

import hashlib
from collections.abc import Iterable
from itertools import islice

from django.core import signing

from common import caps
from common.text import storable
from decks.editing.pasted_lists import ReadList

_SALT = "decks.editing.list_warnings"


def digest_of(read: ReadList) -> str:
    """Return a digest of a list and how it was read, so that only what was shown is confirmed."""
    lines = [read.reading.deck.system, *(line.rstrip() for line in read.text.strip().splitlines())]
    return hashlib.sha256("\n".join(lines).encode("utf-8", "replace")).hexdigest()[:16]


def warnings_of(read: ReadList, carried: str = "") -> tuple[str, ...]:
    """Return the warnings about a list: the signed ones, if they are about this list, and its own."""
    try:
        said = signing.loads(carried, salt=_SALT) if carried else {}
    except signing.BadSignature:
        said = {}
    before = said["warnings"] if said.get("list") == digest_of(read) else ()
    return kept(dict.fromkeys((*before, *read.warnings)))


def carried_by(read: ReadList, warnings: tuple[str, ...]) -> str:
    """Return the form's field with the signed warnings, for storing them with the list."""
    return signing.dumps({"list": digest_of(read), "warnings": warnings}, salt=_SALT, compress=True)


def kept(warnings: Iterable[str]) -> tuple[str, ...]:
    """Return warnings as stored with a deck: limited in number and length, with only storable characters."""
    return tuple(storable(one)[: caps.WARNING] for one in islice(warnings, caps.WARNINGS))
