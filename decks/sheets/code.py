"""The verification code of a sheet, which only this site can make for a version and its list.

Anyone handed a sheet can compare its code with the site's for the same version. A code determines which list
the sheet was checked by. It gives access to its own sheet after the deck has changed, if the visitor may see
the deck, and to nothing else.
"""

from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac

import rules
from decks.editing import history
from decks.models import DeckVersion

# Capital letters and digits, without those that look alike.
_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 8


def code_of(kept: DeckVersion, list_date: str) -> str:
    """Return the code of a version checked by the list of a day ("" if the format has none)."""
    return letters_of("decks.sheets", kept.deck.public_id, str(kept.number), kept.format, list_date)


def letters_of(salt: str, *parts: str) -> str:
    """Return a code of eight letters that only this site can make for these parts."""
    digest = salted_hmac(salt, "\n".join(parts), algorithm="sha256").digest()
    letters = "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in digest[:LENGTH])
    return f"{letters[:4]}-{letters[4:]}"


def address_of(kept: DeckVersion, list_date: str) -> str:
    """Return the URL where a version's sheet can be compared with its code, for the QR code."""
    sheet = reverse("deck-version-sheet", args=[kept.deck.public_id, kept.number])
    return f"{sheet}?code={code_of(kept, list_date)}"


def list_of(kept: DeckVersion, said: str) -> str | None:
    """Return the date of the list behind a sheet's code; None if the code does not fit the version."""
    form = rules.format_of(kept.deck.system, history.judged_in(kept))
    dates = ["", *(day.isoformat() for day in form.dates)]
    found = [date for date in dates if is_same(said, code_of(kept, date))]
    return found[0] if found else None


def is_same(said: str, code: str) -> bool:
    """Return whether somebody means a code: lowercase letters, spaces and a missing dash are accepted."""
    given = "".join(said.upper().split()).replace("-", "")
    return constant_time_compare(code.replace("-", ""), given)
