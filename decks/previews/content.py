"""The previews of decks and verdicts, and what is on their pictures.

A private deck has no preview: its pages show chats nothing but the site, even to its owner.
"""

from urllib.parse import urlencode

from django.urls import reverse

import rules
from common.access import PRIVATE
from common.link_previews import LinkPreview
from common.pictures import Picture, Row
from decks.models import Deck, DeckVersion
from decks.verdicts import presentation
from decks.verdicts.presentation.verdicts import VerdictPage
from decks.verdicts.verdict import Verdict
from rules.construction.deck import merged


def deck_preview(deck: Deck, verdict: VerdictPage, asked: str = "") -> LinkPreview | None:
    """Return the preview of a deck's page with a verdict; `asked` is the query of format and day."""
    path = reverse("deck-picture", args=[deck.public_id])
    return _preview(deck, verdict, f"{path}?{asked}" if asked else f"{path}?v={deck.version}")


def version_preview(
    deck: Deck, kept: DeckVersion, verdict: VerdictPage, asked: str = ""
) -> LinkPreview | None:
    """Return the preview of a version's page, like `deck_preview`."""
    path = reverse("deck-version-picture", args=[deck.public_id, kept.number])
    return _preview(deck, verdict, f"{path}?{asked}" if asked else path, f", version {kept.number}")


def query_of(format: str | None, as_of: object) -> str:
    """Return the query of a picture for a requested format and day."""
    return urlencode({key: value for key, value in (("format", format), ("as_of", as_of)) if value})


def _preview(deck: Deck, verdict: VerdictPage, picture: str, which: str = "") -> LinkPreview | None:
    if deck.visibility == PRIVATE:
        return None
    says = f"{verdict['word']} in {verdict['format'].name}, {rules.system(deck.system).name}. "
    return LinkPreview(f"{deck.name}{which}", says + verdict["sentence"], picture)


def picture_of(name: str, value: rules.Deck, verdict: Verdict) -> Picture:
    """Return what is on the picture of a deck: its verdict, and as many of its cards as fit."""
    of, page = rules.system(value.system), presentation.verdict_page(verdict)
    order = {section.code: place for place, section in enumerate(of.sections)}
    entries = sorted(merged(value.entries), key=lambda one: (order.get(one.section, len(order)), -one.count))
    rows = tuple(Row(str(one.count), one.card.name) for one in entries)
    return Picture(
        system=value.system,
        title=name,
        subtitle=f"{of.name} · {page['format'].name}",
        outcome=page["outcome"],
        word=page["word"],
        sentence=page["sentence"],
        rows=rows,
        unit="card",
    )
