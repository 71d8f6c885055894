"""The check code of a sheet: letters and digits that only this site can make for a version and its list.

Who is handed a sheet compares the code with the one that the site gives for the same version. A code says
which list the sheet was judged by. It opens the sheet it stands on, of a deck that the visitor may see, after
the deck has changed, and nothing else.
"""

from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac

import rules
from decks.editing import history
from decks.models import DeckVersion

# Capital letters and digits without those that are easily read as one another.
_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 8


def code_of(kept: DeckVersion, list_date: str) -> str:
    """Return the code of a version judged by the list of a day ("" where the format has none)."""
    said = "\n".join((kept.deck.public_id, str(kept.number), kept.format, list_date))
    digest = salted_hmac("decks.sheets", said, algorithm="sha256").digest()
    letters = "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in digest[:LENGTH])
    return f"{letters[:4]}-{letters[4:]}"


def address_of(kept: DeckVersion, list_date: str) -> str:
    """Return where the sheet of a version can be compared with its code: what its QR code leads to."""
    sheet = reverse("deck-version-sheet", args=[kept.deck.public_id, kept.number])
    return f"{sheet}?code={code_of(kept, list_date)}"


def list_of(kept: DeckVersion, said: str) -> str | None:
    """Return the date of the list that a sheet with this code was judged by; None for no code of the version.

    Small letters, spaces and a missing dash are as good.
    """
    given = "".join(said.upper().split()).replace("-", "")
    form = rules.format_of(kept.deck.system, history.judged_in(kept))
    dates = ["", *(day.isoformat() for day in form.dates)]
    found = [date for date in dates if constant_time_compare(code_of(kept, date).replace("-", ""), given)]
    return found[0] if found else None
