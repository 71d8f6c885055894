"""Keeps verdicts from one page view to the next. Without it every page would say the same, only later."""

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from typing import Any

from django.db import transaction

from decks import versions
from decks.models import Deck, DeckCard, StoredVerdict
from rules import Format

Json = dict[str, Any]


def content_hash(deck: Deck, rows: Iterable[DeckCard]) -> str:
    """Identify what a deck holds: the same for any order of its rows, another for any other content."""
    cards = sorted((row.section, row.card.card_id, row.quantity) for row in rows)
    content = json.dumps([deck.system, cards, deck.unresolved], sort_keys=True)
    return hashlib.sha256(content.encode()).hexdigest()


def state_day(form: Format, as_of: date) -> str:
    """Return the last day up to this one on which the format changed, as ISO text; "" before any."""
    days = [day for day in form.dates if day <= as_of]
    return days[-1].isoformat() if days else ""


def kept(
    deck: Deck,
    rows: Iterable[DeckCard],
    forms: Iterable[Format],
    as_of: date,
    judge: Callable[[Format], Json],
) -> dict[str, Json]:
    """Return a deck's verdict in each format, by format code; `judge` is asked only for those not kept.

    Verdicts on an earlier content, or by earlier rules, are dropped as new ones are kept.
    """
    digest = content_hash(deck, rows)
    engine = versions.engine_version(deck.system)
    wanted = {
        form.code: (state_day(form, as_of), versions.list_version(deck.system, form.code)) for form in forms
    }
    current = StoredVerdict.objects.filter(deck=deck, content_hash=digest, engine_version=engine)
    found = {
        one.format: one.verdict
        for one in current.filter(format__in=wanted)
        if wanted[one.format] == (one.state_day, one.list_version)
    }
    fresh = {form.code: judge(form) for form in forms if form.code not in found}
    if fresh:
        _keep(deck, digest, engine, wanted, fresh)
    verdicts = found | fresh
    return {code: {**verdicts[code], "as_of": as_of.isoformat()} for code in wanted}


def _keep(
    deck: Deck, digest: str, engine: str, wanted: Mapping[str, tuple[str, str]], fresh: Mapping[str, Json]
) -> None:
    rows = [
        StoredVerdict(
            deck=deck,
            content_hash=digest,
            format=code,
            state_day=wanted[code][0],
            list_version=wanted[code][1],
            engine_version=engine,
            verdict=verdict,
        )
        for code, verdict in fresh.items()
    ]
    with transaction.atomic():
        held = StoredVerdict.objects.filter(deck=deck)
        held.exclude(content_hash=digest, engine_version=engine).delete()
        # Another request may have kept the same verdict meanwhile.
        StoredVerdict.objects.bulk_create(rows, ignore_conflicts=True)
