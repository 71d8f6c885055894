"""The legality panel of a deck, of a version, or of a list that is not stored."""

from collections.abc import Sequence
from datetime import date
from urllib.parse import urlencode

from django.urls import reverse

import rules
from decks import values
from decks.models import Deck, DeckVersion
from decks.verdicts import checks, fixes, upcoming_changes
from decks.verdicts.presentation.sections import SectionView
from decks.verdicts.presentation.verdicts import OUTCOMES, VerdictPage, anchors_of, formats_page, verdict_page
from decks.verdicts.verdict import Glances, Verdict

Json = dict[str, object]


def deck_panel(
    deck: Deck,
    verdict: Verdict,
    sections: Sequence[SectionView],
    glances: Glances | None,
    *,
    editing: bool = False,
) -> Json:
    """Lay out `verdict` and `formats` for the current deck; `editing` offers fixes.

    Without `glances` the page fetches the formats later, as `deck_formats` lays them out.
    """
    offered = fixes.fix_offers(deck, verdict) if editing else fixes.FixOffers({})
    page = verdict_page(verdict, anchors_of(sections), offered.single)
    page["fix_all"] = offered.together
    page["warnings"] = deck.warnings
    _put_addresses(page, deck, deck.version, verdict)
    value = values.to_rules(deck)
    _put_upcoming(page, value, verdict)
    if glances is None:
        return {"verdict": page, "later": True}
    return {"verdict": page} | _formats(value, verdict["format"], verdict["as_of"], glances)


def deck_formats(deck: Deck, format: str, as_of: date) -> Json:
    """Lay out `headline` and `formats` for the current deck, where `format` is shown on a day."""
    return _formats(values.to_rules(deck), format, as_of.isoformat(), checks.all_formats(deck, as_of, format))


def version_panel(
    kept: DeckVersion, value: rules.Deck, verdict: Verdict, sections: Sequence[SectionView]
) -> Json:
    """Lay out `verdict` and `formats` for a version, whose contents are `value`."""
    page = verdict_page(verdict, anchors_of(sections))
    _put_addresses(page, kept.deck, kept.number, verdict)
    page["warnings"] = kept.warnings
    glances = checks.glance(value, date.fromisoformat(verdict["as_of"]), verdict["format"])
    return {"verdict": page} | _with_upcoming(page, value, verdict, glances)


def list_panel(value: rules.Deck, verdict: Verdict, page: VerdictPage) -> Json:
    """Lay out `verdict` and `formats` for a list that is not stored, and so has no URL.

    `page` is the verdict laid out, with what else is to be said of the list.
    """
    glances = checks.glance(value, date.fromisoformat(verdict["as_of"]), verdict["format"])
    return {"verdict": page} | _with_upcoming(page, value, verdict, glances)


def _with_upcoming(page: VerdictPage, value: rules.Deck, verdict: Verdict, glances: Glances) -> Json:
    """Add upcoming changes to a page, and return the formats' verdicts with theirs."""
    _put_upcoming(page, value, verdict)
    return _formats(value, verdict["format"], verdict["as_of"], glances)


def _put_upcoming(page: VerdictPage, value: rules.Deck, verdict: Verdict) -> None:
    page["ahead"] = [
        {**one, "word": OUTCOMES[one["verdict"]]} for one in upcoming_changes.ahead(value, verdict)
    ]


def _formats(value: rules.Deck, format: str, as_of: str, glances: Glances) -> Json:
    turns = upcoming_changes.turns(value, glances["formats"], date.fromisoformat(as_of))
    return formats_page(glances, format, turns)


def _put_addresses(page: VerdictPage, deck: Deck, number: int, verdict: Verdict) -> None:
    """Put the permanent URLs of a verdict on its page: as a page and as JSON."""
    asked = urlencode({"format": verdict["format"], "as_of": verdict["as_of"]})
    page["address"] = f"{reverse('deck-version-legality', args=[deck.public_id, number])}?{asked}"
    page["data"] = f"{reverse('api:deck-version-verdict', args=[deck.public_id, number])}?{asked}"
