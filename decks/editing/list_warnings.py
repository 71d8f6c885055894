"""Warnings about a deck list, such as an id and a name that do not agree: kept from its check to its deck.

A list is shown as plain text before it is stored, in which such a doubt is settled and no longer seen. So the
warnings go with the form, signed together with the list they are about.
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
    """Identify a list and how it was read, so that nothing is confirmed but what was shown."""
    said = [read.reading.deck.system, *(line.rstrip() for line in read.text.strip().splitlines())]
    return hashlib.sha256("\n".join(said).encode("utf-8", "replace")).hexdigest()[:16]


def warnings_of(read: ReadList, carried: str = "") -> tuple[str, ...]:
    """Return the warnings about a list: those that came with it, if they are about this list, and its own."""
    try:
        said = signing.loads(carried, salt=_SALT) if carried else {}
    except signing.BadSignature:
        said = {}
    before = said["warnings"] if said.get("list") == digest_of(read) else ()
    return kept(dict.fromkeys((*before, *read.warnings)))


def carried_by(read: ReadList, warnings: tuple[str, ...]) -> str:
    """Return what a form sends along, so that the warnings are still known when the list is stored."""
    return signing.dumps({"list": digest_of(read), "warnings": warnings}, salt=_SALT, compress=True)


def kept(warnings: Iterable[str]) -> tuple[str, ...]:
    """Return warnings as a deck keeps them: not too many, none too long, all of signs a database takes."""
    return tuple(storable(one)[: caps.WARNING] for one in islice(warnings, caps.WARNINGS))
