"""Synchronization of each process with the active cards.

An active import is in the database. Processes look there every few seconds, before requests and tasks, and
use its cards instead of the bundled ones when it changes. Everything cached by the version of the cards, such
as verdicts, is then no longer found.
"""

import json
import logging
import threading
import time
import zlib

from django.conf import settings
from django.db import DatabaseError, InterfaceError

from cards.models import CardImport
from rules.cards import Catalogue
from rules.cards.catalogue import card_from_json
from rules.systems import give_cards, sharing

log = logging.getLogger(__name__)

_taking = threading.Lock()
_looked_at = float("-inf")
_taken: dict[str, str] = {}


def look(**_: object) -> None:
    """Use the active cards, unless this process looked a moment ago."""
    global _looked_at
    every = settings.CATALOGUE_LOOK
    if not every or time.monotonic() - _looked_at < every:
        return
    _looked_at = time.monotonic()
    try:
        follow()
    except (DatabaseError, InterfaceError) as error:
        log.warning("could not look which cards are in force: %s", error)


def follow() -> None:
    """Use the active cards."""
    applied = CardImport.objects.filter(state=CardImport.State.APPLIED)
    wanted = dict(applied.values_list("system", "digest"))
    if wanted == _taken:
        return
    with _taking:
        for code in _taken.keys() - wanted.keys():
            for one in sharing(code):
                give_cards(one, None)
            del _taken[code]
        for held in applied:
            if _taken.get(held.system) == held.digest:
                continue
            cards = catalogue_of(held)
            for one in sharing(held.system):
                give_cards(one, cards, held.digest)
            _taken[held.system] = held.digest


def catalogue_of(held: CardImport) -> Catalogue:
    """Return the cards of an import as a catalogue."""
    lines = zlib.decompress(bytes(held.content)).decode("utf-8-sig").split("\n")
    rows = (json.loads(line) for line in lines if line.strip() and not line.startswith("#"))
    return Catalogue(card_from_json(row) for row in rows)
