"""Receipts for lists: a code that only this site can make for a list, and keys of private links.

Whoever is shown a receipt can compare its code with the site's for the same list: it says when the list was
handed in and whether it still counts, and nothing of the list.
"""

import hashlib

from django.http import HttpRequest
from django.urls import reverse
from django.utils.crypto import salted_hmac
from django.utils.http import urlencode

from common import qr
from decks.sheets.code import is_same, letters_of
from events import lists
from events.models import Entry, EntryList, Event

KEY_LENGTH = 40
_SALT = "events.receipts"


def key_for(event: Event, once: str) -> str:
    """Return the key of the private link of a form's entry, the same however often the form is sent."""
    said = f"{event.public_id}\n{once}"
    return salted_hmac("events.keys", said, algorithm="sha256").hexdigest()[:KEY_LENGTH]


def digest_of(key: str) -> str:
    """Return what is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def code_of(entry: Entry, kept: EntryList) -> str:
    """Return the check code of a list that was handed in."""
    return letters_of(_SALT, entry.public_id, str(kept.number), lists.hash_of(entry.event, kept))


def fits(entry: Entry, kept: EntryList, said: str) -> bool:
    """Return whether a code is that of a list."""
    return is_same(said, code_of(entry, kept))


def address_of(entry: Entry, kept: EntryList) -> str:
    """Return the URL at which a receipt can be compared, for its QR code."""
    place = reverse("event-receipt", args=[entry.event.public_id, entry.public_id, kept.number])
    return f"{place}?{urlencode({'code': code_of(entry, kept)})}"


def link_of(request: HttpRequest, entry: Entry, kept: EntryList) -> qr.Link:
    """Return the full URL of a receipt with its QR code."""
    return qr.link(request.build_absolute_uri(address_of(entry, kept)))
