"""The legality panel of a deck, of a version, or of a list that is not stored."""

from collections.abc import Sequence
from datetime import date
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse

import rules
from decks import values
from decks.models import Deck, DeckVersion
from decks.verdicts import checks, fixes, upcoming_changes
from decks.verdicts.presentation.sections import SectionView
from decks.verdicts.presentation.verdicts import OUTCOMES, anchors_of, formats_page, verdict_page
from decks.verdicts.verdict import Glances, Verdict

Json = dict[str, Any]


def deck_panel(
    deck: Deck,
    verdict: Verdict,
    sections: Sequence[SectionView],
    glances: Glances,
    *,
    editing: bool = False,
) -> Json:
    """Lay out `verdict` and `formats` for the current deck; `editing` offers fixes."""
    offered = fixes.fix_offers(deck, verdict) if editing else fixes.FixOffers({})
    page = verdict_page(verdict, anchors_of(sections), offered.single)
    page["fix_all"] = offered.together
    page["warnings"] = deck.warnings
    page |= _addresses(deck, deck.version, verdict)
    return {"verdict": page} | _with_upcoming(page, values.to_rules(deck), verdict, glances)


def version_panel(
    kept: DeckVersion, value: rules.Deck, verdict: Verdict, sections: Sequence[SectionView]
) -> Json:
    """Lay out `verdict` and `formats` for a version, whose contents are `value`."""
    page = verdict_page(verdict, anchors_of(sections)) | _addresses(kept.deck, kept.number, verdict)
    page["warnings"] = kept.warnings
    glances = checks.glance(value, date.fromisoformat(verdict["as_of"]), verdict["format"])
    return {"verdict": page} | _with_upcoming(page, value, verdict, glances)


def list_panel(value: rules.Deck, verdict: Verdict) -> Json:
    """Lay out `verdict` and `formats` for a list that is not stored, and so has no URL."""
    page = verdict_page(verdict)
    glances = checks.glance(value, date.fromisoformat(verdict["as_of"]), verdict["format"])
    return {"verdict": page} | _with_upcoming(page, value, verdict, glances)


def _with_upcoming(
    page: Json,
    value: rules.Deck,
    verdict: Verdict,
    glances: Glances,
) -> Json:
    """Add upcoming changes to a page, and return the formats' verdicts with theirs."""
    held = glances["formats"]
    page["ahead"] = [
        {**one, "word": OUTCOMES[one["verdict"]]} for one in upcoming_changes.ahead(value, verdict)
    ]
    turns = upcoming_changes.turns(value, held, date.fromisoformat(verdict["as_of"]))
    return formats_page(glances, verdict["format"], turns)


def _addresses(deck: Deck, number: int, verdict: Verdict) -> Json:
    """The permanent URLs of this verdict, as a page and as JSON."""
    asked = {"format": verdict["format"], "as_of": verdict["as_of"]}
    page = reverse("deck-version-legality", args=[deck.public_id, number])
    data = reverse("api:deck-version-verdict", args=[deck.public_id, number])
    return {
        "address": f"{page}?{urlencode(asked)}",
        "data": f"{data}?{urlencode(asked)}",
    }
