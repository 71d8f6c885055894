"""Keeps verdicts from one page view to the next. Without it every page would say the same, only later."""

import hashlib
import json
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any

from django.db import DatabaseError, transaction

from decks.models import Deck, DeckCard, DeckVersion, StoredVerdict
from decks.verdicts import digests
from decks.verdicts.verdict import Verdict
from rules import Format, System

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Key:
    """Everything that a verdict depends on; see StoredVerdict."""

    content_hash: str
    format: str
    state_day: str
    list_version: str
    engine_version: str


def key_of(of: System, form: Format, content: str, as_of: date) -> Key:
    """Return what a verdict on some content, in a format, on a day is kept under."""
    days = [day for day in form.days if day <= as_of]
    state_day = days[-1].isoformat() if days else ""
    return Key(content, form.code, state_day, digests.list_version(of, form), digests.engine_version(of))


def content_hash(deck: Deck, rows: Iterable[DeckCard]) -> str:
    """Identify what a deck holds: the same for any order of its rows, another for any other content."""
    return _hash(
        deck.system, ((row.section, row.card.card_id, row.quantity) for row in rows), deck.unresolved
    )


def hash_of_version(kept: DeckVersion) -> str:
    """Identify what a deck held at a version: as `content_hash` did while the deck held it."""
    return _hash(kept.deck.system, (tuple(row[:3]) for row in kept.cards), kept.unresolved)


def _hash(system: str, cards: Iterable[tuple[str, str, int]], unresolved: Sequence[Mapping[str, Any]]) -> str:
    content = json.dumps([system, sorted(cards), unresolved], sort_keys=True)
    return hashlib.sha256(content.encode()).hexdigest()


def find(wanted: Mapping[Deck, Iterable[Key]]) -> dict[tuple[int, Key], Verdict]:
    """Return the verdicts that are kept, by the deck's key in the database and what it was kept under."""
    keys = {key for keys in wanted.values() for key in keys}
    held = StoredVerdict.objects.filter(
        deck__in=[deck.pk for deck in wanted],
        content_hash__in={key.content_hash for key in keys},
        format__in={key.format for key in keys},
    )
    kept: dict[tuple[int, Key], Verdict] = {}
    for one in held:
        key = Key(one.content_hash, one.format, one.state_day, one.list_version, one.engine_version)
        if key in keys:
            kept[one.deck_id, key] = one.verdict
    return kept


def keep(deck: Deck, fresh: Mapping[Key, Verdict]) -> None:
    """Keep verdicts on a deck's content; those on earlier content, or by earlier rules, are dropped.

    Where nothing can be written, they are worked out again for the next reader.
    """
    rows = [StoredVerdict(deck=deck, verdict=verdict, **asdict(key)) for key, verdict in fresh.items()]
    try:
        with transaction.atomic():
            held = StoredVerdict.objects.filter(deck=deck)
            held.exclude(content_hash=rows[0].content_hash, engine_version=rows[0].engine_version).delete()
            # Another request may have kept the same verdict meanwhile.
            StoredVerdict.objects.bulk_create(rows, ignore_conflicts=True)
    except DatabaseError as error:
        log.warning("verdicts on a deck could not be kept: %s", error)


Judge = Callable[[Sequence[Format]], Sequence[Verdict]]


def kept(
    of: System,
    deck: Deck,
    rows: Iterable[DeckCard],
    forms: Sequence[Format],
    as_of: date,
    judge: Judge,
) -> dict[str, Verdict]:
    """Return a deck's verdict in each format, by format code; `judge` is asked only for those not kept."""
    content = content_hash(deck, rows)
    keys = {form: key_of(of, form, content, as_of) for form in forms}
    verdicts = {key: verdict for (_, key), verdict in find({deck: keys.values()}).items()}
    fresh = [form for form, key in keys.items() if key not in verdicts]
    if fresh:
        judged = {keys[form]: verdict for form, verdict in zip(fresh, judge(fresh), strict=True)}
        keep(deck, judged)
        verdicts |= judged
    return {form.code: {**verdicts[key], "as_of": as_of.isoformat()} for form, key in keys.items()}
