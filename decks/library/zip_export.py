"""Export of several decks as one ZIP."""

import io
import zipfile
from collections import Counter
from collections.abc import Iterable

from django.utils import timezone

from decks import files
from decks.models import Deck
from rules.decklist import TooManyCopies


def packed(decks: Iterable[Deck], file_format: str) -> bytes:
    """Return a ZIP with each deck as a file in a format. Raises KeyError for an unknown format.

    A deck too large for the format is included as text. Decks should have their rows prefetched.
    """
    out = io.BytesIO()
    taken: Counter[str] = Counter()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for deck in decks:
            try:
                written = files.write(deck, file_format)
            except TooManyCopies:
                written = files.write(deck, "text")
            # Names that differ only in case are the same file on some systems; the id distinguishes decks.
            taken[written.filename.lower()] += 1
            again = f"{deck.public_id}-" if taken[written.filename.lower()] > 1 else ""
            changed = timezone.localtime(deck.updated).timetuple()[:6]
            entry = zipfile.ZipInfo(f"{again}{written.filename}", changed)
            archive.writestr(entry, written.text, zipfile.ZIP_DEFLATED)
    return out.getvalue()
