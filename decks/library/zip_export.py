"""Several decks as one file."""

import io
import zipfile
from collections import Counter
from collections.abc import Iterable

from django.utils import timezone

from decks import files
from decks.models import Deck
from rules.decklist import TooManyCopies


def packed(decks: Iterable[Deck], file_format: str) -> bytes:
    """Return a ZIP with each deck as a file of a kind; KeyError for one there is not.

    A deck that is too large for the kind is in it as text. Decks should bring their rows.
    """
    out = io.BytesIO()
    taken: Counter[str] = Counter()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for deck in decks:
            try:
                written = files.write(deck, file_format)
            except TooManyCopies:
                written = files.write(deck, "text")
            # Names that differ in case alone are one file on some systems; the id tells decks apart.
            taken[written.filename.lower()] += 1
            again = f"{deck.public_id}-" if taken[written.filename.lower()] > 1 else ""
            changed = timezone.localtime(deck.updated).timetuple()[:6]
            entry = zipfile.ZipInfo(f"{again}{written.filename}", changed)
            archive.writestr(entry, written.text, zipfile.ZIP_DEFLATED)
    return out.getvalue()
